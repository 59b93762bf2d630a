// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PublishedChange, PublishedChanges } from '@lumen-throw/domain/published-changes';
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { addressOf } from '../../../test/fixture/address-of.ts';
import { environment } from '../../../test/fixture/environment.ts';
import { PAGE_DATA_ELEMENT_ID, type PageData } from '../../shared/live-content/page-data.ts';
import type { Watcher } from '../../shared/live-content/watch-page.ts';

const MINUTE = 60_000;
/** When the page was built. */
const BUILT = 1_000_000;

const request = { path: '/blog', kind: 'blog', parameters: {} } as const;
const shown = { page: { head: null, count: 1, articles: [] }, site: null };
const change = (id: string, at: number, type = 'article'): PublishedChange => ({
  id,
  type,
  at,
  updatedAt: new Date(at).toISOString(),
});

const OWN = { ids: ['blogPage'], types: ['article'] };

/** Adds the data of a prerendered page to the document. */
function carry(built: NonNullable<PageData['built']>): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = PAGE_DATA_ELEMENT_ID;
  script.textContent = JSON.stringify({ ...shown, kind: 'blog', built } satisfies PageData);
  document.body.replaceChildren(script);
}

let told: PublishedChanges;
/** Revisions in the content API. */
let stored: Record<string, string>;
let asked: string[];
let watch: Watcher;
let fresh: typeof import('../../shared/live-content/fresh-content.ts');
const stops: (() => void)[] = [];

const versions = () => asked.filter((url) => url === VERSION_PATH).length;
const queries = () => asked.length - versions();
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function see(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

function open(path: string = request.path): void {
  stops.push(watch(environment.content, { ...request, path }, () => shown));
}

beforeEach(async () => {
  vi.useFakeTimers({ now: BUILT + 10 * MINUTE });
  vi.resetModules();
  see('visible');
  told = { changes: [], unknownUntil: 0 };
  stored = {};
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = addressOf(input);
    asked.push(url);
    if (url === VERSION_PATH) return Response.json(told);
    const { searchParams } = new URL(url);
    const ids = JSON.parse(searchParams.get('$changed') ?? '[]') as string[];
    const changed = ids.flatMap((_id) => (stored[_id] ? [{ _id, _updatedAt: stored[_id] }] : []));
    const page = { articles: [{ _id: 'article-new', revisions: stored }] };
    return Response.json({
      result: { page, site: null, changed, since: Number(searchParams.get('$since')) },
    });
  });
  fresh = await import('../../shared/live-content/fresh-content.ts');
  carry({ at: BUILT, path: '/blog', page: OWN, site: { ids: ['navigation'], types: [] } });
  const known = await import('./known-pages.ts');
  known.noteBuilt('/glossary', { at: BUILT, page: OWN });
  // Loaded before, because fake timers block lazy loading.
  await import('./refresh.ts');
  watch = (await import('./watch-news.ts')).newsWatcher(MINUTE);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

function publish(...changes: PublishedChange[]): void {
  told = { ...told, changes: [...changes, ...told.changes] };
  for (const { id, updatedAt } of changes) if (updatedAt) stored[id] = updatedAt;
}

describe('the list of changes is fetched', () => {
  test('when the page opens, and once a minute while it is visible', async () => {
    open();
    await wait(MINUTE - 1);
    expect(versions()).toBe(1);
    await wait(9 * MINUTE);
    expect(versions()).toBe(10);
    expect(queries()).toBe(0);
  });

  test('at most once a minute, however often the visitor navigates or switches tabs', async () => {
    for (let move = 0; move < 20; move++) {
      open(move % 2 ? '/blog' : '/glossary');
      await wait(1000);
      see('hidden');
      see('visible');
      stops.pop()?.();
    }
    expect(versions()).toBe(1);
  });

  test('not while the page is hidden, and again when it becomes visible', async () => {
    open();
    await wait(1000);
    see('hidden');
    await wait(60 * MINUTE);
    expect(versions()).toBe(1);
    see('visible');
    await wait(0);
    expect(versions()).toBe(2);
  });

  test('no more after the visitor leaves the page', async () => {
    open();
    await wait(1000);
    stops.pop()?.();
    await wait(10 * MINUTE);
    expect(versions()).toBe(1);
  });
});

describe('the content API is queried', () => {
  test("not when none of the page's documents changed", async () => {
    publish(change('product-one', BUILT + 5, 'product'), change('article-old', BUILT - 5));
    open();
    await wait(5 * MINUTE);
    expect(versions()).toBe(5 + 1);
    expect(queries()).toBe(0);
  });

  test.each([
    ['one of its documents', change('blogPage', BUILT + 5, 'blogPage')],
    ['a document of a listed type', change('article-new', BUILT + 5)],
    ['the settings', change('navigation', BUILT + 5, 'navigation')],
  ])('once when %s changed', async (_, published) => {
    open();
    await wait(1000);
    publish(published);
    await wait(10 * MINUTE);
    expect(queries()).toBe(1);
    expect(fresh.freshPage('/blog')).toMatchObject({ content: { articles: [{ _id: 'article-new' }] } });
  });

  test('again after the next change, and for a document that the last answer added', async () => {
    publish(change('blogPage', BUILT + 5, 'blogPage'));
    open();
    await wait(MINUTE);
    publish(change('article-new', BUILT + 10, 'another type'));
    await wait(MINUTE);
    expect(queries()).toBe(2);
  });

  test('once when the list of changes is incomplete', async () => {
    told = { changes: [], unknownUntil: BUILT + 1 };
    open();
    await wait(10 * MINUTE);
    expect(queries()).toBe(1);
  });

  test('for a new page only about its own documents, not again about the settings', async () => {
    publish(change('navigation', BUILT + 5, 'navigation'));
    open('/blog');
    await wait(1000);
    stops.pop()?.();
    open('/glossary');
    await wait(10 * MINUTE);
    expect(queries()).toBe(1);
  });
});

test('ignores an answer from before the change and retries a limited number of times', async () => {
  publish(change('blogPage', BUILT + 5, 'blogPage'));
  stored = { blogPage: new Date(BUILT + 4).toISOString() };
  open();
  await wait(30_000);
  expect(fresh.freshPage('/blog')).toBeUndefined();
  expect(queries()).toBe(4);
  await wait(30 * MINUTE);
  expect(queries()).toBe(5);
  expect(fresh.freshPage('/blog')).toBeUndefined();
  // The next publish resets the retries.
  publish(change('article-next', BUILT + 99));
  stored['blogPage'] = new Date(BUILT + 5).toISOString();
  await wait(MINUTE);
  expect(queries()).toBe(6);
  expect(fresh.freshPage('/blog')).toBeDefined();
});

test('shows the change as soon as a stale CDN has it', async () => {
  publish(change('blogPage', BUILT + 5, 'blogPage'));
  const late = stored['blogPage'] ?? '';
  delete stored['blogPage'];
  open();
  await wait(2000);
  expect(fresh.freshPage('/blog')).toBeUndefined();
  stored['blogPage'] = late;
  await wait(10_000);
  expect(fresh.freshPage('/blog')).toBeDefined();
  await wait(10 * MINUTE);
  expect(queries()).toBe(3);
});

test('keeps the page when there is no answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  open();
  await wait(5 * MINUTE);
  expect(fresh.freshPage('/blog')).toBeUndefined();
});
