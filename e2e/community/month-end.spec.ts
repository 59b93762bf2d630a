/** The end of the month, as the gallery's visitors see it. */
import type { Browser, Page } from '@playwright/test';
import { nextSiteMonth } from '@lumen-throw/domain/site-calendar';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { adminTest, sharedBy, shownSetup } from './community-page.ts';
import { featuredSetups, featureSetup, nextRotation, runRotation } from '../../tools/browser/main-job.ts';
import { expect } from '../product.ts';

/** A visitor's gallery page with the clock at a moment, in the site's time zone. */
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
  'countdown ends with the month, and the next month has its own featured setup @nightly',
  async ({ page, browser, environment }) => {
    adminTest.setTimeout(300_000);
    const title = `Month by the fire ${Date.now()}`;
    const member = await sharedBy(browser, environment, 'Month Ender', [title]);
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
