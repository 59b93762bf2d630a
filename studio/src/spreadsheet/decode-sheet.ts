/** Bytes of a file to its text: what spreadsheet programs save under the name of CSV. */
import { SHEET_LIMITS } from './sheet-limits.ts';
import { SHEET_PROBLEMS } from './sheet-problems.ts';

/** A file's text and how it was read, or why it cannot be read. */
export type DecodedSheet =
  | { ok: true; text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' }
  | { ok: false; problem: string };

/** First bytes of formats that are spreadsheets, but not text. */
const WORKBOOKS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Bytes to which Windows-1252 gives no character. */
const UNASSIGNED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Bytes looked at to tell UTF-16 without a byte order mark. */
const SAMPLE = 1000;

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** UTF-16 by its byte order mark, or by every second byte of plain text being 0. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even < odd / 10) return 'utf-16le';
  return even > sample.length / 4 && odd < even / 10 ? 'utf-16be' : null;
}

function decodedAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a file as UTF-8, UTF-16 or, where it is neither, as Windows-1252. */
export function decodeSheet(bytes: Uint8Array): DecodedSheet {
  if (bytes.length > SHEET_LIMITS.bytesMax) return { ok: false, problem: SHEET_PROBLEMS.tooLarge };
  if (WORKBOOKS.some((start) => startsWith(bytes, start)))
    return { ok: false, problem: SHEET_PROBLEMS.workbook };
  const utf16 = utf16Of(bytes);
  if (utf16) {
    const text = decodedAs(bytes, utf16);
    return text === null
      ? { ok: false, problem: SHEET_PROBLEMS.encoding }
      : { ok: true, text, encoding: 'UTF-16' };
  }
  if (bytes.includes(0)) return { ok: false, problem: SHEET_PROBLEMS.encoding };
  const utf8 = decodedAs(bytes, 'utf-8');
  if (utf8 !== null) return { ok: true, text: utf8, encoding: 'UTF-8' };
  if (bytes.some((byte) => UNASSIGNED.has(byte))) return { ok: false, problem: SHEET_PROBLEMS.encoding };
  const windows = decodedAs(bytes, 'windows-1252');
  return windows === null
    ? { ok: false, problem: SHEET_PROBLEMS.encoding }
    : { ok: true, text: windows, encoding: 'Windows-1252' };
}
