/**
 * Narrows a query before it is evaluated: a filter over the whole dataset whose condition fixes the type or the
 * id need only look at the documents that an index lists. The evaluator still applies the whole condition, so the
 * result is the same; only fewer documents are tried.
 */

import type { LakeDocument } from '../documents/document.ts';
import type { DocumentIndex } from './document-index.ts';
import { walkTree, type FilterNode, type GroqNode } from './groq-tree.ts';
import { mergeSorted } from './sorted-documents.ts';

/** What an index is asked for; documents outside these cannot pass the filter. */
export type Candidates =
  | { by: 'type' | 'id'; values: readonly string[] }
  | { by: 'any'; of: readonly Candidates[] };

function fieldOf(node: GroqNode): 'type' | 'id' | null {
  if (node.type === 'Group') return fieldOf(node.base);
  if (node.type !== 'AccessAttribute' || (node.base && node.base.type !== 'This')) return null;
  if (node.name === '_type') return 'type';
  return node.name === '_id' ? 'id' : null;
}

function constantStrings(node: GroqNode): string[] | null {
  if (node.type === 'Group') return constantStrings(node.base);
  if (node.type === 'Value') {
    const { value } = node;
    if (typeof value === 'string') return [value];
    // Members of other types never equal an id or a type.
    if (Array.isArray(value)) return value.filter((item) => typeof item === 'string');
    return null;
  }
  if (node.type !== 'Array') return null;
  const strings: string[] = [];
  for (const element of node.elements) {
    const values = element.isSplat || element.value.type !== 'Value' ? null : constantStrings(element.value);
    if (!values || values.length !== 1) return null;
    strings.push(...values);
  }
  return strings;
}

function ofComparison(left: GroqNode, right: GroqNode): Candidates | null {
  const by = fieldOf(left);
  if (!by || right.type !== 'Value' || typeof right.value !== 'string') return null;
  return { by, values: [right.value] };
}

/** The fewest documents that a condition can accept, as far as the index can tell; null when all might. */
function candidatesOf(condition: GroqNode): Candidates | null {
  switch (condition.type) {
    case 'Group':
      return candidatesOf(condition.base);
    case 'And':
      return narrower(candidatesOf(condition.left), candidatesOf(condition.right));
    case 'Or': {
      const left = candidatesOf(condition.left);
      const right = candidatesOf(condition.right);
      return left && right ? { by: 'any', of: [left, right] } : null;
    }
    case 'OpCall': {
      const { op, left, right } = condition;
      if (op === '==') return ofComparison(left, right) ?? ofComparison(right, left);
      const by = op === 'in' ? fieldOf(left) : null;
      const values = by && (right.type === 'Array' || right.type === 'Value') ? constantStrings(right) : null;
      return by && values ? { by, values } : null;
    }
    default:
      return null;
  }
}

/** Kinds from the one that usually lists the fewest documents. */
const SELECTIVITY = ['id', 'any', 'type'];

function narrower(left: Candidates | null, right: Candidates | null): Candidates | null {
  if (!left || !right) return left ?? right;
  return SELECTIVITY.indexOf(left.by) <= SELECTIVITY.indexOf(right.by) ? left : right;
}

/** The types that a condition fixes, whatever else it says. */
function typesOf(condition: GroqNode): Candidates | null {
  if (condition.type === 'Group') return typesOf(condition.base);
  if (condition.type === 'And') return typesOf(condition.left) ?? typesOf(condition.right);
  const candidates = condition.type === 'OpCall' ? candidatesOf(condition) : null;
  return candidates?.by === 'type' ? candidates : null;
}

/** The documents that the candidates stand for, in the order of the whole dataset. */
export function lookUp(candidates: Candidates, index: DocumentIndex): readonly LakeDocument[] {
  if (candidates.by === 'any') return mergeSorted(candidates.of.map((part) => lookUp(part, index)));
  if (candidates.by === 'type') return mergeSorted(candidates.values.map((type) => index.byType(type)));
  return mergeSorted(
    candidates.values.map((id) => {
      const document = index.byId(id);
      return document ? [document] : [];
    }),
  );
}

/** A filter over the whole dataset that can be narrowed. */
export interface NarrowedFilter {
  filter: FilterNode;
  /** The fewest documents to try. */
  candidates: Candidates;
  /** The types that can pass, where the condition says; what live events are matched with. */
  types: Candidates | null;
}

/** Everything in a parsed query that reads the whole dataset. */
export interface DatasetReads {
  narrowed: NarrowedFilter[];
  /** How many parts read all of it, without an index that could help. */
  whole: number;
}

/** Finds the parts of a parsed query that read the whole dataset. */
export function datasetReads(tree: GroqNode): DatasetReads {
  const reads: DatasetReads = { narrowed: [], whole: 0 };
  const visit = (node: GroqNode): boolean => {
    if (node.type === 'Everything') reads.whole += 1;
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return true;
    const candidates = candidatesOf(node.expr);
    if (candidates) reads.narrowed.push({ filter: node, candidates, types: typesOf(node.expr) });
    else reads.whole += 1;
    walkTree(node.expr, visit);
    return false;
  };
  walkTree(tree, visit);
  return reads;
}
