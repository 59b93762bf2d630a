/** One draft, shared once: after answers that got lost, over a reload in the middle, and from two tabs. */
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
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

/** The setups of the page's member whose titles hold a tag, as they are stored. */
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

/** That every picture of these setups is in the bucket, and no two setups have one in common. */
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

/** The save is tried several times before it counts as failed. */
async function expectUnheard(page: Page): Promise<void> {
  const words = 'Failed to save setup: The service cannot be';
  await expect(page.locator('.Toastify')).toContainText(words, { timeout: 60_000 });
}

/** Lets what is sent get through, and its answer get lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

test('an answer that got lost: the same draft is live already, and is not shared twice', async ({
  page,
  environment,
}) => {
  const title = `Unheard ${Date.now()}`;
  await fillIn(page, title);
  await page.route(COMMIT, loseAnswer);
  await press(page);
  await expectUnheard(page);
  await page.unroute(COMMIT);
  await press(page);
  await expectLive(page, title);
  expect(await published(page, environment, title)).toHaveLength(1);
});

test('an answer that got lost: what was corrected since goes live as it is', async ({
  page,
  environment,
}) => {
  const tag = String(Date.now());
  await fillIn(page, `A tpyo ${tag}`);
  await page.route(COMMIT, loseAnswer);
  await press(page);
  await expectUnheard(page);
  await page.unroute(COMMIT);
  await page.getByLabel('Title').fill(`B corrected ${tag}`);
  await page.locator('input[type="file"]').setInputFiles(SECOND);
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await press(page);
  await expectLive(page, `B corrected ${tag}`);
  await expect(message(page, 'An earlier version is live too')).toBeVisible();
  const setups = await published(page, environment, tag);
  expect(setups.map(({ title, pictures }) => [title, pictures.length])).toEqual([
    [`A tpyo ${tag}`, 1],
    [`B corrected ${tag}`, 2],
  ]);
  await expectOwnPictures(page, environment, setups);
});

test('a reload during the save: the draft that is back and replaced goes live beside the first', async ({
  page,
  environment,
}) => {
  const tag = String(Date.now());
  await fillIn(page, `A first ${tag}`);
  const stored = Promise.withResolvers<void>();
  await page.route(COMMIT, async (route) => {
    await route.fetch();
    stored.resolve();
    // The answer is on its way for ever.
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

/** Opens a second tab, with the draft of the first. */
async function openWithDraft(page: Page, title: string): Promise<Page> {
  const other = await page.context().newPage();
  await openForm(other);
  await expect(other.getByText('Your draft is back.')).toBeVisible();
  await expect(other.getByLabel('Title')).toHaveValue(title);
  await expect(other.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  return other;
}

/** A draft with a picture in the bucket, in two tabs. @returns the second one */
async function inTwoTabs(page: Page, _: SiteEnvironment, title: string): Promise<Page> {
  await fillIn(page, title);
  await page.route(COMMIT, (route) => route.abort());
  await press(page);
  await expectUnheard(page);
  await page.unroute(COMMIT);
  return openWithDraft(page, title);
}

/** A draft that was never sent, in two tabs. @returns the second one */
async function newInTwoTabs(page: Page, _: SiteEnvironment, title: string): Promise<Page> {
  await fillIn(page, title);
  return openWithDraft(page, title);
}

test('a draft that one tab has shared leaves the other one', async ({ page, environment }) => {
  const title = `Two tabs ${Date.now()}`;
  const other = await inTwoTabs(page, environment, title);
  await press(page);
  await expectLive(page, title);
  await expect(other.getByText('This draft is live: you shared it in another tab.')).toBeVisible();
  await expect(other.getByLabel('Title')).toHaveValue('');
  await expect(other.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  expect(await published(page, environment, title)).toHaveLength(1);
});

test('two tabs that share one draft at the same moment publish it once', async ({ page, environment }) => {
  // Both tabs know the id of a draft that was sent before; of a new one only the other tab can tell.
  for (const open of [inTwoTabs, newInTwoTabs]) {
    const title = `At once ${Date.now()}`;
    const other = await open(page, environment, title);
    await Promise.all([press(page), press(other)]);
    for (const tab of [page, other]) {
      await expect(tab.getByLabel('Title')).toHaveValue('', { timeout: 60_000 });
      await expect(tab.getByRole('button', { name: 'Share setup' })).toBeEnabled();
    }
    expect(await published(page, environment, title)).toHaveLength(1);
    await other.close();
  }
});

test('what differs in the other tab stays there, and is shared with pictures of its own', async ({
  page,
  environment,
}) => {
  const tag = String(Date.now());
  const other = await inTwoTabs(page, environment, `A plain ${tag}`);
  await other.getByLabel('Title').fill(`B painted ${tag}`);
  await press(page);
  await expect(message(page, 'Your setup is now live.')).toBeVisible({ timeout: 60_000 });
  await expect(other.getByText('Your changes here stay as a separate draft.')).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Title')).toHaveValue(`B painted ${tag}`);
  await expect(other.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await press(other);
  await expectLive(other, `B painted ${tag}`);
  const setups = await published(page, environment, tag);
  expect(setups.map(({ title }) => title)).toEqual([`A plain ${tag}`, `B painted ${tag}`]);
  await expectOwnPictures(page, environment, setups);
});
