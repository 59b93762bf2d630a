/**
 * Fills a dataset from an NDJSON file as `sanity dataset import --missing` would, with two differences:
 * it is one transaction, so that a lake killed while seeding starts again from nothing rather than from
 * documents without pictures; and no revision with weakened references is left in the history. A test
 * holds the outcome against the real @sanity/import.
 */

import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isJsonObject, type JsonObject } from '../documents/document.ts';
import { ApiError } from '../http/api-error.ts';
import type { AssetDocument, AssetKind, AssetStore } from '../assets/asset-store.ts';
import type { Dataset } from '../store/dataset.ts';
import type { LakeDatabase } from '../store/lake-database.ts';
import { lineError, parseDocuments, readDocumentFile, type ImportedDocument } from './ndjson.ts';

export interface SeedOutcome {
  /** Whether the file had been applied before, as it is now. */
  skipped: boolean;
  /** Documents that were new. */
  documents: number;
  /** Pictures and files that new documents use. */
  assets: number;
}

const ASSET_REFERENCE = /^(file|image)@(file:\/\/.*)$/;
const ASSETS_AT_ONCE = 4;
/** Recorded as the author of what the seed creates. */
const SEED_AUTHOR = 'local-editor';

interface AssetUse {
  line: number;
  kind: AssetKind;
  /** Where the bytes are. */
  path: string;
}

/** Walks a document, completing references and replacing `_sanityAsset`. */
class DocumentPreparation {
  readonly uses = new Map<string, AssetUse>();
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** @param assetId yields the id of the asset behind a `_sanityAsset`, or null to only note its use */
  prepare(value: unknown, line: number, assetId: ((reference: string) => string) | null): unknown {
    if (Array.isArray(value)) {
      return value.map((item: unknown) => this.prepare(item, line, assetId));
    }
    if (!isJsonObject(value)) return value;
    const result: JsonObject = {};
    for (const [name, child] of Object.entries(value)) {
      if (name !== '_sanityAsset') result[name] = this.prepare(child, line, assetId);
    }
    if (typeof result['_ref'] === 'string' && result['_type'] === undefined) result['_type'] = 'reference';
    const reference = value['_sanityAsset'];
    if (reference === undefined) return result;
    if (typeof reference !== 'string') throw lineError(this.file, line, 'a _sanityAsset is not a text');
    this.note(reference, line);
    if (assetId) {
      // The type is the schema's business; the importer fills it in only where it is missing.
      const [type] = reference.split('@');
      result['_type'] ??= type;
      result['asset'] = { _type: 'reference', _ref: assetId(reference) };
    }
    return result;
  }

  private note(reference: string, line: number): void {
    if (this.uses.has(reference)) return;
    const [, type, address] = ASSET_REFERENCE.exec(reference) ?? [];
    if (type === undefined || address === undefined) {
      throw lineError(
        this.file,
        line,
        `'${reference}' is not of the form image@file://./… or file@file://./…`,
      );
    }
    const relative = /^file:\/\/\.\/(.*)$/.exec(address)?.[1];
    const absolute =
      relative === undefined ? address : `${pathToFileURL(dirname(resolve(this.file))).href}/${relative}`;
    this.uses.set(reference, {
      line,
      kind: type === 'image' ? 'images' : 'files',
      path: fileURLToPath(absolute),
    });
  }
}

/** Stores the assets; a few at a time, for each picture is decoded. */
async function storeAssets(
  uses: ReadonlyMap<string, AssetUse>,
  file: string,
  dataset: Dataset,
  store: AssetStore,
): Promise<Map<string, AssetDocument>> {
  const stored = new Map<string, AssetDocument>();
  const queue = [...uses];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [reference, { kind, path, line }] = next;
      try {
        const data = await readFile(path);
        stored.set(reference, await store.store(kind, dataset.name, data, { filename: basename(path) }));
      } catch (error) {
        queue.length = 0;
        const reason = error instanceof ApiError || error instanceof Error ? error.message : String(error);
        throw lineError(file, line, `the asset ${path} cannot be imported (${reason})`);
      }
    }
  };
  await Promise.all(Array.from({ length: ASSETS_AT_ONCE }, work));
  return stored;
}

/** Documents that the dataset lacks, with ids for those that have none. */
function missing(
  documents: readonly { line: number; document: ImportedDocument }[],
  dataset: Dataset,
): { line: number; document: JsonObject & { _id: string; _type: string } }[] {
  return documents.flatMap(({ line, document }) => {
    const id = typeof document['_id'] === 'string' ? document['_id'] : randomUUID();
    return dataset.get(id) ? [] : [{ line, document: { ...document, _id: id } }];
  });
}

/**
 * Imports what the dataset lacks; documents that are there are left as editors made them.
 * @param file the NDJSON file; relative addresses of assets start at its folder
 * @throws LakeStartError naming file and line; nothing is imported then
 */
async function importDocuments(
  file: string,
  dataset: Dataset,
  store: AssetStore,
): Promise<Omit<SeedOutcome, 'skipped'>> {
  const documents = missing(parseDocuments(await readDocumentFile(file), file), dataset);
  const preparation = new DocumentPreparation(file);
  for (const { line, document } of documents) preparation.prepare(document, line, null);
  const assets = await storeAssets(preparation.uses, file, dataset, store);
  const idOf = (reference: string): string => assets.get(reference)?._id ?? '';
  const prepared = documents.map(({ line, document }) => preparation.prepare(document, line, idOf));
  const mutations = [...assets.values(), ...prepared].map((document) => ({ createIfNotExists: document }));
  try {
    await dataset.commit(
      (staging) => {
        for (const [index, mutation] of mutations.entries()) staging.apply(mutation, index);
      },
      { author: SEED_AUTHOR, withoutMutations: true, autoGenerateArrayKeys: true },
    );
  } catch (error) {
    throw lineError(
      file,
      lineOfRefused(error, documents),
      error instanceof Error ? error.message : String(error),
    );
  }
  return { documents: documents.length, assets: assets.size };
}

function lineOfRefused(
  error: unknown,
  documents: readonly { line: number; document: { _id: string } }[],
): number {
  const message = error instanceof Error ? error.message : '';
  return documents.find(({ document }) => message.includes(`"${document._id}"`))?.line ?? 1;
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readDocumentFile(file))
    .digest('hex');
}

/** Notes that a file has been applied to a dataset, so that later starts with it add nothing. */
export async function markSeeded(file: string, database: LakeDatabase, dataset: string): Promise<void> {
  const sha256 = await hashOf(file);
  const put = database.prepare('REPLACE INTO seeds (dataset, sha256) VALUES (?, ?)');
  database.write(() => put.run(dataset, sha256));
}

/**
 * Seeds a dataset unless this very file was applied before. An empty dataset is seeded in any case:
 * without its documents, the note that they were imported once says nothing.
 * @throws LakeStartError naming file and line
 */
export async function seedDataset(
  file: string,
  dataset: Dataset,
  store: AssetStore,
  database: LakeDatabase,
): Promise<SeedOutcome> {
  const applied = database.prepare('SELECT sha256 FROM seeds WHERE dataset = ?').get(dataset.name);
  if (dataset.size > 0 && applied?.['sha256'] === (await hashOf(file)))
    return { skipped: true, documents: 0, assets: 0 };
  const outcome = await importDocuments(file, dataset, store);
  await markSeeded(file, database, dataset.name);
  return { skipped: false, ...outcome };
}
