import { neededBy, noPageAt } from '@lumen-throw/domain/checks/link-targets';
import type { ValidationContext } from 'sanity';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';

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
  const wanted = neededBy(href ?? '');
  if (wanted === 'nothing') return true;
  if (wanted === 'impossible') return noPageAt(href ?? '');
  const current = await context
    .getClient({ apiVersion: CONTENT_API_VERSION })
    .fetch<string | null>(PAGE, { ...wanted }, { perspective: 'raw' });
  return current ? true : noPageAt(href ?? '');
}
