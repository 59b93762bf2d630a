import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Refusal } from '../../request-guard/request-guard.ts';

/** Addresses under which the Storage emulator takes files and what is said of them. */
const STORAGE_PATH = /^\/(?:v0\/b|b|(?:upload|download)\/storage|storage|upload)\//;

/** The JSON that describes an upload: the whole body, or the first part of one with several. */
function describing(headers: IncomingHttpHeaders, body: Buffer): string | null {
  const contentType = headers['content-type'] ?? '';
  if (headers['x-goog-upload-command'] === 'start' || /^application\/json\b/i.test(contentType))
    return body.toString();
  if (!/^multipart\/related\b/i.test(contentType)) return null;
  const start = body.indexOf('{');
  const end = body.indexOf('\r\n--', start);
  return start < 0 || end < 0 ? null : body.toString('utf8', start, end);
}

function hasLineBreak(value: unknown): boolean {
  if (typeof value === 'string') return ['\r', '\n', '\0'].some((sign) => value.includes(sign));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => hasLineBreak(name) || hasLineBreak(inner));
}

/**
 * Refuses an upload whose metadata have a line break or a NUL. The Storage emulator takes them and
 * then fails at every request for the file, because it sends them as headers.
 */
export function refuseUploadMetadata({ url = '', headers }: IncomingMessage, body: Buffer): Refusal | null {
  if (!STORAGE_PATH.test(url)) return null;
  const text = describing(headers, body);
  if (text === null) return null;
  try {
    if (!hasLineBreak(JSON.parse(text))) return null;
  } catch {
    // The emulator says itself that it is not JSON.
    return null;
  }
  return { status: 400, reason: 'The metadata of the upload have a line break or a NUL in them.' };
}
