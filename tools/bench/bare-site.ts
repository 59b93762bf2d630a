/** The site's own HTML without scripts: what its pages are compared with. */
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { Failure } from '../product/failure.ts';

/** Quality of brotli with which the local front compresses. */
const QUALITY = 4;

/** How far the weight of a page that is compressed again may be from what the front sends. */
const TOLERANCE = 0.02;

const compressed = (html: Buffer | string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });

/** Headers of an answer but for those that its new body changes. */
function keptHeaders(answer: IncomingMessage): Record<string, string | string[]> {
  const { 'content-length': _length, 'transfer-encoding': _transfer, ...kept } = answer.headers;
  return Object.fromEntries(Object.entries(kept).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/**
 * A page's HTML without its scripts, compressed as the front compresses.
 * @throws Failure when the front compresses otherwise, which would make the comparison unfair
 */
function withoutScripts(body: Buffer): Buffer {
  const html = brotliDecompressSync(body);
  const again = compressed(html).length;
  if (Math.abs(again - body.length) > TOLERANCE * body.length)
    throw new Failure(
      `The front server compresses differently: ${body.length} bytes, expected ${again}. Update QUALITY.`,
    );
  return compressed(html.toString().replaceAll(/<script\b.*?<\/script>/gs, ''));
}

/** Serves the site's pages without their scripts, with the same headers; everything else passes through. */
export async function serveBare(siteUrl: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((asked, response) => {
    const { host: _host, ...headers } = asked.headers;
    const forward = request(
      new URL(asked.url ?? '/', siteUrl),
      { headers, method: asked.method },
      (answer) => {
        const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
        if (!isPage || answer.headers['content-encoding'] !== 'br') {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        void buffer(answer).then((body) => {
          response.writeHead(answer.statusCode ?? 502, keptHeaders(answer));
          response.end(withoutScripts(body));
        });
      },
    );
    forward.on('error', () => response.writeHead(502).end());
    asked.pipe(forward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
