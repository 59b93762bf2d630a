// @vitest-environment jsdom
/** Structured data of all seed pages, checked against schema.org's types, search engines' rules and the page. */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { openSeedPage, seedPages, words } from './fixture/seed-site.ts';
import { missingProperties, shownTexts, type Thing, thingsIn } from './fixture/structured-data-rules.ts';

interface PageData {
  path: string;
  data: readonly Thing[];
  /** The page's text, including collapsed answers. */
  text: string;
  /** Targets of the page's links, as written. */
  links: ReadonlySet<string | null>;
  /** The places that an address can name after its #. */
  places: ReadonlySet<string>;
}

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const TSC_OPTIONS =
  '--ignoreConfig --pretty false --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler'.split(
    ' ',
  );
const pages: PageData[] = [];

beforeAll(async () => {
  for (const { path, unlisted } of seedPages) {
    if (unlisted) continue;
    const { data } = await openSeedPage(path);
    for (const script of document.querySelectorAll('script')) script.remove();
    const links = new Set([...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')));
    const places = new Set([...document.querySelectorAll('main [id]')].map(({ id }) => id));
    pages.push({ path, data, text: words(document.body), links, places });
  }
});

/** All items of a page's structured data, labeled with page and type. */
function everyThing(): { where: string; thing: Thing; text: string }[] {
  return pages.flatMap(({ path, data, text }) =>
    data.flatMap((top) =>
      thingsIn(top).map((thing) => ({ where: `${path} ${thing['@type']}`, thing, text })),
    ),
  );
}

/** What a type can tell of an item: its properties and their kinds, and the words that schema.org fixes. */
function shapeOf(item: Thing): string {
  return JSON.stringify(item, (key, value: unknown) =>
    typeof value === 'string' && key !== '@type' && !value.startsWith('https://schema.org') ? '' : value,
  );
}

/** TypeScript's errors for items, each checked against the schema.org type of its name, by index. */
async function typeErrors(values: readonly Thing[]): Promise<ReadonlyMap<number, string>> {
  const folder = join(ROOT, 'node_modules/.cache/lumen-throw');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'structured-data.ts');
  const lines = values.map(
    (value, index) =>
      `export const data${index}: Schema.WithContext<Schema.${value['@type']}> = ${JSON.stringify(value)};`,
  );
  writeFileSync(file, `import type * as Schema from 'schema-dts';\n${lines.join('\n')}\n`);
  const { stdout } = await run(process.execPath, [TSC, ...TSC_OPTIONS, file], {
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: unknown) => {
    if (error instanceof Error && 'stdout' in error) return { stdout: String(error.stdout) };
    throw error;
  });
  const errors = new Map<number, string>();
  for (const [, line, message = ''] of stdout.matchAll(/structured-data\.ts\((\d+),\d+\): error (TS.*)/g)) {
    const index = Number(line) - 2;
    errors.set(index, `${JSON.stringify(values[index]).slice(0, 120)} … ${message}`);
  }
  return errors;
}

test.each([
  ['/', ['WebSite']],
  ['/blog/projector-placement-guide', ['Article', 'BreadcrumbList', 'FAQPage']],
  ['/accessories/screens', ['BreadcrumbList', 'ItemList']],
  ['/ambiance/wall-paint', ['BreadcrumbList', 'ItemList']],
  ['/privacy', ['BreadcrumbList', 'WebPage']],
  ['/glossary', ['BreadcrumbList', 'DefinedTermSet']],
  ['/tools/throw-calculator', expect.arrayContaining(['SoftwareApplication'])],
])('structured data describe the kind of page of %s [2.6-5 2.14-25]', (path, types) => {
  const data = pages.find((page) => page.path === path)?.data ?? [];
  expect(data.map((thing) => thing['@type']).toSorted()).toEqual(types);
});

test('the list of projectors alone describes the catalogue as a data set, once', () => {
  const models = pages.filter(({ path }) => path.startsWith('/projectors'));
  expect(models.length).toBeGreaterThan(100);
  expect(models.map(({ path }) => path)).toContain('/projectors/archive');
  expect(everyThing().flatMap(({ where, thing }) => (thing['@type'] === 'Dataset' ? [where] : []))).toEqual([
    '/projectors Dataset',
  ]);
});

test('each page except the plain ones has structured data', () => {
  expect(pages.filter(({ data }) => data.length === 0).map(({ path }) => path)).toEqual([]);
});

test("each item matches its schema.org type, and TypeScript reports items that don't", async () => {
  const context = { '@context': 'https://schema.org' };
  const wrong: Thing[] = [
    { ...context, '@type': 'Article', headlin: 'One letter short' },
    { ...context, '@type': 'FAQPage', mainEntity: { '@type': 'Question', acceptedAnswer: 7 } },
  ];
  const right = [...new Map(pages.flatMap(({ data }) => data).map((item) => [shapeOf(item), item])).values()];
  const errors = await typeErrors([...right, ...wrong]);
  expect([...errors].flatMap(([index, message]) => (index < right.length ? [message] : []))).toEqual([]);
  expect([...errors.keys()]).toEqual([right.length, right.length + 1]);
});

test('each item has the properties that search engines require', () => {
  expect(
    everyThing().flatMap(({ where, thing }) =>
      missingProperties(thing).map((missing) => `${where}: ${missing}`),
    ),
  ).toEqual([]);
});

test('each card of a list has its place on the page', () => {
  const cards = pages.flatMap(({ path, data, places }) =>
    data
      .flatMap(thingsIn)
      .flatMap(({ '@type': type, url }) => (type === 'ListItem' && typeof url === 'string' ? [url] : []))
      .filter((url) => url.includes('#'))
      .map((url) => ({ url: new URL(url), path, places })),
  );
  expect(cards.length).toBeGreaterThan(100);
  expect(
    cards.filter(({ url, path, places }) => url.pathname !== path || !places.has(url.hash.slice(1))),
  ).toEqual([]);
});

test('no modification precedes publication, and no date is in the future', () => {
  const today = new Date().toISOString().slice(0, 10);
  const dated = everyThing().filter(({ thing }) => 'datePublished' in thing || 'dateModified' in thing);
  // The pages about the site; a guide has a date after its first review.
  expect(dated.length).toBeGreaterThan(2);
  expect(
    dated.flatMap(({ where, thing: { datePublished, dateModified } }) => {
      const [published, modified] = [datePublished, dateModified].map((date) =>
        typeof date === 'string' ? date.slice(0, 10) : '',
      );
      const inOrder = !published || !modified || published <= modified;
      const past = [published, modified].every((date) => !date || date <= today);
      return inOrder && past ? [] : [`${where}: published ${published}, modified ${modified}`];
    }),
  ).toEqual([]);
});

test('structured data repeat only visible text', () => {
  const found = everyThing().flatMap(({ where, thing, text }) =>
    shownTexts(thing).flatMap((claim) => (text.includes(claim) ? [] : [`${where}: ${claim}`])),
  );
  expect([...new Set(found)]).toEqual([]);
});

test("structured data claim no review or rating, because the seed's are samples", () => {
  const claims = everyThing().flatMap(({ where, thing }) => [
    ...(/Review|Rating/.test(thing['@type']) ? [where] : []),
    ...['review', 'aggregateRating', 'reviewRating', 'positiveNotes', 'negativeNotes']
      .filter((name) => name in thing)
      .map((name) => `${where}: ${name}`),
  ]);
  expect(claims).toEqual([]);
});

test('each question is marked up on one page', () => {
  const asked = everyThing().flatMap(({ thing }) =>
    thing['@type'] === 'Question' ? [String(thing['name'])] : [],
  );
  expect(asked.length).toBeGreaterThan(6);
  expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
});

test('each guide of the seed cites sources, and its page links to them', () => {
  const guides = pages.filter(({ data }) => data.some((thing) => thing['@type'] === 'Article'));
  expect(guides.length).toBeGreaterThan(8);
  for (const { path, data, links } of guides) {
    const cited = data.flatMap(thingsIn).filter((thing) => thing['@type'] === 'WebPage' && thing['name']);
    expect([path, cited.length > 2]).toEqual([path, true]);
    expect(cited.filter(({ url }) => !links.has(String(url)))).toEqual([]);
  }
});
