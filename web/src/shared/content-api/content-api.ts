import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import type { PageParameters } from './page-content.ts';

/** Milliseconds after which the content API counts as not answering. */
const TIMEOUT = 8000;

/** The content API does not answer, or not as it should. */
export class ContentApiError extends Error {
  override name = 'ContentApiError';
}

/** Origins of the content API: queries may come from Sanity's CDN, live events may not. */
function apiOrigin(content: ContentEnvironment, service: 'query' | 'live'): string {
  if (content.lakeOrigin) return content.lakeOrigin;
  return `https://${content.projectId}.${service === 'query' ? 'apicdn' : 'api'}.sanity.io`;
}

/**
 * Address of a query.
 * @param lastLiveEventId id of the event that made the answer stale, so that no cache answers
 */
function queryUrl(
  content: ContentEnvironment,
  query: string,
  parameters: PageParameters,
  lastLiveEventId?: string,
): string {
  const url = new URL(`/v${content.apiVersion}/data/query/${content.dataset}`, apiOrigin(content, 'query'));
  url.searchParams.set('query', query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(`$${name}`, JSON.stringify(value));
  }
  url.searchParams.set('perspective', 'published');
  url.searchParams.set('returnQuery', 'false');
  if (lastLiveEventId) url.searchParams.set('lastLiveEventId', lastLiveEventId);
  return url.href;
}

/** Address of the stream that tells of published changes. */
export function liveEventsUrl(content: ContentEnvironment): string {
  return new URL(`/v${content.apiVersion}/data/live/events/${content.dataset}`, apiOrigin(content, 'live'))
    .href;
}

function isAnswer(value: unknown): value is { result: unknown } {
  return typeof value === 'object' && value !== null && 'result' in value;
}

/**
 * Asks the content API for published content.
 * @throws ContentApiError when it does not answer in time or as it should
 */
export async function fetchPublished(
  content: ContentEnvironment,
  query: string,
  parameters: PageParameters,
  options: { signal?: AbortSignal; lastLiveEventId?: string } = {},
): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const url = queryUrl(content, query, parameters, options.lastLiveEventId);
  let body: unknown;
  try {
    const response = await fetch(url, { signal, credentials: 'omit' });
    if (!response.ok) throw new ContentApiError(`The content API answered ${response.status}.`);
    body = await response.json();
  } catch (error) {
    if (options.signal?.aborted || error instanceof ContentApiError) throw error;
    throw new ContentApiError('The content API does not answer.', { cause: error });
  }
  if (!isAnswer(body)) throw new ContentApiError('The content API answered without a result.');
  return body.result;
}
