/** How the Studio asks the site about a published document. */
import { expect, test } from 'vitest';
import { askStanding, type PublishedVersion } from '../src/published-state/ask-site.ts';
import { standingSentence } from '../src/published-state/texts.ts';

const SITE = 'http://localhost:5000';
const version = {
  id: 'article-one',
  updatedAt: '2026-11-25T10:00:00Z',
  address: `${SITE}/blog/one`,
};

/** Milliseconds since 1970, so long after the version was published. */
const after = (minutes: number): number => Date.parse(version.updatedAt) + minutes * 60_000;

/** A site that answers some paths with a page and all others with 404. */
function site(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const get = async (
    { origin, pathname }: URL,
    { method = 'GET', cache }: RequestInit,
  ): Promise<Response> => {
    asked.push(`${method} ${pathname} ${cache}`);
    expect(origin).toBe(SITE);
    return pathname in answers ? Response.json(answers[pathname]) : new Response(null, { status: 404 });
  };
  return {
    asked,
    stands: (of: PublishedVersion = version, minutes = 1) =>
      askStanding(of, { siteUrl: SITE, newsInterval: 2000 }, get, after(minutes)),
  };
}

const told = {
  changes: [{ id: 'article-one', type: 'article', at: 1, updatedAt: version.updatedAt }],
  unknownUntil: 0,
};
const made = { updatedAt: '2026-11-25T10:00:01Z' };

test('waits while no page was notified and the pages are outdated', async () => {
  const { stands } = site({ '/made-up-to.json': { updatedAt: '2026-11-25T09:00:00Z' } });
  expect(await stands()).toEqual({ state: 'waiting', address: null });
});

test("tells that open pages are updated before search engines; the URL can't be copied yet", async () => {
  const { stands } = site({ '/api/version': told });
  expect(await stands()).toEqual({ state: 'readers', address: null });
});

test('offers the URL once the pages are built and the page itself answers, bypassing caches', async () => {
  const answers = { '/api/version': told, '/made-up-to.json': made };
  expect(await site(answers).stands()).toEqual({ state: 'readers', address: null });
  const { stands, asked } = site({ ...answers, '/_data/blog/one.json': {} });
  expect(await stands()).toEqual({ state: 'search-engines', address: version.address });
  expect(asked).toContain('HEAD /_data/blog/one.json no-store');
  expect(asked.every((one) => one.endsWith(' no-store'))).toBe(true);
});

test('a section has the URL of its page; a document without a page has none', async () => {
  const term = { ...version, address: `${SITE}/glossary#term-lumens` };
  const { stands } = site({ '/made-up-to.json': made, '/_data/glossary.json': {} });
  expect(await stands(term)).toEqual({ state: 'search-engines', address: term.address });
  const nowhere = { ...version, address: null };
  expect(await stands(nowhere)).toMatchObject({ state: 'search-engines' });
});

test('says after 30 minutes that a version is late, whether or not open pages have it', async () => {
  const outdated = { '/made-up-to.json': { updatedAt: '2026-11-25T09:00:00Z' } };
  expect(await site(outdated).stands(version, 30)).toMatchObject({ state: 'waiting' });
  expect(await site(outdated).stands(version, 31)).toEqual({ state: 'late', address: null });
  const open = site({ ...outdated, '/api/version': told });
  expect(await open.stands(version, 31)).toEqual({ state: 'late', address: null });
  const unbuilt = site({ '/made-up-to.json': made });
  expect(await unbuilt.stands(version, 31)).toEqual({ state: 'late', address: null });
  const untold = site({ '/api/version': told });
  expect(await untold.stands(version, 31)).toMatchObject({ state: 'readers' });
  const live = site({ '/made-up-to.json': made, '/_data/blog/one.json': {} });
  expect(await live.stands(version, 600)).toMatchObject({ state: 'search-engines' });
});

test('does not treat an unreachable site as proof', async () => {
  const stands = askStanding(version, { siteUrl: SITE, newsInterval: 2000 }, () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(await stands).toEqual({ state: 'unreachable', address: null });
});

test('asks only the pages when there is no publish notification', async () => {
  const asked: string[] = [];
  const get = async ({ pathname }: URL): Promise<Response> => {
    asked.push(pathname);
    return Response.json(made);
  };
  const stands = askStanding({ ...version, address: null }, { siteUrl: SITE, newsInterval: null }, get);
  expect(await stands).toMatchObject({ state: 'search-engines' });
  expect(asked).toEqual(['/made-up-to.json']);
});

test('says of a hidden page that is live that search engines leave it out', () => {
  expect(standingSentence('search-engines', {})).toMatch(/live for search engines$/);
  expect(standingSentence('search-engines', { unlisted: true })).toMatch(
    /hidden from lists and search engines$/,
  );
  expect(standingSentence('readers', { unlisted: true })).toBe(standingSentence('readers', null));
});
