import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { logger } from 'firebase-functions';
import { onRequest, type HttpsFunction, type HttpsOptions, type Request } from 'firebase-functions/https';

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
  options?: HttpsOptions;
}

/**
 * A function that answers everybody alike, so that the CDN can keep the answer. Hosting compresses
 * files, but not what a function answers: texts are compressed here.
 * @param read the answer as it is sent; null where there is none (404)
 */
export function cachedAnswer(
  { cacheControl, failure, type = 'application/json', options = {} }: CachedAnswer,
  read: (request: Pick<Request, 'path' | 'query' | 'headers'>) => Promise<string | Buffer | null>,
): HttpsFunction {
  return onRequest(
    { maxInstances: 5, timeoutSeconds: 10, cors: false, ...options },
    async (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.set('Cache-Control', 'no-store').set('Allow', 'GET, HEAD').status(405).end();
        return;
      }
      try {
        const answer = await read(request);
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
        logger.error('A cached answer cannot be given', { failure, reason });
        response.set('Cache-Control', 'no-store').status(503).end();
      }
    },
  );
}
