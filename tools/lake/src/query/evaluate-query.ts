/** Evaluates parsed queries against a view, narrowed by its index. */

import { queryParseError } from '../http/api-error.ts';
import type { JsonObject, LakeDocument } from '../documents/document.ts';
import type { DocumentIndex } from './document-index.ts';
import { lookUp } from './filter-candidates.ts';
import { evaluateGroq, evaluateGroqAsync, type EvaluationContext, type EverythingNode } from './groq-tree.ts';
import type { ParsedQuery } from './parsed-query.ts';
import { collectSyncTags } from './sync-tags.ts';

/** What a query is evaluated against. */
export interface QueryScope {
  documents: readonly LakeDocument[];
  dereference: (id: string) => LakeDocument | undefined;
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

const EVERYTHING: EverythingNode = { type: 'Everything' };

/** Fails as Sanity does when a query can't be evaluated. */
function evaluationError(error: unknown, { text }: ParsedQuery): Error {
  return queryParseError(error instanceof Error ? error.message : String(error), text, 0, text.length);
}

type Followed = Map<string, LakeDocument | undefined>;

function contextOf(scope: QueryScope, followed: Followed): EvaluationContext {
  return {
    dataset: scope.documents,
    params: scope.params,
    identity: scope.identity,
    sanity: { projectId: scope.projectId, dataset: scope.dataset },
    dereference: ({ _ref }) => {
      const target = scope.dereference(_ref);
      followed.set(_ref, target);
      return target;
    },
  };
}

function outcomeOf(query: ParsedQuery, result: unknown, followed: Followed): QueryOutcome {
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
 * @param index the view's index, or null to scan all documents (single-document checks, benchmarks)
 * @throws ApiError 400 when the query uses what the evaluator does not know, or is asynchronous
 */
export function evaluateQuery(
  query: ParsedQuery,
  scope: QueryScope,
  index: DocumentIndex | null,
): QueryOutcome {
  refuseAsynchronous(query);
  const followed: Followed = new Map();
  narrow(query, index);
  try {
    return outcomeOf(query, evaluateGroq(query.tree, contextOf(scope, followed)), followed);
  } catch (error) {
    throw evaluationError(error, query);
  }
}

/**
 * As `evaluateQuery`, for queries that are `asynchronous`. The documents must not change until it is done.
 */
export async function evaluateQueryAsync(
  query: ParsedQuery,
  scope: QueryScope,
  index: DocumentIndex,
): Promise<QueryOutcome> {
  const followed: Followed = new Map();
  narrow(query, index);
  const context = contextOf(scope, followed);
  try {
    return outcomeOf(query, await evaluateGroqAsync(query.tree, context), followed);
  } catch (error) {
    throw evaluationError(error, query);
  }
}

function narrow(query: ParsedQuery, index: DocumentIndex | null): void {
  for (const { filter, candidates } of query.narrowed)
    filter.base = index ? { type: 'Value', value: lookUp(candidates, index) } : EVERYTHING;
}
