/**
 * The paths of patches, as https://www.sanity.io/docs/json-match has them. `@sanity/mutator`, which applies
 * the patches, knows only part of that language, and ignores what it does not know. What it lacks is spelled
 * out here, by `@sanity/json-match`, as plain paths of the document at hand: `list[*].name` as
 * `list[0].name`, `list[1].name`.
 */

import { jsonMatch, parsePath, type ExprNode, type MatchEntry } from '@sanity/json-match';
import { isJsonObject, type JsonObject } from './document.ts';

/** Whether a path leads to places that are there, or also to places where something could be put. */
export type PathUse = 'existing' | 'writable';

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;

type PathNode = Extract<ExprNode, { type: 'Path' }>;

/** The steps of a path, the last first. */
function stepsOf(node: ExprNode): PathNode[] {
  if (node.type !== 'Path') return [];
  return [node, ...(node.base === undefined ? [] : stepsOf(node.base))];
}

/** Whether a step has something in brackets of one of these types. */
function hasSubscript({ segment }: PathNode, ...types: string[]): boolean {
  return segment.type === 'Subscript' && segment.elements.some(({ type }) => types.includes(type));
}

/** Whether the mutator does not follow a step. */
function isBeyondMutator(step: PathNode): boolean {
  return step.segment.type === 'Wildcard' || hasSubscript(step, 'Existence', 'Path');
}

/** @throws Error with a sentence for what is no path */
function parse(path: string): PathNode {
  const help = 'see https://www.sanity.io/docs/json-match';
  let node: ExprNode | undefined;
  try {
    node = parsePath(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`"${path}" is not a JSONMatch path (${reason}); ${help}`, { cause: error });
  }
  if (!node || node.type !== 'Path') throw new Error(`"${path}" is not a JSONMatch path; ${help}`);
  // A text in brackets with double quotes is a value, not a field: `o["x"]` leads nowhere.
  if (stepsOf(node).some((step) => hasSubscript(step, 'String'))) {
    throw new Error(`"${path}" has a string in place of a field: write ['name'], in single quotes; ${help}`);
  }
  return node;
}

/** The places in a document that a path leads to. @throws Error with a sentence for what is no path */
export function placesAt(document: JsonObject, path: string): MatchEntry[] {
  return [...jsonMatch(document, parse(path))];
}

function childOf(value: unknown, segment: MatchEntry['path'][number]): unknown {
  if (typeof segment === 'string') return isJsonObject(value) ? value[segment] : undefined;
  if (!Array.isArray(value)) return undefined;
  const list: unknown[] = value;
  return typeof segment === 'number' ? list.at(segment) : list[indexOfKey(list, segment._key)];
}

function indexOfKey(list: readonly unknown[], key: string): number {
  return list.findIndex((item) => isJsonObject(item) && item['_key'] === key);
}

/** A place as a plain path, by fields and positions; null when nothing could be put there. */
function plainPath(document: JsonObject, { path }: MatchEntry): string | null {
  let plain = '';
  let value: unknown = document;
  for (const segment of path) {
    if (typeof segment === 'string') {
      if (!isJsonObject(value)) return null;
      if (segment.includes("'")) return null;
      plain += IDENTIFIER.test(segment) ? `${plain === '' ? '' : '.'}${segment}` : `['${segment}']`;
    } else {
      if (!Array.isArray(value)) return null;
      plain += `[${typeof segment === 'number' ? segment : indexOfKey(value, segment._key)}]`;
    }
    value = childOf(value, segment);
  }
  return plain;
}

/**
 * The plain paths that a path stands for in a document; the path itself where the mutator follows it.
 * @throws Error with a sentence for what is no path
 */
export function spelledOut(document: JsonObject, path: string, use: PathUse): string[] {
  const node = parse(path);
  const steps = stepsOf(node);
  const places = [...jsonMatch(document, node)];
  // `list.name` leads to the names of all members.
  const isRecursive = steps.some((step) => step.recursive === true);
  const passesLists = !isRecursive && places.some((place) => place.path.length > steps.length);
  if (!steps.some(isBeyondMutator) && !passesLists) return [path];
  return places
    .filter((place) => use === 'writable' || place.value !== undefined)
    .map((place) => plainPath(document, place))
    .filter((plain) => plain !== null);
}
