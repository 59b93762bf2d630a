import { expect, test } from 'vitest';
import { pageTitle, serializeJsonLd } from '../src/seo/page-head.ts';
import { faqPageData } from '../src/seo/structured-data.ts';

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
  expect(faqPageData([{ _id: 'a', question: 'Why?', answer: null }])).toEqual([]);
  expect(faqPageData([{ _id: 'a', question: 'Why?', answer: 'So.' }])).toHaveLength(1);
});
