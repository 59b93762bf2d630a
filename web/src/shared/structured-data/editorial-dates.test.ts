import { expect, test } from 'vitest';
import { editorialDates } from './editorial-dates.ts';

test.each([
  [
    'both',
    { publishedOn: '2026-07-01', updatedOn: '2026-07-01' },
    { datePublished: '2026-07-01', dateModified: '2026-07-01' },
  ],
  [
    'a first publication after the last review',
    { publishedOn: '2026-07-02', updatedOn: '2026-07-01' },
    { dateModified: '2026-07-01' },
  ],
  [
    'a first publication alone',
    { publishedOn: '2026-07-02', updatedOn: null },
    { datePublished: '2026-07-02' },
  ],
  ['none', {}, {}],
])('gives the dates of %s', (_, dates, expected) => {
  expect(editorialDates(dates)).toEqual(expected);
});
