import { addressedDocument } from '@lumen-throw/domain/editing-addresses';
import { SINGLE_PAGES } from '@lumen-throw/domain/content-paths';
import { PATHS } from '@lumen-throw/domain/site-paths';
import type { ValidationContext } from 'sanity';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';

const FIXED: ReadonlySet<string> = new Set([
  ...Object.values(SINGLE_PAGES),
  PATHS.gallery,
  PATHS.auth,
  PATHS.account,
  PATHS.search,
]);

const PAGE = `*[_type == $type && (slug.current == $slug || $slug in aliases)] | order(slug.current == $slug desc)[0].slug.current`;

/**
 * Refuses a path of this site at which there is no page.
 * @param href as typed; full addresses are not looked at
 * @returns true, or the sentence that the editor reads
 */
export async function knownPage(
  href: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!href?.startsWith('/')) return true;
  const path = (href.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '') || PATHS.home;
  if (FIXED.has(path)) return true;
  const wanted = addressedDocument(path);
  if (!wanted) return `There is no page at ${path}. Choose the page above instead of typing its address.`;
  const current = await context
    .getClient({ apiVersion: CONTENT_API_VERSION })
    .fetch<string | null>(PAGE, { ...wanted }, { perspective: 'raw' });
  return current
    ? true
    : `There is no page at ${path}. Choose the page above instead, so that the link follows when its address changes.`;
}
