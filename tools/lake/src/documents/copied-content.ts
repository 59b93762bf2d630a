/** A document's content on its way from one id to another: what is left behind, and what becomes of references. */

import { isJsonObject, type JsonObject, type LakeDocument } from './document.ts';

/** A document's own fields, without what a new revision sets anew and what the lake keeps about a version. */
export function contentOf(source: LakeDocument): JsonObject {
  const { _id, _rev, _updatedAt, _createdAt, _system, ...fields } = source;
  return fields;
}

/** References marked for it become strong when their document is published. */
export function strengthened(content: JsonObject): JsonObject {
  const mark = content['_strengthenOnPublish'];
  const becomesStrong = isJsonObject(mark) && mark['weak'] !== true;
  return Object.fromEntries(
    Object.entries(content)
      .filter(([name]) => name !== '_strengthenOnPublish' && !(becomesStrong && name === '_weak'))
      .map(([name, child]) => [name, inside(child, strengthened)]),
  );
}

/**
 * Strong references become weak when their document is unpublished, and strong again when it is published
 * (https://www.sanity.io/docs/user-guides/content-releases).
 * @param typeOf the type of a document of this dataset, or null where there is none
 */
export function weakened(content: JsonObject, typeOf: (id: string) => string | null): JsonObject {
  const inner = Object.fromEntries(
    Object.entries(content).map(([name, child]) => [
      name,
      inside(child, (object) => weakened(object, typeOf)),
    ]),
  );
  const target = content['_ref'];
  if (typeof target !== 'string' || content['_weak'] === true) return inner;
  const type = typeOf(target);
  return type === null ? inner : { ...inner, _weak: true, _strengthenOnPublish: { type } };
}

function inside(value: unknown, convert: (object: JsonObject) => JsonObject): unknown {
  if (Array.isArray(value)) return value.map((item) => inside(item, convert));
  return isJsonObject(value) ? convert(value) : value;
}
