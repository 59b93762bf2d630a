/** One view's documents by id and type. */

import type { LakeDocument } from '../documents/document.ts';
import { insertSorted, removeSorted, sortById } from './sorted-documents.ts';

export class DocumentIndex {
  /** Every document, ordered by id. */
  readonly all: LakeDocument[];
  private readonly ids = new Map<string, LakeDocument>();
  /** Each list is ordered by id. */
  private readonly types = new Map<string, LakeDocument[]>();

  constructor(documents: LakeDocument[]) {
    this.all = sortById(documents);
    for (const document of this.all) {
      this.ids.set(document._id, document);
      this.listOf(document._type).push(document);
    }
  }

  private listOf(type: string): LakeDocument[] {
    let list = this.types.get(type);
    if (!list) this.types.set(type, (list = []));
    return list;
  }

  byId(id: string): LakeDocument | undefined {
    return this.ids.get(id);
  }

  byType(type: string): readonly LakeDocument[] {
    return this.types.get(type) ?? [];
  }

  /** Stores a document, in place of the one with the same id. */
  put(document: LakeDocument): void {
    this.remove(document._id);
    insertSorted(this.all, document);
    this.ids.set(document._id, document);
    insertSorted(this.listOf(document._type), document);
  }

  remove(id: string): void {
    const document = this.ids.get(id);
    if (!document) return;
    this.ids.delete(id);
    removeSorted(this.all, id);
    removeSorted(this.listOf(document._type), id);
  }
}
