import type { ProjectorKind } from '@lumen-throw/domain/projector';

/** Size of a cabinet in inches: across, high, deep. */
interface CabinetSize {
  width: number;
  height: number;
  depth: number;
}

/** What a projector's cabinet is drawn from; null where no source says. */
export interface CabinetFacts {
  kind: ProjectorKind | null;
  /** Kilograms. */
  weight: number | null;
  /** Width and height, in inches. */
  cabinet: { width: number; height: number } | null;
  /** From front to back, in inches; left out where only the front is drawn. */
  depth?: number | null;
}

/**
 * Typical cabinets by weight, in inches. Nobody's own measures: with the kind they make a drawing to
 * scale of what such a projector looks like on a shelf.
 */
const CABINETS: readonly (CabinetSize & { upTo: number })[] = [
  { upTo: 1.2, width: 4.5, height: 4.5, depth: 4.5 },
  { upTo: 2.5, width: 8, height: 3.5, depth: 8 },
  { upTo: 4.5, width: 12, height: 4.3, depth: 9 },
  { upTo: 8, width: 15, height: 5, depth: 11 },
  { upTo: 12, width: 20, height: 6.5, depth: 15 },
  { upTo: Number.POSITIVE_INFINITY, width: 21, height: 8, depth: 19 },
];

/** Kilograms that are likely for a kind, where no source gives a weight. */
const LIKELY_WEIGHT: Readonly<Record<ProjectorKind, number>> = {
  homeTheater: 7,
  gaming: 4,
  shortThrow: 4,
  ultraShortThrow: 11,
  portable: 2,
};

function typicalSize({ kind, weight }: CabinetFacts): CabinetSize {
  const kilograms = weight ?? LIKELY_WEIGHT[kind ?? 'homeTheater'];
  const { width, height, depth } = CABINETS.find(({ upTo }) => kilograms <= upTo) ?? {
    width: 15,
    height: 5,
    depth: 11,
  };
  return kind === 'ultraShortThrow'
    ? { width: Math.max(width, 18), height: Math.min(height, 6), depth: Math.max(depth, 13) }
    : { width, height, depth };
}

/** The size to draw a cabinet at: as its sources say, and typical for kind and weight where they don't. */
export function cabinetSize(facts: CabinetFacts): CabinetSize {
  const typical = typicalSize(facts);
  return { ...typical, ...facts.cabinet, depth: facts.depth ?? typical.depth };
}

/** Where a drawing puts the round lens of a cabinet, from its left and top, and its radius. An ultra short throw has none. */
export function lensPlace(
  kind: ProjectorKind | null,
  { width, height }: Pick<CabinetSize, 'width' | 'height'>,
) {
  const x = width * (kind === 'portable' ? 0.5 : 0.3);
  return { x, y: height / 2, radius: Math.min(height * 0.3, x * 0.7, 1.9) };
}
