/** Accessibility of the community's screens in each state, in both themes and on a small screen. */
import { join } from 'node:path';
import { PATHS } from '@lumen-throw/domain/site-paths';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { adminTest, memberTest, openForm, openGallery } from './community-page.ts';
import { expect, test } from '../product.ts';

const asMember = memberTest('Kofi Mensah');
const PICTURES = ['scene-livingroom-dusk.webp', 'scene-livingroom-night.webp'].map((name) =>
  join(import.meta.dirname, '../../content/images', name),
);

/** Expects no axe violations in either theme, and no overflow on the smallest screen. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), `${state}, ${colorScheme}`).toEqual([]);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(320);
  if (size) await page.setViewportSize(size);
}

test('sign-in form is accessible when empty, with errors and for a forgotten password @nightly', async ({
  page,
}) => {
  await page.goto(PATHS.auth);
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expectAccessible(page, 'sign-up with errors');
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await expectAccessible(page, 'sign-in');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectAccessible(page, 'forgotten password');
});

test('gallery with a toast is accessible for a visitor @nightly', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: /^Like,/ }).click();
  await expect(page.getByText('Please sign in to like setups.')).toBeVisible();
  await expectAccessible(page, 'gallery signed out');
});

/** Puts a control to the lower edge of the screen, where messages stand. */
const atLowerEdge = (control: Locator) =>
  control.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 8));

/** Whether a control is what one sees, and presses, at its place. */
const isUncovered = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('a message does not stay over what has the focus @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  const like = page.getByRole('button', { name: /^Like,/ });
  await like.focus();
  await atLowerEdge(like);
  await page.keyboard.press('Enter');
  const message = page.getByText('Please sign in to like setups.');
  await expect(message).toBeVisible();
  // It stands as long as it is pointed at.
  const { x, y } = (await message.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 5, y + 5);
  await expect.poll(() => isUncovered(like), { timeout: 10_000 }).toBe(true);
  // Nor over what gets the focus while it stands.
  await page.keyboard.press('Shift+Tab');
  // The page may still move for what has the focus now.
  await expect(async () => {
    await atLowerEdge(like);
    expect(await isUncovered(like)).toBe(false);
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(like).toBeFocused();
  await expect.poll(() => isUncovered(like), { timeout: 10_000 }).toBe(true);
});

asMember(
  'gallery form with errors and pictures, and its dialog, are accessible for a member @nightly',
  async ({ page }) => {
    await openForm(page);
    await page.locator('input[type="file"]').setInputFiles(PICTURES);
    await expect(page.locator('form li')).toHaveCount(2);
    await page.getByRole('button', { name: 'Share setup' }).click();
    await expect(page.getByText('Give your setup a title.')).toBeVisible();
    await page.getByLabel('Title').fill('W'.repeat(120));
    await expectAccessible(page, 'form with errors');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'dialog of the form');
  },
);

asMember('account page and its dialog are accessible @nightly', async ({ page }) => {
  await page.goto(PATHS.account);
  await expect(page.getByText('Signed in as')).toBeVisible();
  await expectAccessible(page, 'account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expectAccessible(page, 'deletion with errors');
});

adminTest('admin page, its record and its dialog are accessible @nightly', async ({ page }) => {
  await page.goto(PATHS.admin);
  await expect(page.getByRole('heading', { name: 'All Submissions' })).toBeVisible({ timeout: 60_000 });
  // A few rows are enough.
  await page.getByRole('main').getByRole('searchbox').fill('lawn');
  await page.getByRole('button', { name: 'Show the record' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Record' })
      .getByRole('listitem')
      .or(page.getByText('No admin has acted yet.'))
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'admin');
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'admin dialog');
});

/** Height of the header's buttons in pixels. */
const BUTTON_HEIGHT = 44;

/** Words of the header as a browser translates them, which puts each into an element of its own. */
const GERMAN: Readonly<Record<string, string>> = {
  Home: 'Startseite',
  Compare: 'Vergleichen',
  Tools: 'Werkzeuge',
  Guides: 'Ratgeber',
  Inspiration: 'Anregungen',
  Account: 'Konto',
  Admin: 'Administrator',
  'Sign Out': 'Abmelden',
};

adminTest(
  "an admin's header is one line, and fits the screen with longer, translated words @nightly",
  async ({ page }) => {
    await page.goto(PATHS.account);
    await expect(page.getByText('Signed in as')).toBeVisible();
    const header = page.getByRole('banner');
    const isOneLine = async () => ((await header.boundingBox())?.height ?? 0) < 2 * BUTTON_HEIGHT;
    await expect.poll(isOneLine).toBe(true);
    await header.evaluate((element, words) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) {
        const word = words[text.nodeValue ?? ''];
        if (word === undefined) continue;
        const font = document.createElement('font');
        font.textContent = word;
        text.parentNode?.replaceChild(font, text);
      }
    }, GERMAN);
    for (const width of [640, 1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(header.getByRole('button', { name: 'Abmelden' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  },
);
