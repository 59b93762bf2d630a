/** Uploaded pictures and files: their bytes on disk, and the documents that describe them. */

import { createHash } from 'node:crypto';
import { access, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonObject, LakeDocument } from '../documents/document.ts';
import { randomTransactionId } from '../documents/mutations.ts';
import { replaceFile } from '../store/durable-file.ts';
import { readImage } from './image-reading.ts';

export type AssetKind = 'images' | 'files';

/** What an uploader says about an asset. */
export interface AssetDescription {
  filename?: string | undefined;
  /** Media type of a file; pictures are recognised by their content. */
  contentType?: string | undefined;
  label?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  creditLine?: string | undefined;
  /** Where it comes from, as asset sources of the Studio say; at least a name and an id. */
  source?: { id: string; name: string; url?: string } | undefined;
}

/** An asset document before it is stored. */
export type AssetDocument = JsonObject & { _id: string; _type: string };

const STORED_NAME = /^[a-f0-9]{40}(?:-\d+x\d+)?\.[a-z0-9]{1,10}$/;

function extensionOf(filename: string | undefined, contentType: string): string {
  const fromName = filename === undefined ? undefined : /\.([a-zA-Z0-9]{1,10})$/.exec(filename)?.[1];
  const fromType = /^[a-z]+\/([a-z0-9]{1,10})$/.exec(contentType)?.[1];
  return (fromName ?? fromType ?? 'bin').toLowerCase();
}

/** The fields that have a value. */
function given(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

export class AssetStore {
  private readonly folder: string;
  private readonly projectId: string;
  private readonly origin: string;

  /**
   * @param folder where the bytes are kept
   * @param origin of the lake, for the addresses in asset documents
   */
  constructor(folder: string, projectId: string, origin: string) {
    this.folder = folder;
    this.projectId = projectId;
    this.origin = origin;
  }

  /** Where an asset's bytes are, or null for a name that no asset can have. */
  pathOf(kind: AssetKind, dataset: string, name: string): string | null {
    return STORED_NAME.test(name) ? join(this.folder, kind, dataset, name) : null;
  }

  /** Where the bytes of an asset document are; null when they are missing. */
  async pathOfDocument(document: LakeDocument, dataset: string): Promise<string | null> {
    const path = document['path'];
    const [kind, , , name] = typeof path === 'string' ? path.split('/') : [];
    if ((kind !== 'images' && kind !== 'files') || name === undefined) return null;
    const stored = this.pathOf(kind, dataset, name);
    if (stored === null) return null;
    return access(stored).then(
      () => stored,
      () => null,
    );
  }

  /**
   * An asset document with its address on this lake: the port may differ from the one at the upload.
   * Other documents are returned as they are.
   */
  withAddress(document: LakeDocument): LakeDocument {
    if (document._type !== 'sanity.imageAsset' && document._type !== 'sanity.fileAsset') return document;
    const path = document['path'];
    if (typeof path !== 'string') return document;
    const url = `${this.origin}/${path}`;
    return document['url'] === url ? document : { ...document, url };
  }

  /**
   * Stores an asset's bytes, once for the same content.
   * @returns the document that describes it, in Sanity's form
   * @throws ApiError 400 for `images` that are not pictures
   */
  async store(
    kind: AssetKind,
    dataset: string,
    data: Buffer,
    asked: AssetDescription,
  ): Promise<AssetDocument> {
    const sha1hash = createHash('sha1').update(data).digest('hex');
    const details =
      kind === 'images' ? await this.imageDetails(sha1hash, data) : this.fileDetails(sha1hash, asked);
    const stored = join(this.folder, kind, dataset, details.name);
    const size = await stat(stored).then(
      (stats) => stats.size,
      () => -1,
    );
    if (size !== data.length) {
      await mkdir(join(this.folder, kind, dataset), { recursive: true });
      await replaceFile(stored, data);
    }
    const path = `${kind}/${this.projectId}/${dataset}/${details.name}`;
    const { filename, label, title, description, creditLine, source } = asked;
    return {
      ...details.document,
      assetId: sha1hash,
      ...given({ originalFilename: filename, label, title, description, creditLine, source }),
      path,
      sha1hash,
      size: data.length,
      uploadId: randomTransactionId(),
      url: `${this.origin}/${path}`,
    };
  }

  private async imageDetails(sha1: string, data: Buffer): Promise<{ name: string; document: AssetDocument }> {
    const { width, height, extension, mimeType, metadata } = await readImage(data);
    return {
      name: `${sha1}-${width}x${height}.${extension}`,
      document: {
        _id: `image-${sha1}-${width}x${height}-${extension}`,
        _type: 'sanity.imageAsset',
        extension,
        mimeType,
        metadata,
      },
    };
  }

  private fileDetails(sha1: string, asked: AssetDescription): { name: string; document: AssetDocument } {
    const mimeType = asked.contentType ?? 'application/octet-stream';
    const extension = extensionOf(asked.filename, mimeType);
    return {
      name: `${sha1}.${extension}`,
      document: { _id: `file-${sha1}-${extension}`, _type: 'sanity.fileAsset', extension, mimeType },
    };
  }
}
