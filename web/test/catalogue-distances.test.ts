/**
 * Every lens of the catalogue at every size: a distance is given if and only if a source covers it, and it
 * is what the source's rows say. The rows are read from the seed and laid on frames here, by width alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byEvidence, isDoubted, type EvidenceKind } from '@lumen-throw/domain/evidence';
import { DISTANCE_UNITS, type DistanceUnit } from '@lumen-throw/domain/projector';
import { pictureDistances } from '@lumen-throw/throw/lens';
import { expect, test } from 'vitest';
import { quotedProjector } from '../src/shared/projectors/figure-text.ts';
import { projectorLens } from '../src/shared/projectors/projector-lens.ts';

const SHAPES = { '16:9': 16 / 9, '16:10': 1.6, '4:3': 4 / 3, '2.35:1': 2.35 } as const;
type Shape = keyof typeof SHAPES;
const PICTURES = Object.keys(SHAPES) as Shape[];
const CHIPS = ['16:9', '16:10', '4:3'] as const;
const PIXELS = { '16:9': [1920, 1080], '16:10': [1280, 800], '4:3': [1024, 768] } as const;

interface Row {
  diagonal: number;
  wide: number;
  tele?: number;
}

interface Law {
  aspect: Shape;
  unit?: DistanceUnit;
  step?: number;
  rows?: Row[];
  wide: { a: number; b: number; smallest: number; largest: number };
  tele?: Law['wide'];
  evidence: { kind: EvidenceKind; doubted?: boolean };
}

interface Model {
  _type: string;
  slug: { current: string };
  kind: string;
  distance?: Law[];
  pictureSizes?: readonly object[];
  throwRatio?: { min: number; max: number; evidence: Law['evidence'] }[];
}

const models = readFileSync(join(import.meta.dirname, '../../content/seed.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Model)
  .filter(({ _type }) => _type === 'projector');

/** Width of the least frame of a chip around a picture. */
function frameWidth(diagonal: number, shape: Shape, chip: Shape): number {
  const height = diagonal / Math.hypot(SHAPES[shape], 1);
  return Math.max(height * SHAPES[shape], height * SHAPES[chip]);
}

/** The law that counts, by its evidence; one printed distance only where there is no ratio either. */
function lawOf({ kind, distance = [], throwRatio = [] }: Model): Law | null {
  const laws = byEvidence(distance).filter((law) => !isDoubted(law));
  const whole = laws.find(({ rows }) => rows?.length !== 1);
  const hasRatio = kind !== 'ultraShortThrow' && throwRatio.length > 0;
  return whole ?? (hasRatio ? null : (laws[0] ?? null));
}

/** Distances that printed rows allow for one end at a diagonal, half a digit to both sides; null outside. */
function allowed(law: Law, end: 'wide' | 'tele', diagonal: number): { min: number; max: number } | null {
  const { rows = [], unit = 'in', step = 0 } = law;
  const printed = rows.flatMap((row) => {
    const value = row[end];
    return value === undefined ? [] : [{ diagonal: row.diagonal, distance: value * DISTANCE_UNITS[unit] }];
  });
  const slack = step * DISTANCE_UNITS[unit] * 0.5 + 0.002;
  const above = printed.find((row) => row.diagonal >= diagonal - 1e-6);
  const below = printed.findLast((row) => row.diagonal <= diagonal + 1e-6);
  if (!above || !below) return null;
  const way = above.diagonal - below.diagonal;
  const share = way > 1e-6 ? (diagonal - below.diagonal) / way : 0;
  const middle = below.distance + (above.distance - below.distance) * share;
  // Between two rows both may be rounded, each its own way.
  const most = way > 1e-6 ? slack * 2 : slack;
  return { min: middle - most, max: middle + most };
}

function isAllowed(value: number, range: { min: number; max: number }): boolean {
  return value >= range.min && value <= range.max;
}

test('every model × 40 to 300 in × both ends × chip and picture shapes follows its source', () => {
  const problems: string[] = [];
  let looked = 0;
  let given = 0;
  for (const model of models) {
    const law = lawOf(model);
    if (!law?.rows?.length) continue;
    for (const chip of CHIPS) {
      const [width, height] = PIXELS[chip];
      const resolution = [{ width, height, evidence: { kind: 'maker' } }];
      const lens = projectorLens(quotedProjector({ ...model, resolution }));
      for (const shape of PICTURES)
        for (let diagonal = 40; diagonal <= 300; diagonal += 1) {
          looked += 1;
          // The printed picture that needs the same frame.
          const printed = frameWidth(diagonal, shape, chip) / frameWidth(1, law.aspect, chip);
          const near = allowed(law, 'wide', printed);
          const far = law.tele ? allowed(law, 'tele', printed) : near;
          const found = lens && pictureDistances(lens, { diagonal, aspect: shape });
          if (found) given += 1;
          const from = near ?? far;
          const to = far ?? near;
          const isRight =
            found && from && to
              ? found.min > 0 && isAllowed(found.min, from) && isAllowed(found.max, to)
              : !found && !from;
          if (!isRight) problems.push(`${model.slug.current}, ${chip}, ${diagonal} in of ${shape}`);
        }
    }
  }
  expect(problems).toEqual([]);
  expect(looked).toBeGreaterThan(60_000);
  expect(given).toBeGreaterThan(10_000);
});

test('a model with a ratio alone has distances from 60 to 150 in, and an ultra short throw none', () => {
  const byRatio = models.filter(
    (model) => !lawOf(model) && (model.throwRatio?.length ?? 0) > 0 && !model.pictureSizes?.length,
  );
  expect(byRatio.length).toBeGreaterThan(4);
  const wrong = byRatio.filter((model) => {
    const lens = projectorLens(quotedProjector({ ...model }));
    if (model.kind === 'ultraShortThrow') return lens !== null;
    return [40, 59, 60, 100, 150, 151, 300].some((diagonal) => {
      const found = lens && pictureDistances(lens, { diagonal, aspect: '16:9' });
      return (found !== null) !== (diagonal >= 60 && diagonal <= 150);
    });
  });
  expect(wrong.map(({ slug }) => slug.current)).toEqual([]);
});
