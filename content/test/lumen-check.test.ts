import { DOCUMENTED_BOXES } from '@lumen-throw/throw/listing-claims';
import { expect, test } from 'vitest';
import { lumenCheckPage } from '../source/pages/lumen-check.ts';

/** Light that was found where a box was sold with thousands of lumens, or lux, and without a standard. */
function foundInBoxes(): number[] {
  const cases = lumenCheckPage['cases'] as { claimed: string; found: string }[];
  return cases
    .filter(({ claimed }) => Number.parseInt(claimed.replace(',', ''), 10) > 5000)
    .map(({ found }) => Number(/[\d,]+(?= lumens)/.exec(found)?.[0].replace(',', '')));
}

test('the light that is said of dishonest boxes is that of the documented cases', () => {
  const found = foundInBoxes();
  expect(found.length).toBeGreaterThan(3);
  expect({ min: Math.min(...found), max: Math.max(...found) }).toEqual(DOCUMENTED_BOXES);
});
