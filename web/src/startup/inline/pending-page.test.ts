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

/** Members' pages are not built: hosting serves one file for all. */
const PUBLISHED = Object.values(PATHS).filter((path) => path.includes(':') && path !== PATHS.member);

test.each([...PUBLISHED, '/imprint', '/imprint/'])(
  'treats %s as possibly published since the build',
  (path) => {
    history.replaceState(null, '', path.replace(':', ''));
    pendingPage();
    expect(dataset['pending']).toBe('');
  },
);

test.each(['/', '/members/abc', '/blog/a/b', '/shop/screens', '/accessories/screens/floor'])(
  'treats %s as never published',
  (path) => {
    history.replaceState(null, '', path);
    pendingPage();
    expect(dataset['pending']).toBeUndefined();
  },
);

test('hides defaults when the query has other values', () => {
  for (const path of ['/tools/throw-calculator', '/tools/throw-calculator?']) {
    history.replaceState(null, '', path);
    queryPending();
    expect(dataset['query']).toBeUndefined();
  }
  history.replaceState(null, '', '/tools/throw-calculator?diag=120');
  queryPending();
  expect(dataset['query']).toBe('');
});
