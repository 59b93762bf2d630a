/** Reordering a setup's pictures on a phone: touch and hold drags a picture, a swipe scrolls the page. */
import type { Locator, Page } from '@playwright/test';
import { memberTest, openForm } from './community-page.ts';
import { grayPng } from '../../functions/test/gray-png.ts';
import { PHONE_DEVICE } from '../device-actions.ts';
import { expect } from '../product.ts';

const test = memberTest('Pia Lund');
test.use(PHONE_DEVICE);

const NAMES = ['a.png', 'b.png', 'c.png'];

async function centerOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A touch on the screen that moves between the centers of elements. */
async function touchscreen(page: Page) {
  const client = await page.context().newCDPSession(page);
  let place = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [place] });
  return {
    touch: async (target: Locator) => {
      place = await centerOf(target);
      await send('touchStart');
    },
    swipe: async (target: Locator, down: number) => {
      place = await centerOf(target);
      const { x, y } = place;
      // Send the first movement right after the touch, even on a busy machine.
      const touched = send('touchStart');
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        place = { x, y: y + down * share };
        await Promise.all([touched, send('touchMove')]);
      }
    },
    moveTo: async (target: Locator) => {
      const [from, to] = [place, await centerOf(target)];
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        place = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        await send('touchMove');
      }
    },
    lift: () => send('touchEnd'),
  };
}

async function chooseThree(page: Page) {
  await openForm(page);
  const files = NAMES.map((name) => ({ name, mimeType: 'image/png', buffer: grayPng(64, 48) }));
  await page.locator('input[type="file"]').setInputFiles(files);
  const shown = page.locator('form li img');
  await expect(shown).toHaveCount(NAMES.length);
  await shown.first().scrollIntoViewIfNeeded();
  return () => shown.evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt));
}

test('reorders pictures by touch; the first is the cover @nightly', async ({ page }) => {
  const order = await chooseThree(page);
  await expect(page.getByText(/Hold a picture and drag it to its place/)).toBeVisible();
  const finger = await touchscreen(page);
  await finger.touch(page.getByAltText('a.png'));
  await expect(page.getByText('a.png is picked up from place 1 of 3.')).toBeAttached();
  await finger.moveTo(page.getByAltText('c.png'));
  await expect(page.getByText('a.png is over place 3 of 3.')).toBeAttached();
  await finger.lift();
  await expect.poll(order).toEqual(['b.png', 'c.png', 'a.png']);
  await expect(page.getByText('a.png is now picture 3 of 3.')).toBeAttached();
  await expect(page.locator('form li').first()).toContainText('Cover');
  await page.reload();
  await expect.poll(order).toEqual(['b.png', 'c.png', 'a.png']);
});

test('a swipe over a picture scrolls the page and keeps the order @nightly', async ({ page }) => {
  const order = await chooseThree(page);
  const before = await page.evaluate(() => scrollY);
  const finger = await touchscreen(page);
  await finger.swipe(page.getByAltText('a.png'), -150);
  await finger.lift();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  expect(await order()).toEqual(NAMES);
  await expect(page.getByText(/ is (picked up|over place|back at place)/)).toHaveCount(0);
});
