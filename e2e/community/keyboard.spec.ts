/**
 * After every act the keyboard's place is where the eye is, never at the start of the page. Reports,
 * answers, bans and their undoing are in moderation.spec.ts, also by keyboard.
 */
import { join } from 'node:path';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { expect } from '../product.ts';
import {
  adminTest,
  hideWithReason,
  memberTest,
  message,
  openForm,
  openGallery,
  sharedBy,
  shownSetup,
  submissionRow,
} from './community-page.ts';
import { byKey, expectPlaceKept } from './keyboard.ts';

const PICTURE = join(import.meta.dirname, '../../content/images/scene-livingroom-dusk.webp');

adminTest("an admin's acts keep the keyboard's place @nightly", async ({ page, browser, environment }) => {
  const title = `Keyed cinema ${Date.now()}`;
  await (await sharedBy(browser, environment, 'Kay Board', [title])).close();
  await page.goto(PATHS.admin);
  const row = submissionRow(page, title);
  const inRow = (name: string | RegExp) => row.getByRole('button', { name });
  await byKey(inRow(/^Feature/));
  await expect(message(page, 'Setup featured for this month')).toBeVisible();
  await expectPlaceKept(page, 'feature');
  await byKey(inRow(/^Stop featuring/));
  await expect(message(page, 'Setup unfeatured')).toBeVisible();
  await expectPlaceKept(page, 'stop featuring');
  await byKey(inRow('Hide'));
  await hideWithReason(page, byKey);
  await expect(message(page, 'Setup hidden')).toBeVisible();
  await expectPlaceKept(page, 'hide');
  await byKey(inRow('Publish'));
  await expect(message(page, 'Setup published')).toBeVisible();
  await expectPlaceKept(page, 'publish');
  await byKey(page.getByRole('button', { name: 'Show the record' }));
  await expectPlaceKept(page, 'show the record');
  await byKey(inRow('Delete'));
  await page.getByRole('dialog').getByLabel('Reason').selectOption('other');
  await byKey(page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }));
  await expect(message(page, 'Setup deleted')).toBeVisible();
  await expectPlaceKept(page, 'delete');
});

memberTest('Kay Down')(
  "a member's acts keep the keyboard's place @nightly",
  async ({ page, person, environment }) => {
    await openForm(page);
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Share setup' }) });
    const choose = form.getByRole('button', { name: 'Choose pictures' });
    const chooser = page.waitForEvent('filechooser');
    await byKey(choose);
    await (await chooser).setFiles([PICTURE]);
    const remove = form.getByRole('button', { name: /^Remove / });
    await expect(remove).toHaveCount(1);
    await expectPlaceKept(page, 'choose a picture');
    await byKey(remove);
    await expect(remove).toHaveCount(0);
    await expectPlaceKept(page, 'remove a picture');
    await form.locator('input[type="file"]').setInputFiles(PICTURE);
    await expect(remove).toHaveCount(1);
    await form.getByLabel('Title').fill(`Keyed den ${Date.now()}`);
    await form.getByLabel('Description').fill('Not one click.');

    // A picture that fails and is sent again.
    const uploads = `${environment.firebase.emulators?.storage}/**`;
    await page.route(uploads, (route) => route.abort());
    const share = form.getByRole('button', { name: 'Share setup' });
    await byKey(share);
    const again = form.getByRole('button', { name: /^Send .* again$/ });
    await expect(again).toBeVisible();
    await expectPlaceKept(page, 'share in vain');
    await page.unroute(uploads);
    await byKey(again);
    await expect(again).toHaveCount(0);
    await expect(share).toBeEnabled();
    await expectPlaceKept(page, 'send a picture again');
    await byKey(share);
    await expect(message(page, 'Your setup is now live.')).toBeVisible();
    await expectPlaceKept(page, 'share');

    const shown = (name: string | RegExp) => shownSetup(page).getByRole('button', { name });
    await byKey(shown('Delete'));
    await byKey(page.getByRole('dialog').getByRole('button', { name: 'Delete setup' }));
    await expect(message(page, 'Setup deleted successfully')).toBeVisible();
    await expectPlaceKept(page, 'delete');
    await openGallery(page);
    for (const act of [/^Like,/, /^Save/, 'Next setup']) {
      const button = page.getByRole('button', { name: act }).first();
      await byKey(button);
      await expectPlaceKept(page, String(act));
    }
    await byKey(shown('Report'));
    await byKey(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
    await expectPlaceKept(page, 'cancel a report');

    // What stands above the form comes late, and pushes it down.
    const saved = Promise.withResolvers<void>();
    await page.route('**/assets/overview-*.js', async (route) => {
      await saved.promise;
      await route.continue();
    });
    await page.goto(PATHS.account);
    await page.getByRole('textbox', { name: 'Display name' }).fill('Kay Up');
    await byKey(page.getByRole('button', { name: 'Save name' }));
    await expect(message(page, 'You share as Kay Up from now on.')).toBeVisible();
    saved.resolve();
    await expect(page.getByRole('heading', { name: 'My setups' })).toBeAttached();
    await expectPlaceKept(page, 'change the name');
    await page.locator('input[name="present"]').fill(person.password);
    await page.getByLabel('New password').fill('another horse');
    await byKey(page.getByRole('button', { name: 'Change password' }));
    await expect(message(page, 'Use the new password from now on.')).toBeVisible();
    await expectPlaceKept(page, 'change the password');

    await byKey(page.getByRole('banner').getByRole('button', { name: 'Sign Out' }));
    await expect(page.getByText('Sign in to see your account.')).toBeVisible();
    await expectPlaceKept(page, 'sign out');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill('another horse');
    await byKey(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }));
    await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible();
    await expectPlaceKept(page, 'sign in');
  },
);
