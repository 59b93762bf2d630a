/** A shopper on a phone. */
import { PHONE, PHONE_DEVICE } from '../device-actions.ts';
import { test } from '../product.ts';
import { shopForAProjector } from './shopper-day.ts';

test.use(PHONE_DEVICE);

test('shopper goes from a search result to the shop by touch @nightly', async ({ page, faults: _ }) => {
  test.setTimeout(300_000);
  await shopForAProjector(page, PHONE);
});
