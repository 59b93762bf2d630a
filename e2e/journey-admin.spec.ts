/** An admin's clean-up, and the end of the month. */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { nextSiteMonth } from '@lumen-throw/domain/site-calendar';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { adminTest, message, openGallery, shownSetup } from './community-page.ts';
import {
  featuredSetups,
  featureSetup,
  newPerson,
  nextRotation,
  runRotation,
  shareSetup,
  signUp,
} from './main-job.ts';
import { expect } from './product.ts';

const PICTURE = join(import.meta.dirname, '../content/images/scene-livingroom-night.webp');

/** What somebody shares who is not the admin; resolves once all of it is in the gallery. */
async function share(
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

const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'All Submissions' }).getByRole('listitem').filter({ hasText: title });

adminTest(
  'an admin finds what one member has flooded the gallery with, hides, judges, and clears it away',
  async ({ page, browser, environment }) => {
    adminTest.setTimeout(150_000);
    const tag = Date.now();
    const spam = `Buy now ${tag}`;
    const doubtful = `Bare wall ${tag}`;
    const member = await share(browser, environment, 'Flo Odd', [spam, doubtful]);

    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
    await page.getByRole('searchbox', { name: 'Search by title, place or member' }).fill(`flo odd ${tag}`);
    await expect(page.getByText(/^2 of \d+ shown\./)).toBeVisible();
    for (const title of [spam, doubtful]) {
      await row(page, title).getByRole('button', { name: 'Hide' }).click();
      await expect(row(page, title).getByRole('button', { name: 'Publish' })).toBeEnabled();
    }
    const visitor = await browser.newPage({
      baseURL: environment.siteUrl,
      storageState: { cookies: [], origins: [] },
    });
    await openGallery(visitor);
    await expect(shownSetup(visitor).getByRole('heading')).not.toHaveText(new RegExp(String(tag)));
    await member.reload();
    await expect(member.getByText('Hidden: only you and the admins see it')).toBeVisible();
    await member.close();

    // One of the two was no harm after all.
    await row(page, doubtful).getByRole('button', { name: 'Publish' }).click();
    await expect(message(page, 'Setup published')).toBeVisible();
    await row(page, spam).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }).click();
    await expect(row(page, spam)).toHaveCount(0);
    await visitor.reload();
    await expect(shownSetup(visitor).getByRole('heading')).toHaveText(doubtful);
    await visitor.close();
    await page.getByRole('button', { name: 'Show the record' }).click();
    const record = page.getByRole('region', { name: 'Record' }).getByRole('listitem');
    await expect(record.nth(0)).toContainText(`Deleted ${spam}`);
    await expect(record.nth(1)).toContainText(`Published ${doubtful}`);
    await expect(record.nth(2)).toContainText(`Hid ${doubtful}`);
    await expect(record.nth(3)).toContainText(`Hid ${spam}`);
  },
);

/** A visitor whose clock, in the site's own time zone, shows a moment. */
async function visitorAt(browser: Browser, { siteUrl }: SiteEnvironment, moment: Date): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    timezoneId: 'America/Bogota',
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  await page.clock.install({ time: moment });
  await page.goto(PATHS.gallery);
  await expect(page.getByRole('region', { name: 'Setup of the Month' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  return page;
}

adminTest(
  'at the end of the month the clock runs down, and the first of the next has a setup of its own',
  async ({ page, browser, environment }) => {
    adminTest.setTimeout(150_000);
    const title = `Month by the fire ${Date.now()}`;
    const member = await share(browser, environment, 'Month Ender', [title]);
    await member.close();
    await featureSetup(page, title);

    const turn = nextRotation();
    const minute = 60_000;
    const before = await visitorAt(browser, environment, new Date(turn.getTime() - 2 * minute));
    const card = before.getByRole('region', { name: 'Setup of the Month' });
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
    const left = card.getByRole('timer', { name: 'Next reveal in' }).getByRole('definition');
    await expect(left.nth(0)).toHaveText('00');
    await expect(left.nth(1)).toHaveText('00');
    await expect(left.nth(2)).toHaveText(/^0[01]$/);

    await runRotation(environment, turn);
    const [chosen] = await featuredSetups(environment);
    // The scheduler may call twice, and late.
    await runRotation(environment, new Date(turn.getTime() + 5 * minute));
    expect(await featuredSetups(environment)).toEqual([chosen]);
    await before.context().close();

    const morning = new Date(turn.getTime() + minute);
    const after = await visitorAt(browser, environment, morning);
    const next = after.getByRole('region', { name: 'Setup of the Month' });
    await expect(next.getByRole('heading', { level: 3 })).toBeVisible();
    const shown = await next.getByRole('heading', { level: 3 }).innerText();
    expect(shown).not.toBe(title);
    const days = Math.floor((nextSiteMonth(morning).getTime() - morning.getTime()) / (24 * 60 * minute));
    await expect(next.getByRole('timer').getByRole('definition').first()).toHaveText(String(days));
    await after.goto(`${PATHS.gallery}?id=${chosen?.id}`);
    await expect(shownSetup(after).getByRole('heading')).toHaveText(shown);
    await after.context().close();
  },
);
