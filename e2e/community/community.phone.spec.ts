/** The community on a phone: touch instead of a mouse, and links behind the menu button. */
import { memberTest, openForm, openGallery, shownSetup } from './community-page.ts';
import { PHONE_DEVICE } from '../device-actions.ts';
import { expect, test } from '../product.ts';

test.use(PHONE_DEVICE);

test('shared link shows its setup first, focuses it and hints at swiping @nightly', async ({ page }) => {
  await openGallery(page, '?id=demoSetup00000000003');
  await expect(shownSetup(page)).toBeFocused();
  const box = await shownSetup(page).boundingBox();
  expect(box?.y).toBeLessThan(PHONE_DEVICE.viewport.height / 2);
  await expect(shownSetup(page).getByRole('heading')).toBeInViewport();
  await expect(page.getByText('Swipe to see more setups')).toBeVisible();
  await expect(page.getByText('Use the arrow keys to see more setups')).toBeHidden();
});

for (const [width, native] of [
  [390, true],
  [390, false],
  [320, true],
  [320, false],
] as const)
  test(`ways of sharing stand in columns at ${width} pixels, ${native ? 'five' : 'four'} of them @nightly`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((has) => {
      if (has) Object.defineProperty(navigator, 'share', { value: async () => {}, configurable: true });
      else Reflect.deleteProperty(Navigator.prototype, 'share');
    }, native);
    await page.goto('/inspiration/gallery');
    const ways = page.getByRole('group', { name: 'Share' }).getByRole('button');
    await expect(ways).toHaveCount(native ? 5 : 4);
    const boxes = await ways.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, top } = button.getBoundingClientRect();
        return { left: Math.round(left), right, top: Math.round(top) };
      }),
    );
    const rows = [...Map.groupBy(boxes, ({ top }) => top).values()];
    const columns = new Set(rows[0]?.map(({ left }) => left));
    expect(rows.map((row) => row.length).filter((count) => count < 2)).toEqual([]);
    expect(boxes.filter(({ left, right }) => !columns.has(left) || right > width)).toEqual([]);
  });

memberTest('Ida Falk')('form and controls suit a thumb @nightly', async ({ page }) => {
  await openForm(page);
  await expect(page.getByText('or drop them here')).toBeHidden();
  // The four types form two rows of two.
  const types = page.getByRole('group', { name: 'Type', exact: true }).locator('label');
  const rows = await types.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(rows).toHaveLength(4);
  expect([rows[0] === rows[1], rows[1] === rows[2], rows[2] === rows[3]]).toEqual([true, false, true]);
  for (const control of await shownSetup(page).getByRole('button').all()) {
    const box = await control.boundingBox();
    expect(box?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
  }
});
