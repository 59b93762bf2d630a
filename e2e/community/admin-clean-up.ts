/** An admin cleans up a spammer's setups, by mouse or by touch. */
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { hideWithReason, message, openGallery, shownSetup } from './community-page.ts';
import type { DeviceActions } from '../device-actions.ts';
import { newPerson, shareSetup, signUp } from '../../tools/browser/main-job.ts';
import { expect } from '../product.ts';

const PICTURE = join(import.meta.dirname, '../../content/images/scene-livingroom-night.webp');

/** Shares setups as a new member; resolves once all of them are in the gallery. */
export async function share(
  browser: Browser,
  { siteUrl }: SiteEnvironment,
  name: string,
  titles: readonly string[],
): Promise<Page> {
  const page = await browser.newPage({ baseURL: siteUrl, storageState: { cookies: [], origins: [] } });
  await signUp(page, newPerson(name));
  for (const title of titles) {
    await shareSetup(page, { title, description: 'Words of a test.', pictures: [PICTURE] });
  }
  return page;
}

function row(page: Page, title: string): Locator {
  const submissions = page.getByRole('region', { name: 'All Submissions' });
  return submissions.getByRole('listitem').filter({ hasText: title });
}

/** Reopens the gallery until its first setup is as expected: a function updates it after a moment. */
async function untilFirst(visitor: Page, seen: (heading: Locator) => Promise<void>): Promise<void> {
  await expect(async () => {
    await openGallery(visitor);
    await seen(shownSetup(visitor).getByRole('heading'));
  }).toPass({ timeout: 60_000 });
}

/** Walks through the whole clean-up. @param page signed in as the admin */
export async function cleanUp(
  page: Page,
  browser: Browser,
  environment: SiteEnvironment,
  { press, accountLinks, adminLink }: DeviceActions,
): Promise<void> {
  const tag = Date.now();
  const spam = `Buy now ${tag}`;
  const doubtful = `Bare wall ${tag}`;
  const member = await share(browser, environment, 'Flo Odd', [spam, doubtful]);

  await page.goto('/');
  await press((await accountLinks(page)).getByRole('link', { name: adminLink }));
  await page.getByRole('searchbox', { name: 'Search by title, place or member' }).fill(`flo odd ${tag}`);
  await expect(page.getByText('2 found among all submissions.')).toBeVisible({ timeout: 60_000 });
  for (const title of [spam, doubtful]) {
    await press(row(page, title).getByRole('button', { name: 'Hide' }));
    await hideWithReason(page, press);
    await expect(row(page, title).getByRole('button', { name: 'Publish' })).toBeEnabled();
  }
  const visitor = await browser.newPage({
    baseURL: environment.siteUrl,
    storageState: { cookies: [], origins: [] },
  });
  await untilFirst(visitor, (heading) =>
    expect(heading).not.toHaveText(new RegExp(String(tag)), { timeout: 1000 }),
  );
  await member.reload();
  await expect(member.getByText('Hidden: only you and the admins see it')).toBeVisible();
  await member.close();

  // One of the two turns out to be harmless.
  await press(row(page, doubtful).getByRole('button', { name: 'Publish' }));
  await expect(message(page, 'Setup published')).toBeVisible();
  await press(row(page, spam).getByRole('button', { name: 'Delete' }));
  await page.getByRole('dialog').getByLabel('Reason').selectOption('advertising');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }));
  await expect(row(page, spam)).toHaveCount(0);
  await untilFirst(visitor, (heading) => expect(heading).toHaveText(doubtful, { timeout: 1000 }));
  await visitor.close();
  await press(page.getByRole('button', { name: 'Show the record' }));
  const record = page.getByRole('region', { name: 'Record' }).getByRole('listitem');
  await expect(record.nth(0)).toContainText(`Deleted ${spam}`);
  await expect(record.nth(1)).toContainText(`Published ${doubtful}`);
  await expect(record.nth(2)).toContainText(`Hid ${doubtful}`);
  await expect(record.nth(3)).toContainText(`Hid ${spam}`);
}
