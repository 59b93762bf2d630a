import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_IN_THE_CATALOG, SPELLINGS } from '../../../test/fixture/projector-spellings.ts';
import { matchProjector, type NamedProjector } from './match-projector.ts';

interface SeedDocument {
  _id: string;
  _type: string;
  brand: string;
  model: string;
  otherNames?: string[];
  slug: { current: string };
}

const seed = readFileSync(join(import.meta.dirname, '../../../../content/seed.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SeedDocument);

const catalog: (NamedProjector & { slug: string })[] = seed
  .filter(({ _type }) => _type === 'projector')
  .map(({ _id, brand, model, otherNames = [], slug }) => ({
    id: _id,
    brand,
    model,
    otherNames,
    slug: slug.current,
  }));

const matched = (text: string): string => matchProjector(text, catalog)?.slug ?? '';

/** Share of the spellings that must match. */
const LEAST_FOUND = 0.95;

test('matches at least 95 % of 200 spellings and none to a wrong model', () => {
  expect(SPELLINGS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(SPELLINGS.map(([text]) => text)).size).toBe(SPELLINGS.length);
  const slugs = new Set(catalog.map(({ slug }) => slug));
  expect(SPELLINGS.filter(([, slug]) => !slugs.has(slug))).toEqual([]);
  const wrong = SPELLINGS.filter(([text, slug]) => !['', slug].includes(matched(text)));
  expect(wrong).toEqual([]);
  const found = SPELLINGS.filter(([text]) => matched(text) !== '');
  expect(found.length / SPELLINGS.length).toBeGreaterThanOrEqual(LEAST_FOUND);
});

test.each(NOT_IN_THE_CATALOG)('matches “%s” to no model', (text) => {
  expect(matched(text)).toBe('');
});

test('matches each model by brand and name, and by brand and each alias', () => {
  for (const { brand, model, otherNames, slug } of catalog)
    for (const name of [model, ...otherNames])
      expect([`${brand} ${name}`, matched(`${brand} ${name}`)]).toEqual([`${brand} ${name}`, slug]);
});

test('does not match a name that two models share', () => {
  const twins = ['a', 'b'].map((id) => ({ id, brand: 'Acme', model: 'One 100', otherNames: [] }));
  expect(matchProjector('acme one 100', twins)).toBeNull();
});
