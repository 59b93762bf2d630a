/** The admin page: access, search, moderation and the record of actions. */
import { join } from 'node:path';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { PATHS } from '@lumen-throw/domain/site-paths';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import type { Browser, Page } from '@playwright/test';
import {
  adminTest,
  cutOff,
  hideWithReason,
  memberTest,
  message,
  openGallery,
  shownSetup,
} from './community-page.ts';
import {
  featuredSetups,
  featureSetup,
  newPerson,
  nextRotation,
  runRotation,
  shareSetup,
  signUp,
} from '../../tools/browser/main-job.ts';
import { addOldHiddenSetups, setupIdOf } from './many-setups.ts';
import { expect, test } from '../product.ts';

const PICTURE = join(import.meta.dirname, '../../content/images/scene-livingroom-dusk.webp');

const opens = (image: HTMLImageElement) => image.naturalWidth > 0;

/** A page of a visitor, not signed in as the admin. */
const visitorPage = (browser: Browser, { siteUrl }: SiteEnvironment) =>
  browser.newPage({ baseURL: siteUrl, storageState: { cookies: [], origins: [] } });

/** The row of a submission. */
const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'All Submissions' }).getByRole('listitem').filter({ hasText: title });

async function openAdmin(page: Page): Promise<void> {
  await page.goto(PATHS.admin);
  await expect(page.getByRole('heading', { name: 'All Submissions' })).toBeVisible({ timeout: 60_000 });
}

test('redirects a visitor from the admin page to the home page @nightly [4-30 6-15]', async ({ page }) => {
  await page.goto(PATHS.admin);
  await expect(page).toHaveURL('/', { timeout: 15_000 });
});

memberTest('Kofi Mensah')(
  'tells a member that access is denied and redirects to the home page @nightly [2.1-10 4-30 6-16 8-25]',
  async ({ page }) => {
    await page.goto(PATHS.admin);
    await expect(message(page, 'Access Denied')).toBeVisible({ timeout: 60_000 });
    await expect(message(page, "You don't have admin privileges.")).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);
  },
);

adminTest(
  'admin searches, hides, publishes and deletes setups, and the record names the admin [1-10 2.15-6 2.15-9 2.15-15 2.15-16 4-15 4-29 5-17 6-9 8-7 8-27 8-28 8-32 8-33]',
  async ({ page, browser, environment }) => {
    const tag = String(Date.now());
    const title = `Loft of Ýr ${tag}`;
    const member = await visitorPage(browser, environment);
    await signUp(member, { ...newPerson('Yr Jonsdottir'), displayName: 'Ýr Jónsdóttir' });
    await shareSetup(member, { title, description: 'A loft.', pictures: [PICTURE] });
    const address = await member.getByRole('article').getByRole('img').first().getAttribute('src');

    await openAdmin(page);
    const timer = page.getByRole('timer', { name: 'Time Until Next Month (EST)' });
    const seconds = await timer.getByRole('definition').last().innerText();
    await expect(timer.getByRole('definition').last()).not.toHaveText(seconds);
    await expect(page.getByText('The featured setup expires on the 1st of next month.')).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'Search by title, place or member' });
    await search.fill(`yr jonsdottir ${tag}`);
    await expect(row(page, title)).toBeVisible();
    await expect(page.getByText('1 found among all submissions.')).toBeVisible({ timeout: 60_000 });
    await search.fill('asheville lawn');
    await expect(row(page, 'The lawn that became a cinema')).toBeVisible();
    await search.fill('nothing of the kind');
    await expect(page.getByText('No submission matches "nothing of the kind".')).toBeVisible();
    await search.fill('');

    const back = await cutOff(page, environment, 'firestore');
    await row(page, title).getByRole('button', { name: 'Hide' }).click();
    await hideWithReason(page, undefined, 'Please show the screen.');
    await expect(message(page, 'Failed to update status')).toBeVisible();
    // The note stays for another try.
    await expect(page.getByLabel('Note to the owner')).toHaveValue('Please show the screen.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await row(page, title)
      .getByRole('button', { name: /^Feature/ })
      .click();
    await expect(message(page, 'Failed to update featured status')).toBeVisible();
    await expect(row(page, title).getByRole('button', { name: 'Hide' })).toBeEnabled();
    await back();
    await row(page, title).getByRole('button', { name: 'Hide' }).click();
    await hideWithReason(page);
    await expect(message(page, 'Setup hidden')).toBeVisible();
    await page.getByRole('radio', { name: 'Hidden' }).check();
    await expect(row(page, title).getByRole('button', { name: 'Publish' })).toBeEnabled();
    await expect(row(page, title).getByRole('button', { name: /^Feature/ })).toBeDisabled();
    // Its picture opens only for the admin and its owner now.
    await expect.poll(() => row(page, title).locator('img').evaluate(opens)).toBe(true);
    // A function removes access, and its first run is slow.
    await expect
      .poll(async () => (await page.request.get(address ?? '')).status(), { timeout: 60_000 })
      .toBe(403);
    await member.reload();
    await expect(member.getByText('Hidden: only you and the admins see it')).toBeVisible();
    const image = member.getByRole('article').getByRole('img', { name: title }).first();
    await expect(image).toHaveAttribute('src', /^blob:/);
    await expect.poll(() => image.evaluate(opens)).toBe(true);
    await member.close();

    await row(page, title).getByRole('button', { name: 'Publish' }).click();
    await expect(message(page, 'Setup published')).toBeVisible();
    await page.getByRole('radio', { name: 'All' }).check();
    await page.getByRole('button', { name: 'Show the record' }).click();
    const record = page.getByRole('region', { name: 'Record' });
    await expect(record.getByRole('listitem').nth(0)).toContainText(`Published ${title}`);
    await expect(record.getByRole('listitem').nth(1)).toContainText(`Hid ${title}`);
    await expect(record.getByRole('listitem').nth(0)).toContainText('You');
    await row(page, title).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this setup?' });
    await expect(dialog).toContainText(title);
    await dialog.getByLabel('Reason').selectOption('other');
    await dialog.getByRole('button', { name: 'Delete setup' }).click();
    await expect(message(page, 'Setup deleted')).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'All Submissions' })).toBeFocused();
    await expect(record.getByRole('listitem').first()).toContainText(`Deleted ${title}`);
  },
);

adminTest(
  'loads older submissions 50 at a time and keeps them after a deletion @nightly [2.12-19 2.15-10 6-12 7-19 9-11]',
  async ({ page, environment }) => {
    // Without digits, which would also match the number in the search.
    const tag = `old${Date.now()
      .toString()
      .slice(-9)
      .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
    const remove = await addOldHiddenSetups(environment, 60, tag);
    try {
      await openAdmin(page);
      const lines = page.getByRole('region', { name: 'All Submissions' }).getByRole('listitem');
      await expect(lines).toHaveCount(50);
      await expect(page.getByText('50 shown. There are older ones.')).toBeVisible();
      // The search also covers submissions that are not loaded.
      const search = page.getByRole('searchbox', { name: 'Search by title, place or member' });
      await expect(row(page, `Archive ${tag} 0`)).toHaveCount(0);
      // A function gives the words of each new setup to the search.
      await expect(async () => {
        await search.fill('');
        await search.fill(`zoe ARCHIVE ${tag} 0`);
        await expect(row(page, `Archive ${tag} 0`)).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByText(/^\d+ found among all submissions\.$/)).toBeVisible();
      await search.fill('');
      await page.getByRole('radio', { name: 'Hidden' }).check();
      await expect(lines).toHaveCount(50);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(row(page, `Archive ${tag} 0`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
      const before = await lines.count();
      expect(before).toBeGreaterThanOrEqual(60);
      await row(page, `Archive ${tag} 0`).getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByLabel('Reason').selectOption('other');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }).click();
      await expect(message(page, 'Setup deleted')).toBeVisible();
      await expect(lines).toHaveCount(before - 1);
      // An admin also sees a hidden setup in the gallery by its link and may delete it there.
      await openGallery(page, `?id=${setupIdOf(tag, 1)}`);
      await expect(shownSetup(page).getByRole('heading')).toHaveText(`Archive ${tag} 1`);
      await expect(shownSetup(page).getByText('Hidden: only you and the admins see it')).toBeVisible();
      await shownSetup(page).getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByLabel('Reason').selectOption('other');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }).click();
      await expect(message(page, 'Setup deleted successfully')).toBeVisible();
      await expect(page.getByRole('heading', { name: `Archive ${tag} 1` })).toHaveCount(0);
    } finally {
      await remove();
    }
  },
);

adminTest(
  'reports submissions that failed to load and loads them on retry @nightly [8-26]',
  async ({ page, environment }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
    const back = await cutOff(page, environment, 'firestore');
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
    await expect(message(page, 'Failed to load setups')).toBeVisible();
    await back();
    const list = page.getByRole('region', { name: 'All Submissions' });
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 'The lawn that became a cinema')).toBeVisible();
  },
);

adminTest(
  'admin features a setup, and the rotation on the 1st picks the best of the others [1-11 2.15-4 2.15-5 2.15-14 4-20 6-10 8-30 9-10]',
  async ({ page, browser, environment }) => {
    const title = `Shed cinema ${Date.now()}`;
    const member = await visitorPage(browser, environment);
    await signUp(member, newPerson('Ravi Shah'));
    await shareSetup(member, {
      title,
      description: 'Four metres of shed, one bench, no neighbours.',
      pictures: [PICTURE],
    });
    await member.close();
    await featureSetup(page, title);
    const card = page.getByRole('region', { name: 'Setup of the Month' });
    await expect(card).toContainText(title);
    await expect(card.getByText('Featured until end of month')).toBeVisible();
    await row(page, title)
      .getByRole('button', { name: /^Stop featuring/ })
      .click();
    await expect(message(page, 'Setup unfeatured')).toBeVisible();
    await expect(card).toContainText('No setup featured for this month');
    await featureSetup(page, title);
    const now = (await featuredSetups(environment)).filter(({ month }) => month === siteMonthKey(new Date()));
    expect(now).toHaveLength(1);
    await page.goto('/inspiration/gallery');
    await expect(page.getByRole('region', { name: 'Setup of the Month' })).toContainText(title);
    await runRotation(environment, nextRotation());
    const rotated = await featuredSetups(environment);
    expect(rotated).toHaveLength(1);
    expect(rotated[0]?.id).not.toBe(now[0]?.id);
  },
);
