import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { webpSize } from '../pictures/webp-size.ts';

/** The header of a WebP file with one chunk of the given kind. */
function head(chunk: string, fill: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0, 'latin1');
  bytes.write('WEBP', 8, 'latin1');
  bytes.write(chunk, 12, 'latin1');
  fill(bytes);
  return bytes;
}

it('reads a lossy file', () => {
  const file = readFileSync(new URL('../images/hero-backyard.webp', import.meta.url));
  expect(webpSize(file)).toEqual({ width: 1600, height: 1000, hasAlpha: false });
});

it('reads a lossless file', () => {
  const file = head('VP8L', (bytes) => bytes.writeUInt32LE(1199 | (749 << 14), 21));
  expect(webpSize(file)).toEqual({ width: 1200, height: 750, hasAlpha: false });
});

it('reads an extended file', () => {
  const file = head('VP8X', (bytes) => {
    bytes.writeUIntLE(1599, 24, 3);
    bytes.writeUIntLE(999, 27, 3);
  });
  expect(webpSize(file)).toEqual({ width: 1600, height: 1000, hasAlpha: false });
});

it('reads whether a file has alpha', () => {
  const file = readFileSync(new URL('../images/subwoofer.webp', import.meta.url));
  expect(webpSize(file)).toEqual({ width: 1200, height: 750, hasAlpha: true });
  const lossless = head('VP8L', (bytes) => bytes.writeUInt32LE(1199 | (749 << 14) | (1 << 28), 21));
  expect(webpSize(lossless)).toMatchObject({ hasAlpha: true });
});

it('rejects a file that is not WebP', () => {
  expect(webpSize(Buffer.from('a short text'))).toBeNull();
  expect(webpSize(Buffer.from('\x89PNG and then some more bytes of another format'))).toBeNull();
  expect(webpSize(head('ANIM', () => undefined))).toBeNull();
});
