/** Exports a running lake as a folder that `sanity dataset import` and the lake's own seed accept. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '../documents/document.ts';
import { LakeStartError } from '../http/api-error.ts';

export interface ExportOptions {
  /** Of the lake, like `http://localhost:3999`. */
  origin: string;
  dataset: string;
  token: string;
  /** Made if need be; `data.ndjson`, `images/` and `files/` are written there. */
  folder: string;
}

export interface ExportOutcome {
  documents: number;
  assets: number;
}

interface ExportedAsset {
  /** Like `image@file://./images/<name>`. */
  reference: string;
  file: string;
  url: string;
}

function assetOf(document: JsonObject): ExportedAsset | null {
  const { _type, path, url } = document;
  if (typeof path !== 'string' || typeof url !== 'string') return null;
  const kind = _type === 'sanity.imageAsset' ? 'image' : 'file';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { reference: `${kind}@file://./${kind}s/${name}`, file: join(`${kind}s`, name), url };
}

/** Replaces references to assets by the files that they stand for. */
function withAssetFiles(value: unknown, assets: ReadonlyMap<string, ExportedAsset>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withAssetFiles(item, assets));
  if (!isJsonObject(value)) return value;
  const { asset, ...rest } = value;
  const target =
    isJsonObject(asset) && typeof asset['_ref'] === 'string' ? assets.get(asset['_ref']) : undefined;
  const fields = Object.entries(target ? rest : value).map(([name, child]) => [
    name,
    withAssetFiles(child, assets),
  ]);
  return { ...Object.fromEntries(fields), ...(target ? { _sanityAsset: target.reference } : {}) };
}

async function get(address: string, token: string): Promise<Response> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch(() => null);
  if (!response?.ok) {
    throw new LakeStartError(
      `${address} could not be read (${response ? `HTTP ${response.status}` : 'no answer'}).`,
    );
  }
  return response;
}

/** @throws LakeStartError when the lake does not answer or an asset is missing */
export async function exportFolder(options: ExportOptions): Promise<ExportOutcome> {
  const { origin, dataset, token, folder } = options;
  const text = await (await get(`${origin}/v2025-02-19/data/export/${dataset}`, token)).text();
  const documents = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(isJsonObject);
  const assets = new Map<string, ExportedAsset>();
  for (const document of documents) {
    const isAsset = document['_type'] === 'sanity.imageAsset' || document['_type'] === 'sanity.fileAsset';
    const asset = isAsset ? assetOf(document) : null;
    if (asset) assets.set(String(document['_id']), asset);
  }
  for (const kind of ['images', 'files']) await mkdir(join(folder, kind), { recursive: true });
  for (const asset of assets.values()) {
    await writeFile(join(folder, asset.file), Buffer.from(await (await get(asset.url, token)).arrayBuffer()));
  }
  const content = documents.filter(({ _id }) => typeof _id === 'string' && !assets.has(_id));
  const lines = content.map((document) => {
    const { _rev, ...fields } = document;
    return `${JSON.stringify(withAssetFiles(fields, assets))}\n`;
  });
  await writeFile(join(folder, 'data.ndjson'), lines.join(''));
  return { documents: content.length, assets: assets.size };
}
