/** The admin page: who gets there, what is found, what is done, and the record of it. */
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
} from '../main-job.ts';
import { addOldHiddenSetups, setupIdOf } from './many-setups.ts';
import { expect, test } from '../product.ts';

const PICTURE = join(import.meta.dirname, '../../content/images/scene-livingroom-dusk.webp');

const opens = (image: HTMLImageElement) => image.naturalWidth > 0;

/** A page of somebody who is not the admin. */
const visitorPage = (browser: Browser, { siteUrl }: SiteEnvironment) =>
  browser.newPage({ baseURL: siteUrl, storageState: { cookies: [], origins: [] } });

/** The line of a submission. */
const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'All Submissions' }).getByRole('listitem').filter({ hasText: title });

async function openAdmin(page: Page): Promise<void> {
  await page.goto(PATHS.admin);
  await expect(page.getByRole('heading', { name: 'All Submissions' })).toBeVisible({ timeout: 60_000 });
}

test('a visitor is sent home from the admin page', async ({ page }) => {
  await page.goto(PATHS.admin);
  await expect(page).toHaveURL('/', { timeout: 15_000 });
});

memberTest('Kofi Mensah')('a member is told and sent home from the admin page', async ({ page }) => {
  await page.goto(PATHS.admin);
  await expect(message(page, 'Access Denied')).toBeVisible({ timeout: 60_000 });
  await expect(message(page, "You don't have admin privileges.")).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toHaveCount(0);
});

adminTest(
  'an admin finds, hides, publishes and deletes; the record says who did it',
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
    // The first search starts the function.
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
    // What was typed stays for another try.
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
    // Its picture opens for the admin, and for its owner, and for nobody else any more.
    await expect.poll(() => row(page, title).locator('img').evaluate(opens)).toBe(true);
    // A function does that, and its first run takes its time.
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
    await dialog.getByRole('button', { name: 'Delete setup' }).click();
    await expect(message(page, 'Setup deleted')).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'All Submissions' })).toBeFocused();
    await expect(record.getByRole('listitem').first()).toContainText(`Deleted ${title}`);
  },
);

adminTest('older submissions come 50 at a time and stay through an act', async ({ page, environment }) => {
  // Without a digit: one in it would be found with the number that is searched for.
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
    // The search looks at those that are not loaded as well.
    const search = page.getByRole('searchbox', { name: 'Search by title, place or member' });
    await expect(row(page, `Archive ${tag} 0`)).toHaveCount(0);
    await search.fill(`zoe ARCHIVE ${tag} 0`);
    await expect(row(page, `Archive ${tag} 0`)).toBeVisible({ timeout: 60_000 });
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
    await page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }).click();
    await expect(message(page, 'Setup deleted')).toBeVisible();
    await expect(lines).toHaveCount(before - 1);
    // In the gallery an admin sees a hidden setup by its link, and may delete it there too.
    await openGallery(page, `?id=${setupIdOf(tag, 1)}`);
    await expect(shownSetup(page).getByRole('heading')).toHaveText(`Archive ${tag} 1`);
    await expect(shownSetup(page).getByText('Hidden: only you and the admins see it')).toBeVisible();
    await shownSetup(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }).click();
    await expect(message(page, 'Setup deleted successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: `Archive ${tag} 1` })).toHaveCount(0);
  } finally {
    await remove();
  }
});

adminTest(
  'when the submissions cannot be read, the page says so and reads them later',
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
  'an admin features a setup, and on the 1st the schedule rotates to the best of the rest',
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
