import { expect, test } from 'vitest';
import { editorialDates } from './editorial-dates.ts';
import { faqPageData } from './structured-data.ts';

test('questions without an answer are left out, and no questions are no data', () => {
  expect(faqPageData([{ _id: 'a', question: 'Why?', answer: null, markedUp: true }])).toEqual([]);
  expect(faqPageData([{ _id: 'a', question: 'Why?', answer: 'So.', markedUp: true }])).toHaveLength(1);
});

test('a question that another page marks up is not marked up again', () => {
  expect(faqPageData([{ _id: 'a', question: 'Why?', answer: 'So.', markedUp: false }])).toEqual([]);
});

test('a first day is claimed only where it is known and not after the last review', () => {
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
