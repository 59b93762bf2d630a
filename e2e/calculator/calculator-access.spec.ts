import { violations } from '../axe.ts';
import { CALCULATOR, CALCULATOR_FRAME, open, slider } from './calculator-page.ts';
import { expect, test } from '../product.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const address of [
    CALCULATOR,
    `${CALCULATOR}?trmin=2&trmax=1&with=benq-tk700,generic-ust`,
    `${CALCULATOR}?mode=distance-to-size&units=m&dist=2&preset=generic-ust&light=living&lumens=100`,
    CALCULATOR_FRAME,
    `${CALCULATOR_FRAME}?trmin=2&trmax=1`,
  ]) {
    test(`axe finds no violations on ${address} in the ${theme} theme @nightly`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await open(page, address);
      for (const details of await page.locator('details').all()) {
        await details.evaluate((element: HTMLDetailsElement) => {
          element.open = true;
        });
      }
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`searches a long list of projectors in the frame in the ${theme} theme @nightly`, async ({
    page,
    faults,
  }) => {
    await page.setViewportSize({ width: 360, height: 520 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await open(page, CALCULATOR_FRAME);
    const field = page.getByRole('combobox', { name: 'Projector' });
    const options = page.getByRole('listbox', { name: 'Projector' }).getByRole('option');
    await field.click();
    await expect.poll(() => options.count()).toBeGreaterThan(30);
    const last = (await options.last().textContent()) ?? '';
    expect(await violations(page)).toEqual([]);
    await field.press('ArrowUp');
    await expect(page.getByRole('option', { name: last, exact: true })).toBeInViewport();
    await field.pressSequentially('ls 100');
    await expect(options).toHaveText(['Epson Home Cinema LS100']);
    await field.press('Enter');
    await expect(field).toHaveValue('Epson Home Cinema LS100');
    await expect.poll(() => page.url()).toContain('preset=epson-home-cinema-ls100');
    await field.click();
    await page.getByRole('option', { name: 'Generic UST' }).click();
    await expect(page.getByText('Ultra Short Throw', { exact: true })).toBeVisible();
    await expect(options).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(faults).toEqual([]);
  });
}

test('calculator and frame fit a 320 px screen @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    CALCULATOR,
    `${CALCULATOR}?units=m&mode=distance-to-size&dist=7.6&preset=generic-ust`,
    CALCULATOR_FRAME,
  ]) {
    await open(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('slider spans the column on a small phone @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, CALCULATOR);
  const box = await slider(page, 'Screen diagonal').boundingBox();
  const form = await page.locator('main form').first().boundingBox();
  expect(box?.width).toBeGreaterThan(260);
  expect(box?.width).toBeCloseTo(form?.width ?? 0, 0);
});

test('drawing keeps its texts inside and at least 12 px high at every width @nightly', async ({ page }) => {
  for (const width of [320, 360, 390, 600, 1000, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const query of ['?preset=generic-ust', '?diag=200&trmin=2&trmax=5', '?units=m']) {
      await open(page, CALCULATOR + query);
      const texts = await page.evaluate(() =>
        [...document.querySelectorAll('section[aria-label=Results] svg text')].flatMap((text) => {
          const svg = text.closest('svg');
          const box = text.getBoundingClientRect();
          if (!svg || box.width === 0) return [];
          const frame = svg.getBoundingClientRect();
          const scale = frame.width / svg.viewBox.baseVal.width;
          return {
            text: text.textContent,
            isReadable: Number.parseFloat(getComputedStyle(text).fontSize) * scale >= 12,
            isInside: box.left >= frame.left - 1 && box.right <= frame.right + 1,
          };
        }),
      );
      expect(texts.length).toBeGreaterThan(3);
      expect(texts.filter(({ isReadable, isInside }) => !isReadable || !isInside)).toEqual([]);
    }
  }
});
