import { CALCULATOR, CALCULATOR_FRAME, number, open, results, slider } from './calculator-page.ts';
import { expect, test } from '../product.ts';

const INVALID = 'Please ensure throw ratio is valid (min > 0, max ≥ min)';

test('a number out of bounds stays as it was typed, and moves nothing else', async ({ page }) => {
  await open(page, CALCULATOR);
  const before = await results(page).innerText();
  for (const text of ['300', '20', '5000']) {
    await number(page, 'Screen diagonal').fill(text);
    await number(page, 'Screen diagonal').blur();
    await expect(number(page, 'Screen diagonal')).toHaveValue(text);
    await expect(page.getByText('Enter 60 to 200 in. Until then everything stays at 100 in.')).toBeVisible();
    await expect(slider(page, 'Screen diagonal')).toHaveValue('100');
    await expect(number(page, 'Throw distance')).toHaveValue('10');
    expect(await results(page).innerText()).toBe(before);
  }
  await number(page, 'Screen diagonal').fill('110');
  await expect(page.getByText(/Until then/)).toHaveCount(0);
  await expect(results(page)).toContainText('110 in');
});

test('lengths are read as they are typed, key by key, and the wheel changes none', async ({ page }) => {
  await open(page, `${CALCULATOR}?mode=distance-to-size`);
  const distance = number(page, 'Throw distance');
  for (const [typed, settled] of [
    ['2,5', '2.5'],
    [`12' 6"`, '12.5'],
    ['12 ft 6 in', '12.5'],
    ['3,5 m', '11.5'],
  ] as const) {
    await distance.selectText();
    await distance.pressSequentially(typed);
    await expect(distance).toHaveValue(typed);
    await distance.press('Enter');
    await expect(distance).toHaveValue(settled);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await expect.poll(() => page.url()).toContain('dist=11.4829');
  await distance.selectText();
  await distance.pressSequentially('1,200');
  await expect(page.getByRole('alert')).toHaveText(/^Type it like 12\.5, 12' 6" or 3\.8 m\./);
  await distance.press('ArrowUp');
  await expect(distance).toHaveValue('11.5');
  await distance.hover();
  await page.mouse.wheel(0, 200);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(distance).toHaveValue('11.5');
});

test('without a valid throw ratio there is the message, and no results', async ({ page }) => {
  await open(page, CALCULATOR);
  await number(page, 'Throw ratio min').fill('2');
  await expect(results(page).getByText(INVALID)).toBeVisible();
  await expect(results(page).getByRole('img')).toHaveCount(0);
  await number(page, 'Throw ratio max').fill('2');
  await expect(results(page)).toContainText('14.5 ft');
  for (const text of ['', '0', '-3']) {
    await number(page, 'Screen diagonal').fill(text);
    await expect(results(page).getByText(INVALID)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Enter a number: 60 to 200 in.');
  }
  await number(page, 'Screen diagonal').fill('100');
  await expect(results(page).getByRole('img')).toBeVisible();
});

test('the slider goes by the keys: one step, ten with Page or Shift, the ends with Home and End', async ({
  page,
}) => {
  await open(page, CALCULATOR);
  const diagonal = slider(page, 'Screen diagonal');
  await diagonal.focus();
  for (const [key, value] of [
    ['ArrowRight', '101'],
    ['ArrowUp', '102'],
    ['ArrowLeft', '101'],
    ['ArrowDown', '100'],
    ['Shift+ArrowRight', '110'],
    ['Shift+ArrowDown', '100'],
    ['PageUp', '110'],
    ['PageDown', '100'],
    ['End', '200'],
    ['ArrowRight', '200'],
    ['Home', '60'],
    ['PageDown', '60'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(diagonal, key).toHaveValue(value);
    await expect(number(page, 'Screen diagonal')).toHaveValue(value);
  }
  const distance = slider(page, 'Throw distance');
  await distance.focus();
  await page.keyboard.press('ArrowRight');
  await expect(distance).toHaveValue('10.1');
  await page.keyboard.press('PageUp');
  await expect(distance).toHaveValue('11.1');
  await expect(distance).toHaveAttribute('aria-valuetext', '11.1 feet');
});

test('everything can be reached and used with the keyboard alone', async ({ page }) => {
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
});

test('the diagram is to scale and moves with the input', async ({ page }) => {
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

const HOSTILE = [
  'mode=x&units=y&diag=abc&dist=&ar=1:1&preset=%00&trmin=NaN&trmax=Infinity',
  'diag=1e309&dist=-5&trmin=1e-400&trmax=-Infinity&lumens=1e309&gain=NaN',
  'diag=90,5&dist=3,5&trmin=1,2&trmax=1,5',
  'diag=80&diag=90&dist=3&dist=4&mode=distance-to-size&mode=distance-to-size',
  'light=noon&with=,,,x',
  'preset=__proto__&ar=constructor&light=toString&with=__proto__,constructor',
  'diag=%3Cscript%3Ealert(1)%3C/script%3E&preset=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  `diag=${'9'.repeat(3000)}&with=${'a,'.repeat(1000)}`,
  '%E2%80%AE=&&&==&diag',
];

for (const address of [CALCULATOR, CALCULATOR_FRAME]) {
  test(`a hostile query shows the defaults at ${address}`, async ({ page, faults }) => {
    for (const hostile of HOSTILE) {
      await open(page, `${address}?${hostile}`);
      await expect(number(page, 'Screen diagonal')).toHaveValue('100');
      await expect(page.getByText('9.8 ft').filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByText('8.7 – 10.9 ft').filter({ visible: true }).first()).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
}

test('what is set before the page is hydrated is kept', async ({ page }) => {
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

test('without scripts the page shows its defaults and its tables', async ({ browser, environment }) => {
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
