/** What the Studio says of the sources of a guide. */
import { expect, test } from 'vitest';
import { guide } from './fixture/documents.ts';
import { validate } from './fixture/validate.ts';

const SOURCE = {
  _type: 'source',
  _key: 'a',
  title: 'Screen luminance',
  publisher: 'A standards body',
  address: 'https://example.com/standard',
  supports: 'Cinemas show 14 foot-lamberts.',
  seen: '2026-01-01',
};

/** What an editor reads at the sources of a guide, each with the field it stands at. */
async function told(...sources: object[]) {
  const markers = await validate(guide('one', { sources }));
  return markers.map(({ level, at, message }) => `${level} ${at}: ${message}`);
}

test('sources without a fault have no markers', async () => {
  expect(await told(SOURCE, { ...SOURCE, _key: 'b', address: 'https://example.com/other' })).toEqual([]);
});

test('an empty source is told field by field what to write', async () => {
  const lines = await told({ _type: 'source', _key: 'a' });
  expect(lines).toHaveLength(5);
  for (const words of [
    'Copy the title',
    'who publishes',
    'full address',
    'in one sentence',
    'Choose the day',
  ])
    expect(lines.filter((line) => line.startsWith('error') && line.includes(words))).toHaveLength(1);
});

test.each(['http://example.com/standard', 'mailto:a@example.com', '/blog'])(
  'the address %j is refused',
  async (address) => {
    expect(await told({ ...SOURCE, address })).toEqual([expect.stringContaining('beginning with https://')]);
  },
);

test('a sentence of 200 characters is fine, a longer one is refused', async () => {
  expect(await told({ ...SOURCE, supports: 'x'.repeat(200) })).toEqual([]);
  expect(await told({ ...SOURCE, supports: 'x'.repeat(201) })).toEqual([
    expect.stringContaining('at most 200 characters'),
  ]);
});

test('a page that stands there twice is refused at the second place, whatever follows its #', async () => {
  const other = { ...SOURCE, _key: 'b', address: 'https://EXAMPLE.com/standard#luminance' };
  expect(await told(SOURCE, other)).toEqual([
    expect.stringMatching(/^error sources\..*address: This page is already in the list/),
  ]);
});

test('a day to come is refused', async () => {
  expect(await told({ ...SOURCE, seen: '2999-01-01' })).toEqual([expect.stringContaining('still to come')]);
});
