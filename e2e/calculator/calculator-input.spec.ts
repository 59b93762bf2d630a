import { CALCULATOR, number, open, results, slider } from './calculator-page.ts';
import { expect, test } from '../product.ts';

test('all controls work with the keyboard alone @nightly', async ({ page }) => {
  await open(page, CALCULATOR);
  await page.getByRole('button', { name: 'Share' }).focus();
  const reached: string[] = [];
  for (let steps = 0; steps < 8; steps += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        return at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.type : '';
      }),
    );
  }
  expect(reached).toEqual(['radio', 'radio', 'select-one', 'text', 'text', 'text', 'range', 'text']);
  // The browser handles Home and End of a slider.
  await slider(page, 'Screen diagonal').press('End');
  await expect(number(page, 'Screen diagonal')).toHaveValue('200');
  await slider(page, 'Screen diagonal').press('Home');
  await expect(number(page, 'Screen diagonal')).toHaveValue('60');
});

test('draws the diagram to scale and updates it with the input @nightly [2.14-14]', async ({ page }) => {
  await open(page, CALCULATOR);
  const drawing = results(page).getByRole('img', { name: /to scale/ });
  const measure = () =>
    drawing.evaluate((svg) => {
      const ends = (part: string) => {
        const points = svg.querySelector(`[data-part=${part}]`)?.getAttribute('points') ?? '';
        return points.split(/[ ,]/).map(Number);
      };
      const [, top = 0, , bottom = 0] = ends('picture');
      return { screen: bottom - top, lens: (ends('lens')[0] ?? 0) - 26 };
    });
  const hundred = await measure();
  // 49.03 inches high, 117.66 inches away.
  expect(hundred.lens / hundred.screen).toBeCloseTo(117.66 / 49.03, 2);
  await number(page, 'Screen diagonal').fill('104');
  const more = await measure();
  expect(more.lens / more.screen).toBeCloseTo(117.66 / 49.03, 2);
  expect(more.lens / hundred.lens).toBeCloseTo(1.04, 3);
  await expect(drawing.locator('desc')).toHaveText(/104 in screen.*10\.2 ft/);
});

test('keeps values entered before hydration @nightly', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(CALCULATOR, { waitUntil: 'commit' });
  await number(page, 'Screen diagonal').fill('120');
  await page.getByRole('radio', { name: 'Meters' }).check({ force: true });
  await page.getByLabel('Projector', { exact: true }).selectOption('Epson Home Cinema 2250');
  gate.resolve();
  // 1.33 to 2.16 times 104.6 inches.
  await expect(results(page)).toContainText('3.53 – 5.74 m');
  await expect(number(page, 'Screen diagonal')).toHaveValue('120');
});

test('shows the defaults and tables without scripts @nightly', async ({ browser, environment }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: environment.siteUrl });
  const page = await context.newPage();
  for (const address of [CALCULATOR, `${CALCULATOR}?diag=120`]) {
    await page.goto(address);
    await expect(results(page)).toContainText('8.7 – 10.9 ft');
    await expect(results(page).getByRole('img')).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^The controls need JavaScript/);
    const table = page.getByRole('table', { name: 'Distance from lens to screen, by throw ratio' });
    await expect(table.getByRole('row', { name: /^100 in/ })).toContainText('8.7 ft (2.66 m)');
    const brightness = page.getByRole('region', { name: 'Brightness' });
    const formula = brightness.getByText('foot-lamberts = lumens × gain ÷ screen area in square feet');
    await expect(formula).toBeHidden();
    await brightness.getByText('How this is worked out').click();
    await expect(formula).toBeVisible();
  }
  await context.close();
});
