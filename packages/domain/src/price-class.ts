/** The class of price for a sum. */
import type { PriceClass } from './figures.ts';

/** Highest prices of the classes that have one, in US dollars. */
const PRICE_LIMITS = [
  [300, 'upTo300'],
  [800, 'upTo800'],
  [2000, 'upTo2000'],
] as const satisfies readonly (readonly [number, PriceClass])[];

/**
 * The highest class of price that holds nothing above a sum; below the lowest class that class, and null
 * above all limits. @param dollars for example 1000, which has the class up to $800
 */
export function priceClassWithin(dollars: number): PriceClass | null {
  const highest = PRICE_LIMITS.at(-1)?.[0] ?? 0;
  if (dollars > highest) return null;
  return PRICE_LIMITS.findLast(([most]) => most <= dollars)?.[1] ?? PRICE_LIMITS[0][1];
}
