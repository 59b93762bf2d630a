// @vitest-environment jsdom
/** The gallery's initial load for a visitor: one plain request without Firebase. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  FIRST_PICTURE_ELEMENT_ID,
  type GalleryStart,
  type StartSetup,
} from '@lumen-throw/domain/gallery-start';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { rememberSession } from '@lumen-throw/community/session-hint';
import { featuredQuery, linkedSetupQuery, publishedQuery } from './gallery-queries.ts';
import { FIRST_PICTURE } from '../../startup/first-picture.ts';
import firstView from '../../startup/inline/first-view.ts';
import { environment } from '../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../test/fixture/setup.ts';

type Community = typeof import('@lumen-throw/community/index');

const { gallery } = vi.hoisted(() => ({
  gallery: {
    listPublished: vi.fn<(...given: unknown[]) => Promise<object>>(() =>
      Promise.resolve({ setups: [], next: null }),
    ),
    countPublished: vi.fn<() => Promise<number>>(() => Promise.resolve(0)),
    findFeatured: vi.fn<() => Promise<null>>(() => Promise.resolve(null)),
    findSetup: vi.fn<(...given: unknown[]) => Promise<null>>(() => Promise.resolve(null)),
  },
}));
vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../test/fixture/late-community.ts');
  return communityWith(original, { loadGallery: gallery });
});

const { firebase } = environment;
const VISITOR = { uid: null, isAdmin: false };

function startSetup(changes: Partial<StartSetup> = {}): StartSetup {
  const { images: _addresses, image_paths: images, created_at: created, ...fields } = sampleSetup();
  return { ...fields, details: null, images, created_at: created.toISOString(), ...changes };
}

/** Within a month for as long as the tests take: a minute before its end they asked for two. */
const BEGIN = new Date('2026-11-25T12:00:00Z');
const MONTH = siteMonthKey(BEGIN);

const START: GalleryStart = {
  month: MONTH,
  featured: startSetup({ id: 'f', is_featured_month: true, featured_month: MONTH }),
  setups: [startSetup({ id: 'a' }), startSetup({ id: 'b' })],
  counted: 5000,
  next: { seconds: 1, nanoseconds: 2, id: 'b' },
};

/** Images that the page preloads before React. */
const pictures: EarlyPicture[] = [];

/** jsdom loads no images; this one loads immediately. */
class EarlyPicture {
  sizes = '';
  srcset = '';
  fetchPriority = 'auto';
  readonly currentSrc = 'https://pictures.test/chosen.webp';
  constructor() {
    pictures.push(this);
  }
  decode(): Promise<void> {
    return Promise.resolve();
  }
}

const ground = () => document.documentElement.style.getPropertyValue(FIRST_PICTURE);

/** Number of tests; each starts later, so that the previous answer has expired. */
let begun = 0;
const answer = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  begun += 1;
  vi.useFakeTimers({ now: BEGIN.getTime() + begun * 60_000, toFake: ['Date'] });
  vi.clearAllMocks();
  answer.mockImplementation(() => Promise.resolve(Response.json(START)));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('Image', EarlyPicture);
  pictures.length = 0;
  document.documentElement.style.removeProperty(FIRST_PICTURE);
});
afterEach(() => {
  rememberSession(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends all initial requests of the page. */
async function look(filter: 'All' | 'Gaming' = 'All', linked = 'b') {
  const client = new QueryClient();
  const [featured, published, shared] = await Promise.all([
    client.fetchQuery(featuredQuery(firebase)),
    client.fetchInfiniteQuery(publishedQuery(firebase, filter)),
    client.fetchQuery(linkedSetupQuery(firebase, linked, VISITOR)),
  ]);
  return { featured, page: published.pages[0], shared };
}

const asksFirebase = () => Object.values(gallery).some((part) => part.mock.calls.length > 0);

test("uses the page's early request instead of sending another", async () => {
  firstView({ firebase, sizes: '50vw' });
  const { featured, page } = await look();
  expect([featured?.id, page?.setups.length]).toEqual(['f', 2]);
  expect(answer).toHaveBeenCalledTimes(1);
  const [picture] = pictures;
  expect([picture?.sizes, picture?.fetchPriority]).toEqual(['50vw', 'high']);
  expect(picture?.srcset).toContain(`${encodeURIComponent('pictures/nia/a-webp-480.webp')}?alt=media 480w`);
  expect(ground()).toBe('url("https://pictures.test/chosen.webp")');

  // A visitor who returns to the page later sees current data.
  vi.setSystemTime(Date.now() + 30_000);
  await look();
  expect(answer).toHaveBeenCalledTimes(2);
});

test("preloads the page's image without waiting for the answer", () => {
  answer.mockImplementation(() => new Promise(() => {}));
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = FIRST_PICTURE_ELEMENT_ID;
  element.textContent = JSON.stringify('setups/nia/named.webp');
  document.head.append(element);
  try {
    firstView({ firebase, sizes: '50vw' });
  } finally {
    element.remove();
  }
  expect(pictures.map(({ srcset }) => srcset)).toEqual([expect.stringContaining('named-webp-960')]);
});

test.each([
  ['fails', () => Promise.reject(new Error('offline'))],
  ['fails', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['has an invalid answer', () => Promise.resolve(Response.json({ featured: { images: [7] } }))],
])('repeats a first request that %s', async (_, early) => {
  answer.mockImplementationOnce(early);
  firstView({ firebase, sizes: '50vw' });
  const { featured } = await look();
  expect(featured?.id).toBe('f');
  expect(answer).toHaveBeenCalledTimes(2);
  expect([pictures.length, ground()]).toEqual([0, '']);
});

test('a visitor gets everything from one request', async () => {
  const { featured, page, shared } = await look();
  expect(answer.mock.calls.map(([url]) => url)).toEqual(['/api/gallery']);
  expect(asksFirebase()).toBe(false);
  expect([featured?.id, shared?.id, page?.counted, page?.next?.id]).toEqual(['f', 'b', 5000, 'b']);
  expect(page?.setups.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(page?.setups[0]?.images[0]).toContain(encodeURIComponent('pictures/nia/a-webp-1600.webp'));
  expect(page?.setups[0]?.created_at).toEqual(sampleSetup().created_at);
});

test('reads the database for a filter or a shared setup beyond the first page', async () => {
  await look('Gaming', 'elsewhere');
  expect(gallery.listPublished).toHaveBeenCalledWith(firebase, 'Gaming');
  expect(gallery.findSetup).toHaveBeenCalledWith(firebase, 'elsewhere', VISITOR);
});

test('a member reads the database, which shows own changes immediately', async () => {
  rememberSession(true);
  // None of it waits for the visitors' answer.
  answer.mockImplementation(() => new Promise(() => {}));
  await look();
  expect(gallery.listPublished).toHaveBeenCalledOnce();
  expect(gallery.findFeatured).toHaveBeenCalledOnce();
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
  ['an HTML page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['another format', () => Promise.resolve(Response.json({ ...START, setups: [{ id: 'a' }] }))],
])('falls back to the database after %s', async (_what, given) => {
  answer.mockImplementation(given);
  await look();
  expect(gallery.listPublished).toHaveBeenCalledOnce();
  expect(gallery.findFeatured).toHaveBeenCalledOnce();
});

test('falls back to the database when the answer is from last month', async () => {
  const featured = startSetup({ is_featured_month: true, featured_month: '2020-01' });
  answer.mockResolvedValue(Response.json({ ...START, month: '2020-01', featured }));
  expect((await look()).featured).toBeNull();
  expect(gallery.findFeatured).toHaveBeenCalledOnce();
});

test('accepts a month without a setup', async () => {
  answer.mockResolvedValue(Response.json({ ...START, featured: null }));
  expect((await look()).featured).toBeNull();
  expect(gallery.findFeatured).not.toHaveBeenCalled();
});
