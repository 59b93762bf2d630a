/**
 * The hostile visitor: translators and extensions change the page, connections go, data come late or
 * wrong. Whatever happens, a page keeps its texts, links, footer and disclosure, shows right numbers, and
 * never says "not found" of what exists. Each alteration has a seed, so that a failure can be repeated.
 */
import type { Page } from '@playwright/test';
import { ERROR_TEXTS } from '../../web/src/layout/error-texts.ts';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';
import { alter, KEPT, translate, type Alteration } from './in-page/hostile.ts';
import { shownParts, type Shown } from './in-page/shown-parts.ts';

/** A page of each kind. */
const KINDS = [
  '/',
  '/blog',
  '/blog/projector-vs-tv',
  '/accessories',
  '/accessories/speakers',
  '/ambiance',
  '/ambiance/wall-paint',
  '/glossary',
  '/projectors',
  '/projectors/benq-w4100i',
  '/tools/throw-calculator',
  '/tools/projector-finder',
  '/inspiration/seasonal-movie-nights',
  '/inspiration/gallery',
  '/about',
  '/auth',
] as const;

/** The kind whose tests run every day; it had most to lose. */
const DAILY = '/blog/projector-vs-tv';

const ALTERATIONS: readonly Alteration[] = ['add', 'wrap', 'move', 'remove', 'attribute'];

/** What meets one visit: an extension that adds to a page, and one that takes it apart. */
const EXTENSIONS: readonly (readonly Alteration[])[] = [
  ['add', 'wrap', 'attribute'],
  ['move', 'remove'],
];

/** One in so many elements is altered. */
const SHARE = 1 / 25;

function shown(page: Page): Promise<Shown> {
  return page.evaluate(shownParts);
}

/** What an undisturbed visitor sees, by path. */
const undisturbed = new Map<string, Shown>();

async function expected(page: Page, path: string): Promise<Shown> {
  const known = undisturbed.get(path);
  if (known) return known;
  await page.goto(path);
  await untilHydrated(page);
  let now = await shown(page);
  // A long list shows its other rows a little later.
  const hasSettled = async () => {
    const before = JSON.stringify(now);
    now = await shown(page);
    return JSON.stringify(now) === before;
  };
  await expect.poll(hasSettled, { intervals: [500] }).toBe(true);
  undisturbed.set(path, now);
  return now;
}

/** Members' setups come from elsewhere, in their own time. */
const OF_THE_COMMUNITY = new Set<string>(['/inspiration/gallery', '/auth', '/projectors/benq-w4100i']);

/** Expects a page to show what an undisturbed visitor sees. */
async function expectWhole(page: Page, path: string, whole: Shown): Promise<void> {
  const seen = OF_THE_COMMUNITY.has(path)
    ? { footer: whole.footer, footerText: whole.footerText }
    : { ...whole };
  await expect.poll(() => shown(page), { timeout: 15_000 }).toMatchObject(seen);
}

/** In the page: storage is full, databases never open, and the clock is wrong by a day of the same month. */
function troubleDevice(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  const { now } = Date;
  const DAY = 86_400_000;
  // Seasons follow the month.
  const isLastDay = new Date(now() + DAY).getDate() === 1;
  const wrong = () => now() + (isLastDay ? -DAY : DAY);
  globalThis.Date = new Proxy(Date, {
    get: (clock, name) => (name === 'now' ? wrong : Reflect.get(clock, name)),
    construct: (clock, given, target) =>
      Reflect.construct(clock, given.length > 0 ? given : [wrong()], target) as Date,
  });
}

/** A script that calls a function with its argument at an event of the page. */
function at<Argument>(moment: string, work: (argument: Argument) => void, argument: Argument): string {
  return `addEventListener('${moment}', () => (${work.toString()})(${JSON.stringify(argument)}), { once: true });`;
}

/** What meets one visit before the page is hydrated. */
const DISTURBANCES: readonly { name: string; scripts: readonly string[] }[] = [
  ...['DOMContentLoaded', 'load'].map((moment) => ({
    name: `translated at ${moment}`,
    scripts: [at(moment, translate, KEPT)],
  })),
  ...EXTENSIONS.map((kinds) => ({
    name: `altered on a device in trouble: ${kinds.join(', ')}`,
    scripts: [
      `(${troubleDevice.toString()})();`,
      ...kinds.map((kind) => at('load', alter, { kind, seed: ALTERATIONS.indexOf(kind) + 1, share: SHARE })),
    ],
  })),
];

for (const path of KINDS) {
  const nightly = path === DAILY ? '' : ' @nightly';
  test(`${path} keeps everything if it is translated or altered before hydration${nightly}`, async ({
    page,
    context,
  }) => {
    const whole = await expected(page, path);
    for (const { name, scripts } of DISTURBANCES) {
      await test.step(name, async () => {
        const visit = await context.newPage();
        for (const script of scripts) await visit.addInitScript(script);
        await visit.goto(path);
        await untilHydrated(visit);
        await expectWhole(visit, path, whole);
        await visit.close();
      });
    }
  });
}

for (const kind of [...ALTERATIONS, 'translate'] as const) {
  const nightly = kind === 'translate' ? '' : ' @nightly';
  test(`moving on works after hydration if somebody alters the page: ${kind}${nightly}`, async ({ page }) => {
    const whole = await expected(page, '/about');
    for (const path of ['/', '/blog/projector-vs-tv', '/projectors']) {
      await page.goto(path);
      await untilHydrated(page);
      if (kind === 'translate') await page.evaluate(translate, KEPT);
      else await page.evaluate(alter, { kind, seed: 7, share: SHARE });
      // Through the router, as every link of the page: the link itself may be gone.
      await page.evaluate(() => {
        const link = document.querySelector<HTMLAnchorElement>('footer a[href="/about"], a[href="/about"]');
        if (link) link.click();
        else location.assign('/about');
      });
      await expect(page).toHaveURL(/\/about$/);
      await expect.poll(() => shown(page)).toMatchObject({ text: whole.text, links: whole.links });
    }
  });
}

/** All numbers of the page's own part, in order; not of fields, which keep their own. */
function numbers(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true);
    if (!(copy instanceof Element)) return [];
    for (const hidden of copy.querySelectorAll('script, style, option, noscript, [role=status]'))
      hidden.remove();
    return (copy.textContent ?? '').replaceAll(/[«»]/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  });
}

test('translated calculator shows the numbers of a fresh page after each change', async ({
  page,
  context,
}) => {
  await page.goto('/tools/throw-calculator');
  await untilHydrated(page);
  await page.evaluate(translate, KEPT);
  const change = async (act: () => Promise<unknown>) => {
    const before = page.url();
    await act();
    await expect.poll(() => page.url()).not.toBe(before);
    const fresh = await context.newPage();
    await fresh.goto(page.url());
    await untilHydrated(fresh);
    await expect.poll(() => numbers(page), { timeout: 10_000 }).toEqual(await numbers(fresh));
    await fresh.close();
  };
  await change(() => page.getByRole('textbox', { name: 'Screen Diagonal' }).fill('150'));
  await change(() => page.getByRole('radio', { name: 'Meters' }).check({ force: true }));
});

test('translated list of projectors counts what it shows', async ({ page }) => {
  await page.goto('/projectors');
  await untilHydrated(page);
  await page.evaluate(translate, KEPT);
  await page.locator('main select').first().selectOption({ index: 1 });
  const counted = async () =>
    Number(/\d+/.exec((await page.locator('main [role=status]').textContent()) ?? '')?.[0]);
  await expect.poll(counted).toBeLessThan(78);
  await expect(page.locator('main tbody tr:visible:has(input)')).toHaveCount(await counted());
});

const GUIDE = '/blog/brightness-guide';
const GUIDE_DATA = '**/_data/blog/brightness-guide.json*';
const guideLink = (page: Page) => page.locator(`main a[href="${GUIDE}"]`).first();

/** The blog, once it would route a click; nothing was fetched ahead. */
async function openBlog(page: Page): Promise<void> {
  await page.goto('/blog');
  await untilHydrated(page);
}

test('offline, a tap says that the page did not load; online it comes by itself, and taps work again', async ({
  page,
  context,
}) => {
  // Only what is asked for by the tap itself.
  await page.route('**/_data/**', (route) => route.abort());
  await openBlog(page);
  await context.setOffline(true);
  await guideLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: ERROR_TEXTS.brokenTitle })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
  await page.unroute('**/_data/**');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ERROR_TEXTS.brokenTitle);
  await untilHydrated(page);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#comparison')).toBeAttached();
});

const FAILURES = {
  '503': { status: 503, body: 'overloaded' },
  'a page instead of data': {
    contentType: 'text/html',
    body: '<!doctype html><title>Sign in to this network</title>',
  },
  'data that are cut off': { contentType: 'application/json', body: '{"page":{"title":"Bri' },
} as const;

for (const [what, answer] of Object.entries(FAILURES))
  test(`${what} once is not noticed; again, it is no missing page and comes with another try${
    what === '503' ? '' : ' @nightly'
  }`, async ({ page }) => {
    let failures = Infinity;
    await page.route(GUIDE_DATA, (route) => (failures-- > 0 ? route.fulfill(answer) : route.continue()));
    await openBlog(page);
    await guideLink(page).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(ERROR_TEXTS.brokenTitle);
    failures = 0;
    await page.getByRole('button', { name: ERROR_TEXTS.tryAgain }).click();
    await expect(page.locator('main article').first()).toBeVisible();

    await openBlog(page);
    failures = 1;
    await guideLink(page).click();
    await expect(page.locator('article h2').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
  });

test('addresses that only hosting redirects arrive inside the app, with query and hash', async ({ page }) => {
  const address = '/blog/diy-outdoor-theater-build?x=1#q';
  const guide = '/blog/projector-vs-tv';
  await page.route(`**/_data${guide}.json*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"/#comparison"', JSON.stringify(address));
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  await untilHydrated(page);
  await page.locator(`footer a[href="${guide}"]`).first().click();
  await page.locator(`main a[href="${address}"]`).click();
  await expect(page).toHaveURL(/\/blog\/diy-outdoor-theater\?x=1#q$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ERROR_TEXTS.notFoundTitle);
});

test('on the way back, too, addresses that only hosting redirects arrive @nightly', async ({ page }) => {
  for (const [address, arrived] of [
    ['/blog/diy-outdoor-theater-build?x=1#q', /\/blog\/diy-outdoor-theater\?x=1#q$/],
    ['/accessories/projector-screens?x=2', /\/accessories\/screens\?x=2$/],
    ['/privacy-policy', /\/privacy$/],
  ] as const) {
    await openBlog(page);
    await guideLink(page).evaluate((link) => link.removeAttribute('target'));
    await page.evaluate((href) => {
      history.pushState(null, '', href);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
    await expect(page).toHaveURL(arrived);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ERROR_TEXTS.notFoundTitle);
  }
});
