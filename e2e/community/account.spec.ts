/** The account page: the name, the data download and the deletion of the account. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '@lumen-throw/domain/site-paths';
import {
  cutOff,
  memberId,
  message,
  openGallery,
  picturesOf,
  sharedBy,
  shownSetup,
  titlesOf,
} from './community-page.ts';
import { likeShownSetup, newPerson, shareSetup, signUp } from '../../tools/browser/main-job.ts';
import { expect, test } from '../product.ts';

const PICTURE = join(import.meta.dirname, '../../content/images/scene-livingroom-dusk.webp');

interface Downloaded {
  account: { email: string; display_name: string };
  setups: { title: string; user_display_name: string }[];
  likes: unknown[];
}

test('member changes the name, downloads the data and deletes the account with all content @nightly', async ({
  page,
  environment,
}) => {
  const person = newPerson('Greta Olsen');
  const title = `Cellar cinema ${Date.now()}`;
  await signUp(page, person);
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(PATHS.account);
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();

  const name = page.getByRole('textbox', { name: 'Display name' });
  await expect(name).toHaveValue('Greta Olsen');
  await name.fill('  ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(name).toHaveAccessibleDescription('Enter the name other people will see.');
  await expect(name).toBeFocused();
  await name.fill('Greta of the Cellar');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(message(page, 'You share as Greta of the Cellar from now on.')).toBeVisible();
  await shareSetup(page, { title, description: 'Stone walls need no paint.', pictures: [PICTURE] });
  await expect(shownSetup(page).getByText('Shared by Greta of the Cellar')).toBeVisible();
  await likeShownSetup(page);

  await page.goto(PATHS.account);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lumen-throw-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Downloaded;
  expect(data.account).toMatchObject({ email: person.email, display_name: 'Greta of the Cellar' });
  expect(data.setups).toMatchObject([{ title, user_display_name: 'Greta of the Cellar' }]);
  expect(data.likes).toHaveLength(1);

  const uid = await memberId(page);
  expect(await picturesOf(environment, uid)).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Every setup you shared, with its pictures');
  const remove = dialog.getByRole('button', { name: 'Delete everything' });
  await remove.click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.');
  await expect(dialog.getByLabel('Type DELETE')).toHaveAccessibleDescription(
    'Type DELETE, in capital letters.',
  );
  await dialog.getByLabel('Password').fill('not my password');
  await dialog.getByLabel('Type DELETE').fill('DELETE');
  await remove.click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription(
    "That's not the password for your account.",
  );
  await dialog.getByLabel('Password').fill(person.password);
  const back = await cutOff(page, environment, 'functions');
  await remove.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Failed to delete the account: The service cannot be',
  );
  await back();
  await remove.click();
  await expect(message(page, 'Account deleted')).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(() => titlesOf(environment, uid)).toEqual([]);
  await expect.poll(() => picturesOf(environment, uid)).toEqual([]);
  await page.goto(PATHS.auth);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(message(page, 'The email address or the password is not right.')).toBeVisible();
  // A function removes it from the gallery's first view.
  await expect(async () => {
    await openGallery(page);
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
});

test('account page offers sign-in and is not indexed @nightly', async ({ page, faults }) => {
  await page.goto(PATHS.account);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('Sign in to see your account.')).toBeVisible();
  await page.getByLabel('Email').fill('jonas@demo.test');
  await page.getByLabel('Password').fill('demo-password');
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Signed in as jonas@demo.test')).toBeVisible();
  expect(faults).toEqual([]);
});

test("a member's setups have room for their words @nightly", async ({ browser, environment }) => {
  const title = `Cellar cinema with a screen across the long wall ${Date.now()}`;
  const member = await sharedBy(browser, environment, 'Wide Reader', [title]);
  await member.setViewportSize({ width: 1280, height: 720 });
  await member.goto(PATHS.account);
  const heading = member.getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
  for (const width of [1280, 768]) {
    await member.setViewportSize({ width, height: 720 });
    const words = await heading.locator('..').boundingBox();
    expect(words?.width, `at ${width} px`).toBeGreaterThan(250);
  }
  await member.close();
});
