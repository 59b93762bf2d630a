/** The kit that members choose from, as the build makes it from the seed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG_ID } from '@lumen-throw/domain/setup-details';
import { expect, test } from 'vitest';
import { kitCatalog } from '../prerender/kit-catalog.ts';
import { contentOf } from './fixture/content-of.ts';

const seed = readFileSync(join(import.meta.dirname, '../../content/seed.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as object);

const catalog = kitCatalog(await contentOf(seed).kit());

const found = (id: string) => catalog.projectors.find((one) => one.id === id);

test('kinds of projectors have their figures, models have lens and lumens by the best evidence', () => {
  expect(found('product-portable-bright')).toMatchObject({
    model: null,
    // Three quarters of the typical 900 lm.
    lumens: 675,
    ratio: { min: 1.2, max: 1.2 },
    lens: { kind: 'fixed', basis: 'ratio' },
  });
  expect(found('projector-epson-ef-100')).toMatchObject({
    name: 'Epson EF-100',
    lumens: 1500,
    ratio: null,
    model: { slug: 'epson-ef-100', otherNames: ['EF-100W'], isListed: true },
    lens: { kind: 'zoom', basis: 'table' },
  });
});

test('other kit has its placement, and each id can be stored', () => {
  const all = [...catalog.projectors, ...catalog.screens, ...catalog.products];
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ id }) => !CATALOG_ID.test(id))).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(catalog.screens.map(({ href }) => href)).toContain('/accessories/screens#product-screen-fixed');
});

test('a screen has what a source says it makes of light, and nothing without a source', async () => {
  expect(catalog.screens.flatMap(({ surface }) => surface ?? [])).toEqual([
    {
      material: 'Elite Screens CineGrey 3D',
      gain: 1.2,
      rejectedPercent: 65,
      address: expect.stringMatching(/^https:/) as string,
    },
  ]);
  const surface = { material: 'Acme Gray', gain: 0.9, rejectedPercent: 50 };
  const screen = { _id: 'screen', _type: 'product', kind: 'screen', name: 'Screen' };
  for (const evidence of [undefined, { address: 'javascript:alert(1)' }, { address: '/blog' }]) {
    const content = contentOf([{ ...screen, surface: { ...surface, evidence } }]);
    expect(kitCatalog(await content.kit()).screens.map((one) => one.surface)).toEqual([null]);
  }
});
