/** Evaluates parsed queries against a view, narrowed by its indexes. */

import { queryParseError } from '../http/api-error.ts';
import type { JsonObject, LakeDocument } from '../documents/document.ts';
import { lookUp } from './filter-candidates.ts';
import { evaluateGroq, type EverythingNode, type ValueNode } from './groq-tree.ts';
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

/**
 * @param index the view's indexes, or null to scan all documents (single-document checks, benchmarks)
 * @throws ApiError 400 when the query uses what the evaluator does not know
 */
export function evaluateQuery(
  query: ParsedQuery,
  scope: QueryScope,
  index: Parameters<typeof lookUp>[1] | null,
): QueryOutcome {
  const followed = new Map<string, LakeDocument | undefined>();
  if (index) {
    for (const { filter, candidates } of query.narrowed) {
      const base: ValueNode = { type: 'Value', value: lookUp(candidates, index) };
      filter.base = base;
    }
  }
  try {
    const result = evaluateGroq(query.tree, {
      dataset: scope.documents,
      params: scope.params,
      identity: scope.identity,
      sanity: { projectId: scope.projectId, dataset: scope.dataset },
      dereference: ({ _ref }) => {
        const target = scope.dereference(_ref);
        followed.set(_ref, target);
        return target;
      },
    });
    return {
      result,
      syncTags: collectSyncTags(query, followed),
      followed: [...followed.values()].filter((document) => document !== undefined),
    };
  } catch (error) {
    throw queryParseError(
      error instanceof Error ? error.message : String(error),
      query.text,
      0,
      query.text.length,
    );
  } finally {
    // Parsed queries are shared: leave the tree as it was found.
    if (index) for (const { filter } of query.narrowed) filter.base = EVERYTHING;
  }
}
