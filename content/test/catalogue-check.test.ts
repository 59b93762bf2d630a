import { expect, test } from 'vitest';
import { CATALOGUE_CHECKS, completeness } from '../checks/catalogue.ts';
import { seedOf } from '../checks/seed.ts';
import type { SeedDocument } from '../source/document.ts';
import { seedDocuments } from '../source/index.ts';

const EVIDENCE = { kind: 'maker', address: 'https://example.com/sheet', words: 'Brightness 700 lumens' };
const LUMENS = { value: 700, evidence: EVIDENCE };
const LAW = {
  wide: { a: 1, b: 0 },
  unit: 'in',
  step: 1,
  rows: [
    { diagonal: 60, wide: 60 },
    { diagonal: 100, wide: 100 },
  ],
  evidence: EVIDENCE,
};

function projector(more: object = {}): SeedDocument {
  return {
    _id: 'projector-acme-one',
    _type: 'projector',
    brand: 'Acme',
    model: 'One',
    slug: { _type: 'slug', current: 'acme-one' },
    brightness: [LUMENS],
    distance: [LAW],
    ...more,
  };
}

/** What the checks find, by their names; those that find nothing are left out. */
function found(...documents: SeedDocument[]): Record<string, string[]> {
  const seed = seedOf(documents);
  return Object.fromEntries(
    Object.entries(CATALOGUE_CHECKS)
      .map(([name, check]) => [name, check(seed)] as const)
      .filter(([, problems]) => problems.length > 0),
  );
}

test('the catalogue of the seed has nothing wrong, and neither has a projector as it should be', () => {
  expect(found(...seedDocuments)).toEqual({});
  expect(found(projector())).toEqual({});
});

test.each([
  ['nobody', { ...EVIDENCE, kind: 'hearsay' }],
  ['no page', { ...EVIDENCE, address: 'a catalogue' }],
  ['no words', { ...EVIDENCE, words: ' ' }],
  ['nothing', undefined],
])('a figure with %s behind it is found', (_, evidence) => {
  expect(found(projector({ brightness: [LUMENS, { value: 1, evidence }] }))).toEqual({
    'figures without evidence': ['acme-one, brightness 2: nobody, no page or no words'],
  });
});

test('a law that does not give back a row is found', () => {
  const law = { ...LAW, rows: [{ diagonal: 60, wide: 62 }] };
  expect(found(projector({ distance: [law] }))).toEqual({
    'laws that do not give back their printed rows': [expect.stringContaining('acme-one, distance 1: Row 1')],
  });
});

function quoting(length: number) {
  return [{ value: 1, evidence: { ...EVIDENCE, words: 'x'.repeat(length) } }];
}

test('words longer than the limit are found', () => {
  expect(found(projector({ weight: quoting(200) }))).toEqual({});
  expect(found(projector({ weight: quoting(201) }))).toEqual({
    'words longer than the limit': ['acme-one, weight 1: 201 characters of 200'],
  });
});

test('two models at one address, or of one name in another spelling, are found', () => {
  const other = { _id: 'projector-two', model: 'Two' };
  expect(found(projector(), projector(other))).toEqual({
    'duplicate slugs': ['acme-one: 2 models (acme-one, acme-one)'],
  });
  const two = { ...other, slug: { _type: 'slug', current: 'acme-two' }, otherNames: ['ONE'] };
  expect(found(projector(), projector(two))).toEqual({
    'duplicate names': ['acme-one: 2 models (acme-one, acme-two)'],
  });
});

test('one printed distance is no law', () => {
  const single = { ...LAW, rows: LAW.rows.slice(0, 1) };
  expect(
    [{}, { brightness: [] }, { distance: [single] }, { distance: [], brightness: [] }].map((more) =>
      completeness(projector(more)),
    ),
  ).toEqual(['law and light', 'law only', 'light only', 'neither']);
});
