/** On a phone the result stays in sight, in one line, while one changes the fields. */
import { CALCULATOR, CALCULATOR_FRAME, number, open, results } from './calculator-page.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 390, height: 664 } });

test('the line follows the fields, and stands where it is when the results come', async ({ page }) => {
  await open(page, CALCULATOR);
  const line = page.locator('[data-sticky-result]');
  const field = number(page, 'Screen diagonal');
  // Of the page as a whole, what is far below the screen is a guess that the browser may change.
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

  // At the results it is at rest, right above them, and covers nothing.
  await results(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const foot = await line.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await results(page).evaluate((element) => element.getBoundingClientRect().top);
  expect(foot).toBeLessThanOrEqual(top + 1);
});

test('no field that takes the focus is covered by it', async ({ page }) => {
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

test('it is not on paper, not on a desk and not in the frame of other sites', async ({ page }) => {
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
