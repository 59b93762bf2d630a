/** The privacy page's table covers each collection that holds something of a member, with the fields of the rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { MEMBER_DATA, NOT_ABOUT_MEMBERS } from '@lumen-throw/domain/member-data';
import { privacy } from '../source/info/privacy.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Fields of the table by the collection's name in Firestore. */
const FIELDS = new Map(
  MEMBER_DATA.flatMap(({ fields }) => Object.entries(fields)).map(([name, fields]) => [
    Object.entries(COLLECTIONS).find(([key]) => key === name)?.[1] ?? name,
    fields,
  ]),
);

const FIRESTORE_RULES = read('firestore.rules');

test('each collection is in the table once, or holds nothing about a member', () => {
  const told = [...MEMBER_DATA.flatMap(({ fields }) => Object.keys(fields)), ...NOT_ABOUT_MEMBERS];
  expect(told.toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted());
});

test('the rules know no other collection', () => {
  const matched = [...FIRESTORE_RULES.matchAll(/match \/(\w+)\/(?!documents)/g)].map(([, name]) => name);
  const known: readonly string[] = Object.values(COLLECTIONS);
  expect(matched.length).toBeGreaterThan(20);
  expect(matched.filter((name) => name !== 'databases' && !known.includes(name ?? ''))).toEqual([]);
});

/** Fields that members may write, by collection, as the rules list them; a setup's stand in a function above. */
function writtenFields(): [collection: string, fields: string[]][] {
  return FIRESTORE_RULES.split(/match \/(?=\w+\/)/).flatMap((block): [string, string[]][] =>
    [...block.matchAll(/data\.keys\(\)\.hasOnly\(\[([^\]]+)\]/g)].map(([, list = '']) => [
      block.includes('function isValidSetup(') ? COLLECTIONS.setups : (/^\w+/.exec(block)?.[0] ?? ''),
      [...list.matchAll(/'(\w+)'/g)].map(([, field = '']) => field),
    ]),
  );
}

test('the table has every field that members may write', () => {
  const written = writtenFields();
  expect(written.length).toBeGreaterThan(10);
  for (const [collection, fields] of written)
    expect({ collection, fields: FIELDS.get(collection) }).toEqual({
      collection,
      fields: expect.arrayContaining(fields),
    });
});

test('what expires by itself has its day among the fields', () => {
  const { fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
  };
  const expiring = fieldOverrides
    .filter(({ ttl, collectionGroup }) => ttl && FIELDS.has(collectionGroup))
    .map(({ collectionGroup }) => collectionGroup);
  const told = [...FIELDS]
    .filter(([, fields]) => fields.includes('expires_at'))
    .map(([collection]) => collection);
  expect(told.toSorted()).toEqual(expiring.toSorted());
});

test('the page shows the table', () => {
  const page = JSON.stringify(privacy);
  for (const { what, purpose, until } of MEMBER_DATA)
    expect(page).toContain(JSON.stringify([what, purpose, until]));
});
