import type { EvidenceKind } from '@lumen-throw/domain/evidence';
import { ASPECT_RATIOS, type AspectRatio } from '@lumen-throw/throw/image-size';
import { lensFromFormula, lensFromRatio, type Lens, type LensFacts } from '@lumen-throw/throw/lens';
import type { Line } from '@lumen-throw/throw/printed-rows';
import { isValidRatio } from '@lumen-throw/throw/throw-distance';
import { bestValue, figuresOf } from './best-figures.ts';
import type { ProjectorSummary } from './projector-query.ts';

type LensContent = Pick<ProjectorSummary, 'distance' | 'throwRatio' | 'resolution'>;

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

function line(content: { a: number | null; b: number | null } | null | undefined): Line | null {
  return content?.a && content.b !== null ? { slope: content.a, intercept: content.b } : null;
}

/** Whether a law's wide end is filled in, so that distances follow from it. */
export function isLaw({ wide }: { wide: { a: number | null; b: number | null } | null }): boolean {
  return line(wide) !== null;
}

/** What the number of printed rows says about a law, and who printed them. */
function basisOf(rows: number | null, kind: EvidenceKind | null | undefined): Lens['basis'] {
  if (rows === 1) return 'one distance';
  if (kind === 'claim') return "seller's table";
  return rows ? 'table' : 'formula';
}

/** The shape of a chip that nobody names: that of the pictures in its table, but no chip is as wide as scope. */
function likelyChip(printedFor: AspectRatio | null): AspectRatio {
  return printedFor === null || printedFor === '2.35:1' ? '16:9' : printedFor;
}

/**
 * The lens of a projector by the best evidence that content has: a maker's table or formula, else a
 * printed distance, else a throw ratio. Null where nothing is known.
 */
export function projectorLens(projector: LensContent): Lens | null {
  const laws = figuresOf(projector.distance).flatMap((law) => {
    const wide = line(law.wide);
    return wide ? [{ ...law, wide, tele: line(law.tele) }] : [];
  });
  const law = laws.find(({ rows }) => rows !== 1) ?? null;
  const ratio = figuresOf(projector.throwRatio)
    .map(({ min, max }) => ({ min: min ?? Number.NaN, max: max ?? Number.NaN }))
    .find(isValidRatio);
  const used = law ?? (ratio ? null : (laws[0] ?? null));
  if (used) {
    const facts: LensFacts = {
      chip: chipShape(projector) ?? likelyChip(used.aspect),
      printedFor: used.aspect ?? '16:9',
      measuredFrom: used.measuredFrom ?? 'lens',
    };
    return {
      ...lensFromFormula(used.wide, used.tele, facts),
      basis: basisOf(used.rows, used.evidence?.kind),
    };
  }
  return ratio ? lensFromRatio(ratio, { chip: chipShape(projector) ?? '16:9' }) : null;
}
