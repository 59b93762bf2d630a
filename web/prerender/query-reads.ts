/** What a GROQ query reads whatever the answer is: the types that it lists, and documents by their ids. */
import { parse } from 'groq-js';
import type { MadeFrom } from '@lumen-throw/domain/published-changes';
import type { PageParameters } from '../src/shared/content-api/page-content.ts';

/** A part of groq-js's syntax tree, which the package does not declare. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function parts(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(parts);
  if (isNode(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(parts) : [];
}

/** Whether a filter goes over the whole dataset. */
function isOverAll({ type, base }: Node): boolean {
  return type === 'Filter' && isNode(base) && base.type === 'Everything';
}

/** Texts that a filter compares an attribute with, by `==` or `in`. */
function comparedWith(condition: unknown, attribute: string): string[] {
  if (!isNode(condition)) return [];
  const { type, left, right, base, op } = condition;
  if (type === 'And') return [left, right].flatMap((side) => comparedWith(side, attribute));
  if (type === 'Group') return comparedWith(base, attribute);
  const compares = type === 'OpCall' && (op === '==' || op === 'in');
  const isOwn =
    isNode(left) && left.type === 'AccessAttribute' && left['name'] === attribute && !left['base'];
  return compares && isOwn ? texts(right) : [];
}

function texts(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Value') return typeof value['value'] === 'string' ? [value['value']] : [];
  return value.type === 'Array' || value.type === 'ArrayElement'
    ? parts(Object.values(value)).flatMap(texts)
    : [];
}

/** The filter of `*[…][0]`, sorted or not; null for anything else. */
function filterOfOne({ type, base }: Node): Node | null {
  if (type !== 'AccessElement') return null;
  let inner = base;
  while (isNode(inner) && inner.type === 'PipeFuncCall') inner = inner['base'];
  return isNode(inner) && isOverAll(inner) ? inner : null;
}

/**
 * Reads a query. Of `*[…][0]` without an id nothing is told: the answer says which document it was.
 * @param parameters without their values, those of slices are missing and the others stay what they are
 * @throws Error for a list of documents of any type, which every publish would change
 */
export function queryReads(query: string, parameters: PageParameters = {}): MadeFrom {
  const ids = new Set<string>();
  const types = new Set<string>();
  const ofOne = new Set<Node>();
  const visit = (node: Node): void => {
    const one = filterOfOne(node);
    if (one) ofOne.add(one);
    if (isOverAll(node)) {
      const named = comparedWith(node['expr'], '_id');
      const listed = comparedWith(node['expr'], '_type');
      if (named.length === 0 && listed.length === 0) throw new Error(`A query lists every type: ${query}`);
      if (named.length > 0) for (const id of named) ids.add(id);
      else if (!ofOne.has(node)) for (const type of listed) types.add(type);
    }
    for (const part of parts(Object.values(node))) visit(part);
  };
  for (const part of parts(parse(query, { params: { ...parameters } }))) visit(part);
  return { ids: [...ids].toSorted(), types: [...types].toSorted() };
}
