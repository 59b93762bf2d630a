/** On a phone, one line keeps the result in view while a visitor changes the fields. */
import { CALCULATOR, CALCULATOR_FRAME, number, open, results } from './calculator-page.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 390, height: 664 } });

test('sticky line follows the fields and rests above the results without moving them @nightly', async ({
  page,
}) => {
  await open(page, CALCULATOR);
  const line = page.locator('[data-sticky-result]');
  const field = number(page, 'Screen diagonal');
  // Measured from the field: the browser may change its guess of the heights far below.
  const placeOfResults = async () =>
    results(page).evaluate(
      (element, above) => element.getBoundingClientRect().top - (above?.getBoundingClientRect().top ?? NaN),
      await field.elementHandle(),
    );
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(results(page).getByRole('definition').first()).not.toBeInViewport();
  const before = await placeOfResults();
  await field.fill('120');
  await expect(line).toContainText('11.8 ft');
  await expect(line).toContainText('10.5 – 13.1 ft');
  await number(page, 'Throw ratio min').fill('3');
  await expect(line).toContainText('The field to fix is marked.');
  await number(page, 'Throw ratio min').fill('1.2');
  await expect(line).toContainText('11.8 ft');
  expect(await placeOfResults()).toBe(before);

  // At the results, the line rests right above them and covers nothing.
  await results(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const foot = await line.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await results(page).evaluate((element) => element.getBoundingClientRect().top);
  expect(foot).toBeLessThanOrEqual(top + 1);
});

test('sticky line never covers a focused field @nightly', async ({ page }) => {
  await open(page, CALCULATOR);
  await page.getByRole('combobox', { name: 'Projector', exact: true }).focus();
  const covered: string[] = [];
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      const line = document.querySelector('[data-sticky-result]');
      if (!focused || !line) return 'nothing';
      const [field, bar] = [focused.getBoundingClientRect(), line.getBoundingClientRect()];
      const isAbove = line.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING;
      return isAbove && field.bottom > bar.top ? (focused.getAttribute('name') ?? focused.outerHTML) : null;
    });
    if (found !== null) covered.push(found);
  }
  expect(covered).toEqual([]);
});

test('sticky line is hidden in print, on a desktop and in the embed frame @nightly', async ({ page }) => {
  await open(page, CALCULATOR);
  const line = page.locator('[data-sticky-result]');
  await expect(line).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(line).toBeHidden();
  await open(page, CALCULATOR_FRAME);
  await expect(line).toHaveCount(0);
});
