/** The order of a setup's pictures on a phone: a finger that holds still sorts them, one that does not scrolls. */
import type { Locator, Page } from '@playwright/test';
import { memberTest, openForm } from './community-page.ts';
import { grayPng } from '../gray-png.ts';
import { PHONE_DEVICE } from '../hands.ts';
import { expect } from '../product.ts';

const test = memberTest('Pia Lund');
test.use(PHONE_DEVICE);

const NAMES = ['a.png', 'b.png', 'c.png'];

async function middle(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger on the screen, which goes from the middle of one thing to that of another. */
async function finger(page: Page) {
  const client = await page.context().newCDPSession(page);
  let place = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [place] });
  return {
    touch: async (target: Locator) => {
      place = await middle(target);
      await send('touchStart');
    },
    swipe: async (target: Locator, down: number) => {
      place = await middle(target);
      const { x, y } = place;
      // The first movement follows the touch at once, however busy the machine is.
      const touched = send('touchStart');
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        place = { x, y: y + down * share };
        await Promise.all([touched, send('touchMove')]);
      }
    },
    moveTo: async (target: Locator) => {
      const [from, to] = [place, await middle(target)];
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

test('a finger that holds a picture takes it to another place, and the first one is the cover', async ({
  page,
}) => {
  const order = await chooseThree(page);
  await expect(page.getByText(/Hold a picture and drag it to its place/)).toBeVisible();
  const hand = await finger(page);
  await hand.touch(page.getByAltText('a.png'));
  await expect(page.getByText('a.png is picked up from place 1 of 3.')).toBeAttached();
  await hand.moveTo(page.getByAltText('c.png'));
  await expect(page.getByText('a.png is over place 3 of 3.')).toBeAttached();
  await hand.lift();
  await expect.poll(order).toEqual(['b.png', 'c.png', 'a.png']);
  await expect(page.getByText('a.png is now picture 3 of 3.')).toBeAttached();
  await expect(page.locator('form li').first()).toContainText('Cover');
  await page.reload();
  await expect.poll(order).toEqual(['b.png', 'c.png', 'a.png']);
});

test('a finger that moves on at once scrolls the page and leaves the order alone', async ({ page }) => {
  const order = await chooseThree(page);
  const before = await page.evaluate(() => scrollY);
  const hand = await finger(page);
  await hand.swipe(page.getByAltText('a.png'), -150);
  await hand.lift();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  expect(await order()).toEqual(NAMES);
  await expect(page.getByText(/ is (picked up|over place|back at place)/)).toHaveCount(0);
});
