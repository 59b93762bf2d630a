/** Sizes that a lens fills from a place: the inverse of its distances. Lengths are inches. */
import { LEAST_DISTANCE, SAME_SIZE, type Lens } from './lens.ts';
import { diagonalOn, type Line } from './printed-rows.ts';
import type { Range } from './throw-distance.ts';

/** Sizes for which the same ends of a zoom are known. */
interface Piece {
  /** Diagonals of the chip's frame. */
  sizes: Range;
  near: Line;
  far: Line;
}

function common(one: Range, other: Range): Range {
  return { min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) };
}

/** The parts of a range that another one leaves. */
function outside({ min, max }: Range, other: Range): Range[] {
  return [
    { min, max: Math.min(max, other.min) },
    { min: Math.max(min, other.max), max },
  ];
}

/** The sizes that a source covers: those with both ends of the zoom first, then those with one alone. */
function pieces({ wide, tele, sizes: known }: Lens): Piece[] {
  const anySize = { min: 0, max: Number.POSITIVE_INFINITY };
  const { wide: nearSizes, tele: farSizes } = known ?? { wide: anySize, tele: anySize };
  const both = common(nearSizes, farSizes);
  const hasBoth = both.min <= both.max * (1 + SAME_SIZE);
  // Where both ends are known somewhere, the edge of a part belongs to them.
  const isPart = ({ min, max }: Range) => (hasBoth ? min < max : min <= max);
  const parts = (of: Range, other: Range, line: Line): Piece[] =>
    outside(of, other)
      .filter(isPart)
      .map((sizes) => ({ sizes, near: line, far: line }));
  return [
    ...(hasBoth ? [{ sizes: both, near: wide, far: tele }] : []),
    ...parts(nearSizes, farSizes, wide),
    ...parts(farSizes, nearSizes, tele),
  ];
}

/**
 * Diagonals that the chip's whole frame can have from some place within a range of distances, of those
 * that a source covers; none where the places are all too near or too far. Those with both ends of the
 * zoom known come first. @param stand in inches
 */
export function framesFrom(lens: Lens, stand: Range): Range[] {
  return pieces(lens).flatMap(({ sizes, near, far }) => {
    const min = Math.max(sizes.min, diagonalOn(far, stand.min), diagonalOn(near, LEAST_DISTANCE));
    const max = Math.min(sizes.max, diagonalOn(near, stand.max));
    return max > 0 && min <= max * (1 + SAME_SIZE) ? [{ min: Math.min(min, max), max }] : [];
  });
}

/** Diagonals that the chip's whole frame can have from one place; null where no source gives one. */
export function frameDiagonals(lens: Lens, distance: number): Range | null {
  return framesFrom(lens, { min: distance, max: distance })[0] ?? null;
}

/** All diagonals of the chip's whole frame for which a source gives a distance; null where nothing bounds them. */
export function coveredFrames({ sizes }: Lens): Range | null {
  return (
    sizes && { min: Math.min(sizes.wide.min, sizes.tele.min), max: Math.max(sizes.wide.max, sizes.tele.max) }
  );
}
