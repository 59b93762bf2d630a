import type { ContentEnvironment } from '@lumen-throw/domain/environment';

/** Values of a query's `$parameters`. */
type QueryParameters = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Milliseconds after which the content API counts as not answering. */
const TIMEOUT = 8000;

/** The content API does not answer, or not as it should. */
export class ContentApiError extends Error {
  override name = 'ContentApiError';
}

/** Origin of the content API: Sanity's CDN, which answers the same question of all readers by itself. */
function apiOrigin(content: ContentEnvironment): string {
  return content.lakeOrigin ?? `https://${content.projectId}.apicdn.sanity.io`;
}

/**
 * Characters from which a question goes into the body, as with @sanity/client: no address is as long. The
 * CDN keeps the answer of both.
 */
const LONGEST_ADDRESS = 11_264;

/** Request of a query. @param parameters values that JSON can hold; undefined ones are left out */
function queryRequest(
  content: ContentEnvironment,
  query: string,
  parameters: QueryParameters,
): [url: string, init: RequestInit] {
  const url = new URL(`/v${content.apiVersion}/data/query/${content.dataset}`, apiOrigin(content));
  url.searchParams.set('perspective', 'published');
  url.searchParams.set('returnQuery', 'false');
  const base = url.href;
  url.searchParams.set('query', query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(`$${name}`, JSON.stringify(value));
  }
  if (url.search.length < LONGEST_ADDRESS) return [url.href, {}];
  return [
    base,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, params: parameters }),
    },
  ];
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
  parameters: QueryParameters,
  options: { signal?: AbortSignal } = {},
): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const [url, init] = queryRequest(content, query, parameters);
  let body: unknown;
  try {
    const response = await fetch(url, { ...init, signal, credentials: 'omit' });
    if (!response.ok) throw new ContentApiError(`The content API answered ${response.status}.`);
    body = await response.json();
  } catch (error) {
    if (options.signal?.aborted || error instanceof ContentApiError) throw error;
    throw new ContentApiError('The content API does not answer.', { cause: error });
  }
  if (!isAnswer(body)) throw new ContentApiError('The content API answered without a result.');
  return body.result;
}
