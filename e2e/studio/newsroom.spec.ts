/** The Studio's start page, ordering by drag and drop, free pages and redirects. */
import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { publish, untilStored } from '../../tools/browser/main-job.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1400, height: 1400 } });

const field = (page: Page, name: string): Locator => page.getByTestId(`field-${name}`);

/** The rows of a list with drag-and-drop order. */
const rows = (page: Page): Locator => page.locator('[data-rfd-drag-handle-draggable-id]');

/** Moves the first row of a list below the second by keyboard: lift, move down, drop. */
async function moveFirstDown(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible({ timeout: 60_000 });
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
}

test('start page leads to tasks, pending work, recent edits and search; the Studio contacts no foreign host @nightly', async ({
  page,
  environment,
  faults,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !/(?:^|\.)localhost$|^127\.0\.0\.1$/.test(hostname))
      foreign.push(request.url());
  });
  await openStudio(page, environment, '/');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/start$/);
  // The seed's samples need replacing; their count links to them.
  const samples = page.getByRole('link', { name: /Sample ratings, quotes and texts/ });
  await expect(samples).toContainText(/\d{2,}/);
  await expect(page.getByRole('region', { name: 'You edited last' })).not.toContainText('Lumen & Throw');

  for (const [task, name] of [
    ['Write a guide', 'title'],
    ['Add a product', 'name'],
  ] as const) {
    await page.getByText(task).click();
    await expect(field(page, name).locator('input')).toBeEditable({ timeout: 60_000 });
    await page.goBack();
  }
  await page.getByText("Correct a projector's figure").click();
  await page.getByLabel('Model', { exact: true }).fill('W4100i');
  await page.getByRole('button', { name: 'BenQ W4100i' }).click();
  await page.getByLabel('Figure', { exact: true }).selectOption('Noise');
  await expect(page.getByRole('button', { name: 'See what changes' })).toBeVisible();
  await page.getByRole('link', { name: 'Start', exact: true }).click();

  await page.getByRole('button', { name: 'Create new document' }).click();
  const choices = page.locator('[data-ui="Popover"]').last();
  await expect(choices.getByText('Glossary term', { exact: true })).toBeVisible();
  for (const singleton of ['Home page', 'Site settings', 'Menus & footer', 'Guides overview']) {
    await page.getByPlaceholder('Search document types').fill(singleton);
    await expect(choices.getByText(/^No results for/)).toBeVisible();
  }
  await page.keyboard.press('Escape');

  await page.getByTestId('studio-search').first().click();
  await page
    .getByTestId('search-input')
    .or(page.getByPlaceholder(/search/i))
    .last()
    .fill('troubleshooting');
  const found = page.getByTestId('search-results').or(page.getByRole('dialog'));
  await found
    .getByText(/Projector troubleshooting/)
    .first()
    .click();
  await expect(field(page, 'title').locator('input')).toHaveValue(/Projector troubleshooting/i);

  await openStudio(page, environment, '/intent/edit/id=author-editors;type=author/');
  const role = field(page, 'role').locator('input');
  await expect(role).toBeEditable({ timeout: 60_000 });
  const words = `We measure, ${Date.now()}.`;
  await role.fill(words);
  await untilStored(page, environment, `role == "${words}"`);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  const edited = page.getByRole('region', { name: 'You edited last' });
  await edited.getByRole('link', { name: /The Lumen & Throw editors/ }).click({ timeout: 60_000 });
  await expect(role).toHaveValue(/^We measure/, { timeout: 60_000 });
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({
    timeout: 60_000,
  });
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});

test('reorders products of an accessory page by dragging, and the page follows @nightly', async ({
  page,
  browser,
  environment,
  request,
}) => {
  const order = async () =>
    (await askLake(
      request,
      environment,
      '*[_type == "product" && category._ref == "category-screens" && !(_id in path("drafts.**"))] | order(orderRank asc)[0...2].name',
    )) as string[];
  // Groups have their own order; only products without a group follow the order of the page.
  const groups = await askLake(request, environment, '*[_id == "category-screens"][0].groups');
  const regroup = (change: object) =>
    changeLake(request, environment, { patch: { id: 'category-screens', ...change } });
  await regroup({ unset: ['groups'] });
  try {
    const [first, second] = await order();
    await openStudio(
      page,
      environment,
      '/structure/accessories;accessory-products;order-of-category-screens',
    );
    await moveFirstDown(page);
    await expect.poll(order, { timeout: 60_000 }).toEqual([second, first]);
    const reader = await browser.newPage({ baseURL: environment.siteUrl });
    await reader.goto('/accessories/screens');
    await reader.mouse.move(40, 40);
    await expect(reader.getByRole('main').getByRole('article').first()).toContainText(String(second), {
      timeout: 60_000,
    });
    await reader.close();
    await moveFirstDown(page);
    await expect.poll(order, { timeout: 60_000 }).toEqual([first, second]);
  } finally {
    await regroup({ set: { groups } });
  }
});

/** An indoor page without a card. @param place among the first */
function newIndoorPage(title: string, place: number) {
  return {
    _id: `ambiance-new-${place}`,
    _type: 'ambiancePage',
    title,
    place: 'indoor',
    slug: { _type: 'slug', current: title.toLowerCase() },
    orderRank: `0|00000${place}:`,
  };
}

test('reorders ambiance pages by dragging, and the overview lists those without a card in that order @nightly', async ({
  page,
  browser,
  environment,
  request,
}) => {
  const [first, second] = [newIndoorPage('Rugs', 1), newIndoorPage('Doors', 2)];
  const reader = await browser.newPage({ baseURL: environment.siteUrl });
  await reader.goto('/ambiance');
  await untilHydrated(reader);
  const uncarded = reader.getByRole('navigation', { name: 'More indoor pages' }).getByRole('link');
  await expect(uncarded).toHaveCount(0);
  try {
    for (const made of [first, second]) await changeLake(request, environment, { createOrReplace: made });
    await expect(uncarded).toHaveText([first.title, second.title], { timeout: 60_000 });
    await openStudio(page, environment, '/structure/ambiance;ambiance-pages');
    await expect(rows(page).first()).toContainText(first.title, { timeout: 60_000 });
    await moveFirstDown(page);
    await expect(uncarded).toHaveText([second.title, first.title], { timeout: 60_000 });
  } finally {
    for (const { _id } of [first, second]) await changeLake(request, environment, { delete: { id: _id } });
  }
  await expect(uncarded).toHaveCount(0, { timeout: 60_000 });
  await reader.close();
});

test('free page consists of sections and has its own URL @nightly', async ({
  page,
  browser,
  environment,
  request,
}) => {
  const tag = Date.now();
  await openStudio(page, environment, '/');
  await page.getByText('Make a page').click({ timeout: 60_000 });
  await expect(field(page, 'title').locator('input')).toBeEditable({ timeout: 60_000 });
  await field(page, 'title').locator('input').fill(`Summer ${tag}`);
  await field(page, 'sections')
    .getByRole('button', { name: /Add item/ })
    .click();
  // Each section has a picture in the menu that adds it.
  const menu = page.getByRole('menuitem', { name: 'Guide cards' });
  await expect(menu.locator('img')).toHaveJSProperty('complete', true);
  await menu.click();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => askLake(request, environment, `count(*[title == "Summer ${tag}"][0].sections)`))
    .toBe(2);
  const [{ _id: id }] = (await askLake(request, environment, `*[title == "Summer ${tag}"]{_id}`)) as [
    { _id: string },
  ];
  // The Studio refuses an empty section.
  await expect(page.getByTestId('action-publish').first()).toBeDisabled({ timeout: 60_000 });
  const guides = ['article-brightness-guide', 'article-projector-vs-tv'];
  await changeLake(request, environment, {
    patch: {
      id,
      set: {
        seoDescription: 'Everything for movie nights outside, from the screen to the blanket, in one place.',
        sections: [
          {
            _type: 'guideCards',
            _key: 'g',
            heading: 'Read first',
            articles: guides.map((ref) => ({ _type: 'reference', _key: ref, _ref: ref })),
          },
        ],
      },
    },
  });
  await page.getByRole('tab', { name: 'Address & search' }).click();
  await field(page, 'slug').getByRole('button', { name: 'Generate' }).click();
  await publish(page, environment, `slug.current == "summer-${tag}" && sections[0].heading == "Read first"`);
  const reader = await browser.newPage({ baseURL: environment.siteUrl });
  await reader.goto(`/summer-${tag}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`Summer ${tag}`, { timeout: 60_000 });
  await expect(reader.getByRole('heading', { level: 2, name: 'Read first' })).toBeVisible();
  await expect(
    reader
      .getByRole('main')
      .getByRole('link', { name: /brightness/i })
      .first(),
  ).toBeVisible();
  await reader.close();
});

test('redirect answers a plain request; the Studio refuses loops, page URLs and missing targets @nightly', async ({
  page,
  environment,
  request,
}) => {
  const answer = await request.get('/throw-calculator?from=a-friend', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toContain('/tools/throw-calculator');
  const other = { _id: 'redirect-other', _type: 'redirect', from: '/b', href: '/a' };
  await changeLake(request, environment, { createOrReplace: other });
  try {
    await openStudio(page, environment, '/intent/create/template=redirect;type=redirect/');
    const from = field(page, 'from').locator('input');
    const href = field(page, 'href').locator('input');
    await expect(from).toBeEditable({ timeout: 60_000 });
    const refused = async (start: string, end: string, name: string, sentence: RegExp) => {
      await from.fill(start);
      await href.fill(end);
      const icon = field(page, name).getByTestId('input-validation-icon-error').first();
      await expect(icon).toBeVisible({ timeout: 60_000 });
      await icon.hover();
      await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible({
        timeout: 60_000,
      });
      await page.mouse.move(5, 5);
      await expect(page.getByTestId('action-publish').first()).toBeDisabled();
    };
    await refused('/a', '/b', 'href', /in a circle: \/a → \/b → \/a/);
    await refused('/blog/brightness-guide', '/glossary', 'from', /is or was at this address/);
    await refused('/sale', '/blog/none', 'href', /There is no page at/);
    await refused('summer sale', '/glossary', 'from', /Start with \//);
    await from.fill(`/sale-${Date.now()}`);
    await href.fill('/glossary');
    await expect(page.getByTestId('input-validation-icon-error')).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByTestId('action-publish').first()).toBeEnabled({ timeout: 60_000 });
  } finally {
    await changeLake(request, environment, { delete: { id: other._id } });
  }
});
