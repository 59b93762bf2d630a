/** References inside documents, and the rule that strong ones always lead somewhere. */

import { isJsonObject, type DocumentChange, type LakeDocument } from './document.ts';
import { referenceMissing, stillReferenced } from '../http/api-error.ts';

/** The targets of a document's references. */
interface ReferenceTargets {
  /** Every `_ref`, weak and strong, also of other datasets. */
  all: ReadonlySet<string>;
  /** The `_ref`s that must exist in this dataset. */
  strong: ReadonlySet<string>;
}

const known = new WeakMap<LakeDocument, ReferenceTargets>();

function collect(value: unknown, all: Set<string>, strong: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, all, strong);
    return;
  }
  if (!isJsonObject(value)) return;
  const target = value['_ref'];
  if (typeof target === 'string') {
    all.add(target);
    // A global document reference (`dataset:project.name:id`,
    // https://www.sanity.io/docs/studio/global-document-reference-type) has colons, which no id has.
    const elsewhere =
      value['_projectId'] !== undefined || value['_dataset'] !== undefined || target.includes(':');
    if (value['_weak'] !== true && !elsewhere) strong.add(target);
  }
  for (const child of Object.values(value)) collect(child, all, strong);
}

/** The reference targets of a stored document; computed once for each revision. */
function referenceTargets(document: LakeDocument): ReferenceTargets {
  const hit = known.get(document);
  if (hit) return hit;
  const all = new Set<string>();
  const strong = new Set<string>();
  collect(document, all, strong);
  const targets = { all, strong };
  known.set(document, targets);
  return targets;
}

/** Ids of the documents that refer to one, weakly or strongly. */
export function referrersOf(target: string, documents: Iterable<LakeDocument>): string[] {
  return [...documents]
    .filter((document) => referenceTargets(document).all.has(target))
    .map(({ _id }) => _id);
}

/**
 * Refuses a transaction that would leave a strong reference without its target.
 * @param before the documents of before the transaction, by id
 * @throws ApiError 409 in Sanity's shape, naming the documents
 */
export function checkReferences(
  changes: readonly DocumentChange[],
  before: ReadonlyMap<string, LakeDocument>,
): void {
  const after = new Map(before);
  for (const { id, next } of changes) {
    if (next) after.set(id, next);
    else after.delete(id);
  }
  for (const { id, previous, next } of changes) {
    if (next) {
      const had = previous ? referenceTargets(previous).strong : new Set<string>();
      for (const target of referenceTargets(next).strong) {
        if (!had.has(target) && !after.has(target)) throw referenceMissing(id, target);
      }
      continue;
    }
    const holders = [...after.values()].filter((document) => referenceTargets(document).strong.has(id));
    if (holders.length > 0)
      throw stillReferenced(
        id,
        holders.map(({ _id }) => _id),
      );
  }
}
