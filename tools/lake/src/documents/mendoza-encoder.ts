/**
 * Encodes the difference between two documents as a mendoza patch, which the Studio applies to its
 * copy. The npm package `mendoza` only applies patches.
 */

import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject, type LakeDocument } from './document.ts';

/** A raw patch: opcodes, each followed by its operands. */
export type MendozaPatch = unknown[];

/** What a listener gets for each change; both ignore `_rev`. */
export interface MendozaEffects {
  apply: MendozaPatch;
  revert: MendozaPatch;
}

/** Opcodes of the format that this encoder uses. */
const OPCODE = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKey: 15,
  returnIntoArray: 16,
  setFieldValue: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
} as const;

function diffObject(from: JsonObject, to: JsonObject, patch: MendozaPatch): void {
  // Fields are addressed by their position among the sorted keys of the source object.
  const fields = Object.keys(from).toSorted();
  const positions = new Map(fields.map((field, position) => [field, position]));
  for (const [field, position] of positions) {
    if (!Object.hasOwn(to, field)) patch.push(OPCODE.deleteField, position);
  }
  for (const [field, value] of Object.entries(to)) {
    const position = positions.get(field);
    const before = position === undefined ? undefined : from[field];
    if (position !== undefined && isDeepStrictEqual(before, value)) continue;
    if (position !== undefined && isJsonObject(before) && isJsonObject(value)) {
      patch.push(OPCODE.pushFieldCopy, position);
      diffObject(before, value, patch);
      patch.push(OPCODE.returnIntoObjectSameKey);
    } else if (position !== undefined && Array.isArray(before) && Array.isArray(value)) {
      patch.push(OPCODE.pushFieldBlank, position);
      buildArray(before, value, patch);
      patch.push(OPCODE.returnIntoObjectSameKey);
    } else {
      patch.push(OPCODE.setFieldValue, value, field);
    }
  }
}

function keyOf(item: unknown): string | undefined {
  if (!isJsonObject(item)) return undefined;
  const key = item['_key'];
  return typeof key === 'string' ? key : undefined;
}

function buildArray(from: readonly unknown[], to: readonly unknown[], patch: MendozaPatch): void {
  if (to.length === 0) {
    // An empty slice turns the blank into an empty array.
    patch.push(OPCODE.appendSlice, 0, 0);
    return;
  }
  const positions = new Map<string, number>();
  for (const [position, item] of from.entries()) {
    const key = keyOf(item);
    if (key !== undefined) positions.set(key, position);
  }
  for (const [position, item] of to.entries()) {
    const key = keyOf(item);
    const source = key === undefined ? (position < from.length ? position : undefined) : positions.get(key);
    const before = source === undefined ? undefined : from[source];
    if (source !== undefined && isDeepStrictEqual(before, item)) {
      patch.push(OPCODE.appendSlice, source, source + 1);
    } else if (source !== undefined && isJsonObject(before) && isJsonObject(item)) {
      patch.push(OPCODE.pushElementCopy, source);
      diffObject(before, item, patch);
      patch.push(OPCODE.returnIntoArray);
    } else {
      patch.push(OPCODE.appendValue, item);
    }
  }
}

/**
 * The patch that turns one document into another.
 * @param from the document before, or null when it did not exist
 * @param to the document after, or null when it was deleted
 */
export function encodeMendoza(from: JsonObject | null, to: JsonObject | null): MendozaPatch {
  if (!from || !to) return [OPCODE.value, to];
  const patch: MendozaPatch = [];
  diffObject(from, to, patch);
  return patch;
}

function withoutRevision(document: LakeDocument | null): JsonObject | null {
  if (!document) return null;
  const { _rev, ...rest } = document;
  return rest;
}

/** Both directions of a document's change, as listeners and the history ask for them. */
export function mendozaEffects(previous: LakeDocument | null, next: LakeDocument | null): MendozaEffects {
  const before = withoutRevision(previous);
  const after = withoutRevision(next);
  return { apply: encodeMendoza(before, after), revert: encodeMendoza(after, before) };
}
