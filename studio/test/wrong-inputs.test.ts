/** What somebody can do wrong, one at a time: each is refused by one sentence, at its field. */
import { isObject } from '@lumen-throw/domain/is-object';
import { expect, test } from 'vitest';
import { schemaCheck, type CheckedDocument, type Marker } from '../check/schema-check.ts';
import { DOCUMENTS, WRONG_INPUTS } from './fixture/wrong-inputs.ts';

const check = schemaCheck(Object.values(DOCUMENTS));

async function errors(document: CheckedDocument): Promise<Marker[]> {
  return (await check(document)).filter(({ level }) => level === 'error');
}

/** A copy with another value at a path like `body.1.rows`. */
function changed(value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value))
    return value.map((item: unknown, place) => (String(place) === step ? changed(item, rest, to) : item));
  return isObject(value) ? { ...value, [step]: changed(value[step], rest, to) } : value;
}

/** A path without the places of items in their lists. */
function placeOf(path: string): string {
  return path.replaceAll(/\.\d+(?=\.|$)/g, '.[]');
}

test('nothing is wrong with the documents before', async () => {
  for (const [name, document] of Object.entries(DOCUMENTS))
    expect([name, await errors(document)]).toEqual([name, []]);
});

test('the table has at least 80 wrong inputs, none of them twice', () => {
  const named = WRONG_INPUTS.map(([what, document]) => `${document}: ${what}`);
  expect(new Set(named).size).toBe(named.length);
  expect(named.length).toBeGreaterThanOrEqual(80);
});

for (const [what, name, at, value, sentence, place = at] of WRONG_INPUTS)
  test(`refuses ${what}, in the ${name}`, async () => {
    const document = DOCUMENTS[name];
    const found = await errors({ ...document, ...Object(changed(document, at.split('.'), value)) });
    const told = { at: placeOf(place), level: 'error', message: sentence };
    // What is there twice is told at both.
    const both = sentence.endsWith(' is here twice.');
    const items = { ...told, at: `${told.at}.[]` };
    expect(found.map((marker) => ({ ...marker, at: placeOf(marker.at) }))).toEqual(
      both ? [items, items] : [told],
    );
  });
