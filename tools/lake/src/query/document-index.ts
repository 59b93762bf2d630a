/** One view's documents with indexes by id, type, slug and referenced document. */

import type { LakeDocument } from '../documents/document.ts';
import { isJsonObject } from '../documents/document.ts';
import { referenceTargets } from '../documents/references.ts';
import { insertSorted, removeSorted, sortById } from './sorted-documents.ts';

const NONE: readonly LakeDocument[] = [];

function slugOf(document: LakeDocument): string | undefined {
  const slug = document['slug'];
  if (!isJsonObject(slug)) return undefined;
  const current = slug['current'];
  return typeof current === 'string' ? current : undefined;
}

/** Lists of documents under a key, each ordered by id. */
class Buckets {
  private readonly lists = new Map<string, LakeDocument[]>();

  get(key: string): readonly LakeDocument[] {
    return this.lists.get(key) ?? NONE;
  }

  append(key: string, document: LakeDocument): void {
    const list = this.lists.get(key);
    if (list) list.push(document);
    else this.lists.set(key, [document]);
  }

  insert(key: string, document: LakeDocument): void {
    const list = this.lists.get(key);
    if (list) insertSorted(list, document);
    else this.lists.set(key, [document]);
  }

  remove(key: string, id: string): void {
    const list = this.lists.get(key);
    if (!list) return;
    removeSorted(list, id);
    if (list.length === 0) this.lists.delete(key);
  }
}

export class DocumentIndex {
  /** Every document, ordered by id. */
  readonly all: LakeDocument[];
  private readonly ids = new Map<string, LakeDocument>();
  private readonly types = new Buckets();
  private readonly slugs = new Buckets();
  private readonly targets = new Buckets();

  constructor(documents: LakeDocument[]) {
    this.all = sortById(documents);
    for (const document of this.all) {
      this.ids.set(document._id, document);
      this.types.append(document._type, document);
      const slug = slugOf(document);
      if (slug !== undefined) this.slugs.append(slug, document);
      for (const target of referenceTargets(document).all) this.targets.append(target, document);
    }
  }

  byId(id: string): LakeDocument | undefined {
    return this.ids.get(id);
  }

  byType(type: string): readonly LakeDocument[] {
    return this.types.get(type);
  }

  bySlug(slug: string): readonly LakeDocument[] {
    return this.slugs.get(slug);
  }

  /** Documents with a reference to the id, weak or strong. */
  byReference(target: string): readonly LakeDocument[] {
    return this.targets.get(target);
  }

  /** Stores a document, in place of the one with the same id. */
  put(document: LakeDocument): void {
    this.remove(document._id);
    insertSorted(this.all, document);
    this.ids.set(document._id, document);
    this.types.insert(document._type, document);
    const slug = slugOf(document);
    if (slug !== undefined) this.slugs.insert(slug, document);
    for (const target of referenceTargets(document).all) this.targets.insert(target, document);
  }

  remove(id: string): void {
    const document = this.ids.get(id);
    if (!document) return;
    this.ids.delete(id);
    removeSorted(this.all, id);
    this.types.remove(document._type, id);
    const slug = slugOf(document);
    if (slug !== undefined) this.slugs.remove(slug, id);
    for (const target of referenceTargets(document).all) this.targets.remove(target, id);
  }
}
