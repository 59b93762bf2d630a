/**
 * The operations of a patch, as https://www.sanity.io/docs/http-patches lists them. What a patch asks for
 * is done or refused; `@sanity/mutator` alone would pass over what it doesn't know or can't do.
 */

import { Mutation } from '@sanity/mutator';
import { isJsonObject, type JsonObject, type LakeDocument } from './document.ts';
import { placesAt, spelledOut, type PathUse } from './json-paths.ts';

/** Identity and time that a transaction stamps on what it writes. */
export interface TransactionStamp {
  id: string;
  /** ISO 8601, UTC. */
  timestamp: string;
}

/** A document whose other fields a patch may have changed or taken away. */
type PatchedDocument = JsonObject & { _id: string; _type: string };

/** In the order in which the mutator applies them. */
const OPERATIONS = ['setIfMissing', 'set', 'unset', 'diffMatchPatch', 'inc', 'dec', 'insert'] as const;
type Operation = (typeof OPERATIONS)[number];

const INSERT_PLACES = ['before', 'after', 'replace'] as const;

/** Keys of a patch that say which documents it is for. */
const PATCH_SELECTORS: ReadonlySet<string> = new Set(['id', 'query', 'params', 'ifRevisionID']);

/**
 * A patch's operations, without what says which documents it is for.
 * @throws Error with a sentence for an operation that there is not
 */
export function operationsOf(patch: JsonObject): JsonObject {
  const entries = Object.entries(patch).filter(([name]) => !PATCH_SELECTORS.has(name));
  const known: readonly string[] = OPERATIONS;
  const unknown = entries.find(([name]) => !known.includes(name));
  if (unknown) {
    throw new Error(`A patch has no operation "${unknown[0]}"; there are ${OPERATIONS.join(', ')}`);
  }
  return Object.fromEntries(entries);
}

function byPath(operation: Operation, value: unknown): [path: string, value: unknown][] {
  if (!isJsonObject(value)) throw new Error(`"${operation}" takes an object of paths and values`);
  return Object.entries(value);
}

function spelledOutOperation(
  document: JsonObject,
  operation: Operation,
  value: unknown,
  use: PathUse,
): JsonObject {
  return Object.fromEntries(
    byPath(operation, value).flatMap(([path, given]) =>
      spelledOut(document, path, use).map((plain) => [plain, given]),
    ),
  );
}

function numbers(document: JsonObject, operation: 'inc' | 'dec', value: unknown): JsonObject {
  for (const [path, step] of byPath(operation, value)) {
    if (typeof step !== 'number')
      throw new Error(`"${operation}" takes numbers, not ${JSON.stringify(step)}`);
    const wrong = placesAt(document, path).find((place) => typeof place.value !== 'number');
    if (!wrong) continue;
    const found = wrong.value === undefined ? 'nothing is there' : `there is ${JSON.stringify(wrong.value)}`;
    throw new Error(`"${operation}" of "${path}" needs a number, and ${found}; set it first (setIfMissing)`);
  }
  return spelledOutOperation(document, operation, value, 'existing');
}

function texts(document: JsonObject, value: unknown): JsonObject {
  for (const [path, patch] of byPath('diffMatchPatch', value)) {
    if (typeof patch !== 'string') throw new Error(`"diffMatchPatch" of "${path}" takes a text`);
  }
  return spelledOutOperation(document, 'diffMatchPatch', value, 'existing');
}

function removals(document: JsonObject, value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((path) => typeof path === 'string')) {
    throw new Error('"unset" takes a list of paths');
  }
  // Backwards, so that a removal does not move what is still to be removed.
  return value.flatMap((path) => {
    const paths = spelledOut(document, path, 'existing');
    return paths.length > 1 ? paths.toReversed() : paths;
  });
}

function insertion(document: JsonObject, value: unknown): JsonObject {
  if (!isJsonObject(value)) throw new Error('"insert" takes an object');
  const [place, ...more] = INSERT_PLACES.filter((name) => value[name] !== undefined);
  const path = place === undefined ? undefined : value[place];
  if (place === undefined || more.length > 0 || typeof path !== 'string') {
    throw new Error(`"insert" takes the path of one of ${INSERT_PLACES.join(', ')}`);
  }
  const { items } = value;
  if (!Array.isArray(items)) throw new Error('"insert" takes a list of items');
  const [plain, ...others] = spelledOut(document, path, 'existing');
  if (plain === undefined || others.length > 0) {
    throw new Error(
      `"insert" takes a path with one match, but "${path}" matches ${others.length === 0 ? 'none' : others.length + 1}`,
    );
  }
  return { [place]: plain, items };
}

/** An operation in words that the mutator follows. @throws Error with a sentence for what cannot be done */
function plainOperation(document: JsonObject, operation: Operation, value: unknown): unknown {
  switch (operation) {
    case 'set':
    case 'setIfMissing':
      return spelledOutOperation(document, operation, value, 'writable');
    case 'inc':
    case 'dec':
      return numbers(document, operation, value);
    case 'diffMatchPatch':
      return texts(document, value);
    case 'unset':
      return removals(document, value);
    default:
      return insertion(document, value);
  }
}

/**
 * Applies operations to a copy of a document.
 * @returns the patched copy, and the operations in plain paths, which every listener's mutator follows
 * @throws Error with a sentence for what is malformed or cannot be done
 */
export function applyOperations(
  document: LakeDocument,
  operations: JsonObject,
  stamp: TransactionStamp,
): { patched: PatchedDocument; operations: JsonObject } {
  // The mutator changes what it is given, so it gets copies.
  let patched: PatchedDocument = structuredClone(document);
  const plain: JsonObject = {};
  for (const operation of OPERATIONS) {
    if (operations[operation] === undefined) continue;
    plain[operation] = plainOperation(patched, operation, operations[operation]);
    const mutation = new Mutation({
      mutations: [{ patch: { [operation]: structuredClone(plain[operation]), id: document._id } }],
      transactionId: stamp.id,
      resultRev: stamp.id,
      timestamp: stamp.timestamp,
    });
    const result = mutation.apply(patched);
    if (result?._id !== document._id || result._type !== document._type) {
      throw new Error(`The fields _id and _type of "${document._id}" cannot be changed`);
    }
    patched = result;
  }
  return { patched, operations: plain };
}
