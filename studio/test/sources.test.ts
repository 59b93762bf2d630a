/** How the Studio checks a guide's sources. */
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

/** Messages about a guide's sources, each with its field. */
async function told(...sources: object[]) {
  const markers = await validate(guide('one', { sources }));
  return markers.map(({ level, at, message }) => `${level} ${at}: ${message}`);
}

test('accepts valid sources', async () => {
  expect(await told(SOURCE, { ...SOURCE, _key: 'b', address: 'https://example.com/other' })).toEqual([]);
});

test('tells what to write in each field of an empty source', async () => {
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
  'refuses the address %j',
  async (address) => {
    expect(await told({ ...SOURCE, address })).toEqual([expect.stringContaining('beginning with https://')]);
  },
);

test('accepts a sentence of 200 characters and refuses a longer one', async () => {
  expect(await told({ ...SOURCE, supports: 'x'.repeat(200) })).toEqual([]);
  expect(await told({ ...SOURCE, supports: 'x'.repeat(201) })).toEqual([
    expect.stringContaining('at most 200 characters'),
  ]);
});

test('refuses the second of two equal pages, whatever follows the #', async () => {
  const other = { ...SOURCE, _key: 'b', address: 'https://EXAMPLE.com/standard#luminance' };
  expect(await told(SOURCE, other)).toEqual([
    expect.stringMatching(/^error sources\..*address: This page is already in the list/),
  ]);
});

test('refuses a date in the future', async () => {
  expect(await told({ ...SOURCE, seen: '2999-01-01' })).toEqual([expect.stringContaining('still to come')]);
});
