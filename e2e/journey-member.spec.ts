/** A member's first week, each day in a new tab of the same browser. */
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { memberId, message, openForm, openGallery, shownSetup, titlesOf } from './community-page.ts';
import { newPerson, shareSetup } from './main-job.ts';
import { expect, test } from './product.ts';

const [FIRST = '', SECOND = ''] = ['scene-livingroom-dusk.webp', 'scene-livingroom-night.webp'].map((name) =>
  join(import.meta.dirname, '../content/images', name),
);

test('a member’s first week: joins, shares, likes, is interrupted, takes back, and knows what is kept', async ({
  context,
  environment,
}) => {
  test.setTimeout(180_000);
  const person = newPerson('Wanda Novak');
  const tag = Date.now();
  const living = `Living room by day ${tag}`;
  const night = `Living room by night ${tag}`;

  // Monday: a like leads to an account, and the account back to the gallery.
  const monday = await context.newPage();
  await openGallery(monday);
  await shownSetup(monday)
    .getByRole('button', { name: /^Like,/ })
    .click();
  await expect(message(monday, 'Sign in required')).toBeVisible();
  await monday.goto(PATHS.auth);
  await monday.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await monday.getByLabel('Display Name').fill(person.displayName);
  await monday.getByLabel('Email').fill(person.email);
  await monday.getByLabel('Password').fill(person.password);
  await monday.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(monday.getByRole('heading', { name: 'Share your setup' })).toBeVisible({ timeout: 20_000 });
  await shareSetup(monday, { title: living, description: 'A white wall and patience.', pictures: [FIRST] });
  await monday.close();

  // Wednesday: still signed in; likes what somebody else has shared.
  const wednesday = await context.newPage();
  await openGallery(wednesday);
  await expect(wednesday.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
  await wednesday.getByRole('button', { name: 'Next setup' }).click();
  await expect(shownSetup(wednesday).getByRole('heading')).not.toHaveText(living);
  const like = shownSetup(wednesday).getByRole('button', { name: /^Like,/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  // Thursday: called away in the middle of a second one; on Friday it is still there.
  await openForm(wednesday);
  await wednesday.locator('input[type="file"]').setInputFiles(SECOND);
  await wednesday.getByLabel('Title').fill(night);
  await wednesday.getByLabel('Description').fill('The same wall, with the lamp off.');
  await expect(wednesday.getByText('Your draft is kept in this browser.')).toBeVisible();
  await wednesday.close();
  const friday = await context.newPage();
  await openForm(friday);
  await expect(friday.getByText('Your draft is back.')).toBeVisible();
  await expect(friday.getByLabel('Title')).toHaveValue(night);
  await expect(friday.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await friday.getByRole('button', { name: 'Share setup' }).click();
  await expect(message(friday, 'Your setup is now live.')).toBeVisible({ timeout: 20_000 });

  // Saturday: the first one is not good enough any more.
  await expect(shownSetup(friday).getByRole('heading')).toHaveText(night);
  await friday.getByRole('button', { name: 'Next setup' }).click();
  await expect(shownSetup(friday).getByRole('heading')).toHaveText(living);
  await shownSetup(friday).getByRole('button', { name: 'Delete' }).click();
  await friday.getByRole('dialog').getByRole('button', { name: 'Delete setup' }).click();
  await expect(message(friday, 'Setup deleted successfully')).toBeVisible();
  const uid = await memberId(friday);
  await expect.poll(() => titlesOf(environment, uid)).toEqual([night]);

  // Sunday: reads what is kept, takes a copy, and signs out.
  await friday.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(friday.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await friday.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  const download = friday.waitForEvent('download');
  await friday.getByRole('button', { name: 'Download my data' }).click();
  const kept = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    setups: { title: string }[];
    likes: unknown[];
  };
  expect(kept.setups.map(({ title }) => title)).toEqual([night]);
  expect(kept.likes).toHaveLength(1);
  await friday.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(friday.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await openGallery(friday);
  await expect(friday.getByRole('heading', { name: 'Share your setup' })).toHaveCount(0);
});
