/** An admin's morning on a phone: a spammer's setups. */
import type { Locator, Page } from '@playwright/test';
import {
  adminTest,
  hideWithReason,
  message,
  sharedBy,
  openGallery,
  shownSetup,
  submissionRow,
  visitorPage,
} from './community-page.ts';
import { PHONE, PHONE_DEVICE } from '../device-actions.ts';
import { expect } from '../product.ts';

adminTest.use(PHONE_DEVICE);

const { press, accountLinks, adminLink } = PHONE;

/** Reopens the gallery until its first setup is as expected: a function updates it after a moment. */
async function untilFirst(visitor: Page, seen: (heading: Locator) => Promise<void>): Promise<void> {
  await expect(async () => {
    await openGallery(visitor);
    await seen(shownSetup(visitor).getByRole('heading'));
  }).toPass({ timeout: 60_000 });
}

adminTest(
  'admin finds, hides, reviews and deletes the setups of a spammer on a phone @nightly',
  async ({ page, browser, environment }) => {
    const tag = Date.now();
    const spam = `Buy now ${tag}`;
    const doubtful = `Bare wall ${tag}`;
    const member = await sharedBy(browser, environment, 'Flo Odd', [spam, doubtful]);

    await page.goto('/');
    await press((await accountLinks(page)).getByRole('link', { name: adminLink }));
    await page.getByRole('searchbox', { name: 'Search by title, place or member' }).fill(`flo odd ${tag}`);
    await expect(page.getByText('2 found among all submissions.')).toBeVisible({ timeout: 60_000 });
    for (const title of [spam, doubtful]) {
      await press(submissionRow(page, title).getByRole('button', { name: 'Hide' }));
      await hideWithReason(page, press);
      await expect(submissionRow(page, title).getByRole('button', { name: 'Publish' })).toBeEnabled();
    }
    const visitor = await visitorPage(browser, environment);
    await untilFirst(visitor, (heading) =>
      expect(heading).not.toHaveText(new RegExp(String(tag)), { timeout: 1000 }),
    );
    await member.reload();
    await expect(member.getByText('Hidden: only you and the admins see it')).toBeVisible();
    await member.close();

    // One of the two turns out to be harmless.
    await press(submissionRow(page, doubtful).getByRole('button', { name: 'Publish' }));
    await expect(message(page, 'Setup published')).toBeVisible();
    await press(submissionRow(page, spam).getByRole('button', { name: 'Delete' }));
    await page.getByRole('dialog').getByLabel('Reason').selectOption('advertising');
    await press(page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }));
    await expect(submissionRow(page, spam)).toHaveCount(0);
    await untilFirst(visitor, (heading) => expect(heading).toHaveText(doubtful, { timeout: 1000 }));
    await visitor.close();
    await press(page.getByRole('button', { name: 'Show the record' }));
    const record = page.getByRole('region', { name: 'Record' }).getByRole('listitem');
    await expect(record.nth(0)).toContainText(`Deleted ${spam}`);
    await expect(record.nth(1)).toContainText(`Published ${doubtful}`);
    await expect(record.nth(2)).toContainText(`Hid ${doubtful}`);
    await expect(record.nth(3)).toContainText(`Hid ${spam}`);

    await press(submissionRow(page, doubtful).getByRole('button', { name: /^Feature/ }));
    await expect(page.getByText('Setup featured for this month', { exact: true })).toBeVisible();
    await press(submissionRow(page, doubtful).getByRole('button', { name: /^Stop featuring/ }));
    await expect(message(page, 'Setup unfeatured')).toBeVisible();
  },
);
