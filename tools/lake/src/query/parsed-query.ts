/** Parsed GROQ queries: rewritten for search, analysed for narrowing. */

import { queryParseError } from '../http/api-error.ts';
import type { JsonObject } from '../documents/document.ts';
import { datasetReads, type DatasetReads } from './filter-candidates.ts';
import { parseGroq, QuerySyntaxError, walkTree, type FunctionCallNode, type GroqNode } from './groq-tree.ts';
import { rewriteTextSearch } from './text-search.ts';
import { refuseUnsupported } from './unsupported.ts';

export interface ParsedQuery extends DatasetReads {
  /** The query as it was written. */
  text: string;
  tree: GroqNode;
  /** Whether the result depends on the time or the caller, so that it must not be kept. */
  volatile: boolean;
  /** Whether it needs groq-js's asynchronous evaluator: `diff::` is in that one only. */
  asynchronous: boolean;
}

const VOLATILE_FUNCTIONS = new Set(['now', 'identity']);

function calls(tree: GroqNode, matches: (call: FunctionCallNode) => boolean): boolean {
  let found = false;
  walkTree(tree, (node) => {
    if (node.type === 'FuncCall' && matches(node)) found = true;
  });
  return found;
}

/** As Sanity does; groq-js takes null for a parameter that was not given (sanity-io/groq-js#22). */
function refuseMissingParameter(tree: GroqNode, query: string): void {
  walkTree(tree, (node) => {
    if (node.type !== 'Parameter') return;
    const start = Math.max(0, query.search(new RegExp(`\\$${node.name}\\b`)));
    const end = start + node.name.length + 1;
    throw queryParseError(`param $${node.name} referenced, but not provided`, query, start, end);
  });
}

/**
 * Parses a query; its parameters become constants.
 * @throws ApiError 400 with the position of the error in UTF-16 units
 */
export function parseQuery(query: string, params: JsonObject): ParsedQuery {
  let tree: GroqNode;
  try {
    tree = parseGroq(query, params);
  } catch (error) {
    const start = error instanceof QuerySyntaxError ? error.position : 0;
    const description = error instanceof Error ? error.message : String(error);
    throw queryParseError(description, query, start, query.length);
  }
  refuseMissingParameter(tree, query);
  rewriteTextSearch(tree);
  refuseUnsupported(tree, query);
  return {
    text: query,
    tree,
    ...datasetReads(tree),
    volatile: calls(tree, ({ name }) => VOLATILE_FUNCTIONS.has(name)),
    asynchronous: calls(tree, ({ namespace }) => namespace === 'diff'),
  };
}
