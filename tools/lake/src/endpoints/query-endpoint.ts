/** `data/query`: GROQ over a perspective. */

import type { Exchange } from '../http/exchange.ts';
import { unauthorized } from '../http/api-error.ts';
import { readJsonObject } from '../http/request-body.ts';
import { isJsonObject, type JsonObject } from '../documents/document.ts';
import { isPublicPerspective, parsePerspective, type Perspective } from '../query/perspective.ts';

/** Largest body of a query with its parameters, in bytes; it is read on the main thread. */
const QUERY_BYTES_MAX = 1024 * 1024;

/** Milliseconds that a query may take: of any page in the browser, and of the local users. */
const DEADLINES = { anonymous: 5000, user: 20_000 };

interface AskedQuery {
  query: string;
  params: JsonObject;
  perspective: Perspective;
  sourceMap: boolean;
  returnQuery: boolean;
}

async function readQuery(exchange: Exchange): Promise<AskedQuery> {
  const body =
    exchange.request.method === 'POST' ? await readJsonObject(exchange.request, QUERY_BYTES_MAX) : {};
  const asked = exchange.url.searchParams.getAll('perspective');
  const inBody = body['perspective'];
  if (asked.length === 0 && typeof inBody === 'string') asked.push(inBody);
  if (asked.length === 0 && Array.isArray(inBody))
    asked.push(...inBody.filter((name) => typeof name === 'string'));
  const sourceMap = exchange.option('resultSourceMap');
  return {
    query: typeof body['query'] === 'string' ? body['query'] : (exchange.option('query') ?? ''),
    params: { ...(isJsonObject(body['params']) ? body['params'] : {}), ...exchange.queryParams() },
    perspective: readPerspective(exchange, asked),
    sourceMap: sourceMap !== null && sourceMap !== 'false',
    returnQuery: exchange.option('returnQuery') !== 'false',
  };
}

function readPerspective(exchange: Exchange, asked: readonly string[]): Perspective {
  const perspective = parsePerspective(asked, exchange.apiVersion);
  if (exchange.caller.kind === 'user' || isPublicPerspective(perspective)) return perspective;
  // Old API versions default to raw, of which anonymous callers see the published part.
  if (asked.length === 0) return ['published'];
  throw unauthorized(`Unauthorized - the perspective "${perspective.join(',')}" needs a token`);
}

/** `GET` and `POST data/query/:dataset` */
export async function runQuery(exchange: Exchange): Promise<void> {
  const started = performance.now();
  const { dataset, caller, response, identity } = exchange;
  const { query, params, perspective, sourceMap, returnQuery } = await readQuery(exchange);
  const members = await dataset.queries.answer(
    {
      query,
      params,
      perspective,
      publicOnly: caller.kind === 'anonymous',
      identity,
      answer: sourceMap ? 'resultAndSourceMap' : 'result',
    },
    {
      deadline: DEADLINES[caller.kind],
      goesFirst: caller.kind === 'user',
      isGone: () => response.destroyed,
    },
  );
  const echo = returnQuery ? `"query":${JSON.stringify(query)},` : '';
  exchange.jsonMembers(echo, members, `,"ms":${Math.round(performance.now() - started)}`);
}
