/** Answers queries over documents of its own, wherever it runs: in a query thread, or in a test. */

import { ApiError } from '../http/api-error.ts';
import type { LakeDocument } from '../documents/document.ts';
import { BoundedCache } from './bounded-cache.ts';
import { evaluateQuery, evaluateQueryAsync, type QueryOutcome } from './evaluate-query.ts';
import { parseQuery, type ParsedQuery } from './parsed-query.ts';
import { PerspectiveView } from './perspective.ts';
import type { DocumentState, QueryAnswer, QueryRequest } from './query-messages.ts';
import { buildSourceMap } from './source-map.ts';
import { withSearchText } from './text-search.ts';
import { OverTime, withinTime } from './time-limit.ts';

const VIEWS_KEPT = 12;

/** Largest answer in characters; what is larger is read with `data/export`, or a slice at a time. */
const ANSWER_MAX = 32 * 1024 * 1024;

const encoder = new TextEncoder();

function tooLarge(query: string): ApiError {
  const description = `The result is larger than ${ANSWER_MAX / 1024 / 1024} MB; ask for less of it at a time`;
  return new ApiError(400, description, { error: { description, query, type: 'queryError' } });
}

/** Ids of what a query selected, be it documents or ids. */
function idsOf(result: unknown): string[] {
  const selected: unknown[] = Array.isArray(result) ? result : [result];
  return selected
    .map((item) => (typeof item === 'object' && item !== null && '_id' in item ? item._id : item))
    .filter((item) => typeof item === 'string');
}

function encoded(
  request: QueryRequest,
  { volatile }: ParsedQuery,
  { result, syncTags, followed }: QueryOutcome,
  { index }: PerspectiveView,
): QueryAnswer {
  const members =
    request.answer === 'ids'
      ? { result: idsOf(result) }
      : {
          result,
          syncTags,
          ...(request.answer === 'resultAndSourceMap'
            ? { resultSourceMap: buildSourceMap(result, (id) => index.byId(id), followed) }
            : {}),
        };
  const text = JSON.stringify(members);
  if (text.length > ANSWER_MAX) throw tooLarge(request.query);
  return { bytes: encoder.encode(text.slice(1, -1)), volatile };
}

export class QueryEvaluator {
  private readonly documents = new Map<string, LakeDocument>();
  private readonly views = new BoundedCache<PerspectiveView>(VIEWS_KEPT);
  private readonly projectId: string;
  private readonly dataset: string;

  constructor(projectId: string, dataset: string) {
    this.projectId = projectId;
    this.dataset = dataset;
  }

  /** Takes documents in as a transaction left them. */
  take(states: readonly DocumentState[]): void {
    for (const { id, next } of states) {
      if (next) this.documents.set(id, withSearchText(next));
      else this.documents.delete(id);
    }
    for (const view of this.views.values()) view.update(states);
  }

  private view({ perspective, publicOnly }: QueryRequest): PerspectiveView {
    const key = `${publicOnly ? 'public' : 'all'}:${perspective.join(',')}`;
    const hit = this.views.get(key);
    if (hit) return hit;
    const view = new PerspectiveView(perspective, this.documents, publicOnly);
    this.views.set(key, view);
    return view;
  }

  /**
   * @param milliseconds that parsing and evaluating may take
   * @param asynchronously whether `diff::`, which no time limit ends, may be evaluated
   * @throws ApiError 400 in Sanity's shapes, OverTime
   */
  async answer(request: QueryRequest, milliseconds: number, asynchronously: boolean): Promise<QueryAnswer> {
    const { query, params } = request;
    // A view outlives the query, so it is made outside of the query's time.
    const view = this.view(request);
    const scope = {
      documents: view.index.all,
      dereference: (id: string) => view.dereference(id),
      params,
      identity: request.identity,
      projectId: this.projectId,
      dataset: this.dataset,
    };
    const done = withinTime(milliseconds, () => {
      const parsed = parseQuery(query, params);
      if (parsed.asynchronous) return { parsed };
      return { answer: encoded(request, parsed, evaluateQuery(parsed, scope, view.index), view) };
    });
    if (done.answer) return done.answer;
    if (!asynchronously) throw new OverTime('No time limit ends an asynchronous query');
    return encoded(request, done.parsed, await evaluateQueryAsync(done.parsed, scope, view.index), view);
  }
}
