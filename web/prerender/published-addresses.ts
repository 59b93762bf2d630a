/**
 * Which addresses each document has had. Editing in the Studio keeps an old address with the document;
 * one that changes past its forms (by the API, a script, or a version that was made before the last
 * change) is found here, because the build before this one wrote down what it published.
 */
import type { SiteMapQueryResult } from '../src/shared/content-api/content-types.generated.ts';
import type { Redirect } from './redirects.ts';
import { sitePages } from './site-pages.ts';

/** File of the built site, public as the sitemap is; the next build reads it. */
export const ADDRESSES_FILE = 'addresses.json';

/** Paths of one document. */
interface DocumentAddresses {
  path: string;
  /** Paths that it had in builds before, the latest first. */
  earlier: readonly string[];
}

/** By document id; also documents that are not published at present, for they may come back. */
export type PublishedAddresses = Readonly<Record<string, DocumentAddresses>>;

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/[^/\\]/.test(value);
}

/**
 * Reads the file of an earlier build.
 * @throws Error when it is not such a file: without it old addresses would be lost for good
 */
export function readAddresses(text: string): PublishedAddresses {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${ADDRESSES_FILE} holds no addresses.`);
  return Object.fromEntries(
    Object.entries(parsed).map(([id, value]: [string, unknown]) => {
      const { path, earlier }: Partial<Record<string, unknown>> =
        typeof value === 'object' && value !== null ? { ...value } : {};
      if (!isPath(path) || !Array.isArray(earlier) || !earlier.every(isPath))
        throw new Error(`${ADDRESSES_FILE} has no addresses for ${id}.`);
      return [id, { path, earlier }];
    }),
  );
}

/** The addresses of this build's documents, with what earlier builds knew of them. */
export function publishedAddresses(map: SiteMapQueryResult, before: PublishedAddresses): PublishedAddresses {
  const present = sitePages(map).flatMap(({ id, path }) => {
    if (id === undefined) return [];
    const known = before[id];
    const had = known ? [known.path, ...known.earlier] : [];
    return [[id, { path, earlier: [...new Set(had)].filter((each) => each !== path) }] as const];
  });
  return { ...before, ...Object.fromEntries(present) };
}

/**
 * Redirects from addresses of earlier builds. A page's own address, and what an editor lets redirect,
 * goes before; of two documents that had the same address, the one whose id sorts first has it.
 */
export function earlierRedirects(
  map: SiteMapQueryResult,
  addresses: PublishedAddresses,
  redirects: readonly Redirect[],
): Redirect[] {
  const pages = sitePages(map);
  const taken = new Set([...pages.map(({ path }) => path), ...redirects.map(({ source }) => source)]);
  const published = new Set(pages.flatMap(({ id }) => id ?? []));
  const found: Redirect[] = [];
  for (const [id, { path, earlier }] of Object.entries(addresses).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!published.has(id)) continue;
    for (const source of earlier) {
      if (taken.has(source)) continue;
      taken.add(source);
      found.push({ source, destination: path });
    }
  }
  return found;
}
