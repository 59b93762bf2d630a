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

function isConfusing(name: unknown): boolean {
  return typeof name === 'string' && /[\\|]/.test(name);
}

/** What an upload says of itself; null where the emulator says itself that it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Refuses uploads that the Storage emulator takes and then chokes on: metadata with a line break or a
 * NUL, which it fails to send as headers to whoever asks for the file; and names with a backslash or a
 * bar, which it loses track of at its next start, so that no state can be saved any more.
 */
export function refuseUpload({ method, url = '', headers }: IncomingMessage, body: Buffer): Refusal | null {
  if (!STORAGE_PATH.test(url) || method === 'GET' || method === 'HEAD') return null;
  const text = describing(headers, body);
  const metadata = text === null ? null : parsed(text);
  if (hasLineBreak(metadata))
    return { status: 400, reason: 'The metadata of the upload have a line break or a NUL in them.' };
  const named =
    typeof metadata === 'object' && metadata !== null && 'name' in metadata ? metadata.name : null;
  if (isConfusing(decodeURIComponent(url)) || isConfusing(named))
    return { status: 400, reason: 'The name of the upload has a backslash or a bar in it.' };
  return null;
}
