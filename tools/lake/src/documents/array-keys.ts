/** The `_key` that every object in a list needs, so that editors can work on it together. */

import { randomBytes } from 'node:crypto';
import { isJsonObject, type JsonObject } from './document.ts';

/** A random key of 12 characters. */
function randomArrayKey(): string {
  return randomBytes(6).toString('hex');
}

function keyedItem(item: unknown): unknown {
  const inner = keyed(item);
  return isJsonObject(inner) && !Object.hasOwn(inner, '_key') ? { _key: randomArrayKey(), ...inner } : inner;
}

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keyedItem);
  return isJsonObject(value) ? withArrayKeys(value) : value;
}

/** A copy in which every object in a list has a `_key`. */
export function withArrayKeys(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, keyed(value)]));
}

/** A patch whose new values have keys; a path that ends in a bracket leads to a member of a list. */
export function withArrayKeysInPatch(patch: JsonObject): JsonObject {
  const copy = { ...patch };
  for (const operation of ['set', 'setIfMissing']) {
    const values = patch[operation];
    if (!isJsonObject(values)) continue;
    copy[operation] = Object.fromEntries(
      Object.entries(values).map(([path, value]) => {
        const isMember = path.endsWith(']') && !path.endsWith("']");
        return [path, isMember ? keyedItem(value) : keyed(value)];
      }),
    );
  }
  const { insert } = patch;
  if (isJsonObject(insert)) copy['insert'] = { ...insert, items: keyed(insert['items']) };
  return copy;
}
