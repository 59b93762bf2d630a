/** How a picture's file is built: where it ends, and whether it moves. Decoders pass over both. */
import type { ImageType } from '@lumen-throw/domain/setup-images';
import type { PictureRefusal } from '@lumen-throw/domain/picture-state';

/** What is wrong with a file; null when nothing is. */
type Structure = Extract<PictureRefusal, 'damaged' | 'animated' | 'more-than-a-picture'> | null;

/** Where the picture ends, in bytes; or that it moves, or never ends. */
type End = number | 'animated' | 'damaged';

/** Length of the signature, and of a chunk's length, name and checksum (PNG specification, 5). */
const PNG = { signature: 8, name: 4, frame: 12 } as const;

function endOfPng(bytes: Buffer): End {
  let at = PNG.signature;
  while (at + PNG.frame <= bytes.length) {
    const name = bytes.toString('latin1', at + PNG.name, at + PNG.name + 4);
    if (name === 'acTL') return 'animated';
    at += PNG.frame + bytes.readUInt32BE(at);
    if (name === 'IEND') return at;
  }
  return 'damaged';
}

/** Length of a RIFF file's head, and of a chunk's name and length (WebP container specification). */
const RIFF = { head: 12, chunk: 8 } as const;

function endOfWebp(bytes: Buffer): End {
  if (bytes.length < RIFF.head) return 'damaged';
  const end = RIFF.chunk + bytes.readUInt32LE(4);
  for (let at = RIFF.head; at + RIFF.chunk <= Math.min(end, bytes.length);) {
    if (bytes.toString('latin1', at, at + 4) === 'ANIM') return 'animated';
    const length = bytes.readUInt32LE(at + 4);
    at += RIFF.chunk + length + (length % 2);
  }
  return end;
}

/** Markers of JPEG (ITU T.81, B.1.1.3). */
const JPEG = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  alone: 0x01,
  firstRestart: 0xd0,
  lastRestart: 0xd7,
} as const;

function standsAlone(marker: number): boolean {
  return marker === JPEG.alone || (marker >= JPEG.firstRestart && marker <= JPEG.start);
}

/** Where the next marker stands after a scan's data, in which 0xff is followed by 0 or a restart. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at;
  }
  return bytes.length;
}

function endOfJpeg(bytes: Buffer): End {
  let at = 0;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return 'damaged';
    if (marker === JPEG.end) return at + 2;
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return 'damaged';
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === JPEG.scan) at = afterScan(bytes, at);
    }
  }
  return 'damaged';
}

const ENDS: Record<ImageType, (bytes: Buffer) => End> = {
  'image/png': endOfPng,
  'image/jpeg': endOfJpeg,
  'image/webp': endOfWebp,
};

/**
 * Looks at a file as a list of parts, without decoding it: a still picture that begins at its first
 * byte and ends at its last. What follows the end is nothing that a camera or a browser writes there.
 */
export function structureProblem(bytes: Buffer, type: ImageType): Structure {
  const end = ENDS[type](bytes);
  if (typeof end === 'string') return end;
  if (end > bytes.length) return 'damaged';
  return end < bytes.length ? 'more-than-a-picture' : null;
}
