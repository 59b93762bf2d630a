/**
 * Narrows a query before it is evaluated: a filter over the whole dataset whose condition fixes the
 * type, id, slug or a reference need only look at the documents that an index lists. The evaluator
 * still applies the whole condition, so the result is the same; only fewer documents are tried.
 */

import { randomUUID } from 'node:crypto';
import type { LakeDocument } from '../documents/document.ts';
import type { DocumentIndex } from './document-index.ts';
import { walkTree, type EverythingNode, type FilterNode, type GroqNode } from './groq-tree.ts';
import { mergeSorted } from './sorted-documents.ts';

/** What an index is asked for before the evaluation; documents outside these cannot pass the filter. */
type FixedCandidates =
  | { by: 'type' | 'id' | 'slug' | 'reference'; values: readonly string[] }
  | { by: 'any'; of: readonly FixedCandidates[] };

/** The same; or, for `references(^._id)`, what the index is asked for once per row of the outer query. */
export type Candidates = FixedCandidates | { by: 'referenceToOuter'; target: GroqNode };

function fieldOf(node: GroqNode): 'type' | 'id' | 'slug' | null {
  if (node.type === 'Group') return fieldOf(node.base);
  if (node.type !== 'AccessAttribute') return null;
  if (!node.base || node.base.type === 'This') {
    if (node.name === '_type') return 'type';
    return node.name === '_id' ? 'id' : null;
  }
  const { base } = node;
  const isSlug =
    base.type === 'AccessAttribute' && base.name === 'slug' && (!base.base || base.base.type === 'This');
  return isSlug && node.name === 'current' ? 'slug' : null;
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

/** Whether the node is `^._id`, `^.^.author._ref` or the like, which no document of the filter changes. */
function isOfOuter(node: GroqNode): boolean {
  if (node.type === 'Group') return isOfOuter(node.base);
  if (node.type !== 'AccessAttribute' || !node.base) return false;
  return node.base.type === 'Parent' || isOfOuter(node.base);
}

function ofReferences(args: readonly GroqNode[]): Candidates | null {
  const [only] = args;
  if (only && args.length === 1 && isOfOuter(only)) return { by: 'referenceToOuter', target: only };
  const values: string[] = [];
  for (const argument of args) {
    const strings = constantStrings(argument);
    if (!strings) return null;
    values.push(...strings);
  }
  return { by: 'reference', values };
}

function isFixed(candidates: Candidates | null): candidates is FixedCandidates {
  return candidates !== null && candidates.by !== 'referenceToOuter';
}

function ofComparison(left: GroqNode, right: GroqNode): Candidates | null {
  const by = fieldOf(left);
  if (!by || right.type !== 'Value' || typeof right.value !== 'string') return null;
  return { by, values: [right.value] };
}

/** The fewest documents that a condition can accept, as far as the indexes can tell; null when all might. */
function candidatesOf(condition: GroqNode): Candidates | null {
  switch (condition.type) {
    case 'Group':
      return candidatesOf(condition.base);
    case 'And':
      return narrower(candidatesOf(condition.left), candidatesOf(condition.right));
    case 'Or': {
      const left = candidatesOf(condition.left);
      const right = candidatesOf(condition.right);
      return isFixed(left) && isFixed(right) ? { by: 'any', of: [left, right] } : null;
    }
    case 'OpCall': {
      const { op, left, right } = condition;
      if (op === '==') return ofComparison(left, right) ?? ofComparison(right, left);
      const by = op === 'in' ? fieldOf(left) : null;
      const values = by && (right.type === 'Array' || right.type === 'Value') ? constantStrings(right) : null;
      return by && values ? { by, values } : null;
    }
    case 'FuncCall': {
      const { namespace, name, args } = condition;
      return namespace === 'global' && name === 'references' ? ofReferences(args) : null;
    }
    default:
      return null;
  }
}

/** Kinds from the one that usually lists the fewest documents. */
const SELECTIVITY = ['id', 'slug', 'reference', 'referenceToOuter', 'any', 'type'];

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
function lookUp(candidates: FixedCandidates, index: DocumentIndex): readonly LakeDocument[] {
  if (candidates.by === 'any') return mergeSorted(candidates.of.map((part) => lookUp(part, index)));
  const lists = candidates.values.map((value): readonly LakeDocument[] => {
    switch (candidates.by) {
      case 'id': {
        const document = index.byId(value);
        return document ? [document] : [];
      }
      case 'slug':
        return index.bySlug(value);
      case 'reference':
        return index.byReference(value);
      default:
        return index.byType(value);
    }
  });
  return mergeSorted(lists);
}

const EVERYTHING: EverythingNode = { type: 'Everything' };

/** Before an id it names the documents that refer to the id; nobody can write it, because nobody knows it. */
const REFERRING_TO = `${randomUUID()}:`;

/**
 * What a filter reads instead of the whole dataset. Names that `referringDocuments` knows may be dereferenced
 * in it.
 */
export function narrowedBase(candidates: Candidates, index: DocumentIndex): GroqNode {
  if (isFixed(candidates)) return { type: 'Value', value: lookUp(candidates, index) };
  const name: GroqNode = {
    type: 'OpCall',
    op: '+',
    left: { type: 'Value', value: REFERRING_TO },
    right: candidates.target,
  };
  // The projection puts `^` where it is in the filter; for what is no text the filter reads everything.
  const reference: GroqNode = {
    type: 'Projection',
    base: { type: 'Value', value: {} },
    expr: { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: name }] },
  };
  const args: GroqNode[] = [{ type: 'Deref', base: reference }, EVERYTHING];
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args };
}

/** The documents that a name made by `narrowedBase` stands for, or null for other references. */
export function referringDocuments(name: string, index: DocumentIndex): readonly LakeDocument[] | null {
  return name.startsWith(REFERRING_TO) ? index.byReference(name.slice(REFERRING_TO.length)) : null;
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
