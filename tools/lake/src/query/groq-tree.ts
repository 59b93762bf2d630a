/**
 * The parts of groq-js's syntax tree that the lake looks at. The package's own declarations of the
 * tree are missing from its distribution, so they stand here, as far as they are used.
 */

import { evaluate, evaluateSync, GroqSyntaxError, parse, toJS } from 'groq-js';
import type { JsonObject } from '../documents/document.ts';

export interface FunctionCallNode {
  type: 'FuncCall';
  namespace: string;
  name: string;
  args: GroqNode[];
}

export interface FilterNode {
  type: 'Filter';
  base: GroqNode;
  expr: GroqNode;
}

export type GroqNode =
  | { type: 'Value'; value: unknown }
  | { type: 'Everything' | 'This' }
  | { type: 'Group'; base: GroqNode }
  | { type: 'AccessAttribute'; name: string; base?: GroqNode }
  | { type: 'Array'; elements: { type: 'ArrayElement'; value: GroqNode; isSplat: boolean }[] }
  | { type: 'And' | 'Or'; left: GroqNode; right: GroqNode }
  | { type: 'OpCall'; op: string; left: GroqNode; right: GroqNode }
  | FunctionCallNode
  | FilterNode
  // A parameter that was not given; the others are constants by then.
  | { type: 'Parameter'; name: string }
  // Every other kind of node; its parts are only walked through.
  | { type: 'Other' };

/** What a query is evaluated with. */
export interface EvaluationContext {
  dataset: readonly JsonObject[];
  params: JsonObject;
  identity: string;
  sanity: { projectId: string; dataset: string };
  dereference: (reference: { _ref: string }) => JsonObject | undefined;
}

/** A syntax error and its place, in UTF-16 units from the query's start. */
export class QuerySyntaxError extends Error {
  override name = 'QuerySyntaxError';
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

/** The query with spaces for its comments: groq-js takes none right behind `)` or a name. */
function withoutComments(query: string): string {
  const kept: string[] = [];
  let from = 0;
  let quote = '';
  for (let at = 0; at < query.length; at += 1) {
    const character = query.charAt(at);
    if (quote !== '') {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (query.startsWith('//', at)) {
      const lineEnd = query.indexOf('\n', at);
      const end = lineEnd === -1 ? query.length : lineEnd;
      kept.push(query.slice(from, at), ' '.repeat(end - at));
      from = end;
      at = end;
    }
  }
  kept.push(query.slice(from));
  return kept.join('');
}

/** Parses a query; parameters become constants. @throws QuerySyntaxError */
export function parseGroq(query: string, params: JsonObject): GroqNode {
  try {
    return parse(withoutComments(query), { params });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new QuerySyntaxError(message, error instanceof GroqSyntaxError ? error.position : 0);
  }
}

/**
 * Evaluates a parsed query to a plain JSON value.
 * @throws Error for functions that groq-js lacks, or has in `evaluateGroqAsync` only
 */
export function evaluateGroq(tree: GroqNode, context: EvaluationContext): unknown {
  return toJS(evaluateSync(tree, context)) ?? null;
}

/**
 * As `evaluateGroq`, for the functions that groq-js has in its asynchronous evaluator only. It takes two to
 * five times as long, and others run in between: neither the tree nor the lists of documents may change meanwhile.
 */
export async function evaluateGroqAsync(tree: GroqNode, context: EvaluationContext): Promise<unknown> {
  const value = await evaluate(tree, context);
  return toJS(await value.asStatic()) ?? null;
}

/**
 * Calls `visit` for every node below and including `node`, parents first. Constants are not entered:
 * they are the caller's data, whatever they look like.
 * @param visit returns false to leave out what is below the node
 */
export function walkTree(node: unknown, visit: (node: GroqNode) => boolean | void): void {
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node)) {
    if (visit(node) === false || node.type === 'Value') return;
  }
  for (const child of Object.values(node)) walkTree(child, visit);
}

function isNode(value: object): value is GroqNode {
  return 'type' in value && typeof value.type === 'string';
}
