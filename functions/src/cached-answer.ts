import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { logger } from 'firebase-functions';
import type { onRequest, Request } from 'firebase-functions/https';

/** Good enough to halve a page three times, in a few milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders = {
  br: (text: string): Promise<Buffer> => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string): Promise<Buffer> => promisify(gzip)(text),
} as const;

interface CachedAnswer {
  /** `Cache-Control` of the answer: for how long the CDN keeps it. */
  cacheControl: string;
  /** What the log says when the answer cannot be read. */
  failure: string;
  /** Kind of the answer; JSON unless given. */
  type?: string;
  /** Whether the answer depends on the query. Otherwise a query would only lead past the CDN. */
  readsQuery?: boolean;
}

/** A page that says that there is nothing at its address: a real 404. */
export interface Missing {
  missing: string;
}

/** What answers a request. */
export type Answer = Parameters<typeof onRequest>[0];

/** What a reader sees while a page cannot be given; it asks again by itself. */
const FAILURE_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="10">
<title>This page can't be shown right now</title>
<body style="max-width: 34rem; margin: 4rem auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui">
<h1>This page can't be shown right now</h1>
<p>We couldn't read it. It tries again every 10 seconds.</p>
<p><a href="/">Go to the home page</a></p>
</body>
</html>
`;

/**
 * The same address without its query. A path of its own, so that a request to the function itself cannot
 * choose another host.
 */
function withoutQuery(path: string): string {
  return `./${path.slice(path.lastIndexOf('/') + 1)}`;
}

/**
 * Answers everybody alike, so that the CDN can keep the answer. Hosting compresses
 * files, but not what a function answers: texts are compressed here.
 * @param read the answer as it is sent; null where there is none (404)
 */
export function cachedAnswer(
  { cacheControl, failure, type = 'application/json', readsQuery = false }: CachedAnswer,
  read: (request: Pick<Request, 'path' | 'query' | 'headers'>) => Promise<string | Buffer | Missing | null>,
): Answer {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Cache-Control', 'no-store').set('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    if (!readsQuery && Object.keys(request.query).length > 0) {
      response.set('Cache-Control', cacheControl).redirect(302, withoutQuery(request.path));
      return;
    }
    try {
      const found = await read(request);
      const isMissing = found !== null && typeof found === 'object' && 'missing' in found;
      if (isMissing) response.status(404);
      const answer = isMissing ? found.missing : found;
      if (answer === null) {
        response.set('Cache-Control', 'no-store').status(404).end();
        return;
      }
      response.set('Cache-Control', cacheControl).type(type);
      if (typeof answer !== 'string') {
        response.send(answer);
        return;
      }
      response.vary('Accept-Encoding');
      // One after the other: browsers name gzip first, and would get that.
      const encoding = (['br', 'gzip'] as const).find((known) => request.acceptsEncodings(known));
      if (!encoding) response.send(answer);
      else response.set('Content-Encoding', encoding).send(await encoders[encoding](answer));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.error('Failed to serve a cached response', { failure, reason });
      response.set('Cache-Control', 'no-store').status(503);
      if (type === 'html') response.type(type).send(FAILURE_PAGE);
      else response.type('text').send('This is not available right now. Try again in a minute.\n');
    }
  };
}
