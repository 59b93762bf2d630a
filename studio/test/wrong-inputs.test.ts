/** Wrong values in the seed's documents, one at a time: each is refused by one sentence, at its field. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSchema, type ObjectSchemaType, type SchemaType } from 'sanity';
import { expect, test } from 'vitest';
import { schemaCheck, type CheckedDocument, type Marker } from '../check/schema-check.ts';
import { schemaTypes } from '../src/schema/index.ts';

const SEED = readFileSync(join(import.meta.dirname, '../../content/seed.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as CheckedDocument);

const schema = createSchema({ name: 'default', types: schemaTypes });

/** The fullest document of each type. */
const DOCUMENTS = [...Map.groupBy(SEED, ({ _type }) => _type).values()].flatMap((same) =>
  same.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length).slice(0, 1),
);

const TEXTS = { nothing: undefined, 'only spaces': '   ', 'a book': 'word '.repeat(2000) };

/** What somebody could leave in a field, by its type. */
const WRONG: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  string: TEXTS,
  text: TEXTS,
  slug: { nothing: undefined, 'no address': { _type: 'slug', current: 'Not an address!' } },
  number: { 'too little': -1_000_000, 'too much': 1e12 },
  date: { 'a day to come': '2999-01-01' },
  url: { 'a script': 'javascript:alert(1)', 'no address': 'nowhere' },
  reference: { 'a document that is gone': { _type: 'reference', _ref: 'gone' } },
  array: { nothing: undefined, 'an empty list': [] },
  picture: { nothing: undefined },
};

/** Wrong values for a field; of a field with a menu only an empty one, for nothing else can be chosen. */
function wrongValues({ type }: ObjectSchemaType['fields'][number]): Readonly<Record<string, unknown>> {
  const hasMenu = Boolean((type.options as { list?: unknown } | undefined)?.list);
  if (hasMenu) return { nothing: undefined };
  let now: SchemaType | undefined = type;
  while (now && !(now.name in WRONG)) now = now.type;
  return WRONG[now?.name ?? ''] ?? {};
}

const check = schemaCheck(SEED);

async function errors(document: CheckedDocument, before: readonly Marker[] = []): Promise<Marker[]> {
  const known = new Set(before.map(({ at, message }) => `${at} ${message}`));
  return (await check(document)).filter(
    ({ level, at, message }) => level === 'error' && !known.has(`${at} ${message}`),
  );
}

/** What is wrong with the messages about a value; null for nothing. */
function fault(messages: readonly Marker[], field: string): string | null {
  const places = messages.map(({ at }) => at);
  if (new Set(places).size < places.length) return 'two sentences at one field';
  if (!places.some((at) => at.split('.')[0] === field)) return 'at another field';
  const isSentence = messages.every(({ message }) => /^["“A-Z]\S* .+/.test(message));
  return isSentence ? null : 'no sentence';
}

test('each of at least 80 wrong inputs is refused by one sentence at its field @nightly', async () => {
  const faults: string[] = [];
  let refused = 0;
  for (const document of DOCUMENTS) {
    const type = schema.get(document._type);
    if (type?.jsonType !== 'object') continue;
    // Pictures of the seed become references when it is imported.
    const before = await errors(document);
    for (const field of type.fields)
      for (const [what, value] of Object.entries(wrongValues(field))) {
        const found = await errors({ ...document, [field.name]: value }, before);
        if (found.length === 0) continue;
        refused += 1;
        const wrong = fault(found, field.name);
        if (wrong)
          faults.push(`${document._type}.${field.name}, ${what}: ${wrong}: ${JSON.stringify(found)}`);
      }
  }
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThanOrEqual(80);
});
