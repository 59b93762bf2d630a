/**
 * The site's addresses: each path pattern and the function that builds it stand once here, for
 * the router, the Studio's links, the sitemap and the tests. Patterns are react-router's.
 */
export const PATHS = {
  home: '/',
  auth: '/auth',
  /** One's own account. */
  account: '/account',
  admin: '/admin',
  /** What one member has shared. */
  member: '/members/:id',
  blog: '/blog',
  article: '/blog/:slug',
  /** The overview from its second page on; `page` is a reserved slug. */
  blogPage: '/blog/page/:page',
  /** Who signs guides, and which. */
  author: '/authors/:slug',
  accessories: '/accessories',
  accessoryCategory: '/accessories/:slug',
  ambiance: '/ambiance',
  ambiancePage: '/ambiance/:slug',
  glossary: '/glossary',
  throwCalculator: '/tools/throw-calculator',
  /** The calculator alone, for frames in other sites' pages. */
  throwCalculatorEmbed: '/tools/throw-calculator/embed',
  /** Which projectors suit a room. */
  projectorFinder: '/tools/projector-finder',
  lumenCheck: '/tools/lumen-check',
  /** The finder alone, for frames in other sites' pages. */
  projectorFinderEmbed: '/tools/projector-finder/embed',
  projectors: '/projectors',
  projector: '/projectors/:slug',
  /** Models of which too little is known for the list. */
  projectorArchive: '/projectors/archive',
  /** Two to four projectors side by side, named in the query. */
  projectorComparison: '/projectors/compare',
  gallery: '/inspiration/gallery',
  /** The Setup of one month, `YYYY-MM`. */
  galleryMonth: '/inspiration/gallery/months/:month',
  seasonal: '/inspiration/seasonal-movie-nights',
  /** What is found for the words in the query. */
  search: '/search',
  /** About the site, privacy, terms: pages at the root, of which editors add more. */
  infoPage: '/:slug',
} as const;

/** Address of the guides' feed. */
export const FEED_PATH = '/feed.xml';

/** Address of the sitemap of all pages. */
export const SITEMAP_PATH = '/sitemap.xml';

/** Address of what the site's search reads; made by the build. */
export const SEARCH_INDEX_PATH = '/search-index.json';

/** Addresses of the catalogue of projectors as open data; made by the build. */
export const CATALOGUE_JSON_PATH = '/projectors.json';
export const CATALOGUE_CSV_PATH = '/projectors.csv';

/** Name of the words in the query of the search. */
export const SEARCH_PARAMETER = 'q';

/** Address of what is found for some words. */
export function searchHref(words: string): string {
  return `${PATHS.search}?${SEARCH_PARAMETER}=${encodeURIComponent(words)}`;
}

/** Address that says whether the product is up; a function answers. */
export const UPTIME_PATH = '/api/uptime';

/** Address to which pages report their own errors; a function answers. */
export const ERRORS_PATH = '/api/errors';

/** Id of the comparison section on the home page. */
export const COMPARISON_ID = 'comparison';

/** Address of the comparison section, from any page. */
export const COMPARISON_HREF = `${PATHS.home}#${COMPARISON_ID}`;

/** Address of an article. @param slug its canonical slug */
export function articleHref(slug: string): string {
  return `${PATHS.blog}/${encodeURIComponent(slug)}`;
}

/** Address of an author's page. @param slug for example 'editors' */
export function authorHref(slug: string): string {
  return `/authors/${encodeURIComponent(slug)}`;
}

/** Address of an accessory category page. @param slug for example 'screens' */
export function accessoryCategoryHref(slug: string): string {
  return `${PATHS.accessories}/${encodeURIComponent(slug)}`;
}

/** Address of an ambiance sub-page. @param slug for example 'wall-paint' */
export function ambianceHref(slug: string): string {
  return `${PATHS.ambiance}/${encodeURIComponent(slug)}`;
}

/** Address of a projector's page. @param slug its `brand-model` */
export function projectorHref(slug: string): string {
  return `${PATHS.projectors}/${encodeURIComponent(slug)}`;
}

/** Address of the picture that stands for a projector on shared links; made by the build. */
export function projectorPictureHref(slug: string): string {
  return `/share${projectorHref(slug)}.jpg`;
}

/** Address of the list of projectors of one kind. @param kind for example 'portable' */
export function projectorsOfKindHref(kind: string): string {
  return `${PATHS.projectors}?kind=${encodeURIComponent(kind)}`;
}

/** Address of the list of projectors in an order. @param order a column of the list, for example 'noise' */
export function orderedProjectorsHref(order: string): string {
  return `${PATHS.projectors}?sort=${encodeURIComponent(order)}`;
}

/** The query that names the projectors of a comparison. @param slugs of two to four of them */
export function comparisonQuery(slugs: readonly string[]): string {
  return `?with=${slugs.map((slug) => encodeURIComponent(slug)).join(',')}`;
}

/** Id of the place of the picture in a room's light, on the comparison. */
export const IN_YOUR_LIGHT_ID = 'in-your-light';

/** Address that puts projectors side by side. @param slugs of two to four of them */
export function comparisonHref(slugs: readonly string[]): string {
  return `${PATHS.projectorComparison}${comparisonQuery(slugs)}`;
}

/** Address of an information page. @param slug for example 'privacy' */
export function infoHref(slug: string): string {
  return `${PATHS.home}${encodeURIComponent(slug)}`;
}

/** Address that opens one setup in the gallery; share links use it. */
export function setupHref(setupId: string): string {
  return `${PATHS.gallery}?id=${encodeURIComponent(setupId)}`;
}

/** Address of the file with a page's content, which navigation inside of the site reads. */
export function pageDataHref(pathname: string): string {
  return `/_data${pathname === '/' ? '/index' : pathname}.json`;
}
