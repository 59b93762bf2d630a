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

/** Address of a query. @param parameters values that JSON can hold; undefined ones are left out */
function queryUrl(content: ContentEnvironment, query: string, parameters: QueryParameters): string {
  const url = new URL(`/v${content.apiVersion}/data/query/${content.dataset}`, apiOrigin(content));
  url.searchParams.set('query', query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(`$${name}`, JSON.stringify(value));
  }
  url.searchParams.set('perspective', 'published');
  url.searchParams.set('returnQuery', 'false');
  return url.href;
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
  const url = queryUrl(content, query, parameters);
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
