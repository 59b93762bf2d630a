import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { GALLERY_TEMPLATE_PATH } from '@lumen-throw/domain/setup-links';
import { PATHS } from '@lumen-throw/domain/site-paths';

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Kinds of files that are compressed already. */
const COMPRESSED = new Set(['.woff2', '.webp', '.avif', '.jpg', '.png']);

/** Serves a folder of pages as hosting would, on loopback: clean addresses, brotli, no headers of its own. */
export async function serveStaticSite(
  folder: string,
  port = 0,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const bodies = new Map<string, Promise<Buffer>>();
  /** What is sent for a file, compressed once. */
  const bodyOf = (file: string): Promise<Buffer> => {
    const known = bodies.get(file);
    if (known) return known;
    const read = readFile(file).then((content) =>
      COMPRESSED.has(extname(file)) ? content : compress(content),
    );
    bodies.set(file, read);
    read.catch(() => bodies.delete(file));
    return read;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // At the gallery's address a function answers with its file.
    const served = pathname === PATHS.gallery ? GALLERY_TEMPLATE_PATH : pathname;
    const asked = served === '/' ? '/index.html' : served;
    const file = join(folder, normalize(extname(asked) ? asked : `${asked}.html`));
    bodyOf(file).then(
      (content) =>
        response
          .writeHead(200, {
            'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
            ...(COMPRESSED.has(extname(file)) ? {} : { 'Content-Encoding': 'br' }),
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
