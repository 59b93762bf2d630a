/** Uploading assets, and serving them like Sanity's asset CDN. */

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Exchange } from '../http/exchange.ts';
import { plainError } from '../http/api-error.ts';
import { readBody } from '../http/request-body.ts';
import type { AssetKind } from '../assets/asset-store.ts';
import { deliveredFormat, transformImage } from '../assets/image-transform.ts';
import { parseTransform, type OutputFormat } from '../assets/transform-parameters.ts';

/** Largest uploads in bytes. */
const BYTES_MAX: Readonly<Record<AssetKind, number>> = { images: 64 * 1024 * 1024, files: 256 * 1024 * 1024 };

const MIME_BY_FORMAT: Readonly<Record<OutputFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

const MIME_BY_EXTENSION: Readonly<Record<string, string>> = {
  ...MIME_BY_FORMAT,
  gif: 'image/gif',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  json: 'application/json',
};

async function upload(exchange: Exchange, kind: AssetKind): Promise<void> {
  const author = exchange.editor().id;
  const { dataset, lake, request } = exchange;
  const data = await readBody(request, BYTES_MAX[kind]);
  if (data.length === 0) throw plainError(400, 'The upload is empty');
  const asked = (name: string): string | undefined => exchange.option(name) ?? undefined;
  const [sourceId, sourceName, url] = [asked('sourceId'), asked('sourceName'), asked('sourceUrl')];
  const document = await lake.assets.store(kind, dataset.name, data, {
    filename: asked('filename'),
    contentType: request.headers['content-type'],
    label: asked('label'),
    title: asked('title'),
    description: asked('description'),
    creditLine: asked('creditLine'),
    source:
      sourceId === undefined || sourceName === undefined
        ? undefined
        : { id: sourceId, name: sourceName, ...(url === undefined ? {} : { url }) },
  });
  const mutation = { createIfNotExists: document };
  await dataset.commit((staging) => staging.apply(mutation), { author });
  exchange.json({ document: dataset.get(document._id) });
}

/** `POST assets/images/:dataset` */
export function uploadImage(exchange: Exchange): Promise<void> {
  return upload(exchange, 'images');
}

/** `POST assets/files/:dataset` */
export function uploadFile(exchange: Exchange): Promise<void> {
  return upload(exchange, 'files');
}

async function stored(
  exchange: Exchange,
  kind: AssetKind,
): Promise<{ path: string; size: number; extension: string }> {
  const name = exchange.part('file');
  const path =
    exchange.part('project') === exchange.lake.projectId &&
    exchange.part('dataset') === exchange.lake.dataset.name
      ? exchange.lake.assets.pathOf(kind, exchange.part('dataset'), name)
      : null;
  const stats = path === null ? null : await stat(path).catch(() => null);
  if (path === null || !stats?.isFile()) throw plainError(404, 'Asset not found');
  return { path, size: stats.size, extension: name.slice(name.lastIndexOf('.') + 1) };
}

/** Headers of an asset, whose URL never leads to other bytes. */
function assetHeaders(exchange: Exchange, contentType: string): Record<string, string> & { ETag: string } {
  const { url } = exchange;
  const download = exchange.option('dl');
  const name = download === null || download === '' ? exchange.part('file') : download;
  return {
    'Content-Type': contentType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${Buffer.from(url.pathname + url.search + contentType)
      .toString('base64url')
      .slice(-60)}"`,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // Uploads come from anywhere: none of them may run script on the lake's origin.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(exchange.option('auto') === 'format' ? { Vary: 'Accept, Origin' } : { Vary: 'Origin' }),
    ...(download === null
      ? {}
      : { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }),
  };
}

/** Answers 304 to a browser that has the asset. @returns whether it did */
function answeredFromCache({ request, response }: Exchange, headers: { ETag: string }): boolean {
  if (request.headers['if-none-match'] !== headers.ETag) return false;
  response.writeHead(304, { ...headers }).end();
  return true;
}

async function sendOriginal(exchange: Exchange, kind: AssetKind): Promise<void> {
  const { request, response } = exchange;
  const { path, size, extension } = await stored(exchange, kind);
  const headers = assetHeaders(exchange, MIME_BY_EXTENSION[extension] ?? 'application/octet-stream');
  if (answeredFromCache(exchange, headers)) return;
  response.writeHead(200, { ...headers, 'Content-Length': size });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(path), response);
}

/** `GET /images/:project/:dataset/:file` with Sanity's transformation parameters */
export async function serveImage(exchange: Exchange): Promise<void> {
  const transform = parseTransform(exchange.url.searchParams, exchange.request.headers.accept ?? '');
  const { path, extension } = await stored(exchange, 'images');
  // Drawings scale by themselves; they are sent as they are.
  if (!transform || extension === 'svg') {
    await sendOriginal(exchange, 'images');
    return;
  }
  const format = deliveredFormat(transform, extension);
  const key = JSON.stringify([path, transform, format]);
  const data = await exchange.lake.renditions.get(key, () => transformImage(path, transform, format));
  const headers = assetHeaders(exchange, MIME_BY_FORMAT[format]);
  if (answeredFromCache(exchange, headers)) return;
  exchange.response.writeHead(200, { ...headers, 'Content-Length': data.length });
  exchange.response.end(exchange.request.method === 'HEAD' ? undefined : data);
}

/** `GET /files/:project/:dataset/:file` */
export function serveFile(exchange: Exchange): Promise<void> {
  return sendOriginal(exchange, 'files');
}
