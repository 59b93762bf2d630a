import { createHash } from 'node:crypto';
import type { SpecMutant } from '../mutants.ts';

/**
 * Mutants of as many statements as asked for, one of each, by chance.
 * @param seed decides which; the same seed always draws the same
 */
export function drawMutants(
  mutants: readonly SpecMutant[],
  count: number,
  seed: string,
): readonly SpecMutant[] {
  const lot = ({ statement, file, find }: SpecMutant): string =>
    createHash('sha256')
      .update(JSON.stringify([seed, statement, file, find]))
      .digest('hex');
  const drawn = new Map<string, SpecMutant>();
  for (const mutant of mutants.toSorted((a, b) => lot(a).localeCompare(lot(b)))) {
    if (drawn.size === count) break;
    if (!drawn.has(mutant.statement)) drawn.set(mutant.statement, mutant);
  }
  return [...drawn.values()];
}
