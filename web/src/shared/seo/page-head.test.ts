import { expect, test } from 'vitest';
import { editorialDates } from '../structured-data/editorial-dates.ts';
import { pageTitle } from '@lumen-throw/domain/page-title';
import { serializeJsonLd } from './page-head.ts';
import { faqPageData } from '../structured-data/structured-data.ts';

test('nothing in structured data can end its script element', () => {
  const text = serializeJsonLd({ name: '</script><script>alert(1)</script> & \u2028 <!--' });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script> & \u2028 <!--' });
});

test('a title carries the name of the site, once', () => {
  expect(pageTitle('Blog', 'Lumen & Throw')).toBe('Blog | Lumen & Throw');
  expect(pageTitle('Lumen & Throw', 'Lumen & Throw')).toBe('Lumen & Throw');
  expect(pageTitle('Blog', null)).toBe('Blog');
});

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
