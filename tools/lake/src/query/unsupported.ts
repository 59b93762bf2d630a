/** What GROQ has and groq-js lacks: refused by name before the evaluation, rather than answered wrong. */

import { queryParseError } from '../http/api-error.ts';
import { walkTree, type GroqNode } from './groq-tree.ts';

/** Namespaces of which groq-js knows the names only. */
const NAMESPACES = new Set(['geo', 'documents', 'media', 'user']);

/** Single functions of that kind, and where else they can be used. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  'text::query': ', except on the right of match',
  'text::semanticSimilarity': '',
  'global::anywhere': ', except in what diff:: selects',
};

function isCallOfPath(node: GroqNode): boolean {
  if (node.type === 'Group') return isCallOfPath(node.base);
  return node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path';
}

/**
 * Refuses what would fail halfway or give a wrong result.
 * @param tree after `match text::query()` was rewritten
 * @param query as it was written
 * @throws ApiError 400 that names the function
 */
export function refuseUnsupported(tree: GroqNode, query: string): void {
  const refuse = (what: string, written: string): never => {
    const start = Math.max(0, query.indexOf(written));
    throw queryParseError(`The embedded lake does not have ${what}`, query, start, start + written.length);
  };
  walkTree(tree, (node) => {
    if (node.type === 'FuncCall') {
      const name = `${node.namespace}::${node.name}`;
      const written = node.namespace === 'global' ? node.name : name;
      const exception = NAMESPACES.has(node.namespace) ? '' : FUNCTIONS[name];
      if (exception !== undefined) refuse(`${written}()${exception}`, written);
    }
    if (node.type === 'OpCall' && node.op === 'in' && isCallOfPath(node.left) && isCallOfPath(node.right)) {
      refuse('path() in path(); on the left it takes the text alone', 'path');
    }
  });
}
