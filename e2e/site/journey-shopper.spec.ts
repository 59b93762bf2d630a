/** A shopper at a desk. */
import { DESK } from '../hands.ts';
import { test } from '../product.ts';
import { shopForAProjector } from './shopper-day.ts';

test('from a search result to the shop, with a mouse', async ({ page, faults: _ }) => {
  test.setTimeout(300_000);
  await shopForAProjector(page, DESK);
});
