import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import { ContentApiError, fetchPublished } from '../shared/content-api/content-api.ts';
import type { PageAndSite, PageKind, PageParameters } from '../shared/content-api/page-content.ts';
import { forReaders } from './for-readers.ts';
import { changedPageQuery, pageAndSiteQuery } from './page-queries.ts';

/**
 * Asks the content API for a page and the site's settings.
 * @throws ContentApiError when it does not answer in time or as it should
 */
export async function fetchPageAndSite<Kind extends PageKind>(
  content: ContentEnvironment,
  kind: Kind,
  parameters: PageParameters,
  options: { signal?: AbortSignal } = {},
): Promise<PageAndSite<Kind>> {
  const answer = await fetchPublished(content, pageAndSiteQuery(kind), parameters, options);
  return forReaders(content, answer) as PageAndSite<Kind>;
}

/** A page with the state of the documents that were announced as changed. */
export interface PageAfterChanges<Kind extends PageKind = PageKind> extends PageAndSite<Kind> {
  changed: readonly { _id: string; _updatedAt: string }[];
  /** The moment that was asked with. */
  since: number;
}

interface ChangesOptions {
  /** Ids, sorted. */
  changed: readonly string[];
  /** Moment up to which the page is known, in milliseconds since 1970. */
  since: number;
  signal?: AbortSignal;
}

function saysWhatChanged(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'changed' in value &&
    Array.isArray(value.changed) &&
    'since' in value
  );
}

/**
 * The same after changes. Both are in the question: no cache answers with what it
 * kept before the page was built or before the change, and all readers of a build ask alike.
 * @throws ContentApiError when it does not answer in time or as it should
 */
export async function fetchAfterChanges<Kind extends PageKind>(
  content: ContentEnvironment,
  kind: Kind,
  parameters: PageParameters,
  { changed, since, signal }: ChangesOptions,
): Promise<PageAfterChanges<Kind>> {
  const asked = { ...parameters, changed, since };
  const published = await fetchPublished(content, changedPageQuery(kind), asked, signal ? { signal } : {});
  const answer = forReaders(content, published);
  if (!saysWhatChanged(answer)) throw new ContentApiError('The content API does not say what changed.');
  return answer as PageAfterChanges<Kind>;
}
