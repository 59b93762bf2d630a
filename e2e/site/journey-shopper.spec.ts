/** A shopper on a desktop. */
import { DESKTOP } from '../device-actions.ts';
import { test } from '../product.ts';
import { shopForAProjector } from './shopper-day.ts';

test('shopper goes from a search result to the shop by mouse', async ({ page, faults: _ }) => {
  test.setTimeout(300_000);
  await shopForAProjector(page, DESKTOP);
});
