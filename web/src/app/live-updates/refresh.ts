import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import type { PublishedChange } from '@lumen-throw/domain/published-changes';
import { ContentApiError } from '../../shared/content-api/content-api.ts';
import type { PageAndSite } from '../../shared/content-api/page-content.ts';
import { fetchAfterChanges, type PageAfterChanges } from '../fetch-page.ts';
import { updateIfChanged, type PageRequest, type Shown } from '../../shared/live-content/fresh-content.ts';

/**
 * Whether an answer knows of nothing at all. A private dataset answers questions without a token as if
 * it were empty; a page that has settings was built by somebody who could read it.
 */
function knowsNothing(answer: PageAndSite, shown: Shown): boolean {
  return answer.site === null && shown.site !== null;
}

/** Whether an answer is from before a change: the CDN may lag behind for a minute (https://www.sanity.io/docs/api-cdn). */
function isOlder(answer: PageAfterChanges, changes: readonly PublishedChange[], since: number): boolean {
  if (answer.since !== since) return true;
  return changes.some(({ id, updatedAt }) => {
    const found = answer.changed.find(({ _id }) => _id === id);
    if (updatedAt === null || !found) return (found === undefined) !== (updatedAt === null);
    return Date.parse(found._updatedAt) < Date.parse(updatedAt);
  });
}

/** Documents whose state one question asks for; an address holds no more. */
const CHANGED_MAX = 20;

/**
 * Asks the content API about a page and notifies the components that show it when something has changed. The page
 * stands as it is when the API does not answer, or is not allowed to.
 * @param news what was published of the page's documents, the newest first
 * @param since moment up to which the page knows everything, in milliseconds since 1970
 * @returns the answer's page, or null when there was none, or an older one
 */
export async function refresh(
  environment: ContentEnvironment,
  request: PageRequest,
  shown: () => Shown,
  { news, since, signal }: { news: readonly PublishedChange[]; since: number; signal: AbortSignal },
): Promise<PageAndSite | null> {
  const changes = news.slice(0, CHANGED_MAX);
  try {
    const answer = await fetchAfterChanges(environment, request.kind, request.parameters, {
      changed: changes.map(({ id }) => id).toSorted(),
      since,
      signal,
    });
    if (signal.aborted || isOlder(answer, changes, since) || knowsNothing(answer, shown())) return null;
    updateIfChanged(request.path, shown(), answer);
    return answer;
  } catch (error) {
    if (!signal.aborted && !(error instanceof ContentApiError)) throw error;
    return null;
  }
}
