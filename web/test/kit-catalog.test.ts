/** What members pick from, as the build makes it from the seed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG_ID } from '@lumen-throw/domain/setup-details';
import { expect, test } from 'vitest';
import { kitCatalog } from '../prerender/kit-catalog.ts';
import { contentOf } from './fixture/content-of.ts';
import { DEMO_SETUPS } from '../../tools/emulators/demo/setups.ts';

const seed = readFileSync(join(import.meta.dirname, '../../content/seed.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as object);

const catalog = kitCatalog(await contentOf(seed).kit());

const found = (id: string) => catalog.projectors.find((one) => one.id === id);

test('kinds of projectors come with their figures, models with lens and lumens by the best evidence', () => {
  expect(found('product-portable-bright')).toMatchObject({
    model: null,
    lumens: 900,
    ratio: { min: 1.2, max: 1.2 },
    lens: { kind: 'fixed', basis: 'ratio' },
  });
  expect(found('projector-epson-ef-100')).toMatchObject({
    name: 'Epson EF-100',
    lumens: 2000,
    ratio: null,
    model: { slug: 'epson-ef-100', otherNames: ['EF-100W'] },
    lens: { kind: 'zoom', basis: 'table' },
  });
});

test('everything else has the place where it stands, and every id may be stored', () => {
  const all = [...catalog.projectors, ...catalog.screens, ...catalog.products];
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ id }) => !CATALOG_ID.test(id))).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(catalog.screens.map(({ href }) => href)).toContain('/accessories/screens#product-screen-fixed');
});

test('the demo names only what the catalog has', () => {
  const ids = new Set([...catalog.projectors, ...catalog.screens, ...catalog.products].map(({ id }) => id));
  const named = DEMO_SETUPS.flatMap(({ details }) => [
    details?.projector,
    details?.screen,
    ...(details?.kit ?? []),
  ]).filter((id) => id !== undefined);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
