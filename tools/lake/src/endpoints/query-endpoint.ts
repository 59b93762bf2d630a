/** `data/query`: GROQ over a perspective. */

import type { Exchange } from '../http/exchange.ts';
import { unauthorized } from '../http/api-error.ts';
import { readJsonObject } from '../http/request-body.ts';
import { isJsonObject, type JsonObject } from '../documents/document.ts';
import { queryKey, parseQuery } from '../query/parsed-query.ts';
import { isPublicPerspective, parsePerspective, type Perspective } from '../query/perspective.ts';
import { buildSourceMap } from '../query/source-map.ts';

interface QueryRequest {
  query: string;
  params: JsonObject;
  perspective: Perspective;
  sourceMap: boolean;
  returnQuery: boolean;
}

async function readQuery(exchange: Exchange): Promise<QueryRequest> {
  const body = exchange.request.method === 'POST' ? await readJsonObject(exchange.request) : {};
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
  const { dataset, caller } = exchange;
  const asked = await readQuery(exchange);
  const publicOnly = caller.kind === 'anonymous';
  const key = [
    publicOnly,
    asked.perspective.join(','),
    asked.sourceMap,
    queryKey(asked.query, asked.params),
  ].join('|');
  // What is in memory may not be on disk yet, and must not be shown before it is.
  await dataset.settled();
  let answer = dataset.results.get(key);
  if (answer === undefined) {
    const { volatile, asynchronous } = parseQuery(asked.query, asked.params);
    const of = { perspective: asked.perspective, publicOnly, identity: exchange.identity };
    const { result, syncTags, followed } = asynchronous
      ? await dataset.queryAsync(asked.query, asked.params, of)
      : dataset.query(asked.query, asked.params, of);
    const parts: JsonObject = { result, syncTags };
    if (asked.sourceMap) {
      const view = dataset.view(asked.perspective, publicOnly);
      parts['resultSourceMap'] = buildSourceMap(result, (id) => view.index.byId(id), followed);
    }
    answer = JSON.stringify(parts).slice(1, -1);
    // A transaction may have come while an asynchronous query was evaluated.
    if (!volatile && !asynchronous) dataset.results.set(key, answer, answer.length * 2 + key.length * 2);
  }
  const query = asked.returnQuery ? `"query":${JSON.stringify(asked.query)},` : '';
  exchange.text(`{${query}${answer},"ms":${Math.round(performance.now() - started)}}`);
}
