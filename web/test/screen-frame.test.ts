// @vitest-environment jsdom
/** The specification's requirements of header, footer and addresses, on the seed's site. */
import { APP_SHELL_PATHS } from '@lumen-throw/domain/shell-paths';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { expect, test } from 'vitest';
import { ALIASES } from './public-routes.ts';
import { hrefs, openSeedPage, renderSeedPage, seedPages, seedRedirects, words } from './fixture/seed-site.ts';
import { STATIC_PATHS } from '@lumen-throw/domain/shell-paths';

const listed = seedPages.filter(({ unlisted }) => !unlisted);
const paths = listed.map(({ path }) => path);

/** One page of each kind, and what has no content: the frame of the others is made by the same code. */
const FRAMED = [
  ...new Map(listed.map(({ kind, path }) => [kind, path])).values(),
  ...STATIC_PATHS,
  '/nowhere',
  '/no/such/page',
];

/** Labels and targets of links, as in the specification. */
function linksIn(root: Element | null | undefined): string[] {
  return [...(root?.querySelectorAll('a') ?? [])].map(
    (link) => `${words(link)} ${link.getAttribute('href')}`,
  );
}

/** The header's menus on a wide screen: each label with its links. */
function menusOf(header: Element): [string, string[]][] {
  return [...header.querySelectorAll('nav[aria-label="Main"] details')].map((menu) => [
    words(menu.querySelector('summary')),
    linksIn(menu),
  ]);
}

/** The start and end of a page part in its HTML; the frame's header is the first, its footer the last. */
function partOf(html: string, part: 'header' | 'main' | 'footer'): { start: number; end: number } {
  const start = part === 'footer' ? html.lastIndexOf('<footer') : html.indexOf(`<${part}`);
  const end = html.indexOf(`</${part}>`, start);
  if (start < 0 || end < 0) throw new Error(`a page has no ${part}`);
  return { start, end: end + `</${part}>`.length };
}

/** Parts that differ in HTML are checked separately. */
async function everyKind<Part>(
  part: 'header' | 'footer',
  read: (element: Element, afterMain: boolean) => Part,
): Promise<Part[]> {
  const different = new Map<string, boolean>();
  for (const path of FRAMED) {
    const { body } = await renderSeedPage(path);
    const { start, end } = partOf(body, part);
    const html = body.slice(start, end);
    different.set(html, (different.get(html) ?? true) && start >= partOf(body, 'main').end);
  }
  const found = new Set<string>();
  for (const [html, afterMain] of different) {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    const element = holder.firstElementChild;
    if (element) found.add(JSON.stringify(read(element, afterMain)));
  }
  return [...found].map((text) => JSON.parse(text) as Part);
}

test('the header of each page has the logo, Home, Compare and the four menus with their links [2.1-1..4 2.1-6..9]', async () => {
  const [header, ...others] = await everyKind('header', (header) => ({
    logo: header.querySelector('a')?.getAttribute('href'),
    single: linksIn(header.querySelector('nav[aria-label="Main"] > ul')).slice(0, 2),
    menus: menusOf(header),
  }));
  expect(others).toEqual([]);
  expect(header).toEqual({
    logo: '/',
    single: ['Home /', 'Compare /#comparison'],
    menus: [
      ['Learn', ['Blog /blog', 'Glossary /glossary']],
      [
        'Inspiration',
        ['User Gallery /inspiration/gallery', 'Seasonal Themes /inspiration/seasonal-movie-nights'],
      ],
      [
        'Tools',
        [
          'Throw Calculator /tools/throw-calculator',
          'Projector Finder /tools/projector-finder',
          'Is This Box Honest? /tools/lumen-check',
          'Projectors /projectors',
        ],
      ],
      ['Accessories', ['All Accessories /accessories', 'Ambiance /ambiance']],
    ],
  });
});

test('the mobile menu has the same links under Accessories, Learn, Inspiration and Tools [2.1-13]', async () => {
  const { header } = await openSeedPage('/');
  const menu = header.querySelector('nav[aria-label="Menu"]');
  expect(menu?.closest('details')?.open).toBe(false);
  const groups = [...(menu?.querySelectorAll('section') ?? [])].map((group) => [
    words(group.querySelector('h2')),
    linksIn(group),
  ]);
  const wide = menusOf(header);
  expect(groups.map(([label]) => label)).toEqual(['Accessories', 'Learn', 'Inspiration', 'Tools']);
  expect(new Set(groups.map(String))).toEqual(new Set(wide.map(String)));
  expect(linksIn(menu).slice(0, 2)).toEqual(['Home /', 'Compare /#comparison']);
});

/** Pages that any site needs; the specification does not name them. */
const ABOUT_THE_SITE = ['/about', '/privacy', '/terms', '/how-we-work', '/report-content', '/accessibility'];

test('the footer of each page has the links, the year 2025 and the disclaimer [1-4 2.2-1..6 2.4-20]', async () => {
  const [footer, ...others] = await everyKind('footer', (footer, afterMain) => ({
    atTheEnd: afterMain,
    columns: [...footer.querySelectorAll('nav')].map((column) => hrefs(column)),
    text: words(footer),
  }));
  expect(others).toEqual([]);
  expect(footer?.atTheEnd).toBe(true);
  expect(footer?.columns).toEqual([
    [
      '/blog/projector-placement-guide',
      '/blog/how-to-choose-projector',
      '/blog/diy-outdoor-theater',
      '/blog/projector-troubleshooting',
      '/blog/projector-vs-tv',
    ],
    ['/inspiration/gallery', '/inspiration/seasonal-movie-nights', '/glossary', '/blog'],
    ['/accessories/screens', '/accessories/mounts', '/accessories/speakers', '/accessories/cases'],
    ['/projectors', '/tools/projector-finder', '/tools/lumen-check'],
    ABOUT_THE_SITE,
  ]);
  expect(footer?.text).toContain('© 2025 Lumen & Throw');
  expect(footer?.text).toMatch(
    /As an Amazon Associate we earn from qualifying purchases, at no extra cost to you\./,
  );
});

test('each address of the specification is a page; other pages are about the site itself [2.3-1..11 2.3-13..38 2.3-42]', () => {
  const made = [...paths, ...STATIC_PATHS].filter(
    (path) =>
      !path.startsWith(PATHS.projectors) && path !== PATHS.projectorFinder && path !== PATHS.lumenCheck,
  );
  expect(made.toSorted()).toEqual(
    [
      '/',
      '/blog',
      ...[
        'how-to-choose-projector',
        'projector-vs-tv',
        'diy-setup-guide',
        'brightness-guide',
        'best-portable-projectors-backyard-2025',
        'projector-placement-guide',
        'portable-vs-home-theater',
        'diy-outdoor-theater',
        'projector-troubleshooting',
      ].map((slug) => `/blog/${slug}`),
      '/accessories',
      ...['cases', 'mounts', 'speakers', 'screens'].map((slug) => `/accessories/${slug}`),
      '/ambiance',
      ...[
        'media-furniture',
        'led-lighting',
        'acoustic-panels',
        'blackout-curtains',
        'cable-management',
        'outdoor-seating',
        'outdoor-decor',
        'weatherproofing',
        'wall-paint',
        'smart-lighting',
        'string-lights',
        'power-solutions',
        'refreshments',
        'outdoor-comfort',
      ].map((slug) => `/ambiance/${slug}`),
      '/glossary',
      '/tools/throw-calculator',
      '/inspiration/gallery',
      '/inspiration/seasonal-movie-nights',
      // Sign-in, admin, and the account and search pages from the product decisions.
      ...APP_SHELL_PATHS,
      ...ABOUT_THE_SITE,
      '/authors/editors',
    ].toSorted(),
  );
  expect(APP_SHELL_PATHS).toContain('/auth');
  expect(APP_SHELL_PATHS).toContain('/admin');
});

test('each other slug of the specification redirects to its page [2.3-12 2.3-40]', () => {
  const pages = new Map(seedRedirects.map(({ source, destination }) => [source, destination]));
  expect(ALIASES.map(([alias]) => [alias, pages.get(alias)])).toEqual(ALIASES);
});
