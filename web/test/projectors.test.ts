// @vitest-environment jsdom
/** Projectors on all of their pages: which figure counts, and what a half-filled projector shows. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { sitePages } from '../prerender/site-pages.ts';
import { renderPage } from '../src/app/entry-server.tsx';
import { FIRST_ROWS } from '../src/features/projectors/list/projector-results.tsx';
import { contentOf } from './fixture/content-of.ts';
import { environment } from './fixture/environment.ts';
import { schemaSample, type Holder } from './fixture/schema-sample.ts';
import { renderSeedPage, seedDocuments, words } from './fixture/seed-site.ts';

const SETTINGS = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    brand: 'Lumen & Throw',
    associateTag: 'tag-20',
    disclosure: 'Paid link.',
  },
  { _id: 'projectorsPage', _type: 'projectorsPage', title: 'Projectors' },
];

function lumens(value: number, kind: string) {
  return {
    _key: kind,
    _type: 'brightnessFigure',
    value,
    ...(kind === 'measured' ? { mode: 'movie' } : {}),
    evidence: { _type: 'evidence', kind, address: 'https://example.com/sheet', words: `${value} lumens` },
  };
}

function projector(slug: string, more: object): Holder {
  return {
    _id: `projector-${slug}`,
    _type: 'projector',
    brand: 'Acme',
    model: slug,
    slug: { _type: 'slug', current: slug },
    kind: 'portable',
    orderRank: `0|${slug}`,
    ...more,
  };
}

function made(value: number): object[] {
  return [
    {
      _key: 'a',
      value,
      evidence: { _type: 'evidence', kind: 'maker', address: 'https://example.com/sheet' },
    },
  ];
}

/** Figures that say nothing of light; with another one they are enough for the list. */
const THREE = { weight: made(2), year: made(2024), noise: made(28) };

/** What was rendered, by what it was made from. */
const rendered = new Map<string, string>();

/** All pages about a dataset's projectors, as the build renders them. */
async function bodiesOf(documents: readonly object[]): Promise<Map<string, string>> {
  const content = contentOf(documents);
  const site = await content.site();
  const pages = sitePages(await content.siteMap()).filter(({ path }) => path.startsWith('/projectors'));
  return new Map(
    await Promise.all(
      pages.map(async ({ path, kind, parameters }) => {
        const page = await content.page(kind, parameters);
        const key = JSON.stringify([path, site, page]);
        const body = rendered.get(key) ?? (await renderPage(path, { site, kind, page }, environment)).body;
        rendered.set(key, body);
        return [path, body] as const;
      }),
    ),
  );
}

/** All pages about a dataset's projectors, with their structured data. */
async function pagesOf(documents: readonly object[]) {
  const bodies = [...(await bodiesOf(documents))];
  return new Map(
    bodies.map(([path, body]) => {
      const html = document.createElement('div');
      html.innerHTML = body;
      const data = [...html.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      );
      for (const script of html.querySelectorAll('script')) script.remove();
      return [path, { html, data }] as const;
    }),
  );
}

test('verdicts and structured data use 250 measured lumens; 9,500 claimed ones stand beside them', async () => {
  const pages = await pagesOf([
    ...SETTINGS,
    projector('one', { ...THREE, brightness: [lumens(9500, 'claim'), lumens(250, 'measured')] }),
    projector('two', { ...THREE, brightness: [lumens(700, 'maker')] }),
  ]);
  expect([...pages.keys()].toSorted()).toEqual([
    '/projectors',
    '/projectors/archive',
    '/projectors/compare',
    '/projectors/one',
    '/projectors/two',
  ]);

  const model = pages.get('/projectors/one');
  expect(words(model?.html)).toContain("9,500 lmseller's claim; 250 lm in a movie mode");
  expect(words(model?.html)).toContain('Worked out for 250 lm, measured in a movie mode');
  // 250 lm on 100 inches of 16:9, 29.67 square feet.
  const light = [...(model?.html.querySelectorAll('tbody tr') ?? [])].map(words);
  expect(light.find((row) => row.startsWith('100 in'))).toContain('8.4 fL');
  expect(model?.data.join('')).toContain('Brightness: 250 lm');

  const row = pages.get('/projectors')?.html.querySelector('tbody tr');
  expect(words(row ?? undefined)).toContain('250 lm measured');

  // The address holds the comparison (e2e/site/projectors.spec.ts); a model's page compares similar models.
  const table = [...(pages.get('/projectors/two')?.html.querySelectorAll('table') ?? [])].at(-1);
  expect(words(table)).toContain("700 lm, maker's figure9,500 lm, seller's claim");
  expect(words(table)).toContain('250 lm, measured, movie mode');
  // 525 and 250 lm on 29.67 square feet.
  expect(words(table)).toContain('17.7 fL, ¾ of the rated light8.4 fL, measured');
});

/** The list of a dataset's projectors, with the content it is made from. */
async function renderList(documents: readonly object[]) {
  const content = contentOf(documents);
  const [site, page] = await Promise.all([content.site(), content.page('projectors', {})]);
  const { body } = await renderPage('/projectors', { site, kind: 'projectors', page }, environment);
  return { body, page };
}

test('a long list leads to every model before anything runs', async () => {
  const slugs = Array.from({ length: FIRST_ROWS + 3 }, (_, index) => `model-${index}`);
  const models = slugs.map((slug) => projector(slug, { ...THREE, brightness: [lumens(700, 'maker')] }));
  const list = document.createElement('div');
  list.innerHTML = (await renderList([...SETTINGS, ...models])).body;
  const links = new Set([...list.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  expect(slugs.filter((slug) => !links.has(`/projectors/${slug}`))).toEqual([]);
  expect(list.querySelectorAll('tbody tr')).toHaveLength(FIRST_ROWS);
});

/** Bytes of brotli that the list may take with 300 models: 60 KB without the head and the styles, which take 12. */
const LIST_BUDGET = 48_000;

test('the list of 300 models, with its first rows and the data of all, is sent in 60 KB', async () => {
  const listed = seedDocuments.filter(({ _type }) => _type === 'projector');
  const models = Array.from({ length: 370 }, (_, index) => {
    const round = Math.floor(index / listed.length);
    // Other digits in each round, or what repeats would take no room.
    const text = JSON.stringify(listed[index % listed.length]).replaceAll(/(?<=\d)\d/g, (digit) =>
      String((Number(digit) + round * 3) % 10),
    );
    const copy: Holder = JSON.parse(text);
    return { ...copy, _id: `projector-${index}`, slug: { current: `model-${index}` } };
  });
  const { body, page } = await renderList([...SETTINGS, ...models]);
  const sent = brotliCompressSync(body + JSON.stringify(page), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  expect(new Set(body.match(/\/projectors\/model-\d+/g)).size).toBeGreaterThanOrEqual(300);
  expect(body.split('<tr').length).toBeGreaterThan(FIRST_ROWS);
  expect(sent.length).toBeLessThan(LIST_BUDGET);
});

test('renders the pages of a projector without any figures', async () => {
  const bare = { _id: 'projector-bare', _type: 'projector', slug: { _type: 'slug', current: 'bare' } };
  const pages = await pagesOf([...SETTINGS, bare]);
  expect(pages.size).toBe(4);
  for (const { html } of pages.values()) expect(html.querySelectorAll('h1')).toHaveLength(1);
  const text = words(pages.get('/projectors/bare')?.html);
  expect(text).toContain('Not entered yet: Brightness, Distance, Native contrast, Lens shift');
  expect(text).not.toMatch(/undefined|null|NaN|^\. /);
  expect(pages.get('/projectors/bare')?.html.querySelector('a[rel~=sponsored]')).toBeNull();
});

test('the page of a model names what shoppers compare and nobody has entered, and no other figure', async () => {
  const model = projector('half', { ...THREE, brightness: [lumens(700, 'maker')], battery: made(3) });
  const html = (await pagesOf([...SETTINGS, model])).get('/projectors/half')?.html;
  const note = [...(html?.querySelectorAll('strong') ?? [])].find(
    (each) => words(each) === 'Not entered yet:',
  );
  const [, named = ''] = /^Not entered yet: (.*?)\. /.exec(words(note?.parentElement)) ?? [];
  expect(named.split(', ')).toEqual([
    'Distance',
    'Native contrast',
    'Lens shift',
    'Native resolution',
    'Light source',
    'Input lag',
    'Cabinet depth',
    'HDMI inputs',
    'Built-in system',
    'Netflix',
    'Speakers',
    'Status',
    'Price class',
    'Warranty',
  ]);
});

test('a model of which fewer than four figures are known stands in the archive alone', async () => {
  const pages = await pagesOf([
    ...SETTINGS,
    projector('known', { ...THREE, brightness: [lumens(700, 'maker')] }),
    projector('thin', { ...THREE, brightness: [] }),
  ]);
  const linked = (path: string) =>
    [...(pages.get(path)?.html.querySelectorAll('main a[href^="/projectors/"]') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
  expect(linked('/projectors')).toEqual(['/projectors/known', '/projectors/archive']);
  expect(linked('/projectors/archive')).toEqual(['/projectors/thin']);
  expect(words(pages.get('/projectors/archive')?.html)).toContain('Portable · 28 dB · 4.4 lb');
  expect(words(pages.get('/projectors/compare')?.html)).not.toContain('Acme thin');
  expect(words(pages.get('/projectors/thin')?.html)).toContain('Archived: too little is known of it');
  expect(words(pages.get('/projectors/known')?.html)).not.toContain('Archived');
  expect(linked('/projectors/known')).not.toContain('/projectors/thin');
});

test('the disclosure precedes the link to the shop', async () => {
  const pages = await pagesOf([...SETTINGS, projector('one', {})]);
  const html = pages.get('/projectors/one')?.html;
  const link = html?.querySelector('a[rel~=sponsored]');
  const line = [...(html?.querySelectorAll('p') ?? [])].find((each) => words(each) === 'Paid link.');
  expect(link?.getAttribute('href')).toBe('https://www.amazon.com/s?k=Acme+one&tag=tag-20');
  expect(link && line && line.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Objects with fields that can be emptied, at any depth of a document. */
function holdersIn(value: unknown): Holder[] {
  if (Array.isArray(value)) return value.flatMap(holdersIn);
  return isHolder(value) ? [value, ...Object.values(value).flatMap(holdersIn)] : [];
}

/** The text of a page without tags and scripts. */
function said(body: string): string {
  return body.replaceAll(/<script\b.*?<\/script>|<[^>]*>/gs, ' ');
}

function emptied(names: readonly string[]): Holder {
  return Object.fromEntries(names.map((name) => [name, null]));
}

test('renders the pages when any one field, or all, of a projector or its list is null @nightly', async () => {
  const { documents } = schemaSample();
  const ours = documents.filter(({ _type }) => _type === 'projector' || _type === 'projectorsPage');
  expect(ours).toHaveLength(2);
  let tried = 0;
  for (const document of ours) {
    for (const holder of holdersIn(document)) {
      const kept = { ...holder };
      const names = Object.keys(holder).filter(
        (name) => !name.startsWith('_') && name !== 'slug' && name !== 'current',
      );
      const holes = names.flatMap((name) => {
        const value = kept[name];
        return Array.isArray(value) ? [{ [name]: [null, ...value] }] : [];
      });
      for (const change of [...names.map((name) => emptied([name])), emptied(names), ...holes]) {
        Object.assign(holder, change);
        const bodies = await bodiesOf(documents);
        expect(bodies.size).toBe(4);
        for (const body of bodies.values()) {
          expect(body.match(/<h1[ >]/g)).toHaveLength(1);
          expect(said(body)).not.toMatch(/undefined|\bnull\b|NaN/);
        }
        Object.assign(holder, kept);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(100);
});

test('the page of a model leads to the calculator with the shape of picture that the page speaks of', async () => {
  const throwRatio = made(0).map((figure) => ({ ...figure, min: 1.2, max: 1.5 }));
  const resolution = made(0).map((figure) => ({ ...figure, width: 1920, height: 1200 }));
  const bodies = await bodiesOf([...SETTINGS, projector('tall', { ...THREE, throwRatio, resolution })]);
  expect(bodies.get('/projectors/tall')).toContain('href="/tools/throw-calculator?preset=tall&amp;ar=16:9"');
});

test('the way to the picture in your light stands with its heading, not right under the table', async () => {
  const { body } = await renderSeedPage('/projectors/benq-x3100i');
  const [way, table] = [body.indexOf('See the picture in your light'), body.indexOf('White on the screen')];
  expect(way).toBeGreaterThan(0);
  expect(way).toBeLessThan(table);
});
