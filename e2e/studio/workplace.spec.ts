/** The preview as the workplace: sections and cards are ordered, added and removed on the page itself. */
import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { expect, test } from '../product.ts';
import { openPreview } from './open-preview.ts';
import { countPresses } from './studio-window.ts';

const WIDTH = 1500;
test.use({ viewport: { width: WIDTH, height: 2000 } });

test.afterEach(async ({ request, environment }) => {
  await changeLake(request, environment, { delete: { id: 'drafts.homePage' } });
});

const SECTIONS = 'sections[]._key';
const GUIDES = 'sections[_key == "essential"][0].articles[]._ref';

/** The order of a list of the home page, as published or as an editor has changed it. */
async function stored(
  request: APIRequestContext,
  environment: SiteEnvironment,
  list: string,
  id = 'drafts.homePage',
): Promise<string[]> {
  const keys = await askLake(request, environment, `*[_id == $id][0].${list}`, { id });
  return Array.isArray(keys) ? keys.map(String) : [];
}

/** Two of a list change places. */
function swapped(keys: readonly string[], at: number): string[] {
  return [...keys.slice(0, at), ...keys.slice(at, at + 2).toReversed(), ...keys.slice(at + 2)];
}

function section(site: FrameLocator, heading: string): Locator {
  return site
    .locator('main section[data-sanity]')
    .filter({ has: site.getByRole('heading', { name: heading }) });
}

/** Opens the home page in the preview; resolves once its cards can be dragged. */
async function openHome(page: Page, environment: SiteEnvironment): Promise<FrameLocator> {
  const site = await openPreview(page, environment, '/');
  const card = section(site, 'Three guides to read').locator('article[data-sanity]').first();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.hover();
    await expect(site.locator('.drag-handle')).toBeVisible({ timeout: 1000 });
  }).toPass();
  return site;
}

/** Opens the menu of the link in focus by the keyboard; Sanity's is of an "Unknown type" until it knows the schema. */
async function openMenu(page: Page, site: FrameLocator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('ContextMenu');
    await expect(site.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused({ timeout: 2000 });
  }).toPass();
}

/** Drags from the middle of one element to a place near the start of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('Nothing to drag is in sight.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + 10, end.y + 10, { steps: 12 });
  await page.mouse.up();
}

/** Keys of the sections from top to bottom; a test of their texts would need each of them in sight. */
function shownSections(site: FrameLocator): Promise<string[]> {
  return site
    .locator('main [data-sanity-drag-group]')
    .evaluateAll((items: HTMLElement[]) =>
      items.flatMap(({ dataset }) => /path=sections:([\w-]+);/.exec(dataset['sanity'] ?? '')?.[1] ?? []),
    );
}

/** Keeps the Studio's questions from the lake. @returns lets them through */
async function silenceLake(page: Page, { content }: SiteEnvironment): Promise<() => Promise<void>> {
  const questions = `${content.lakeOrigin}/**/data/query/**`;
  await page.route(questions, () => {});
  return () => page.unroute(questions);
}

test('drag a section by its heading with one press: the page shows the order before the Studio answers, and the draft has it @nightly', async ({
  page,
  environment,
  request,
}) => {
  const before = await stored(request, environment, SECTIONS, 'homePage');
  const after = swapped(before, before.indexOf('classic'));
  const site = await openHome(page, environment);
  const classic = section(site, 'A lamp model');
  const heading = section(site, 'Two 4K projectors').getByRole('heading', { level: 2 });
  await expect.poll(() => shownSections(site)).toEqual(before);
  // Of the dragged section little more than its heading is in sight.
  const [above, below, frame] = await Promise.all(
    [classic, heading, page.locator('iframe')].map((element) => element.boundingBox()),
  );
  if (!above || !below || !frame) throw new Error('The sections are not on the page.');
  const height = Math.ceil(frame.y + below.y + below.height - above.y + 20);
  await page.setViewportSize({ width: WIDTH, height });
  await classic.evaluate((element) => element.scrollIntoView());
  await heading.hover();
  await expect(site.getByText('Heading', { exact: true })).toBeVisible();
  const letThrough = await silenceLake(page, environment);
  const presses = await Promise.all(page.frames().map(countPresses));
  await drag(page, heading, classic);
  await expect.poll(() => shownSections(site)).toEqual(after);
  expect(await Promise.all(presses.map((count) => count()))).toEqual([0, 1]);
  await letThrough();
  await expect.poll(() => stored(request, environment, SECTIONS)).toEqual(after);
  await expect.poll(() => shownSections(site)).toEqual(after);
  // What the Studio takes back is taken back on the page.
  await changeLake(request, environment, { delete: { id: 'drafts.homePage' } });
  await expect.poll(() => shownSections(site)).toEqual(before);
});

test('drag a card by the dots of its label, which names it as the form does @nightly', async ({
  page,
  environment,
  request,
}) => {
  const before = await stored(request, environment, GUIDES, 'homePage');
  const site = await openHome(page, environment);
  const cards = section(site, 'Three guides to read').locator('article[data-sanity]');
  await cards.nth(1).hover();
  await expect(site.getByText('Guide', { exact: true })).toBeVisible();
  // A card that rises under the mouse would not be found where it is dropped.
  await expect(cards.first()).toHaveCSS('transition-property', 'none');
  await drag(page, site.locator('.drag-handle'), cards.first());
  await expect.poll(() => stored(request, environment, GUIDES)).toEqual(swapped(before, 0));
});

test('duplicate a section by its menu, and remove a card with the keyboard @nightly', async ({
  page,
  environment,
  request,
}) => {
  const sections = await stored(request, environment, SECTIONS, 'homePage');
  const guides = await stored(request, environment, GUIDES, 'homePage');
  const site = await openHome(page, environment);
  const essential = section(site, 'Three guides to read');
  const card = essential.locator('article[data-sanity]').first();
  await card.getByRole('link').focus();
  await openMenu(page, site);
  const remove = site.getByRole('menuitem', { name: 'Remove' });
  await page.keyboard.press('ArrowDown');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => stored(request, environment, GUIDES)).toEqual(guides.slice(1));
  await expect(essential.locator('article')).toHaveCount(guides.length - 1);

  await essential.getByRole('heading', { level: 2 }).click({ button: 'right' });
  await site.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(essential).toHaveCount(2);
  await expect
    .poll(async () => (await stored(request, environment, SECTIONS)).length)
    .toBe(sections.length + 1);
});

test('insert a section by keyboard and by mouse, from the pictures of all kinds; the page shows it once it is filled @nightly', async ({
  page,
  environment,
  request,
}) => {
  const types = (id?: string) => stored(request, environment, 'sections[]._type', id);
  const before = await types('homePage');
  const site = await openHome(page, environment);
  await site.getByRole('link', { name: 'How it compares' }).focus();
  await openMenu(page, site);
  // Up from the first item is the last one.
  await page.keyboard.press('ArrowUp');
  await expect(site.locator(':focus')).toHaveText('Insert after');
  await page.keyboard.press('ArrowRight');
  await expect(site.getByRole('menuitem', { name: 'Intro banner' }).last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(site.getByRole('menuitem', { name: 'Guide cards' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  const place = before.indexOf('productHero') + 1;
  await expect.poll(() => types()).toEqual(before.toSpliced(place, 0, 'guideCards'));
  await expect(site.getByRole('menuitem')).toHaveCount(0);

  const [key] = (await stored(request, environment, SECTIONS)).slice(place);
  const articles = [{ _type: 'reference', _key: 'a', _ref: 'article-brightness-guide' }];
  const inserted = `sections[_key=="${key}"]`;
  await changeLake(request, environment, {
    patch: {
      id: 'drafts.homePage',
      set: { [`${inserted}.heading`]: 'Read this first', [`${inserted}.articles`]: articles },
    },
  });
  await expect(section(site, 'Read this first').locator('article')).toHaveCount(1);
  await expect.poll(async () => (await shownSections(site)).indexOf(String(key))).toBe(place);

  await site.getByRole('heading', { name: 'Read this first' }).click({ button: 'right' });
  await site.getByRole('button', { name: 'Insert before' }).hover();
  await site.getByRole('menuitem', { name: 'Text' }).filter({ visible: true }).click();
  await expect.poll(() => types()).toEqual(before.toSpliced(place, 0, 'prose', 'guideCards'));
});
