import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test, watchFaults } from './product.ts';

const PATH = '/tools/throw-calculator';
const EMBED = `${PATH}/embed`;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const INVALID = 'Please ensure throw ratio is valid (min > 0, max ≥ min)';

const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' });
const number = (page: Page, name: string): Locator => page.getByRole('spinbutton', { name });
const slider = (page: Page, name: string): Locator => page.getByRole('slider', { name });

/** Opens a page and waits until it is alive: a link or a script of its own has started it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(3, 3);
  await expect
    .poll(() => page.evaluate(() => (globalThis as { lateClick?: { alive: boolean } }).lateClick?.alive))
    .toBe(true);
}

function query(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams;
}

test('the defaults stand there, and the other mode turns them around', async ({ page, faults }) => {
  await open(page, PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projector Throw Calculator');
  await expect(results(page)).toContainText('9.8 ft');
  await expect(results(page)).toContainText('8.7 – 10.9 ft');
  await expect(results(page)).toContainText('7.3 × 4.1 ft');
  await expect(results(page)).toContainText('16:9');
  await page.getByRole('radio', { name: 'Distance → Screen Size' }).check();
  await expect(results(page)).toContainText('103 in');
  await expect(results(page)).toContainText('92 – 115 in');
  await page.getByRole('radio', { name: 'Meters' }).check();
  await expect(number(page, 'Throw distance').first()).toHaveValue('3.05');
  await expect(results(page)).toContainText('2.29 × 1.29 m');
  expect(faults).toEqual([]);
});

test('tips, related guides and structured data stand there', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByText(/lens shift can change the mounting height/)).toBeVisible();
  await expect(page.getByText(/Center the lens with the screen to minimize keystone/)).toBeVisible();
  const guides = page.getByRole('region', { name: 'Related Guides' }).getByRole('link');
  await expect(guides).toHaveCount(2);
  await expect(guides.nth(0)).toHaveAttribute('href', '/blog/projector-placement-guide');
  await expect(guides.nth(1)).toHaveAttribute('href', '/blog/how-to-choose-projector');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain(
    'SoftwareApplication',
  );
});

test('presets come from the content and bring their ratio', async ({ page }) => {
  await open(page, PATH);
  const projector = page.getByLabel('Projector', { exact: true });
  await expect(projector.getByRole('option')).toHaveText([
    'Custom',
    'BenQ TK700',
    'Epson Home Cinema 2250',
    'Optoma GT1080 short-throw',
    'Generic UST',
  ]);
  await projector.selectOption('Epson Home Cinema 2250');
  await expect(results(page)).toContainText('9.7 – 15.7 ft');
  await expect(number(page, 'Throw ratio min')).toHaveCount(0);
  await expect.poll(() => query(page).get('preset')).toBe('epson-home-cinema-2250');
  expect(query(page).has('trmin')).toBe(false);
  await projector.selectOption('Optoma GT1080 short-throw');
  await expect(results(page)).toContainText('3.6 ft');
  await projector.selectOption('Generic UST');
  await expect(page.getByText('Ultra Short Throw', { exact: true })).toBeVisible();
});

test('a change goes into the address at once, without an entry in the history', async ({ page }) => {
  await page.goto('/blog');
  await open(page, PATH);
  const entries = await page.evaluate(() => history.length);
  await number(page, 'Screen diagonal').fill('120');
  await expect.poll(() => page.url()).toContain('diag=120');
  await page.getByLabel('Aspect Ratio', { exact: true }).selectOption('4:3');
  await number(page, 'Throw ratio max').fill('1.8');
  await expect
    .poll(() => Object.fromEntries(query(page)))
    .toEqual({
      mode: 'size-to-distance',
      units: 'ft',
      diag: '120',
      dist: '10',
      ar: '4:3',
      preset: 'custom',
      trmin: '1.2',
      trmax: '1.8',
    });
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});

test('reload and back show the same calculation', async ({ page }) => {
  await open(page, PATH);
  await number(page, 'Screen diagonal').fill('133');
  await page.getByLabel('Light').selectOption('Living room');
  const figures = results(page).getByRole('definition');
  const shown = await figures.allInnerTexts();
  await expect.poll(() => page.url()).toContain('light=living');
  await page.reload();
  await expect(number(page, 'Screen diagonal')).toHaveValue('133');
  expect(await figures.allInnerTexts()).toEqual(shown);
  await expect(page.getByLabel('Light')).toHaveValue('living');
  // Leaving right after a change: the address has it all the same.
  await page.mouse.move(3, 3);
  await slider(page, 'Screen diagonal').press('ArrowRight');
  await slider(page, 'Screen diagonal').press('ArrowRight');
  await page.getByRole('region', { name: 'Related Guides' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/blog/projector-placement-guide');
  await page.goBack();
  await expect(number(page, 'Screen diagonal')).toHaveValue('135');
});

test('the header’s link starts a new calculation on the same page, and back brings the old one', async ({
  page,
}) => {
  await open(page, PATH);
  await number(page, 'Screen diagonal').fill('150');
  await expect.poll(() => page.url()).toContain('diag=150');
  // The router learns of the address once the visitor rests.
  await page.waitForTimeout(1300);
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('link', { name: 'Throw Calculator' }).first().click();
  await expect(number(page, 'Screen diagonal')).toHaveValue('100');
  await page.goBack();
  await expect(number(page, 'Screen diagonal')).toHaveValue('150');
});

test('a link shows all that was set, in both modes, and the defaults are never seen', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      for (const node of document.querySelectorAll<HTMLInputElement>('input[name=dist]')) {
        if (getComputedStyle(node).visibility === 'visible') seen.push(node.value);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(
    `${PATH}?mode=distance-to-size&units=m&diag=90&dist=4.2&ar=16:10&preset=benq-tk700&lumens=1500&gain=1.3&light=dusk&with=generic-ust`,
  );
  await expect(number(page, 'Throw distance')).toHaveValue('4.2');
  await expect(number(page, 'Screen diagonal')).toHaveValue('90');
  await expect(number(page, 'Lumens')).toHaveValue('1500');
  await expect(number(page, 'Screen gain')).toHaveValue('1.3');
  await expect(page.getByLabel('Aspect Ratio', { exact: true })).toHaveValue('16:10');
  await expect(page.getByRole('columnheader', { name: 'Generic UST' })).toBeVisible();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)]).toEqual(['4.2']);
});

test('a number out of bounds stays as it was typed, and moves nothing else', async ({ page }) => {
  await open(page, PATH);
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

test('without a valid throw ratio there is the message, and no results', async ({ page }) => {
  await open(page, PATH);
  await number(page, 'Throw ratio min').fill('2');
  await expect(results(page).getByRole('alert')).toHaveText(INVALID);
  await expect(results(page).getByRole('img')).toHaveCount(0);
  await number(page, 'Throw ratio max').fill('2');
  await expect(results(page)).toContainText('14.5 ft');
  for (const text of ['', '0', '-3']) {
    await number(page, 'Screen diagonal').fill(text);
    await expect(results(page).getByRole('alert')).toHaveText(INVALID);
  }
  await number(page, 'Screen diagonal').fill('100');
  await expect(results(page).getByRole('img')).toBeVisible();
});

test('the slider goes by the keys: one step, ten with Page or Shift, the ends with Home and End', async ({
  page,
}) => {
  await open(page, PATH);
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
  await open(page, PATH);
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
  expect(reached).toEqual([
    'radio',
    'radio',
    'select-one',
    'select-one',
    'number',
    'number',
    'range',
    'number',
  ]);
});

test('the diagram is to scale and moves with the input', async ({ page }) => {
  await open(page, PATH);
  const drawing = results(page).getByRole('img', { name: /to scale/ });
  const measure = () =>
    drawing.evaluate((svg) => {
      const screen = svg.querySelector('rect[rx="2"]')?.getAttribute('height') ?? '0';
      const lens = [...svg.querySelectorAll('circle')].at(-1)?.getAttribute('cx') ?? '0';
      return { screen: Number(screen), lens: Number(lens) - 26 };
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
  'diag=59&dist=26&trmin=0.1&trmax=6&lumens=0&gain=99&light=noon&with=,,,x',
  'preset=__proto__&ar=constructor&light=toString&with=__proto__,constructor',
  'diag=%3Cscript%3Ealert(1)%3C/script%3E&preset=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  `diag=${'9'.repeat(3000)}&with=${'a,'.repeat(1000)}`,
  '%E2%80%AE=&&&==&diag',
];

for (const address of [PATH, EMBED]) {
  test(`a hostile query shows the defaults at ${address}`, async ({ page, faults }) => {
    for (const hostile of HOSTILE) {
      await open(page, `${address}?${hostile}`);
      await expect(number(page, 'Screen diagonal')).toHaveValue('100');
      await expect(page.getByText('9.8 ft').first()).toBeVisible();
      await expect(page.getByText('8.7 – 10.9 ft').first()).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
}

test('the link is copied; without a share sheet Share copies it too', async ({
  page,
  context,
  environment,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: environment.siteUrl });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await open(page, `${PATH}?diag=120`);
  for (const name of ['Copy Link', 'Share']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name }).click();
    await expect(page.getByText('Copied to clipboard!').last()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(
      `${environment.siteUrl}${PATH}?mode=size-to-distance&units=ft&diag=120&dist=10&ar=16:9&preset=custom&trmin=1.2&trmax=1.5`,
    );
  }
});

test('where the device has a share sheet, Share opens it', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: (data: ShareData) => {
        shared.push(data);
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await open(page, PATH);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
  expect(shared).toHaveLength(1);
  expect(shared[0]?.url).toContain(`${PATH}?mode=size-to-distance`);
  // Closing the sheet is not an error.
  await expect(page.getByText('Copied to clipboard!')).toHaveCount(0);
});

/** Somebody else's page, on an origin of its own. */
async function foreignPage(html: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('the embed code works inside a foreign page, which learns its height; other pages refuse', async ({
  page,
  context,
  environment,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: environment.siteUrl });
  await open(page, `${PATH}?diag=120&preset=benq-tk700`);
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed Calculator' });
  await dialog.getByRole('button', { name: 'Copy Embed Code' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByLabel('Embed code')).toHaveValue(code);
  expect(code).toContain('width="100%" height="520" style="max-width: 360px; border: 0"');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const foreign = await foreignPage(
    `<!doctype html><title>Foreign</title>${code}
     <iframe title="refused" src="${environment.siteUrl}${PATH}"></iframe>
     <script>heights=[];addEventListener('message',e=>heights.push([e.origin,e.data]))</script>`,
  );
  try {
    await page.goto(foreign.url);
    const frame = page.frameLocator('iframe[src*="/embed"]');
    await expect(frame.getByRole('spinbutton', { name: 'Screen diagonal' })).toHaveValue('120');
    await expect(frame.getByText('9.8 – 12.7 ft')).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    await frame.getByRole('slider', { name: 'Screen diagonal' }).press('PageUp');
    await expect(frame.getByRole('spinbutton', { name: 'Screen diagonal' })).toHaveValue('130');
    // What was set in the frame goes along to the whole calculator.
    const full = frame.getByRole('link', { name: 'Full calculator' });
    await expect(full).toHaveAttribute(
      'href',
      /^http.*\/tools\/throw-calculator\?.*diag=130.*preset=benq-tk700/,
    );
    await expect(full).toHaveAttribute('target', '_blank');
    const heights = () => page.evaluate(() => (globalThis as unknown as { heights: unknown[][] }).heights);
    await expect.poll(async () => (await heights()).length).toBeGreaterThan(0);
    const [first] = await heights();
    expect(first?.[0]).toBe(environment.siteUrl);
    const told = first?.[1] as { type: string; height: number };
    expect(told.type).toBe('lumen-throw:height');
    expect(told.height).toBeGreaterThan(300);
    expect(told.height).toBeLessThanOrEqual(520);
    // The page itself stays out of foreign frames.
    const framed = page.frames().filter((one) => one.parentFrame() && !one.url().includes('/embed'));
    expect(framed.map((one) => one.url())).toEqual(['chrome-error://chromewebdata/']);
  } finally {
    foreign.close();
  }
});

test('the frame’s content fits 360 by 520 with every kind of projector', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 520 });
  for (const preset of ['custom', 'generic-ust']) {
    for (const mode of ['size-to-distance', 'distance-to-size']) {
      await open(page, `${EMBED}?preset=${preset}&mode=${mode}`);
      const size = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(size[0]).toBe(360);
      expect(size[1]).toBeLessThanOrEqual(520);
    }
  }
});

test('what is set before the page is alive is kept', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: 'commit' });
  await page.getByRole('spinbutton', { name: 'Screen diagonal' }).fill('120');
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
  for (const address of [PATH, `${PATH}?diag=120`]) {
    await page.goto(address);
    await expect(results(page)).toContainText('8.7 – 10.9 ft');
    await expect(results(page).getByRole('img')).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^The controls need JavaScript/);
    const table = page.getByRole('table', { name: 'Distance from lens to screen, by throw ratio' });
    await expect(table.getByRole('row', { name: /^100 in/ })).toContainText('8.7 ft (2.66 m)');
    await expect(page.getByText('foot-lamberts = lumens × gain ÷ screen area in square feet')).toBeHidden();
    await page.getByText('How this is worked out').nth(1).click();
    await expect(page.getByText('foot-lamberts = lumens × gain ÷ screen area in square feet')).toBeVisible();
  }
  await context.close();
});

test('the room: zoom position, brightness by place, seats, and what to change', async ({ page }) => {
  await open(page, `${PATH}?dist=8`);
  const placement = page.getByRole('region', { name: 'Placement' });
  await expect(placement).toContainText('Move 9 in back, or choose 91 in.');
  await page.getByRole('radio', { name: 'Meters' }).check();
  await expect(placement).toContainText('Move 22 cm back, or choose 91 in.');
  await number(page, 'Throw distance').fill('3');
  await expect(placement).toContainText('52 %');
  await expect(placement).toContainText('Fits, with room to adjust.');
  const brightness = page.getByRole('region', { name: 'Brightness' });
  await expect(brightness).toContainText('67.4 fL 231 nits');
  await number(page, 'Lumens').fill('700');
  await expect(brightness).toContainText('23.6 fL');
  await expect(brightness).toContainText('A little dimneeds 840 lm, or 91 in at most');
  await number(page, 'Screen gain').fill('1.3');
  await expect(brightness).toContainText('30.7 fL');
  const seats = page.getByRole('region', { name: 'Seats' });
  await expect(seats).toContainText('3.04 – 4.13 m');
});

test('the catalogue says what fits, what does not, and why; a link holds the room', async ({ page }) => {
  await open(page, PATH);
  const fit = page.getByRole('region', { name: /Will it fit my room/ });
  await expect(fit.getByRole('listitem')).toHaveCount(10);
  await expect(fit.getByRole('heading')).toContainText('Four of ten do.');
  const budget = fit.getByRole('listitem').filter({ hasText: 'Budget portable' });
  await expect(budget).toContainText('Does not fit');
  await expect(budget).toContainText('Move 3 in back, or choose 98 in. Too dim: 360 lm needed.');
  await expect(budget.getByRole('link')).toHaveCount(0);
  const cinema = fit.getByRole('listitem').filter({ hasText: 'Home-cinema lamp' });
  await expect(cinema).toContainText('Fits');
  await expect(cinema.getByRole('link', { name: /View on Amazon/ })).toHaveAttribute(
    'rel',
    'sponsored nofollow noopener',
  );
  await number(page, 'Throw distance').fill('8.7');
  await expect(fit.getByRole('listitem').filter({ hasText: 'Google TV' })).toContainText('Fits');
  await page.getByLabel('Light').selectOption('Living room');
  await expect(fit.getByRole('listitem').filter({ hasText: 'Portable smart' })).toContainText(
    'Too dim: 840 lm needed',
  );
  const before = await fit.getByRole('listitem').allTextContents();
  await expect.poll(() => page.url()).toContain('light=living');
  await page.goto(page.url());
  await expect(fit.getByRole('listitem').first()).toBeVisible();
  await expect(fit.getByRole('listitem')).toHaveText(before);
});

test('three projectors stand side by side', async ({ page }) => {
  await open(page, `${PATH}?preset=benq-tk700`);
  await page.getByLabel('Second projector').selectOption('Epson Home Cinema 2250');
  await page.getByLabel('Third projector').selectOption('Optoma GT1080 short-throw');
  const table = page.getByRole('table', { name: 'Side by side' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Figure',
    'BenQ TK700',
    'Epson Home Cinema 2250',
    'Optoma GT1080 short-throw',
  ]);
  await expect(table.getByRole('row', { name: /^Distance for 100 in/ }).getByRole('cell')).toHaveText([
    '8.2 – 10.6 ft',
    '9.7 – 15.7 ft',
    '3.6 ft',
  ]);
  await expect.poll(() => query(page).get('with')).toBe('epson-home-cinema-2250,optoma-gt1080');
});

for (const theme of ['light', 'dark'] as const) {
  for (const address of [
    PATH,
    `${PATH}?trmin=2&trmax=1&with=benq-tk700,generic-ust`,
    `${PATH}?mode=distance-to-size&units=m&dist=2&preset=generic-ust&light=living&lumens=100`,
    EMBED,
    `${EMBED}?trmin=2&trmax=1`,
  ]) {
    test(`axe finds nothing on ${address} in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await open(page, address);
      for (const details of await page.locator('details').all()) {
        await details.evaluate((element: HTMLDetailsElement) => {
          element.open = true;
        });
      }
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  }
}

test('nothing is wider than a screen of 320', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [PATH, `${PATH}?units=m&mode=distance-to-size&dist=7.6&preset=generic-ust`, EMBED]) {
    await open(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('drawing the slider for seconds never floods the address', async ({ browser, environment }) => {
  const context = await browser.newContext({ baseURL: environment.siteUrl });
  const page = await context.newPage();
  const faults = await watchFaults(page);
  await page.addInitScript(() => {
    const calls: number[] = [];
    Object.assign(globalThis, { calls });
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      calls.push(performance.now());
      replace(...args);
    };
  });
  await open(page, PATH);
  await slider(page, 'Screen diagonal').scrollIntoViewIfNeeded();
  const box = await slider(page, 'Screen diagonal').boundingBox();
  if (!box) throw new Error('The slider is not there.');
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  const begun = Date.now();
  for (let moves = 0; Date.now() - begun < 2500; moves += 1) {
    await page.mouse.move(box.x + 40 + (moves % 60) * 2, box.y + box.height / 2);
  }
  await page.mouse.up();
  const value = await slider(page, 'Screen diagonal').inputValue();
  await expect.poll(() => query(page).get('diag')).toBe(value);
  const calls = await page.evaluate(() => (globalThis as unknown as { calls: number[] }).calls.length);
  expect(calls).toBeLessThan(14);
  expect(faults).toEqual([]);
  await context.close();
});
