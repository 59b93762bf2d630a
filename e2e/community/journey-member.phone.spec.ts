/** A member's first week on a phone, each day in a new tab of the same browser. */
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { memberId, message, openForm, openGallery, shownSetup, titlesOf } from './community-page.ts';
import { PHONE, PHONE_DEVICE } from '../device-actions.ts';
import { newPerson, shareSetup } from '../../tools/browser/main-job.ts';
import { expect, test } from '../product.ts';

const [FIRST = '', SECOND = ''] = ['scene-livingroom-dusk.webp', 'scene-livingroom-night.webp'].map((name) =>
  join(import.meta.dirname, '../../content/images', name),
);

test.use(PHONE_DEVICE);

const { press, choose, accountLinks, turn } = PHONE;

test('new member joins, shares, likes, resumes a draft, deletes and downloads data on a phone @nightly', async ({
  context,
  environment,
}) => {
  const person = newPerson('Wanda Novak');
  const tag = Date.now();
  const living = `Living room by day ${tag}`;
  const night = `Living room by night ${tag}`;

  // Monday: a like leads to an account, and the account back to the gallery.
  const monday = await context.newPage();
  await openGallery(monday);
  await press(shownSetup(monday).getByRole('button', { name: /^Like,/ }));
  await expect(message(monday, 'Sign in required')).toBeVisible();
  await monday.goto(PATHS.auth);
  await press(monday.getByRole('button', { name: "Don't have an account? Sign up" }));
  await monday.getByLabel('Display Name').fill(person.displayName);
  await monday.getByLabel('Email').fill(person.email);
  await monday.getByLabel('Password').fill(person.password);
  await press(monday.getByRole('button', { name: 'Sign Up', exact: true }));
  await expect(monday.getByRole('heading', { name: 'Share your setup' })).toBeVisible({ timeout: 60_000 });
  await shareSetup(monday, { title: living, description: 'A white wall and patience.', pictures: [FIRST] });
  await monday.close();

  // Wednesday: still signed in; likes another member's setup.
  const wednesday = await context.newPage();
  await wednesday.goto(PATHS.account);
  await expect(wednesday.getByText(`Signed in as ${person.email}`)).toBeVisible();
  await choose(wednesday, 'Inspiration', 'User Gallery');
  await expect(shownSetup(wednesday)).toBeVisible({ timeout: 60_000 });
  await turn(wednesday);
  await expect(shownSetup(wednesday).getByRole('heading')).not.toHaveText(living);
  const like = shownSetup(wednesday).getByRole('button', { name: /^Like,/ });
  // It shows at once; whoever leaves before it is stored takes it along.
  const stored = wednesday.waitForResponse(
    (response) => response.url().includes('documents:commit') && response.ok(),
  );
  await press(like);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await stored;

  // Thursday: leaves a second setup half finished; the draft is still there on Friday.
  await openForm(wednesday);
  await wednesday.locator('input[type="file"]').setInputFiles(SECOND);
  await wednesday.getByLabel('Title').fill(night);
  await wednesday.getByLabel('Description').fill('The same wall, with the lamp off.');
  await expect(wednesday.getByText('Your draft is saved in this browser.')).toBeVisible();
  await wednesday.close();
  const friday = await context.newPage();
  await openForm(friday);
  await expect(friday.getByText('Your draft is back.')).toBeVisible();
  await expect(friday.getByLabel('Title')).toHaveValue(night);
  await expect(friday.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await press(friday.getByRole('button', { name: 'Share setup' }));
  await expect(message(friday, 'Your setup is now live.')).toBeVisible({ timeout: 60_000 });

  // Saturday: deletes the first setup.
  await expect(shownSetup(friday).getByRole('heading')).toHaveText(night);
  await turn(friday);
  await expect(shownSetup(friday).getByRole('heading')).toHaveText(living);
  await press(shownSetup(friday).getByRole('button', { name: 'Delete' }));
  await press(friday.getByRole('dialog').getByRole('button', { name: 'Delete setup' }));
  await expect(message(friday, 'Setup deleted successfully')).toBeVisible();
  const uid = await memberId(friday);
  await expect.poll(() => titlesOf(environment, uid)).toEqual([night]);

  // Sunday: reads the privacy page, downloads the data and signs out.
  await press(friday.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }));
  await expect(friday.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await press(friday.getByRole('main').getByRole('link', { name: 'Your account' }));
  const download = friday.waitForEvent('download');
  await press(friday.getByRole('button', { name: 'Download my data' }));
  const kept = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    setups: { title: string }[];
    likes: unknown[];
  };
  expect(kept.setups.map(({ title }) => title)).toEqual([night]);
  expect(kept.likes).toHaveLength(1);
  await press((await accountLinks(friday)).getByRole('button', { name: 'Sign Out' }));
  await expect(friday.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await openGallery(friday);
  await expect(friday.getByRole('heading', { name: 'Share your setup' })).toHaveCount(0);
});
