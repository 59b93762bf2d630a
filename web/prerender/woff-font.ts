import { inflateSync } from 'node:zlib';

/** Bytes of the heads of a WOFF file, of a TrueType file, and of their tables' entries. */
const WOFF = { head: 44, entry: 20 };
const TRUE_TYPE = { head: 12, entry: 16 };

/** The TrueType file inside a WOFF file, for what reads no WOFF: the same tables, not compressed. */
export function trueTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(TRUE_TYPE.head + TRUE_TYPE.entry * count);
  const power = Math.floor(Math.log2(count));
  const searched = TRUE_TYPE.entry * 2 ** power;
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(searched, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(TRUE_TYPE.entry * count - searched, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF.head + WOFF.entry * index;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
    const length = woff.readUInt32BE(from + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(packed.length < length ? inflateSync(packed) : packed, padding);
    const entry = TRUE_TYPE.head + TRUE_TYPE.entry * index;
    woff.copy(head, entry, from, from + 4);
    woff.copy(head, entry + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
