/** Choosing pictures: accepted files, conversion and order. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { cameraPicture } from './camera-picture.ts';
import { memberId, memberTest, message, openForm, picturesOf, shownSetup } from './community-page.ts';
import { grayPng } from '../../functions/test/gray-png.ts';
import { expect } from '../product.ts';

const test = memberTest('Pia Lund');
const PICTURE = join(import.meta.dirname, '../../content/images/scene-livingroom-dusk.webp');

function png(name: string) {
  return { name, mimeType: 'image/png', buffer: grayPng(64, 48) };
}

/** A picture of one color. */
function flat(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#345' }, limitInputPixels: false });
}

/**
 * dnd-kit measures the picked-up item and listens for arrow keys a task and a frame after it announces
 * the pick-up. No person is that fast.
 */
async function untilListening(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }),
  );
}

test('refuses files by their content and says how to convert HEIC @nightly [5-9]', async ({ page }) => {
  await openForm(page);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')]);
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'trick.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') },
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic },
    { name: 'broken.png', mimeType: 'image/png', buffer: grayPng(64, 48).subarray(0, 40) },
    { name: 'fine.jpg', mimeType: 'image/jpeg', buffer: grayPng(64, 48) },
  ]);
  await expect(page.getByText("trick.png isn't a PNG, JPG or WebP picture.")).toBeVisible();
  await expect(page.getByText(/IMG_0001\.HEIC is a HEIC picture.*export it as JPG/)).toBeVisible();
  await expect(page.getByText("broken.png couldn't be read as a picture.")).toBeVisible();
  // A wrong file extension is not a reason to refuse the picture.
  await expect(page.getByRole('button', { name: 'Remove fine.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove fine.jpg' }).click();
  await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeFocused();
});

test('accepts what phones make: 108 megapixels, a motion photo, a long screenshot @nightly', async ({
  page,
}) => {
  await openForm(page);
  // A motion photo is a JPEG with a film behind its end.
  const film = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'latin1'),
    Buffer.alloc(2e6),
  ]);
  const files: readonly [name: string, mimeType: string, buffer: Buffer, width: number, height: number][] = [
    ['108.jpg', 'image/jpeg', await flat(12_000, 9000).jpeg().toBuffer(), 2048, 1536],
    ['motion.jpg', 'image/jpeg', Buffer.concat([await flat(800, 600).jpeg().toBuffer(), film]), 800, 600],
    ['screenshot.png', 'image/png', await flat(1179, 12_000).png().toBuffer(), 201, 2048],
  ];
  await page
    .locator('input[type="file"]')
    .setInputFiles(files.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer })));
  for (const [name, , , width, height] of files) {
    const size = () =>
      page
        .getByAltText(name)
        .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
    await expect.poll(size).toEqual([width, height]);
  }
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
});

test('accepts six pictures and reorders them by mouse and keyboard; the first is the cover @nightly [5-2 8-8 9-1]', async ({
  page,
}) => {
  await openForm(page);
  const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png'];
  await page.locator('input[type="file"]').setInputFiles([...names, 'g.png'].map(png));
  await expect(message(page, 'Too many files')).toBeVisible();
  await expect(message(page, 'Maximum 6 images allowed.')).toBeVisible();
  const shown = page.locator('form li img');
  const order = () => shown.evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt));
  await expect(shown).toHaveCount(6);
  expect(await order()).toEqual(names);
  await expect(page.getByText('6 pictures are chosen, as many as a setup can have.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeDisabled();

  const later = page.getByRole('button', { name: 'Move a.png to the back' });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('a.png is now picture 2 of 6.')).toBeAttached();
  await expect(later).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(['b.png', 'c.png', 'a.png', 'd.png', 'e.png', 'f.png']);
  await page.getByAltText('f.png').hover({ position: { x: 40, y: 40 } });
  await page.mouse.down();
  await page.getByAltText('f.png').hover({ position: { x: 50, y: 40 } });
  await expect(page.getByText('f.png is picked up from place 6 of 6.')).toBeAttached();
  await page.getByAltText('b.png').hover();
  await expect(page.getByText('f.png is over place 1 of 6.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(order).toEqual(['f.png', 'b.png', 'c.png', 'a.png', 'd.png', 'e.png']);
  await expect(page.locator('form li').first()).toContainText('Cover');

  // The keyboard picks up, moves, and drops or cancels; the carousel above does not turn meanwhile.
  const counter = page.getByText(/^\d+ of \d+$/);
  const handle = page.getByRole('button', { name: 'Sort f.png' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('f.png is picked up from place 1 of 6.')).toBeAttached();
  await untilListening(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('f.png is over place 2 of 6.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('f.png is back at place 1.')).toBeAttached();
  expect((await order())[0]).toBe('f.png');
  await page.keyboard.press('Space');
  await expect(page.getByText('f.png is picked up from place 1 of 6.')).toBeAttached();
  await untilListening(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('f.png is over place 2 of 6.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual(['b.png', 'f.png', 'c.png', 'a.png', 'd.png', 'e.png']);
  await expect(handle).toBeFocused();
  await expect(counter).toHaveText(/^1 of /);

  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(shown).toHaveCount(0);
});

test('rotates a camera picture upright, shrinks it and strips its location @nightly [2.12-23 2.12-24 7-15 8-11]', async ({
  page,
  environment,
}) => {
  await openForm(page);
  const camera = await cameraPicture(page, 3000, 1500);
  expect(camera.includes('Exif')).toBe(true);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: camera });
  await expect(page.getByText(/^Made smaller for the web: .+ became .+\.$/)).toBeVisible();
  await page.getByLabel('Title').fill(`Upright ${Date.now()}`);
  await page.getByLabel('Description').fill('Taken with the phone held upright.');
  await page.getByRole('button', { name: 'Share setup' }).click();
  await expect(message(page, 'Success!')).toBeVisible({ timeout: 60_000 });
  await expect(message(page, 'Your setup is now live.')).toBeVisible();
  await expect(shownSetup(page).getByRole('heading')).toHaveText(/^Upright/);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const image = shownSetup(page).getByRole('img').first();
  // The picture is closed until a function has seen the setup.
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const stored = await page.request.get((await image.getAttribute('src')) ?? '');
  const bytes = await stored.body();
  expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
  expect(/exif/i.test(bytes.toString('latin1'))).toBe(false);
  expect(stored.headers()['cache-control']).toContain('max-age=3600');
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1024, 2048]);
  // The browser loads the width that fits the layout.
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => [element.complete, element.currentSrc]))
    .toEqual([true, expect.stringMatching(/pictures%2F.+-(?:480|960)\.webp/)]);
  expect(await picturesOf(environment, await memberId(page))).toHaveLength(1);
});

test('accepts pictures dropped onto the form @nightly', async ({ page }) => {
  await openForm(page);
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
      return files;
    },
    [...grayPng(32, 32)],
  );
  await page.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByRole('button', { name: 'Remove dropped.png' })).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await expect(page.getByAltText('scene-livingroom-dusk.webp')).toBeVisible();
});
