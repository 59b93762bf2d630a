/** A shopper at a desk. */
import { test } from './product.ts';
import { shopForAProjector } from './shopper-day.ts';

test('from a search result to the shop, with a mouse', async ({ page, faults: _ }) => {
  test.setTimeout(120_000);
  await shopForAProjector(page, {
    press: (target) => target.click(),
    choose: async (where, menu, entry) => {
      const banner = where.getByRole('banner');
      await banner.getByRole('button', { name: menu }).click();
      await banner.getByRole('link', { name: entry }).click();
    },
  });
});
