import { expect, test } from 'vitest';
import { editorialDates } from './editorial-dates.ts';
import { faqPageData } from './structured-data.ts';

test('omits questions without an answer, and all data without questions [3-34]', () => {
  expect(faqPageData([{ _id: 'a', question: 'Why?', answer: null, markedUp: true }])).toEqual([]);
  expect(faqPageData([{ _id: 'a', question: 'Why?', answer: 'So.', markedUp: true }])).toHaveLength(1);
});

test('marks up a question on one page only', () => {
  expect(faqPageData([{ _id: 'a', question: 'Why?', answer: 'So.', markedUp: false }])).toEqual([]);
});

test('gives the first publication only when known and not after the last review', () => {
  expect(editorialDates({ publishedOn: null, updatedOn: '2026-07-19' })).toEqual({
    dateModified: '2026-07-19',
  });
  expect(editorialDates({ publishedOn: '2026-11-22', updatedOn: '2026-07-19' })).toEqual({
    dateModified: '2026-07-19',
  });
  expect(editorialDates({ publishedOn: '2026-07-01', updatedOn: '2026-07-19' })).toEqual({
    datePublished: '2026-07-01',
    dateModified: '2026-07-19',
  });
});
