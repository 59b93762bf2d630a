/** Requests for a part of a file, as players of videos send them to seek (RFC 9110, section 14). */

import type { IncomingMessage } from 'node:http';

/** The first and the last byte asked for. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that a request asks for; null for the whole, also when several parts are asked for, which a
 * server need not support.
 * @param size of the file in bytes
 * @param etag of the file, for If-Range
 */
export function byteRange(
  request: IncomingMessage,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | null {
  const { range, 'if-range': condition } = request.headers;
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return null;
  if (condition !== undefined && condition !== etag) return null;
  // `-500` asks for the last 500 bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}
