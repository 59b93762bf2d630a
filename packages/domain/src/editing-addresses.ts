/**
 * What editing has to know about addresses, and the site's own pages do not: which types a link can
 * lead to, whose an address is, and which last parts of addresses are taken.
 */
import {
  ADDRESSED_TYPES,
  ANCHORED_TYPES,
  isAddressedType,
  SINGLE_PAGES,
  type AddressedType,
  type AnchoredType,
  type SinglePageType,
} from './content-paths.ts';
import { KIT_CATALOG_PATH } from './community-paths.ts';
import {
  CATALOGUE_CSV_PATH,
  CATALOGUE_JSON_PATH,
  FEED_PATH,
  PATHS,
  SEARCH_INDEX_PATH,
} from './site-paths.ts';

/** Types of documents that a link can lead to. */
export const LINKABLE_TYPES = [
  ...(Object.keys(SINGLE_PAGES) as SinglePageType[]),
  ...(Object.keys(ADDRESSED_TYPES) as AddressedType[]),
  ...(Object.keys(ANCHORED_TYPES) as AnchoredType[]),
];

/** Whether documents of a type are pages of their own. */
export function isPageType(type: string): boolean {
  return isAddressedType(type) || Object.hasOwn(SINGLE_PAGES, type);
}

/** A part of an address as it is written out; null for a percent sign that stands for nothing. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** An address with documents at it, taken apart: `/blog/brightness-guide` is an article's. */
export function addressedDocument(pathname: string): { type: AddressedType; slug: string } | null {
  for (const type of Object.keys(ADDRESSED_TYPES) as AddressedType[]) {
    const prefix = ADDRESSED_TYPES[type]('');
    const rest = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
    const slug = rest && !rest.includes('/') ? decoded(rest) : null;
    if (slug) return { type, slug };
  }
  return null;
}

/** Last parts of addresses that no document may take: the site, or its hosting, needs them itself. */
const RESERVED: ReadonlySet<string> = new Set([
  '404',
  'admin',
  'api',
  'assets',
  'auth',
  'compare',
  'embed',
  'feed',
  'index',
  'new',
  'page',
  'preview',
  'rss',
  'search',
  'sitemap',
]);

/** What stands at the root beside information pages: the first parts of all other addresses, and files. */
const RESERVED_AT_ROOT: ReadonlySet<string> = new Set([
  ...Object.values(PATHS).map((path) => path.split('/')[1] ?? ''),
  'health',
  'icons',
  'offline',
  'manifest',
  'robots',
  'service-worker',
  'status',
]);

/** Whether a document of a type must not take a slug. @param slug in small letters, as all of them are */
export function isReservedSlug(type: AddressedType, slug: string): boolean {
  return RESERVED.has(slug) || (type === 'infoPage' && RESERVED_AT_ROOT.has(slug));
}

/** Addresses that the site answers without a document, and folders of files; a redirect would hide them. */
const OWN_PATHS: ReadonlySet<string> = new Set([
  ...Object.values(PATHS).filter((path) => !path.includes(':')),
  CATALOGUE_CSV_PATH,
  CATALOGUE_JSON_PATH,
  FEED_PATH,
  KIT_CATALOG_PATH,
  SEARCH_INDEX_PATH,
  '/404.html',
  '/addresses.json',
  '/index.html',
  '/manifest.webmanifest',
  '/offline',
  '/robots.txt',
  '/service-worker.js',
  '/sitemap.xml',
]);

const OWN_FOLDERS: ReadonlySet<string> = new Set(['__', '_data', 'api', 'assets', 'icons']);

/** Whether the site needs an address itself, so that no redirect may start there. @param path with its slash */
export function isReservedPath(path: string): boolean {
  return OWN_PATHS.has(path) || OWN_FOLDERS.has(path.split('/')[1] ?? '');
}
