/** Evaluates parsed queries against a view, narrowed by its index. */

import { queryParseError } from '../http/api-error.ts';
import type { JsonObject, LakeDocument } from '../documents/document.ts';
import { lookUp } from './filter-candidates.ts';
import { evaluateGroq, evaluateGroqAsync, type EvaluationContext } from './groq-tree.ts';
import type { ParsedQuery } from './parsed-query.ts';
import type { PerspectiveView } from './perspective.ts';
import { collectSyncTags } from './sync-tags.ts';
import { withSearchText } from './text-search.ts';

/** What a query is evaluated with, besides documents. */
export interface QueryScope {
  params: JsonObject;
  /** What `identity()` yields. */
  identity: string;
  projectId: string;
  dataset: string;
}

export interface QueryOutcome {
  /** The result as plain JSON values; it shares objects with the documents, so do not modify it. */
  result: unknown;
  /** Tags that live events name when the result may have changed. */
  syncTags: string[];
  /** Documents at the ends of references that the query followed. */
  followed: readonly LakeDocument[];
}

type Dereference = (id: string) => LakeDocument | undefined;

/** Fails as Sanity does when a query can't be evaluated. */
function evaluationError(error: unknown, { text }: ParsedQuery): Error {
  return queryParseError(error instanceof Error ? error.message : String(error), text, 0, text.length);
}

function contextOf(
  scope: QueryScope,
  dataset: readonly LakeDocument[],
  dereference: Dereference,
): EvaluationContext {
  return {
    dataset,
    params: scope.params,
    identity: scope.identity,
    sanity: { projectId: scope.projectId, dataset: scope.dataset },
    dereference: ({ _ref }) => dereference(_ref),
  };
}

/**
 * Evaluates a query; neither it nor the view may change, or be used for another query, until it is done.
 * @throws ApiError 400 when the query uses what the evaluator does not know
 */
export async function evaluateQuery(
  query: ParsedQuery,
  scope: QueryScope,
  view: PerspectiveView,
): Promise<QueryOutcome> {
  const followed = new Map<string, LakeDocument | undefined>();
  const context = contextOf(scope, view.all, (id) => {
    const target = view.dereference(id);
    followed.set(id, target);
    return target;
  });
  for (const { filter, candidates } of query.narrowed) {
    filter.base = { type: 'Value', value: lookUp(candidates, view) };
  }
  let result: unknown;
  try {
    result = query.asynchronous
      ? await evaluateGroqAsync(query.tree, context)
      : evaluateGroq(query.tree, context);
  } catch (error) {
    throw evaluationError(error, query);
  }
  return {
    result,
    syncTags: collectSyncTags(query, followed),
    followed: [...followed.values()].filter((document) => document !== undefined),
  };
}

/** For queries that select single documents. @throws ApiError 400 for an asynchronous query */
export function refuseAsynchronous(query: ParsedQuery): void {
  if (!query.asynchronous) return;
  throw evaluationError('diff:: does not work where single documents are selected', query);
}

/**
 * Whether a query selects a document, as if there were no other.
 * @throws ApiError 400 when the query uses what the evaluator does not know
 */
export function selects(
  query: ParsedQuery,
  document: LakeDocument,
  scope: QueryScope,
  dereference: Dereference,
): boolean {
  let result: unknown;
  try {
    result = evaluateGroq(query.tree, contextOf(scope, [withSearchText(document)], dereference));
  } catch (error) {
    throw evaluationError(error, query);
  }
  return Array.isArray(result) ? result.length > 0 : result !== null && result !== false;
}
