/**
 * Narrows a query before it is evaluated: a filter over the whole dataset whose condition fixes the type or the
 * id need only look at the documents that have it. The evaluator still applies the whole condition, so the
 * result is the same; only fewer documents are tried.
 */

import type { LakeDocument } from '../documents/document.ts';
import { walkTree, type FilterNode, type GroqNode } from './groq-tree.ts';
import { inOrder, type PerspectiveView } from './perspective.ts';

/** What a view is asked for; documents outside these cannot pass the filter. */
export interface Candidates {
  by: 'type' | 'id';
  values: readonly string[];
}

function fieldOf(node: GroqNode): Candidates['by'] | null {
  if (node.type === 'Group') return fieldOf(node.base);
  if (node.type !== 'AccessAttribute' || (node.base && node.base.type !== 'This')) return null;
  if (node.name === '_type') return 'type';
  return node.name === '_id' ? 'id' : null;
}

/** The texts that a constant is or lists; members of other types never equal an id or a type. */
function constantStrings(node: GroqNode): string[] | null {
  if (node.type === 'Value') return [node.value].flat().filter((item) => typeof item === 'string');
  if (node.type !== 'Array') return null;
  const members = node.elements.map(({ value, isSplat }) => (isSplat ? null : constantStrings(value)));
  return members.every((member) => member !== null) ? members.flat() : null;
}

/** The fewest documents that a condition can accept, as far as the view can tell; null when all might. */
function candidatesOf(condition: GroqNode): Candidates | null {
  if (condition.type === 'Group') return candidatesOf(condition.base);
  if (condition.type === 'And') {
    const sides = [candidatesOf(condition.left), candidatesOf(condition.right)];
    return sides.find((side) => side?.by === 'id') ?? sides.find((side) => side !== null) ?? null;
  }
  if (condition.type !== 'OpCall' || (condition.op !== '==' && condition.op !== 'in')) return null;
  const by = fieldOf(condition.left);
  const values = by && constantStrings(condition.right);
  return by && values && { by, values };
}

/** The documents that the candidates stand for, in the order of the whole dataset. */
export function lookUp({ by, values }: Candidates, view: PerspectiveView): readonly LakeDocument[] {
  const [only] = values;
  if (by === 'type' && only !== undefined && values.length === 1) return view.byType(only);
  // As in the view: by id, whatever the order of the values.
  const sorted = [...new Set(values)].toSorted();
  if (by === 'id') return sorted.map((id) => view.byId(id)).filter((document) => document !== undefined);
  return inOrder(sorted.flatMap((type) => view.byType(type)));
}

/** A filter over the whole dataset that can be narrowed. */
interface NarrowedFilter {
  filter: FilterNode;
  candidates: Candidates;
}

/** Everything in a parsed query that reads the whole dataset. */
export interface DatasetReads {
  narrowed: NarrowedFilter[];
  /** Whether some part reads all of it. */
  readsEverything: boolean;
}

/** Finds the parts of a parsed query that read the whole dataset. */
export function datasetReads(tree: GroqNode): DatasetReads {
  const reads: DatasetReads = { narrowed: [], readsEverything: false };
  const visit = (node: GroqNode): boolean => {
    const isFilter = node.type === 'Filter' && node.base.type === 'Everything';
    const candidates = isFilter ? candidatesOf(node.expr) : null;
    if (isFilter && candidates) reads.narrowed.push({ filter: node, candidates });
    else if (isFilter || node.type === 'Everything') reads.readsEverything = true;
    if (isFilter) walkTree(node.expr, visit);
    return !isFilter;
  };
  walkTree(tree, visit);
  return reads;
}
