import { CALCULATOR, CALCULATOR_FRAME, chooseProjector, open } from './calculator-page.ts';
import { foreignPage } from '../foreign-page.ts';
import { expect, test } from '../product.ts';

test('Copy Link copies the link, and so does Share on a device without a share sheet @nightly [2.14-16 2.14-17 8-34]', async ({
  page,
  context,
  environment,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: environment.siteUrl });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await open(page, `${CALCULATOR}?diag=120`);
  for (const name of ['Copy Link', 'Share']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name }).click();
    await expect(page.getByText('Copied to clipboard!').last()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(
      `${environment.siteUrl}${CALCULATOR}?mode=size-to-distance&units=ft&diag=120&dist=10&ar=16:9&preset=custom&trmin=1.2&trmax=1.5`,
    );
  }
});

test('Share opens the share sheet on a device that has one @nightly [2.14-15]', async ({ page }) => {
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
  await open(page, CALCULATOR);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
  expect(shared).toHaveLength(1);
  expect(shared[0]?.url).toContain(`${CALCULATOR}?mode=size-to-distance`);
  // Closing the sheet is not an error.
  await expect(page.getByText('Copied to clipboard!')).toHaveCount(0);
});

test('embedded frame works on a foreign page and reports its height; other pages refuse framing [2.14-18 2.14-19 8-34 9-36]', async ({
  page,
  context,
  environment,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: environment.siteUrl });
  await open(page, `${CALCULATOR}?diag=120&preset=benq-tk700`);
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed Calculator' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy Embed Code' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByLabel('Embed code')).toHaveValue(code);
  expect(code).toContain('width="100%" height="520" style="max-width: 360px; border: 0"');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const foreign = await foreignPage(
    `<!doctype html><title>Foreign</title>${code}
     <iframe title="refused" src="${environment.siteUrl}${CALCULATOR}"></iframe>
     <script>heights=[];addEventListener('message',e=>heights.push([e.origin,e.data]))</script>`,
  );
  try {
    await page.goto(foreign.url);
    const frame = page.frameLocator('iframe[src*="/embed"]');
    await expect(frame.getByRole('textbox', { name: 'Screen diagonal' })).toHaveValue('120');
    await expect(frame.getByText('9.8 – 12.7 ft')).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);
    await frame.getByRole('slider', { name: 'Screen diagonal' }).press('PageUp');
    await expect(frame.getByRole('textbox', { name: 'Screen diagonal' })).toHaveValue('130');
    // The link to the full calculator keeps the settings of the frame.
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
    // The page itself refuses foreign frames.
    const framed = page.frames().filter((one) => one.parentFrame() && !one.url().includes('/embed'));
    expect(framed.map((one) => one.url())).toEqual(['chrome-error://chromewebdata/']);
  } finally {
    foreign.close();
  }
});

test('frame works and loads its fonts in a sandbox that allows only scripts @nightly', async ({
  page,
  faults,
  environment,
}) => {
  const src = `${environment.siteUrl}${CALCULATOR_FRAME}?diag=120&preset=benq-tk700`;
  const foreign = await foreignPage(
    `<!doctype html><title>Foreign</title><iframe src="${src}" sandbox="allow-scripts" width="360" height="520"></iframe>
     <script>heights=[];addEventListener('message',e=>heights.push([e.origin,e.data.height]))</script>`,
  );
  try {
    await page.goto(foreign.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('textbox', { name: 'Screen diagonal' })).toHaveValue('120');
    await expect(frame.getByText('9.8 – 12.7 ft')).toBeVisible();
    await frame.getByRole('slider', { name: 'Screen diagonal' }).press('PageUp');
    await expect(frame.getByText('10.7 – 13.8 ft')).toBeVisible();
    await frame.getByRole('radio', { name: 'Meters' }).check();
    await expect(frame.getByText('3.25 – 4.20 m')).toBeVisible();
    await chooseProjector(frame, 'Custom');
    await frame.getByRole('textbox', { name: 'Throw ratio min' }).fill('1,1');
    await expect(frame.getByText('3.17 – 4.32 m')).toBeVisible();
    // Their fallbacks are local fonts, which this machine may not have.
    const fonts = await frame.locator('body').evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`);
    });
    expect(fonts).toEqual(expect.arrayContaining(['Instrument Sans loaded', 'Instrument Serif loaded']));
    const heights = () => page.evaluate(() => (globalThis as unknown as { heights: unknown[][] }).heights);
    await expect.poll(async () => (await heights())[0]?.[0]).toBe('null');
    expect(faults).toEqual([]);
  } finally {
    foreign.close();
  }
});

test('frame in a sandbox without scripts explains why, hides its controls and links to the page @nightly', async ({
  page,
  environment,
}) => {
  const foreign = await foreignPage(
    `<!doctype html><title>Foreign</title><iframe src="${environment.siteUrl}${CALCULATOR_FRAME}?diag=120" sandbox width="360" height="520"></iframe>`,
  );
  try {
    await page.goto(foreign.url);
    const frame = page.frameLocator('iframe');
    const words = frame.locator('noscript p');
    await expect(words).toBeVisible();
    await expect(words).toHaveText(
      /needs JavaScript, which is off here\. .* a screen of 100 in at 16:9, ratio 1\.2 to 1\.5\./,
    );
    await expect(frame.getByRole('link', { name: `${environment.siteUrl}${CALCULATOR}` })).toBeVisible();
    await expect(frame.getByText('8.7 – 10.9 ft')).toBeVisible();
    await expect(frame.locator('select, input').filter({ visible: true })).toHaveCount(0);
  } finally {
    foreign.close();
  }
});

test('frame fits 360 by 520 px with every kind of projector and with a reversed throw ratio @nightly [9-36]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 520 });
  for (const settings of ['preset=custom', 'preset=generic-ust', 'trmin=2&trmax=1']) {
    for (const mode of ['size-to-distance', 'distance-to-size']) {
      await open(page, `${CALCULATOR_FRAME}?${settings}&mode=${mode}`);
      const size = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]);
      expect(size[0]).toBe(360);
      expect(size[1]).toBeLessThanOrEqual(520);
    }
  }
});

test('prints the result, the drawing and one table on at most two sheets @nightly', async ({ page }) => {
  for (const [others, table] of [
    ['', 'Distance from lens to screen, by throw ratio'],
    ['&with=generic-ust,optoma-gt1080', 'Side by side'],
  ] as const) {
    await open(page, `${CALCULATOR}?diag=120&preset=benq-tk700${others}`);
    await expect(page.getByRole('region', { name: 'Results' })).toContainText('11.3 ft');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('img')).toBeVisible();
    await expect(page.getByText(/^http.*diag=120.*preset=benq-tk700/)).toBeVisible();
    await expect(page.getByRole('table', { name: table })).toBeVisible();
    for (const off of ['header nav', 'footer', 'input', 'select', 'button', '#related-title'])
      await expect(page.locator(off).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /Will it fit/ })).toHaveCount(0);
    for (const format of ['A4', 'Letter'] as const) {
      const margin = '12mm';
      const pdf = await page.pdf({
        format,
        margin: { top: margin, bottom: margin, left: margin, right: margin },
      });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: 'screen' });
  }
});
