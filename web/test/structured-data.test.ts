// @vitest-environment jsdom
/** Structured data of every page of the seed: schema.org's types, search engines' rules, and the page itself. */
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
  /** All that the page says, closed answers included. */
  text: string;
  /** Where its links lead, as they stand in it. */
  links: ReadonlySet<string | null>;
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
    pages.push({ path, data, text: words(document.body), links });
  }
}, 120_000);

/** Every value of a page's structured data, with the page and its type in front. */
function everyThing(): { where: string; thing: Thing; text: string }[] {
  return pages.flatMap(({ path, data, text }) =>
    data.flatMap((top) =>
      thingsIn(top).map((thing) => ({ where: `${path} ${thing['@type']}`, thing, text })),
    ),
  );
}

/** What TypeScript says of values, each held against schema.org's type of its name, by place in the list. */
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

test('every page but the plain ones has structured data', () => {
  expect(pages.filter(({ data }) => data.length === 0).map(({ path }) => path)).toEqual([]);
});

test('every value is of schema.org’s type of its name, and TypeScript notices those that are not', async () => {
  const context = { '@context': 'https://schema.org' };
  const wrong: Thing[] = [
    { ...context, '@type': 'Article', headlin: 'One letter short' },
    { ...context, '@type': 'FAQPage', mainEntity: { '@type': 'Question', acceptedAnswer: 7 } },
  ];
  const right = pages.flatMap(({ data }) => data);
  const errors = await typeErrors([...right, ...wrong]);
  expect([...errors].flatMap(([index, message]) => (index < right.length ? [message] : []))).toEqual([]);
  expect([...errors.keys()]).toEqual([right.length, right.length + 1]);
}, 60_000);

test('every value has what search engines require of its type', () => {
  expect(
    everyThing().flatMap(({ where, thing }) =>
      missingProperties(thing).map((missing) => `${where}: ${missing}`),
    ),
  ).toEqual([]);
});

test('nothing was changed before it was published, and nothing in the future', () => {
  const today = new Date().toISOString().slice(0, 10);
  const dated = everyThing().filter(({ thing }) => 'datePublished' in thing || 'dateModified' in thing);
  // The pages about the site; a guide has a date once somebody reviewed it.
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

test('nothing is marked up that the page does not say', () => {
  const found = everyThing().flatMap(({ where, thing, text }) =>
    shownTexts(thing).flatMap((claim) => (text.includes(claim) ? [] : [`${where}: ${claim}`])),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('nothing claims a review or a rating: the site has made none, and those of the seed are samples', () => {
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

test('what a guide cites are sources that its page links to, and each guide of the seed cites some', () => {
  const guides = pages.filter(({ data }) => data.some((thing) => thing['@type'] === 'Article'));
  expect(guides.length).toBeGreaterThan(8);
  for (const { path, data, links } of guides) {
    const cited = data.flatMap(thingsIn).filter((thing) => thing['@type'] === 'WebPage' && thing['name']);
    expect([path, cited.length > 2]).toEqual([path, true]);
    expect(cited.filter(({ url }) => !links.has(String(url)))).toEqual([]);
  }
});
