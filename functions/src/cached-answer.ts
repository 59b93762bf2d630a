import { logger } from 'firebase-functions';
import { onRequest, type HttpsFunction } from 'firebase-functions/https';

/**
 * A function that answers everybody with the same JSON, so that the CDN can keep the answer.
 * @param cacheControl for how long
 * @param failure what the log says when the answer cannot be read
 * @param read the answer as it is sent
 */
export function cachedAnswer(
  cacheControl: string,
  failure: string,
  read: () => Promise<string>,
): HttpsFunction {
  return onRequest({ maxInstances: 5, timeoutSeconds: 10, cors: false }, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Cache-Control', 'no-store').set('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    try {
      const answer = await read();
      response.set('Cache-Control', cacheControl).type('application/json').send(answer);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.error('A cached answer cannot be given', { failure, reason });
      response.set('Cache-Control', 'no-store').status(503).end();
    }
  });
}
