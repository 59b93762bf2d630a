import { createHash } from 'node:crypto';
import type { SpecMutant } from './mutant.ts';

/**
 * Mutants of as many rows as asked for, one of each, by chance.
 * @param seed decides which; the same seed always draws the same
 */
export function drawMutants(
  mutants: readonly SpecMutant[],
  count: number,
  seed: string,
): readonly SpecMutant[] {
  const lot = ({ row, file, find }: SpecMutant): string =>
    createHash('sha256')
      .update(JSON.stringify([seed, row, file, find]))
      .digest('hex');
  const drawn = new Map<string, SpecMutant>();
  for (const mutant of mutants.toSorted((a, b) => lot(a).localeCompare(lot(b)))) {
    if (drawn.size === count) break;
    if (!drawn.has(mutant.row)) drawn.set(mutant.row, mutant);
  }
  return [...drawn.values()];
}
