// @vitest-environment jsdom
/** Projectors on all of their pages: whose figure counts, and what a half-filled projector shows. */
import { expect, test } from 'vitest';
import { sitePages } from '../prerender/site-pages.ts';
import { renderPage } from '../src/app/entry-server.tsx';
import { contentOf } from './fixture/content-of.ts';
import { environment } from './fixture/environment.ts';
import { schemaSample, type Holder } from './fixture/schema-sample.ts';
import { words } from './fixture/seed-site.ts';

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
    _type: 'numberFigure',
    value,
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

/** Every page about projectors of a dataset as the build renders it, as text. */
async function bodiesOf(documents: readonly object[]): Promise<Map<string, string>> {
  const content = contentOf(documents);
  const site = await content.site();
  const pages = sitePages(await content.siteMap()).filter(({ path }) => path.startsWith('/projectors'));
  return new Map(
    await Promise.all(
      pages.map(async ({ path, kind, parameters }) => {
        const page = await content.page(kind, parameters);
        const { body } = await renderPage(path, { site, kind, page }, environment);
        return [path, body] as const;
      }),
    ),
  );
}

/** Every page about projectors of a dataset, and its structured data. */
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

test('9,500 claimed and 250 measured: page, list, comparison and search engines work with 250', async () => {
  const pages = await pagesOf([
    ...SETTINGS,
    projector('one', { brightness: [lumens(9500, 'claim'), lumens(250, 'measured')] }),
    projector('two', { brightness: [lumens(700, 'maker')] }),
  ]);
  expect([...pages.keys()].toSorted()).toEqual([
    '/projectors',
    '/projectors/compare',
    '/projectors/one',
    '/projectors/two',
  ]);

  const model = pages.get('/projectors/one');
  const struck = [...(model?.html.querySelectorAll('s') ?? [])].map(words);
  expect(struck).toEqual(['9,500 lm']);
  for (const line of model?.html.querySelectorAll('s') ?? []) line.closest('dd')?.remove();
  expect(words(model?.html)).toContain('250 lmmeasured');
  expect(words(model?.html)).toContain('Worked out for 250 lm (measured)');
  expect(words(model?.html)).not.toContain('9,500');
  // 250 lm on 100 inches of 16:9, 29.67 square feet.
  const light = [...(model?.html.querySelectorAll('tbody tr') ?? [])].map(words);
  expect(light.find((row) => row.startsWith('100 in'))).toContain('8.4 fL');
  expect(model?.data.join('')).toContain('"250 lm"');
  expect(model?.data.join('')).not.toContain('9,500');

  const card = [...(pages.get('/projectors')?.html.querySelectorAll('article') ?? [])].map(words);
  expect(card[0]).toContain('250 lm measured');
  expect(words(pages.get('/projectors')?.html)).not.toContain('9,500');

  // What is compared stands in the address (e2e/site/projectors.spec.ts); a model's page compares its like.
  const table = [...(pages.get('/projectors/two')?.html.querySelectorAll('table') ?? [])].at(-1);
  expect(words(table)).toContain("700 lm, maker's figure250 lm, measured");
  expect(words(table)).not.toContain('9,500');
});

test('a projector of which nothing is filled in has its pages', async () => {
  const bare = { _id: 'projector-bare', _type: 'projector', slug: { _type: 'slug', current: 'bare' } };
  const pages = await pagesOf([...SETTINGS, bare]);
  expect(pages.size).toBe(3);
  for (const { html } of pages.values()) expect(html.querySelectorAll('h1')).toHaveLength(1);
  const text = words(pages.get('/projectors/bare')?.html);
  expect(text).toContain("Figures we couldn't find: Brightness, Distance, Lens shift");
  expect(text).not.toMatch(/undefined|null|NaN|^\. /);
  expect(pages.get('/projectors/bare')?.html.querySelector('a[rel~=sponsored]')).toBeNull();
});

test('the line about paid links stands before the way to the shop', async () => {
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

/** What a page says, without its tags and scripts. */
function said(body: string): string {
  return body.replaceAll(/<script\b.*?<\/script>|<[^>]*>/gs, ' ');
}

function emptied(names: readonly string[]): Holder {
  return Object.fromEntries(names.map((name) => [name, null]));
}

test('a projector or its list with null in any one field, or in all, has its pages', async () => {
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
        expect(bodies.size).toBe(3);
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
