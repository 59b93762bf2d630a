/** The preview as the workplace: sections and cards are ordered, added and removed on the page itself. */
import type { APIRequestContext, FrameLocator, Locator, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { expect, test } from '../product.ts';
import { openPreview } from './open-preview.ts';

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

test('drag a section by its heading: the page shows the order before the Studio answers, and the draft has it', async ({
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
  await drag(page, heading, classic);
  await expect.poll(() => shownSections(site)).toEqual(after);
  await letThrough();
  await expect.poll(() => stored(request, environment, SECTIONS)).toEqual(after);
  await expect.poll(() => shownSections(site)).toEqual(after);
  // What the Studio takes back is taken back on the page.
  await changeLake(request, environment, { delete: { id: 'drafts.homePage' } });
  await expect.poll(() => shownSections(site)).toEqual(before);
});

test('drag a card by the dots of its label, which names it as the form does', async ({
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

test('duplicate a section by its menu, and remove a card with the keyboard', async ({
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
  await page.keyboard.press('ContextMenu');
  const remove = site.getByRole('menuitem', { name: 'Remove' });
  await expect(site.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
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
