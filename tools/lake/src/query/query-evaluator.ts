/** Answers queries over documents of its own: what the query thread does. */

import { ApiError } from '../http/api-error.ts';
import type { LakeDocument } from '../documents/document.ts';
import { evaluateQuery, type QueryOutcome } from './evaluate-query.ts';
import { parseQuery, type ParsedQuery } from './parsed-query.ts';
import { PerspectiveView } from './perspective.ts';
import type { DocumentState, QueryAnswer, QueryRequest } from './query-messages.ts';
import { buildSourceMap } from './source-map.ts';
import { withSearchText } from './text-search.ts';

/** Largest answer in characters; what is larger is read with `data/export`, or a slice at a time. */
const ANSWER_MAX = 32 * 1024 * 1024;

/** Views that are kept: stacks of releases have names without end. */
const VIEWS_KEPT = 12;

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
  view: PerspectiveView,
): QueryAnswer {
  const members =
    request.answer === 'ids'
      ? { result: idsOf(result) }
      : {
          result,
          syncTags,
          ...(request.answer === 'resultAndSourceMap'
            ? { resultSourceMap: buildSourceMap(result, (id) => view.byId(id), followed) }
            : {}),
        };
  const text = JSON.stringify(members);
  if (text.length > ANSWER_MAX) throw tooLarge(request.query);
  return { bytes: encoder.encode(text.slice(1, -1)), volatile };
}

export class QueryEvaluator {
  private readonly documents = new Map<string, LakeDocument>();
  /** Valid until the next transaction. */
  private readonly views = new Map<string, PerspectiveView>();
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
    this.views.clear();
  }

  private view({ perspective, publicOnly }: QueryRequest): PerspectiveView {
    const key = `${publicOnly ? 'public' : 'all'}:${perspective.join(',')}`;
    const hit = this.views.get(key);
    if (hit) return hit;
    if (this.views.size >= VIEWS_KEPT) this.views.clear();
    const view = new PerspectiveView(perspective, this.documents, publicOnly);
    this.views.set(key, view);
    return view;
  }

  /** @throws ApiError 400 in Sanity's shapes */
  async answer(request: QueryRequest): Promise<QueryAnswer> {
    const { query, params, identity } = request;
    const { projectId, dataset } = this;
    const parsed = parseQuery(query, params);
    const view = this.view(request);
    const outcome = await evaluateQuery(parsed, { params, identity, projectId, dataset }, view);
    return encoded(request, parsed, outcome, view);
  }
}
