/** Moderation, by keyboard: a report, the admin's decision, the owner's answer, and the setup's return. */
import { join } from 'node:path';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { memberHref } from '@lumen-throw/domain/community-paths';
import { PATHS } from '@lumen-throw/domain/site-paths';
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { shareSetup } from '../../tools/browser/main-job.ts';
import { DEMO_SETUPS } from '../../tools/emulators/demo/setups.ts';
import { expect } from '../product.ts';
import {
  adminTest,
  cutOff,
  documentsWith,
  hideWithReason,
  memberId,
  message,
  newMember,
  openGallery,
  shownSetup,
} from './community-page.ts';
import { byKey, expectPlaceKept } from './keyboard.ts';

const [PICTURE = '', SECOND = ''] = ['scene-livingroom-dusk.webp', 'scene-livingroom-night.webp'].map(
  (name) => join(import.meta.dirname, '../../content/images', name),
);

/** A function's first run is slow. */
const FUNCTION_TIMEOUT = { timeout: 60_000 };

async function openShared(page: Page, id: string, title: string): Promise<void> {
  await openGallery(page, `?id=${id}`);
  await expect(shownSetup(page).getByRole('heading', { name: title })).toBeVisible();
}

/** Id of the setup of this title. */
async function setupIdOf(environment: SiteEnvironment, title: string): Promise<string> {
  const [found] = await documentsWith(environment, COLLECTIONS.setups, 'title', title);
  return found?.id ?? '';
}

/** Reports the setup that is shown. */
async function report(page: Page, reason: string, words: string): Promise<void> {
  await byKey(shownSetup(page).getByRole('button', { name: 'Report' }));
  const dialog = page.getByRole('dialog', { name: 'Report this setup' });
  await byKey(dialog.getByRole('button', { name: 'Send report' }));
  await expect(dialog.getByText("Choose what's wrong with it.")).toBeVisible();
  await dialog.getByLabel("What's wrong?").selectOption(reason);
  await dialog.getByLabel('Anything else we should know?').fill(words);
  await byKey(dialog.getByRole('button', { name: 'Send report' }));
  await expect(message(page, 'Reported')).toBeVisible();
  await expectPlaceKept(page, 'report');
}

/** An item of the admin's queue. */
const queued = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Reports and answers' })
    .getByRole('listitem')
    .filter({ hasText: title })
    .first();

async function openAdmin(page: Page): Promise<void> {
  await page.goto(PATHS.admin);
  await expect(page.getByRole('heading', { name: 'Reports and answers' })).toBeVisible({ timeout: 60_000 });
}

/** Refreshes until a function has added an item to the queue. */
async function untilQueued(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(queued(page, title)).toBeVisible({ timeout: 2000 });
  }).toPass(FUNCTION_TIMEOUT);
}

/** Reopens the account until a function has left a notice. */
async function untilNotified(page: Page, words: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(PATHS.account);
    await expect(page.getByRole('region', { name: 'Notices' }).getByText(words).first()).toBeVisible({
      timeout: 5000,
    });
  }).toPass(FUNCTION_TIMEOUT);
}

adminTest(
  'owner edits a setup, reads why an admin hid it, and answers; the admin restores it @nightly',
  async ({ page, browser, environment }) => {
    adminTest.setTimeout(300_000);
    const tag = Date.now();
    const typo = `Livng room ${tag}`;
    const title = `Living room ${tag}`;
    const owner = await newMember(browser, environment, 'Nia Owner');
    await shareSetup(owner, { title: typo, description: 'A wall.', pictures: [PICTURE] });
    const id = await setupIdOf(environment, typo);

    // The Edit link of one's own setup leads to the form on the account page.
    await openShared(owner, id, typo);
    await expect(shownSetup(owner).getByRole('button', { name: 'Report' })).toHaveCount(0);
    await byKey(shownSetup(owner).getByRole('link', { name: 'Edit' }));
    const editor = owner.getByRole('dialog', { name: 'Change this setup' });
    await expect(editor.getByLabel('Title')).toHaveValue(typo, { timeout: 60_000 });
    await editor.getByLabel('Title').fill('');
    await byKey(editor.getByRole('button', { name: 'Save changes' }));
    await expect(editor.getByText('Give your setup a title.')).toBeVisible();
    await editor.getByLabel('Title').fill(title);
    await editor.locator('input[type="file"]').setInputFiles(SECOND);
    await expect(editor.getByRole('button', { name: 'Take picture 2 out' })).toBeVisible();
    expect(await violations(owner)).toEqual([]);
    const connect = await cutOff(owner, environment, 'firestore');
    await editor.getByRole('button', { name: 'Save changes' }).click();
    // Outside of the dialog, the backdrop would cover it and screen readers would skip it.
    await expect(editor.getByRole('alert')).toContainText('Not saved', FUNCTION_TIMEOUT);
    await expect(editor.getByLabel('Title')).toHaveValue(title);
    await connect();
    await byKey(editor.getByRole('button', { name: 'Save changes' }));
    await expect(message(owner, 'Your setup is changed.')).toBeVisible(FUNCTION_TIMEOUT);
    await expectPlaceKept(owner, 'edit');
    await expect(
      owner.getByRole('region', { name: 'My setups' }).getByRole('heading', { name: title }),
    ).toBeVisible();
    // Cancel returns the focus to the button that opened the dialog.
    const edit = owner.getByRole('button', { name: `Edit ${title}` });
    await byKey(edit);
    await byKey(editor.getByRole('button', { name: 'Cancel' }));
    await expect(editor).toHaveCount(0);
    await expect(edit).toBeFocused();

    const doubter = await newMember(browser, environment, 'Jonas Doubt');
    await openShared(doubter, id, title);
    await expect(shownSetup(doubter).getByRole('button', { name: /picture 2 of 2/ })).toBeVisible();
    await report(doubter, "Somebody else's picture or text", 'I know this wall.');
    await shownSetup(doubter).getByRole('button', { name: 'Report' }).click();
    const again = doubter.getByRole('dialog', { name: 'Report this setup' });
    await again.getByLabel("What's wrong?").selectOption('Something else');
    await again.getByRole('button', { name: 'Send report' }).click();
    await expect(message(doubter, 'You have reported this setup before.')).toBeVisible();

    await openAdmin(page);
    await untilQueued(page, title);
    await expect(queued(page, title)).toContainText('I know this wall.');
    await expect(queued(page, title).getByRole('img')).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    await byKey(queued(page, title).getByRole('button', { name: 'Hide' }));
    await hideWithReason(page, byKey, 'Please show your own wall.');
    await expect(message(page, 'Setup hidden')).toBeVisible();
    await expect(queued(page, title)).toHaveCount(0);
    await expectPlaceKept(page, 'hide in the queue');

    await untilNotified(owner, /An admin has hidden your setup/);
    const notices = owner.getByRole('region', { name: 'Notices' });
    await expect(notices).toContainText('Please show your own wall.');
    await expect(owner.getByRole('region', { name: 'My setups' })).toContainText(
      'Hidden: Not a real setup, or misleading. Please show your own wall.',
    );
    await byKey(notices.getByRole('button', { name: 'Answer' }));
    await byKey(notices.getByRole('button', { name: 'Send answer' }));
    await expect(notices.getByText('Write your answer.')).toBeVisible();
    await notices.getByLabel('Your answer').fill('It is my own wall. Look at the lamp.');
    expect(await violations(owner)).toEqual([]);
    await byKey(notices.getByRole('button', { name: 'Send answer' }));
    await expect(notices.getByText('You have answered. An admin will look at it.')).toBeVisible();
    await expectPlaceKept(owner, 'answer');
    await untilNotified(doubter, /What you reported is no longer in the gallery/);

    await untilQueued(page, title);
    await expect(queued(page, title)).toContainText('It is my own wall. Look at the lamp.');
    await byKey(queued(page, title).getByRole('button', { name: 'Publish' }));
    await expect(message(page, 'Setup published')).toBeVisible();
    await expectPlaceKept(page, 'publish in the queue');
    await untilNotified(owner, /Your setup is in the gallery again/);

    const uid = await memberId(owner);
    await doubter.goto(memberHref(uid));
    await expect(doubter.getByRole('heading', { name: 'Setups by Nia Owner' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(doubter.getByRole('link', { name: title })).toBeVisible();
    expect(await violations(doubter)).toEqual([]);
    await owner.close();
    await doubter.close();
  },
);

adminTest(
  'admin handles several reports: hides two at once, undoes one and bans the member @nightly',
  async ({ page, browser, environment }) => {
    adminTest.setTimeout(300_000);
    const tag = Date.now();
    const titles = ['Buy lamps', 'Buy screens', 'Bare wall', 'Honest den'].map((name) => `${name} ${tag}`);
    const [lamps = '', screens = '', wall = '', den = ''] = titles;
    const seller = await newMember(browser, environment, 'Flo Seller');
    for (const title of titles)
      await shareSetup(seller, { title, description: 'Words.', pictures: [PICTURE] });
    const doubter = await newMember(browser, environment, 'Petra Doubt');
    for (const title of titles) {
      await openShared(doubter, await setupIdOf(environment, title), title);
      await report(doubter, 'Advertising or spam', '');
    }

    await openAdmin(page);
    for (const title of titles) await untilQueued(page, title);
    for (const title of [lamps, screens])
      await page.getByRole('checkbox', { name: `Select "${title}"` }).check();
    await byKey(page.getByRole('button', { name: 'Hide selected' }));
    await hideWithReason(page, byKey);
    await expect(message(page, '2 setups hidden')).toBeVisible();
    await expectPlaceKept(page, 'hide two');
    await byKey(queued(page, den).getByRole('button', { name: 'Leave as it is' }));
    await expect(queued(page, den)).toHaveCount(0);
    await expectPlaceKept(page, 'leave as it is');
    await byKey(page.getByRole('button', { name: 'Show the record' }));
    const record = page.getByRole('region', { name: 'Record' });
    await byKey(record.getByRole('button', { name: `Undo: Hid ${screens}` }));
    await expect(message(page, 'Taken back')).toBeVisible();
    await expectPlaceKept(page, 'undo');
    await expect(record.getByRole('listitem').first()).toContainText(`Published ${screens}`);
    await untilNotified(doubter, /An admin looked at what you reported, and it stays/);

    await openShared(seller, 'demoSetup00000000005', DEMO_SETUPS[4]?.title ?? '');
    await byKey(queued(page, wall).getByRole('button', { name: "Member's history" }));
    await expect(queued(page, wall).getByText('Times hidden by admins')).toBeVisible(FUNCTION_TIMEOUT);
    await byKey(queued(page, wall).getByRole('button', { name: 'Ban member' }));
    const dialog = page.getByRole('dialog', { name: 'Ban this member?' });
    await expect(dialog.getByText(/This hides 3 published setups/)).toBeVisible(FUNCTION_TIMEOUT);
    await dialog.getByLabel('Reason').selectOption('Advertising or spam');
    await dialog.getByLabel('Note to the owner').fill('This is no shop.');
    await byKey(dialog.getByRole('button', { name: 'Ban and hide everything' }));
    await expect(message(page, 'Member banned, 3 setups hidden')).toBeVisible(FUNCTION_TIMEOUT);
    await expectPlaceKept(page, 'ban');

    // A page that was open all the while learns of it when the service refuses something.
    await byKey(shownSetup(seller).getByRole('button', { name: /^Like,/ }));
    await expect(seller.getByText(/An admin has banned this account/)).toBeVisible();
    await expectPlaceKept(seller, 'like while banned');
    await seller.goto(PATHS.account);
    await expect(seller.getByRole('region', { name: 'You are banned' })).toContainText('This is no shop.', {
      timeout: 60_000,
    });
    const shared = seller.getByRole('region', { name: 'My setups' });
    await expect(shared.getByRole('heading', { name: den })).toBeVisible();
    await expect(shared.getByRole('button', { name: /^Edit / })).toHaveCount(0);

    await untilNotified(seller, /An admin has banned/);
    const notices = seller.getByRole('region', { name: 'Notices' });
    await byKey(notices.getByRole('button', { name: 'Answer' }).first());
    await notices.getByLabel('Your answer').fill('It is my own room, and I sell nothing.');
    await byKey(notices.getByRole('button', { name: 'Send answer' }));
    await expectPlaceKept(seller, 'answer to a ban');
    await untilQueued(page, 'Flo Seller');
    await byKey(queued(page, 'Flo Seller').getByRole('button', { name: 'Lift the ban' }));
    await expect(message(page, 'Ban lifted, 3 setups shown again')).toBeVisible(FUNCTION_TIMEOUT);
    await expectPlaceKept(page, 'lift a ban');
    await seller.reload();
    await expect(shared.getByRole('button', { name: `Edit ${den}` })).toBeVisible(FUNCTION_TIMEOUT);
    await expect(seller.getByRole('region', { name: 'You are banned' })).toHaveCount(0);
    await seller.close();
    await doubter.close();
  },
);
