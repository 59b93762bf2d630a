// @vitest-environment jsdom
/**
 * Each field of the Studio has an effect: without it, some query answers differently and some page,
 * feed, sitemap or redirect changes.
 */
import { expect, test } from 'vitest';
import { feedXml } from '../prerender/feed.ts';
import { aliasRedirects, writtenRedirects } from '../prerender/redirects.ts';
import { sitePages, type SitePage } from '../prerender/site-pages.ts';
import { sitemapXml } from '../prerender/sitemap.ts';
import { webManifest } from '../prerender/web-manifest.ts';
import { renderPage } from '../src/app/entry-server.tsx';
import type { PageData } from '../src/shared/live-content/page-data.ts';
import { contentOf } from './fixture/content-of.ts';
import { environment } from './fixture/environment.ts';
import { schemaSample, type Holder } from './fixture/schema-sample.ts';

/** Fields with an effect outside of pages, and the reason. */
const ORDER = 'puts documents in the order of the editors; here each is the only one of its kind';
const LAW = 'the Studio holds the law against the rows (studio/test/distance-law.test.ts)';
const PRESET = 'the calculator works with it once a visitor chooses the projector (calculator-*.test.ts)';
const REVIEW = 'says when a review is due (packages/domain/test/checks/document-checks.test.ts)';
const HIDES = 'takes the page away from everything else that would be shown here (unlisted.test.ts)';
const SURFACE = "stands beside members' setups with this screen (kit-catalog.test.ts, setup-kit.test.tsx)";
const ELSEWHERE: Readonly<Record<string, string>> = {
  'accessoryCategory.orderRank': ORDER,
  'ambiancePage.orderRank': ORDER,
  'comparisonRow.orderRank': ORDER,
  'product.orderRank': ORDER,
  'product.surface': SURFACE,
  'screenSurface.material': SURFACE,
  'screenSurface.gain': SURFACE,
  'screenSurface.rejectedPercent': SURFACE,
  'screenSurface.evidence': SURFACE,
  'projector.orderRank': ORDER,
  'projectorPreset.orderRank': ORDER,
  'seasonalTheme.orderRank': ORDER,
  'navigationMenu.firstOnPhone': `${ORDER} (site-navigation.test.ts)`,
  'projectorPreset.throwRatioMax': PRESET,
  'projectorPreset.aspectDefault': PRESET,
  'projectorPreset.lumens': PRESET,
  'projectorPreset.notes': PRESET,
  'projectorPreset.projector': PRESET,
  'author.isTeam': 'what the sample has is also what is meant without it (author-data.test.ts)',
  'customerQuote.permission': 'the proof is kept, and readers do not see it',
  'customerQuote.sample':
    'the page says once that it shows samples, beside a product here (shop-section.test.ts)',
  'product.badgeMonth': 'ends a badge on the live site (packages/domain/test/samples.test.ts)',
  'shiftFigure.percentOf': 'what the sample has is also what is meant without it (figure-rows.test.ts)',
  'evidence.doubted': 'what the sample has is also what is meant without it (figure-rows.test.ts)',
  'distanceLaw.farEnd': 'counts where there is no tele end (projector-lens.test.ts)',
  'article.unlisted': HIDES,
  'infoPage.unlisted': HIDES,
  'ambiancePage.unlisted': HIDES,
  'accessoryCategory.unlisted': HIDES,
  'article.reviewEvery': REVIEW,
  'infoPage.reviewEvery': REVIEW,
  'projector.reviewEvery': REVIEW,
  'distanceRow.diagonal': LAW,
  'distanceRow.wide': LAW,
  'distanceRow.tele': LAW,
  'distanceRow.rise': LAW,
  'distanceLaw.unit': LAW,
  'distanceLaw.step': LAW,
};

/** Fields that appear only while another field, which takes precedence, is empty. */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  'linkButton.href': ['page'],
  'navigationLink.href': ['page'],
  'redirect.href': ['page'],
  'brightnessFigure.mode': ['condition'],
  'product.modelKind': ['projector'],
  'product.priceTier': ['priceText'],
  'product.searchPhrase': ['marketplaceId'],
  'product.specifications.lightSource': ['resolution'],
};

const { documents, fields } = schemaSample();
const content = contentOf(documents);

/** What the build makes of the content before it asks for a page. */
async function shared() {
  const [site, map, { synonyms }] = await Promise.all([
    content.site(),
    content.siteMap(),
    content.searched(),
  ]);
  // Parts of an answer are the documents' own objects, which change below.
  return structuredClone({ site, map, synonyms });
}

type Shared = Awaited<ReturnType<typeof shared>>;
type Page = Pick<PageData, 'kind' | 'page'> & { path: string };

async function pageOf({ path, kind, parameters }: SitePage): Promise<Page> {
  return structuredClone({ path, kind, page: await content.page(kind, parameters) });
}

/** All answers of the queries. */
async function answers() {
  const rest = await shared();
  const pages = await Promise.all(sitePages(rest.map).map(pageOf));
  return { ...rest, pages };
}

type Answers = Awaited<ReturnType<typeof answers>>;

function filesOf({ site, map, synonyms }: Shared): string {
  return JSON.stringify([
    feedXml(environment.siteUrl, map),
    sitemapXml(environment.siteUrl, sitePages(map), []),
    aliasRedirects(map),
    writtenRedirects(map),
    webManifest(site),
    synonyms,
  ]);
}

const rendered = new Map<string, string>();

async function html({ site }: Shared, page: Page): Promise<string> {
  const key = JSON.stringify([site, page]);
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const { head, body } = await renderPage(page.path, { ...page, site }, environment);
  rendered.set(key, head + body);
  return head + body;
}

/** Pages without content of their own, which show only the settings. */
const STATIC = ['/inspiration/gallery', '/auth'].map((path) => ({ path, kind: null, page: null }));

/** Places of the pages that have shown a field of a type: its other fields are looked for there first. */
const shownAt = new Map<string, number>();

/** Whether the content of now is asked for, or even shown, otherwise than before. */
async function effect(before: Answers, type: string): Promise<'none' | 'asked' | 'shown'> {
  const after = await shared();
  if (filesOf(before) !== filesOf(after)) return 'shown';
  const pages = sitePages(after.map);
  if (pages.map(({ path }) => path).join() !== before.pages.map(({ path }) => path).join()) return 'shown';
  const siteChanged = JSON.stringify(before.site) !== JSON.stringify(after.site);
  let asked = siteChanged || JSON.stringify(before.map) !== JSON.stringify(after.map);
  const first = shownAt.get(type) ?? 0;
  for (const place of [first, ...pages.keys()]) {
    const [old, page] = [before.pages[place], pages[place]];
    if (!old || !page) continue;
    const now = await pageOf(page);
    const changed = JSON.stringify(old) !== JSON.stringify(now);
    asked ||= changed;
    if (!changed && !(siteChanged && page.path === '/')) continue;
    if ((await html(before, old)) === (await html(after, now))) continue;
    shownAt.set(type, place);
    return 'shown';
  }
  if (siteChanged)
    for (const page of STATIC) if ((await html(before, page)) !== (await html(after, page))) return 'shown';
  return asked ? 'asked' : 'none';
}

/** Runs some work while the given fields are empty. */
async function without<Result>(
  emptied: readonly (readonly [Holder, string])[],
  work: () => Promise<Result>,
): Promise<Result> {
  const kept = emptied.map(([holder, name]) => [holder, name, holder[name]] as const);
  for (const [holder, name] of emptied) delete holder[name];
  try {
    return await work();
  } finally {
    for (const [holder, name, value] of kept) holder[name] = value;
  }
}

test('the sample has each type of the schema, and its pages render', async () => {
  const { pages } = await answers();
  expect(fields.size).toBeGreaterThan(150);
  expect(pages.length).toBeGreaterThan(11);
  expect(pages.filter(({ page }) => page === null)).toEqual([]);
});

test('each field is queried and shown, or has a reason not to be @nightly', async () => {
  const idle: string[] = [];
  const whole = await answers();
  for (const [key, holders] of fields) {
    const name = key.slice(key.lastIndexOf('.') + 1);
    const hiding = (BEHIND[key] ?? []).flatMap((other) => holders.map((holder) => [holder, other] as const));
    const before = hiding.length === 0 ? whole : await without(hiding, answers);
    const own = holders.map((holder) => [holder, name] as const);
    const found = await without([...hiding, ...own], () => effect(before, key.slice(0, key.indexOf('.'))));
    if (found === 'none') idle.push(`${key}: no query asks for it`);
    if (found === 'asked') idle.push(`${key}: asked for, and nothing shows it`);
  }
  const excused = (line: string) => Object.keys(ELSEWHERE).some((key) => line.startsWith(`${key}:`));
  expect(idle.filter((line) => !excused(line))).toEqual([]);
  // Reasons that are no longer needed must leave the list.
  expect(Object.keys(ELSEWHERE).filter((key) => !idle.some((line) => line.startsWith(`${key}:`)))).toEqual(
    [],
  );
});
