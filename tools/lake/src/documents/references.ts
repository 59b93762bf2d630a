/** References inside documents, and the rule that strong ones always lead somewhere. */

import { isJsonObject, type DocumentChange, type LakeDocument } from './document.ts';
import { referenceMissing, stillReferenced } from '../http/api-error.ts';

/** The targets of a document's references. */
export interface ReferenceTargets {
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

/** Which documents refer to which, for the raw documents of a dataset. */
export class ReferenceIndex {
  private readonly bySource = new Map<string, ReferenceTargets>();
  private readonly byTarget = new Map<string, Set<string>>();

  /** Takes a change of one document in. */
  update(change: DocumentChange): void {
    for (const target of this.bySource.get(change.id)?.all ?? []) {
      const sources = this.byTarget.get(target);
      sources?.delete(change.id);
      if (sources?.size === 0) this.byTarget.delete(target);
    }
    this.bySource.delete(change.id);
    if (!change.next) return;
    const targets = referenceTargets(change.next);
    if (targets.all.size === 0) return;
    this.bySource.set(change.id, targets);
    for (const target of targets.all) {
      const sources = this.byTarget.get(target) ?? new Set();
      sources.add(change.id);
      this.byTarget.set(target, sources);
    }
  }

  /** Ids of the documents with any reference to `target`. */
  sourcesOf(target: string): string[] {
    return [...(this.byTarget.get(target) ?? [])];
  }

  /** Ids of the documents with a strong reference to `target`. */
  strongSourcesOf(target: string): string[] {
    return this.sourcesOf(target).filter((id) => this.bySource.get(id)?.strong.has(target));
  }
}

/**
 * Refuses a transaction that would leave a strong reference without its target.
 * @param exists whether a document is stored before the transaction
 * @throws ApiError 409 in Sanity's shape, naming the documents
 */
export function checkReferences(
  changes: readonly DocumentChange[],
  index: ReferenceIndex,
  exists: (id: string) => boolean,
): void {
  const after = new Map(changes.map((change) => [change.id, change.next]));
  const willExist = (id: string): boolean => (after.has(id) ? Boolean(after.get(id)) : exists(id));
  for (const { id, previous, next } of changes) {
    if (next) {
      const before = previous ? referenceTargets(previous).strong : new Set<string>();
      for (const target of referenceTargets(next).strong) {
        if (!before.has(target) && !willExist(target)) throw referenceMissing(id, target);
      }
      continue;
    }
    const holders = index.strongSourcesOf(id).filter((source) => {
      const changed = after.get(source);
      if (changed === undefined) return true;
      return changed !== null && referenceTargets(changed).strong.has(id);
    });
    for (const [source, document] of after) {
      if (document && referenceTargets(document).strong.has(id) && !holders.includes(source)) {
        holders.push(source);
      }
    }
    if (holders.length > 0) throw stillReferenced(id, holders);
  }
}
