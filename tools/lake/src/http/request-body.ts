/** Reading request bodies, never more than the endpoint allows. */

import type { IncomingMessage } from 'node:http';
import { isJsonObject, type JsonObject } from '../documents/document.ts';
import { hasDeepBrackets } from '../documents/json-depth.ts';
import { plainError } from './api-error.ts';

/** Largest JSON body in bytes; Sanity's own limit for mutations is lower. */
export const JSON_BYTES_MAX = 16 * 1024 * 1024;

/** Most brackets inside each other; documents may have far fewer. */
export const JSON_DEPTH_MAX = 200;

/** 400 for JSON that is nested too deeply to be walked through. */
export function tooDeep(): Error {
  return plainError(400, `The JSON is nested more than ${JSON_DEPTH_MAX} levels deep`);
}

/**
 * Reads a body whole.
 * @param maximum in bytes
 * @throws ApiError 413 when it is larger
 */
export async function readBody(request: IncomingMessage, maximum: number): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  const refuse = (): Error => plainError(413, `The request body is larger than ${maximum} bytes`);
  if (declared > maximum) throw refuse();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > maximum) throw refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a JSON body of any form; undefined when there is none. @throws ApiError 400 or 413 */
export async function readJson(request: IncomingMessage, maximum = JSON_BYTES_MAX): Promise<unknown> {
  const body = await readBody(request, maximum);
  if (body.length === 0) return undefined;
  const text = body.toString('utf8');
  if (hasDeepBrackets(text, JSON_DEPTH_MAX)) throw tooDeep();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw plainError(400, `The request body is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** Reads a JSON body that must be an object; `{}` when there is none. @throws ApiError 400 or 413 */
export async function readJsonObject(
  request: IncomingMessage,
  maximum = JSON_BYTES_MAX,
): Promise<JsonObject> {
  const body = (await readJson(request, maximum)) ?? {};
  if (!isJsonObject(body)) throw plainError(400, 'The request body must be a JSON object');
  return body;
}
