/**
 * Full-text search: the Studio asks `[@, _id] match text::query($q)`, which groq-js does not know.
 * Documents carry their whole text in a hidden property, and the parsed query is rewritten to match it.
 */

import type { LakeDocument } from '../documents/document.ts';
import { walkTree, type GroqNode } from './groq-tree.ts';

/** Hidden property with all of a document's text; never enumerable, so that no result shows it. */
const SEARCH_TEXT = '~text';

const texts = new WeakMap<object, string>();

function collect(value: unknown, out: string[], field = ''): void {
  if (typeof value === 'string') {
    if (!field.startsWith('_')) out.push(value);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, out);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) collect(child, out, name);
  }
}

function searchText(document: LakeDocument): string {
  const hit = texts.get(document);
  if (hit !== undefined) return hit;
  const out: string[] = [];
  collect(document, out);
  const text = out.join(' ') || document._id;
  texts.set(document, text);
  return text;
}

/**
 * Gives a document its hidden text, which is collected when first searched.
 * @param source the stored document that it shows, which outlives it
 */
export function withSearchText(document: LakeDocument, source = document): LakeDocument {
  return Object.hasOwn(document, SEARCH_TEXT)
    ? document
    : Object.defineProperty(document, SEARCH_TEXT, { get: () => searchText(source), enumerable: false });
}

/** `"dome lens"` and `-flat` of the Studio's search are not supported by `match`: plain words remain. */
function searchable(side: GroqNode): GroqNode {
  if (side.type === 'This') return { type: 'AccessAttribute', name: SEARCH_TEXT };
  if (side.type === 'Group') return searchable(side.base);
  if (side.type !== 'Array') return side;
  return {
    type: 'Array',
    elements: side.elements.map((element) => ({ ...element, value: searchable(element.value) })),
  };
}

/** Rewrites every `… match text::query(…)` of a parsed query, in place. */
export function rewriteTextSearch(tree: GroqNode): void {
  walkTree(tree, (node) => {
    if (node.type !== 'OpCall' || node.op !== 'match') return;
    const { right } = node;
    if (right.type !== 'FuncCall' || right.namespace !== 'text' || right.name !== 'query') return;
    const [words] = right.args;
    if (!words) return;
    node.left = searchable(node.left);
    node.right = words;
  });
}
