import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../emulators/demo/accounts.ts';
import {
  featuredSetups,
  featureSetup,
  likeShownSetup,
  newPerson,
  nextRotation,
  runRotation,
  shareSetup,
  signIn,
  signUp,
} from './main-job.ts';
import { expect, test } from './product.ts';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';

const PICTURE = join(import.meta.dirname, '../content/images/scene-livingroom-dusk.webp');
const admin = { email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD };

test('the gallery opens with the Setup of the Month and the sample setups', async ({ page, faults }) => {
  await page.goto('/inspiration/gallery');
  await expect(page.getByRole('heading', { name: 'Setup of the Month' })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Next reveal in' })).toContainText(/\d\d/);
  const counter = page.getByText(/^\d+ of \d+$/);
  await expect(counter).toHaveText(/^1 of /);
  await expect(page.getByRole('button', { name: 'Previous setup' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/^2 of /);
  await page.getByRole('button', { name: 'Previous setup' }).click();
  await expect(counter).toHaveText(/^1 of /);
  await page.getByRole('radio', { name: 'Gaming' }).check();
  await expect(counter).toHaveText(/^1 of /);
  expect(faults).toEqual([]);
});

test('a visitor who likes is asked to sign in', async ({ page }) => {
  await page.goto('/inspiration/gallery');
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Like,/ })
    .click();
  await expect(page.getByText('Please sign in to like setups.')).toBeVisible();
});

test('a form that is not filled in says so at each field and keeps what was typed', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel('Email').fill('not-an-address');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Write the name that others see.')).toBeVisible();
  await expect(page.getByText('This is not a complete e-mail address')).toBeVisible();
  await expect(page.getByText('Choose a password of at least 6 characters.')).toBeVisible();
  await expect(page.getByLabel('Display Name')).toBeFocused();
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('not-an-address');
});

test('a wrong password is said at the field', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('maya@demo.test');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('The email address or the password is not right.').first()).toBeVisible();
});

test('a member shares a setup, likes it, and takes it back', async ({ page, faults }) => {
  const title = `Loft cinema ${Date.now()}`;
  await signUp(page, newPerson('Lena Brandt'));
  await shareSetup(page, {
    title,
    description: 'A sloping wall, a grey screen and a very patient cat.',
    pictures: [PICTURE],
  });
  await likeShownSetup(page);
  await page.reload();
  const like = page.getByRole('article').getByRole('button', { name: /^Like,/ });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAccessibleName('Like, 0 likes');
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete this setup?' })
    .getByRole('button', { name: 'Delete setup' })
    .click();
  await expect(page.getByText('Setup deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a submission without a picture or a title is refused at the field, and the draft survives a reload', async ({
  page,
}) => {
  await signUp(page, newPerson('Omar Diaz'));
  await page.getByLabel('Description').fill('Half a story');
  await page.getByRole('button', { name: 'Share setup' }).click();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(page.getByText('Give your setup a title.')).toBeVisible();
  await expect(page.getByText('Add at least one picture.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Half a story');
});

test('a file that only calls itself a picture is refused', async ({ page }) => {
  await signUp(page, newPerson('Pia Lund'));
  await page.locator('input[type="file"]').setInputFiles({
    name: 'trick.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload=alert(1)>'),
  });
  await expect(page.getByText('trick.png is not a PNG, JPG or WebP picture.')).toBeVisible();
});

test('an admin features a setup, and on the 1st the schedule rotates to the best of the rest', async ({
  page,
  browser,
  environment,
}) => {
  const title = `Shed cinema ${Date.now()}`;
  const member = await browser.newPage({ baseURL: environment.siteUrl });
  await signUp(member, newPerson('Ravi Shah'));
  await shareSetup(member, {
    title,
    description: 'Four metres of shed, one bench, no neighbours.',
    pictures: [PICTURE],
  });
  await signIn(page, admin);
  await featureSetup(page, title);
  const now = await featuredSetups(environment);
  expect(now.map(({ month }) => month)).toEqual([siteMonthKey(new Date())]);
  await page.goto('/inspiration/gallery');
  await expect(page.getByRole('region', { name: 'Setup of the Month' })).toContainText(title);
  const due = nextRotation();
  await runRotation(environment, due);
  const rotated = await featuredSetups(environment);
  expect(rotated).toHaveLength(1);
  expect(rotated[0]?.id).not.toBe(now[0]?.id);
  await member.close();
});

test('who is not an admin is sent away from the admin page', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/', { timeout: 15_000 });
  await signUp(page, newPerson('Zoe Park'));
  await page.goto('/admin');
  await expect(page.getByText("You don't have admin privileges.")).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL('/');
});
