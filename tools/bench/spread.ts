/** A figure of several loads: the middle one, and between which two all of them are. */
export interface Spread {
  middle: number;
  least: number;
  most: number;
}

/** @param values at least one */
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const [least = Number.NaN] = sorted;
  return { least, middle: sorted[Math.floor(sorted.length / 2)] ?? least, most: sorted.at(-1) ?? least };
}
