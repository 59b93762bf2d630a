/** From a product to a real room to the calculator, a member's kit, and the gallery's grid. */
import { join } from 'node:path';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { ROOMS_PATH } from '@lumen-throw/domain/gallery-card';
import { IN_REAL_ROOMS_ID } from '@lumen-throw/domain/community-paths';
import { PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import type { Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { featureSetup } from '../../tools/browser/main-job.ts';
import { expect, test } from '../product.ts';
import {
  adminTest,
  documentsWith,
  memberId,
  memberTest,
  message,
  openForm,
  openGallery,
  shownSetup,
} from './community-page.ts';

const SLUG = 'viewsonic-x2-4k';
const TITLE = 'Four seats, one finish line';

/** Requests of a page to the community's services. */
function watchRequests(
  page: Page,
  firebase: { emulators?: { firestore: string } | null },
): { rooms: string[]; database: string[] } {
  const requests = { rooms: [] as string[], database: [] as string[] };
  page.on('request', (request) => {
    const url = request.url();
    if (new URL(url).pathname.startsWith(ROOMS_PATH)) requests.rooms.push(url);
    if (firebase.emulators && url.startsWith(firebase.emulators.firestore)) requests.database.push(url);
  });
  return requests;
}

test('projector page leads to a real room, and on to calculator and finder with its numbers @nightly', async ({
  page,
  environment,
  faults,
}) => {
  const requests = watchRequests(page, environment.firebase);
  await page.goto(projectorHref(SLUG));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page requests nothing before the section comes near.
  expect(requests.rooms).toEqual([]);
  await page.locator(`#${IN_REAL_ROOMS_ID}`).scrollIntoViewIfNeeded();
  const rooms = page.getByRole('region', { name: 'In real rooms' });
  const found = rooms.getByRole('listitem').filter({ hasText: TITLE });
  // The first call of a function starts its process.
  await expect(found).toContainText('120 in from 5.9 ft', { timeout: 60_000 });
  await expect(found).toContainText('Dark room');
  await expect(found).toContainText('35 fL, very bright for a dark room');
  await expect(found.locator('img')).toHaveJSProperty('complete', true);
  // One plain response, and no request to the database.
  expect(requests.rooms).toHaveLength(1);
  expect(requests.database).toEqual([]);

  await found.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Projector Setups Gallery');
  const room = shownSetup(page);
  await expect(room.getByRole('heading')).toHaveText(TITLE);
  await expect(room).toContainText(
    '120 in from 5.9 ft is 0.68; no source gives a distance for this size. Its source gives 100 in; 35 fL',
  );
  await expect(room.getByRole('link', { name: 'ViewSonic X2-4K' })).toHaveAttribute(
    'href',
    projectorHref(SLUG),
  );

  const setup = page.url();
  await room.getByRole('link', { name: 'Open in the throw calculator' }).click();
  await expect(page).toHaveURL(new RegExp(PATHS.throwCalculator));
  expect(new URL(page.url()).searchParams.get('dist')).toBe('5.9');
  expect(new URL(page.url()).searchParams.get('preset')).toBe(SLUG);
  await expect(page.getByText(/This link asked for/)).toHaveCount(0);

  await page.goto(setup);
  await room.getByRole('link', { name: 'Find projectors for this room' }).click();
  await expect(page).toHaveURL(new RegExp(PATHS.projectorFinder));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    place: 'anywhere',
    distance: '5.9',
    unit: 'ft',
    size: '120',
    light: 'dark',
  });
  expect(faults).toEqual([]);
});

test("a setup says whether its model fits the visitor's room, changed or forgotten @nightly", async ({
  page,
  faults,
}) => {
  await page.goto(`${PATHS.projectorFinder}?distance=9&light=dark`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Keep as my room' }).click();
  await page.goto(`${PATHS.gallery}?view=grid&search=viewsonic+120+inch`);
  await page.getByRole('region', { name: 'Community Setups' }).getByRole('link', { name: TITLE }).click();
  const room = shownSetup(page);
  await expect(room.getByRole('heading')).toHaveText(TITLE);
  const verdict = room.locator('[data-verdict]');
  await expect(verdict).toHaveText('Fits your room');
  const line = page.getByRole('region', { name: 'Your room', exact: true });
  await line.getByRole('button', { name: 'Forget' }).click();
  await expect(verdict).toBeHidden();
  await page.goto(`${PATHS.projectorFinder}?distance=3&light=dark`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Keep as my room' }).click();
  await page.goBack();
  await expect(verdict).toHaveText(/too near$/);
  expect(faults).toEqual([]);
});

test('a visitor finds a room by its kit, its size and its light, on any view @nightly', async ({ page }) => {
  await openGallery(page);
  const search = page.getByRole('searchbox', { name: 'Search all setups' });
  await search.fill('viewsonic 120 inch dark room');
  const found = page.getByRole('region', { name: 'Community Setups' }).getByRole('heading', { level: 3 });
  await expect(found).toHaveText([TITLE]);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/view=grid&search=viewsonic\+120\+inch\+dark\+room/);
  await page.reload();
  await expect(search).toHaveValue('viewsonic 120 inch dark room');
  await expect(found).toHaveText([TITLE]);
  await search.fill('viewsonic 120 inch daylight');
  await expect(page.getByText('No setups match "viewsonic 120 inch daylight".')).toBeVisible();
  await search.fill('');
  await expect(found).not.toHaveCount(0);
});

test('grid keeps its filters and order in the URL across a reload and Back @nightly', async ({
  page,
  faults,
}) => {
  await openGallery(page);
  await page.getByRole('radio', { name: 'Grid' }).check();
  const cards = page.getByRole('region', { name: 'Community Setups' }).getByRole('listitem');
  await expect(cards).not.toHaveCount(0);
  const all = await cards.count();
  await page.getByLabel('Order').selectOption('Most liked first');
  await expect(cards.first()).toContainText('31 likes');
  await page.getByLabel('Light', { exact: true }).selectOption('dark');
  await page.getByLabel('Where it stands').selectOption('On the ceiling');
  await expect(cards).toHaveCount(2);
  expect(all).toBeGreaterThan(2);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    view: 'grid',
    sort: 'liked',
    light: 'dark',
    place: 'ceiling',
  });
  await page.getByLabel('Kind of projector').selectOption('Portable');
  await expect(page.getByText('No setups match all of that.')).toBeVisible();
  await page.getByLabel('Kind of projector').selectOption('Home theater');
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(cards).toHaveCount(2);
  await expect(page.getByLabel('Light', { exact: true })).toHaveValue('dark');
  await cards.first().getByRole('link').click();
  await expect(shownSetup(page)).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(cards).toHaveCount(all);
  expect(faults).toEqual([]);
});

adminTest(
  'Setup of the Month links to its setup and shows its picture before any module loads @nightly',
  async ({ page, browser, environment }) => {
    await featureSetup(page, TITLE);
    await openGallery(page);
    const month = page.getByRole('region', { name: 'Setup of the Month' });
    const featured = month.getByRole('heading', { level: 3 }).getByRole('link');
    await expect(featured).toHaveText(TITLE);
    await featured.click();
    await expect(shownSetup(page).getByRole('heading')).toHaveText(TITLE);
    await expect(shownSetup(page)).toBeFocused();

    const visitor = await browser.newPage();
    await visitor.route('**/assets/*.js', () => {});
    const card = visitor.getByRole('region', { name: 'Setup of the Month' });
    await expect(async () => {
      await visitor.goto(`${environment.siteUrl}${PATHS.gallery}`);
      const path = JSON.parse((await visitor.locator('#first-picture').textContent()) ?? '') as string;
      const name = new RegExp(path.split('/').at(-1)?.split('.')[0] ?? 'no picture');
      await expect(card.locator(':scope > div').first()).toHaveCSS('background-image', name, {
        timeout: 5000,
      });
    }).toPass();
    await expect(card.getByRole('img')).toHaveCount(0);
    await visitor.close();
  },
);

const member = memberTest('Kira Sol');
const PICTURE = join(import.meta.dirname, '../../content/images/scene-livingroom-dusk.webp');

member(
  'member adds kit, sees what the numbers say, and edits it afterwards @nightly',
  async ({ page, environment }) => {
    const title = `Kit on the shelf ${Date.now()}`;
    await openForm(page);
    await page.locator('input[type="file"]').setInputFiles([PICTURE]);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('A shelf, a lens and a tape measure.');
    await page.getByLabel('Projector model').fill('epson eh-tw650 1080p');
    await page.getByLabel('Screen size in inches').fill('100');
    const form = page.locator('form');
    await form.getByText('Kit and distances').click();
    // The page offers the matching model and keeps the typed text.
    await form.getByRole('button', { name: 'Yes, the Epson EH-TW650' }).click();
    await expect(page.getByLabel('Projector model')).toHaveValue('epson eh-tw650 1080p');
    await expect(form.getByRole('combobox', { name: 'Projector in the catalog' })).toHaveValue(
      'Epson EH-TW650',
    );
    await form.getByLabel(/^Throw distance/).fill('40');
    const check = form.getByRole('status', { name: 'What the numbers say' });
    await expect(check).toContainText("the numbers don't agree");
    await form.getByLabel(/^Throw distance/).fill('eleven');
    await page.getByRole('button', { name: 'Share setup' }).click();
    await expect(form.getByText(/^A throw distance is a length from/)).toBeVisible();
    await form.getByLabel(/^Throw distance/).fill('2.5 m');
    await form.getByLabel('Light in the room').selectOption('20 min after sunset, 29 lux');
    await expect(check).toContainText('100 in from 8.2 ft is 1.13; this lens has');
    await expect(check).toContainText('the numbers agree');
    // A reload keeps the chosen model with the rest of the draft.
    await expect(page.getByText('Your draft is saved in this browser.')).toBeVisible();
    await page.reload();
    await expect(form.getByRole('combobox', { name: 'Projector in the catalog' })).toHaveValue(
      'Epson EH-TW650',
    );
    await page.getByRole('button', { name: 'Share setup' }).click();
    await expect(message(page, 'Your setup is now live.')).toBeVisible({ timeout: 60_000 });

    const room = shownSetup(page);
    await expect(room.getByRole('heading')).toHaveText(title);
    await expect(room).toContainText('100 in from 8.2 ft is 1.13');
    await room.getByRole('button', { name: 'Change kit and distances' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change kit and distances' });
    await dialog.getByLabel(/^Throw distance/).fill('8 ft 3 in');
    await dialog.getByRole('button', { name: 'Save kit' }).click();
    await expect(message(page, 'Kit and distances saved.')).toBeVisible();
    await expect(room).toContainText('100 in from 8.25 ft');
    const uid = await memberId(page);
    const [stored] = await documentsWith(environment, COLLECTIONS.setupDetails, 'created_by', uid);
    expect(stored?.fields).toMatchObject({
      distance: { doubleValue: 8.25 },
      units: { stringValue: 'ft' },
    });
  },
);
