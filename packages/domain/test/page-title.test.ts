import { expect, test } from 'vitest';
import { pageTitle } from '../src/page-title.ts';

test("a title contains the site's name once", () => {
  expect(pageTitle('Blog', 'Lumen & Throw')).toBe('Blog | Lumen & Throw');
  expect(pageTitle('Lumen & Throw', 'Lumen & Throw')).toBe('Lumen & Throw');
  expect(pageTitle('Blog', null)).toBe('Blog');
});
