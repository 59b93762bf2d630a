// @vitest-environment jsdom
/** What must hold for all seed pages together. */
import { beforeAll, expect, test } from 'vitest';
import { openSeedPage, seedPages, words, type SeedPage } from './fixture/seed-site.ts';

interface Read {
  path: string;
  title: string;
  pictures: string[];
  data: SeedPage['data'];
  /** Badges that count buyers. */
  marks: string[];
  /** Whether the page says that it shows samples. */
  isNoted: boolean;
}

const pages: Read[] = [];

beforeAll(async () => {
  for (const { path, unlisted } of seedPages) {
    if (unlisted) continue;
    const { head, main, data } = await openSeedPage(path);
    const page = new DOMParser().parseFromString(head, 'text/html');
    pages.push({
      path,
      title: page.title,
      data,
      pictures: [...main.querySelectorAll('img')].map(({ src }) => src.split('?')[0] ?? ''),
      marks: [...main.querySelectorAll('span')].map(words).filter((text) => text.startsWith('3000+')),
      isNoted: main.querySelector('[data-samples-note]') !== null,
    });
  }
});

test('no page shows an image twice', () => {
  const twice = pages.flatMap(({ path, pictures }) =>
    pictures
      .filter((picture, place) => pictures.indexOf(picture) < place)
      .map((picture) => `${path}: ${picture}`),
  );
  expect(pages.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(100);
  expect(twice).toEqual([]);
});

test('each question is marked up on one page', () => {
  const asked = pages.flatMap(({ data }) =>
    data.flatMap((entry) =>
      entry['@type'] === 'FAQPage' ? (entry['mainEntity'] as { name: string }[]) : [],
    ),
  );
  const names = asked.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
});

/** The breadcrumb of a page; null without one. */
function trailOf({ data }: Read): { position: number; name: string; item: string }[] | null {
  const trails = data.filter((entry) => entry['@type'] === 'BreadcrumbList');
  if (trails.length > 1) throw new Error('two ways to one page');
  const [trail] = trails;
  return trail ? (trail['itemListElement'] as { position: number; name: string; item: string }[]) : null;
}

test('each page except the home page has a breadcrumb from the home page', () => {
  const [home, ...others] = pages;
  expect(home && trailOf(home)).toBeNull();
  for (const page of others) {
    const steps = trailOf(page) ?? [];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, place) => place + 1));
    expect(steps[0]?.name).toBe('Home');
    expect(new URL(steps.at(-1)?.item ?? '').pathname).toBe(page.path);
    expect(steps.every(({ name }) => name.length > 0)).toBe(true);
  }
});

test('titles have a length that fits search results', () => {
  expect(pages.filter(({ title }) => title.length > 60 || title.length < 10)).toEqual([]);
});

test('only texts that somebody edited have a modification date, and none a publication date', () => {
  const dated = pages.flatMap(({ data }) => data.filter((entry) => 'dateModified' in entry));
  expect(dated).toHaveLength(6);
  expect(dated.filter((entry) => 'datePublished' in entry)).toEqual([]);
});

test('a page with a sample count of buyers has the samples note', () => {
  const counting = pages.filter(({ marks }) => marks.length > 0);
  expect(counting.length).toBeGreaterThan(1);
  expect(counting.filter(({ isNoted }) => !isNoted).map(({ path }) => path)).toEqual([]);
});
