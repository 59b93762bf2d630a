import { isMeasured } from '@lumen-throw/domain/evidence';
import { ASPECT_RATIOS, type AspectRatio } from '@lumen-throw/throw/image-size';
import {
  lensFromFormula,
  lensFromRatio,
  ULTRA_SHORT_RATIO,
  type Lens,
  type LensFacts,
} from '@lumen-throw/throw/lens';
import { isValidRatio, type Range } from '@lumen-throw/throw/throw-distance';
import { bestValue, computingFigures } from './best-figures.ts';
import type { ProjectorSummary } from './projector-query.ts';

type LensContent = Pick<ProjectorSummary, 'kind' | 'distance' | 'throwRatio' | 'pictureSizes' | 'resolution'>;
type LawContent = NonNullable<NonNullable<LensContent['distance']>[number]>;
type EndContent = LawContent['wide'];

/** Chips are of these shapes; scope is a shape of pictures only. */
const CHIP_SHAPES = ['16:9', '16:10', '4:3'] as const satisfies readonly AspectRatio[];

/** How far a chip's pixels may be from a shape: 1366 × 768 is 16:9. */
const SHAPE_TOLERANCE = 0.02;

/** Shape of the chip by its best evidence; null where no pixels are known, or they make no known shape. */
function chipShape({ resolution }: LensContent): AspectRatio | null {
  const ratio = bestValue(resolution, ({ width, height }) => (width && height ? width / height : null));
  if (ratio === null) return null;
  return CHIP_SHAPES.find((shape) => Math.abs(ratio / ASPECT_RATIOS[shape] - 1) < SHAPE_TOLERANCE) ?? null;
}

/** What a law gives for one end: its line and the sizes that it holds for; null where a part is missing. */
export function endOf(content: EndContent) {
  const { a = null, b = null, smallest = null, largest = null } = content ?? {};
  if (!a || b === null || smallest === null || largest === null || smallest > largest) return null;
  return { line: { slope: a, intercept: b }, sizes: { min: smallest, max: largest } };
}

/** Whether a law's wide end is filled in, so that distances follow from it. */
export function isLaw({ wide }: { wide: EndContent }): boolean {
  return endOf(wide) !== null;
}

/** Rows from which on a table can be checked against itself; fewer are quoted, whoever printed them. */
const ROWS_OF_A_TABLE = 3;

/** What the printed rows say about a law, and who printed them. */
function basisOf(rows: number | null, evidence: LawContent['evidence']): Lens['basis'] {
  if (rows === 1) return 'one distance';
  if (evidence?.kind === 'claim') return "seller's table";
  if (evidence?.relayed || isMeasured(evidence?.kind)) return 'relayed rows';
  if (rows === null || rows === 0) return 'formula';
  return rows < ROWS_OF_A_TABLE ? 'relayed rows' : 'table';
}

/** Sizes for which a throw ratio is taken where no source says for which the model is offered, in inches. */
const USUAL_SIZES: Range = { min: 60, max: 150 };

/** The sizes that a figure holds for; null where an end is missing. */
export function sizesOf({ min, max }: Partial<Record<keyof Range, number | null>>): Range | null {
  return min && max && min <= max ? { min, max } : null;
}

/**
 * The lens of a plain throw ratio. Null for an ultra short throw: its ratio counts from a lens deep inside
 * of the cabinet, and says nothing of the gap to the wall.
 */
function ratioLens(projector: LensContent, ratio: Range): Lens | null {
  if (projector.kind === 'ultraShortThrow' || ratio.max <= ULTRA_SHORT_RATIO) return null;
  return lensFromRatio(ratio, {
    chip: chipShape(projector) ?? '16:9',
    sizes: { wide: bestValue(projector.pictureSizes, sizesOf) ?? USUAL_SIZES },
  });
}

/** The shape of a chip that nobody names: that of the pictures in its table, but no chip is as wide as scope. */
function likelyChip(printedFor: AspectRatio | null): AspectRatio {
  return printedFor === null || printedFor === '2.35:1' ? '16:9' : printedFor;
}

/** Whether a law has more than one distance, so that others follow from it. */
export function isWhole({ rows }: { rows: number | null }): boolean {
  return rows !== 1;
}

/**
 * The lens of a projector by the best evidence that content has: a maker's table or formula, else a
 * throw ratio, else a printed distance. Null where nothing is known. Each holds for the sizes that its
 * source prints.
 */
export function projectorLens(projector: LensContent): Lens | null {
  const laws = computingFigures(projector.distance).flatMap((law) => {
    const wide = endOf(law.wide);
    return wide ? [{ ...law, wide, tele: endOf(law.tele) }] : [];
  });
  const law = laws.find(isWhole) ?? null;
  const ratio = bestValue(projector.throwRatio, ({ min, max }) => {
    const found = { min: min ?? 0, max: max ?? 0 };
    return isValidRatio(found) ? found : null;
  });
  const byRatio = law || !ratio ? null : ratioLens(projector, ratio);
  const used = law ?? (byRatio ? null : (laws[0] ?? null));
  if (!used) return byRatio;
  const { wide, tele } = used;
  const facts: LensFacts = {
    chip: chipShape(projector) ?? likelyChip(used.aspect),
    printedFor: used.aspect ?? '16:9',
    measuredFrom: used.measuredFrom ?? 'lens',
    sizes: { wide: wide.sizes, ...(tele ? { tele: tele.sizes } : {}) },
    farEndUnknown: used.farEnd !== 'none',
  };
  return {
    ...lensFromFormula(wide.line, tele?.line ?? null, facts),
    basis: basisOf(used.rows, used.evidence),
    isRounded: used.rows === 1 || used.rows === 2,
  };
}
