/** Sharing a setup: validation, drafts, retries and cancellation. */
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import {
  cutOff,
  memberId,
  memberTest,
  message,
  openForm,
  picturesOf,
  shownSetup,
  titlesOf,
} from './community-page.ts';
import { grayPng } from '../../functions/test/gray-png.ts';
import { expect } from '../product.ts';

/** The request that stores a setup. */
const COMMIT = '**/documents:commit*';

const test = memberTest('Omar Diaz');
const PICTURES = ['scene-livingroom-dusk.webp', 'scene-livingroom-night.webp'];
const FILES = PICTURES.map((name) => join(import.meta.dirname, '../../content/images', name));
const [FIRST = '', SECOND = ''] = PICTURES;

/** Fills in the form; resolves once the browser has saved the draft. */
async function fillIn(page: Page, title: string): Promise<void> {
  await openForm(page);
  await page.locator('input[type="file"]').setInputFiles(FILES);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('One wall, one evening, one very long cable.');
  await page.getByLabel('Projector model').fill('A projector with a name');
  await page.getByLabel('City').fill('Lisbon');
  await page.getByRole('radio', { name: 'Gaming' }).last().check();
  await expect(page.getByText('Your draft is saved in this browser.')).toBeVisible();
}

/** Expects that the form has kept all its values. */
async function expectFilledIn(page: Page, title: string): Promise<void> {
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('City')).toHaveValue('Lisbon');
  await expect(page.getByRole('radio', { name: 'Gaming' }).last()).toBeChecked();
  for (const name of PICTURES) await expect(page.locator('form').getByAltText(name)).toBeVisible();
}

/** The step of an upload that a request belongs to; null for other requests. */
function uploadStep(request: Request): 'start' | 'bytes' | null {
  if (request.method() !== 'POST') return null;
  return new URL(request.url()).searchParams.has('upload_id') ? 'bytes' : 'start';
}

const share = (page: Page) => page.getByRole('button', { name: 'Share setup' }).click();

/** Waits until nothing is being sent, and closes the messages that have been read. */
async function closeMessages(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Share setup' })).toBeEnabled({ timeout: 60_000 });
  const close = page.locator('.Toastify').getByRole('button', { name: 'close' });
  // One that closes by itself meanwhile is not waited for.
  await close.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(close).toHaveCount(0);
}

async function expectShared(page: Page, title: string): Promise<void> {
  await expect(message(page, 'Your setup is now live.')).toBeVisible({ timeout: 60_000 });
  await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
  await expect(page.getByLabel('Title')).toHaveValue('');
}

test('resends only the picture that failed to upload, also after a reload @nightly [1-7 6-6 8-12]', async ({
  page,
  environment,
}) => {
  const title = `Second try ${Date.now()}`;
  await fillIn(page, title);
  let sent = 0;
  let broken = true;
  // The second upload breaks off.
  await page.route(`${environment.firebase.emulators?.storage}/**`, async (route) => {
    const step = uploadStep(route.request());
    if (step === 'start') sent += 1;
    if (step && broken && sent > 1) await route.abort();
    else await route.continue();
  });
  await share(page);
  const tile = page.locator('form li', { has: page.getByAltText(SECOND) });
  await expect(tile.getByText(/^Not sent\. The service cannot be reached/)).toBeVisible({ timeout: 60_000 });
  await expect(message(page, 'Error')).toBeVisible();
  await expect(page.locator('.Toastify')).toContainText('Failed to upload image: The service cannot be');
  await expectFilledIn(page, title);
  await page.reload();
  await expectFilledIn(page, title);
  broken = false;
  sent = 0;
  await share(page);
  await expectShared(page, title);
  // The first picture was already uploaded.
  expect(sent).toBe(1);
  expect(await picturesOf(environment, await memberId(page))).toHaveLength(2);
});

test('canceled upload leaves no picture and no setup, and keeps the draft @nightly [2.12-25]', async ({
  page,
  environment,
}) => {
  const title = `Given up ${Date.now()}`;
  const uid = await (await openForm(page), memberId(page));
  const before = await picturesOf(environment, uid);
  await fillIn(page, title);
  let uploads = 0;
  await page.route(`${environment.firebase.emulators?.storage}/**`, async (route) => {
    const step = uploadStep(route.request());
    if (step === 'start') uploads += 1;
    // The second one hangs.
    if (!step || uploads < 2) await route.continue();
  });
  await share(page);
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: `Sending ${SECOND}` })).toBeVisible();
  await expect(page.locator('form li', { has: page.getByAltText(FIRST) }).getByLabel('Sent')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(message(page, 'Canceled')).toBeVisible();
  await expectFilledIn(page, title);
  await expect.poll(() => picturesOf(environment, uid)).toEqual(before);
  expect(await titlesOf(environment, uid)).not.toContain(title);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('fails at once with a message while offline and shares the setup when back online @nightly [2.12-23 8-13]', async ({
  page,
  environment,
}) => {
  const title = `Offline first ${Date.now()}`;
  const loading = new Set<Request>();
  let lastScript = 0;
  page.on('request', (script) => {
    if (script.resourceType() !== 'script') return;
    loading.add(script);
    lastScript = performance.now();
  });
  page.on('requestfinished', (script) => loading.delete(script));
  await fillIn(page, title);
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  await expect.poll(sheets).toContainEqual(expect.stringContaining('ReactToastify'));
  // Wait until the form's scripts, and the scripts that they import, have loaded.
  await expect.poll(() => loading.size === 0 && performance.now() - lastScript > 500).toBe(true);
  await page.context().setOffline(true);
  await share(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to upload image' })).toBeInViewport();
  await expect(page.locator('.Toastify')).toContainText('Failed to upload image: The service cannot be', {
    // Far less than all retries would take.
    timeout: 4000,
  });
  await expectFilledIn(page, title);
  await closeMessages(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: `Send ${FIRST} again` }).click();
  await expect(page.locator('form li', { has: page.getByAltText(FIRST) }).getByLabel('Sent')).toBeVisible();
  const back = await cutOff(page, environment, 'firestore');
  await share(page);
  await expect(page.locator('.Toastify')).toContainText('Failed to upload image: The service cannot be');
  await closeMessages(page);
  await back();
  await page.route(COMMIT, (route) => route.abort());
  await share(page);
  // The save retries several times before it fails.
  await expect(page.locator('.Toastify')).toContainText('Failed to save setup: The service cannot be', {
    timeout: 60_000,
  });
  await closeMessages(page);
  await expectFilledIn(page, title);
  await page.unroute(COMMIT);
  await share(page);
  await expectShared(page, title);
});

test('loses nothing when the session ends during sharing @nightly [3-20 4-11]', async ({
  page,
  person,
  environment,
}) => {
  const title = `Interrupted ${Date.now()}`;
  await fillIn(page, title);
  const uid = await memberId(page);
  // Two hours later the token has run out, and the provider gives no new one.
  await page.route(/securetoken\.googleapis\.com/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
  await share(page);
  await expect(page.locator('.Toastify')).toContainText('Your session has ended. Sign in again.');
  await expect(page.getByText('Your draft is saved. Sign in again to get it back')).toBeVisible();
  expect(await titlesOf(environment, uid)).not.toContain(title);
  await page.unroute(/securetoken\.googleapis\.com/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectFilledIn(page, title);
  await share(page);
  await expectShared(page, title);
});

test('hides the draft from another account on the same computer @nightly', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Title').fill('Only mine');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'mine.png',
    mimeType: 'image/png',
    buffer: grayPng(40, 30),
  });
  await expect(page.getByText('Your draft is saved in this browser.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await page.getByLabel('Email').fill('jonas@demo.test');
  await page.getByLabel('Password').fill('demo-password');
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Shown as shared by Jonas.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.locator('form').getByAltText('mine.png')).toHaveCount(0);
});
