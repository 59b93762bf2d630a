/** A shopper on the sofa, with a phone. */
import { test } from './product.ts';
import { shopForAProjector } from './shopper-day.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('from a search result to the shop, with a finger', async ({ page, faults: _ }) => {
  test.setTimeout(120_000);
  await shopForAProjector(page, {
    press: (target) => target.tap(),
    choose: async (where, menu, entry) => {
      await where.getByRole('button', { name: 'Open menu' }).tap();
      const group = where.getByRole('navigation', { name: 'Menu' }).getByRole('region', { name: menu });
      await group.getByRole('link', { name: entry }).tap();
    },
  });
});
