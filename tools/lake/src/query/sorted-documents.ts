/** Documents in ascending order of id: the order in which every view and index lists them. */

import type { LakeDocument } from '../documents/document.ts';

function position(documents: readonly LakeDocument[], id: string): number {
  let low = 0;
  let high = documents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = documents[middle];
    if (candidate && candidate._id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A list in order; for lists that are filled at once. */
export function sortById(documents: readonly LakeDocument[]): LakeDocument[] {
  return documents.toSorted((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0));
}

/** Puts a document in its place, instead of the one with the same id if there is one. */
export function insertSorted(documents: LakeDocument[], document: LakeDocument): void {
  const at = position(documents, document._id);
  documents.splice(at, documents[at]?._id === document._id ? 1 : 0, document);
}

/** Takes the document with this id out, if it is there. */
export function removeSorted(documents: LakeDocument[], id: string): void {
  const at = position(documents, id);
  if (documents[at]?._id === id) documents.splice(at, 1);
}

/** All documents of several ordered lists, each once, in order. */
export function mergeSorted(lists: readonly (readonly LakeDocument[])[]): readonly LakeDocument[] {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const byId = new Map<string, LakeDocument>();
  for (const list of lists) for (const document of list) byId.set(document._id, document);
  return sortById([...byId.values()]);
}
