/** A shopper on the sofa, with a phone. */
import { PHONE, PHONE_DEVICE } from '../hands.ts';
import { test } from '../product.ts';
import { shopForAProjector } from './shopper-day.ts';

test.use(PHONE_DEVICE);

test('from a search result to the shop, with a finger', async ({ page, faults: _ }) => {
  test.setTimeout(300_000);
  await shopForAProjector(page, PHONE);
});
