// @vitest-environment jsdom
import { PATHS } from '@lumen-throw/domain/site-paths';
import { beforeEach, expect, test } from 'vitest';
import pendingPage from './pending-page.ts';
import queryPending from './query-pending.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset['pending'];
  delete dataset['query'];
});

/** The pages of members and of months are not built: there is one file for all. */
const ONE_FILE: ReadonlySet<string> = new Set([PATHS.member, PATHS.galleryMonth]);
const PUBLISHED = Object.values(PATHS).filter((path) => path.includes(':') && !ONE_FILE.has(path));

test.each([...PUBLISHED, '/imprint', '/imprint/'])(
  'treats %s as possibly published since the build',
  (path) => {
    history.replaceState(null, '', path.replace(':', ''));
    pendingPage();
    expect(dataset['pending']).toBe('');
  },
);

test.each([
  '/',
  '/members/abc',
  '/inspiration/gallery/months/2026-11',
  '/blog/a/b',
  '/shop/screens',
  '/accessories/screens/floor',
])('treats %s as never published', (path) => {
  history.replaceState(null, '', path);
  pendingPage();
  expect(dataset['pending']).toBeUndefined();
});

test('hides defaults when the query has other values', () => {
  for (const path of ['/tools/throw-calculator', '/tools/throw-calculator?']) {
    history.replaceState(null, '', path);
    queryPending(false);
    expect(dataset['query']).toBeUndefined();
  }
  history.replaceState(null, '', '/tools/throw-calculator?diag=120');
  queryPending(false);
  expect(dataset['query']).toBe('');
});

test('hides defaults of a page that opens with the kept room', () => {
  history.replaceState(null, '', '/tools/projector-finder');
  queryPending(true);
  expect(dataset['query']).toBeUndefined();
  dataset['room'] = '';
  queryPending(false);
  expect(dataset['query']).toBeUndefined();
  queryPending(true);
  expect(dataset['query']).toBe('');
  delete dataset['room'];
});
