/** A draft is published once, also after a reload during the save and from two tabs at the same moment. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import {
  documentsWith,
  memberId,
  memberTest,
  message,
  openForm,
  picturesOf,
  shownSetup,
} from './community-page.ts';
import { expect } from '../product.ts';

const test = memberTest('Olga Berg');
const [FIRST = '', SECOND = ''] = ['scene-livingroom-dusk.webp', 'scene-livingroom-night.webp'].map((name) =>
  join(import.meta.dirname, '../../content/images', name),
);
const COMMIT = '**/documents:commit*';

interface Published {
  title: string;
  pictures: string[];
}

/** Stored setups of the page's member whose titles contain a tag. */
async function published(page: Page, environment: SiteEnvironment, tag: string): Promise<Published[]> {
  const found = await documentsWith(environment, COLLECTIONS.setups, 'created_by', await memberId(page));
  const setups = found.map(({ fields }) => {
    const { title, images } = fields as {
      title: { stringValue: string };
      images: { arrayValue: { values: { stringValue: string }[] } };
    };
    return { title: title.stringValue, pictures: images.arrayValue.values.map((each) => each.stringValue) };
  });
  return setups
    .filter(({ title }) => title.includes(tag))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

/** Expects every picture of these setups in the bucket, and no picture in two setups. */
async function expectOwnPictures(
  page: Page,
  environment: SiteEnvironment,
  setups: Published[],
): Promise<void> {
  const paths = setups.flatMap(({ pictures }) => pictures);
  expect(new Set(paths).size).toBe(paths.length);
  const stored = await picturesOf(environment, await memberId(page));
  expect(stored).toEqual(expect.arrayContaining(paths));
}

async function fillIn(page: Page, title: string): Promise<void> {
  await openForm(page);
  await page.locator('input[type="file"]').setInputFiles(FIRST);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('One wall, one evening.');
  await expect(page.getByText('Your draft is saved in this browser.')).toBeVisible();
}

const press = (page: Page) => page.getByRole('button', { name: 'Share setup' }).click();

async function expectLive(page: Page, title: string): Promise<void> {
  await expect(message(page, 'Your setup is now live.')).toBeVisible({ timeout: 60_000 });
  await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
  await expect(page.getByLabel('Title')).toHaveValue('');
}

/** Waits for the failure message; the save retries several times first. */
async function expectSaveFailed(page: Page): Promise<void> {
  const words = 'Failed to save setup: The service cannot be';
  await expect(page.locator('.Toastify')).toContainText(words, { timeout: 60_000 });
}

test('publishes a restored and replaced draft as a second setup after a reload during the save @nightly', async ({
  page,
  environment,
}) => {
  const tag = String(Date.now());
  await fillIn(page, `A first ${tag}`);
  const stored = Promise.withResolvers<void>();
  await page.route(COMMIT, async (route) => {
    await route.fetch();
    stored.resolve();
    // The response never arrives.
  });
  await press(page);
  await stored.promise;
  await page.reload();
  await page.unroute(COMMIT);
  await expect(page.getByText('Your draft is back.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.locator('input[type="file"]').setInputFiles(SECOND);
  await page.getByLabel('Title').fill(`B second ${tag}`);
  await page.getByLabel('Description').fill('Another room.');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await press(page);
  await expectLive(page, `B second ${tag}`);
  const setups = await published(page, environment, tag);
  expect(setups.map(({ title }) => title)).toEqual([`A first ${tag}`, `B second ${tag}`]);
  await expectOwnPictures(page, environment, setups);
});

/** Opens a second tab with the draft of the first. */
async function openWithDraft(page: Page, title: string): Promise<Page> {
  const other = await page.context().newPage();
  await openForm(other);
  await expect(other.getByText('Your draft is back.')).toBeVisible();
  await expect(other.getByLabel('Title')).toHaveValue(title);
  await expect(other.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  return other;
}

/** A draft with a picture in the bucket, in two tabs. @returns the second one */
async function inTwoTabs(page: Page, title: string): Promise<Page> {
  await fillIn(page, title);
  await page.route(COMMIT, (route) => route.abort());
  await press(page);
  await expectSaveFailed(page);
  await page.unroute(COMMIT);
  return openWithDraft(page, title);
}

/** A draft that was never sent, in two tabs. @returns the second one */
async function newInTwoTabs(page: Page, title: string): Promise<Page> {
  await fillIn(page, title);
  return openWithDraft(page, title);
}

test('two tabs that submit one draft at the same moment publish it once @nightly [8-11]', async ({
  page,
  environment,
}) => {
  // Both tabs know the id of a draft that was sent before; the id of a new draft has to come from the other tab.
  for (const open of [inTwoTabs, newInTwoTabs]) {
    const title = `At once ${Date.now()}`;
    const other = await open(page, title);
    await Promise.all([press(page), press(other)]);
    for (const tab of [page, other]) {
      await expect(tab.getByLabel('Title')).toHaveValue('', { timeout: 60_000 });
      await expect(tab.getByRole('button', { name: /^Remove / })).toHaveCount(0);
      await expect(tab.getByRole('button', { name: 'Share setup' })).toBeEnabled();
    }
    expect(await published(page, environment, title)).toHaveLength(1);
    await other.close();
  }
});
