/** Uploads with real bytes: the sizes made of them, and the reasons for a refusal. */
import { crc32, deflateSync } from 'node:zlib';
import { logger } from 'firebase-functions';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { DECODING_LIMITS, type PictureRefusal } from '@lumen-throw/domain/picture-state';
import { PICTURE_WIDTHS } from '@lumen-throw/domain/setup-images';
import { grayPng } from './gray-png.ts';
import { makePictureSizes } from '../src/picture-sizes.ts';

const PNG = 'image/png';
const JPEG = 'image/jpeg';
const WEBP = 'image/webp';

/** A picture of noise, which doesn't compress. */
function noise(width: number, height: number) {
  const background = '#808080';
  return sharp({
    create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
}

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Bytes of a PNG's signature and header chunk. */
const PNG_HEAD = 8 + 25;

function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, PNG_HEAD), chunk(type, data), png.subarray(PNG_HEAD)]);
}

/** A PNG whose header states other dimensions than its pixels have. */
function claiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const png = grayPng(4, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(PNG_HEAD)]);
}

function moving(): Promise<Buffer> {
  const frames = Buffer.alloc(8 * 16 * 3, 90);
  frames.fill(200, frames.length / 2);
  return sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0 })
    .toBuffer();
}

const cut = (bytes: Buffer, share = 0.6): Buffer => bytes.subarray(0, Math.floor(bytes.length * share));
const followed = (bytes: Buffer, by: string): Buffer => Buffer.concat([bytes, Buffer.from(by, 'latin1')]);
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at);
  return copy;
};

const jpeg = await noise(64, 48).jpeg().toBuffer();
const png = await noise(64, 48).png().toBuffer();
const webp = await noise(64, 48).webp().toBuffer();
const zip = 'PK\u0003\u0004payload';

const refused: [what: string, type: string | undefined, bytes: Buffer, reason: PictureRefusal][] = [
  ['nothing', PNG, Buffer.alloc(0), 'not-a-picture'],
  ['an HTML page', PNG, Buffer.from('<!doctype html><script>alert(1)</script>'), 'not-a-picture'],
  ['a drawing with a script', PNG, Buffer.from('<svg onload="alert(1)"/>'), 'not-a-picture'],
  ['a GIF', PNG, await noise(8, 8).gif().toBuffer(), 'not-a-picture'],
  ['a PNG that claims to be a JPEG', JPEG, png, 'not-a-picture'],
  ['a JPEG without a type', undefined, jpeg, 'not-a-picture'],
  ['only the first bytes of a PNG', PNG, png.subarray(0, 16), 'damaged'],
  ['only the first bytes of a WebP', WEBP, webp.subarray(0, 12), 'damaged'],
  ['only the first bytes of a JPEG', JPEG, jpeg.subarray(0, 4), 'damaged'],
  ['a truncated PNG', PNG, cut(png), 'damaged'],
  ['a truncated JPEG', JPEG, cut(jpeg), 'damaged'],
  ['a JPEG without its pixels', JPEG, Buffer.concat([cut(jpeg), jpeg.subarray(-2)]), 'damaged'],
  ['a truncated WebP', WEBP, cut(webp), 'damaged'],
  ['a PNG with a flipped bit', PNG, flipped(png, png.length - 40), 'damaged'],
  ['an empty WebP', WEBP, flipped(webp, 24), 'damaged'],
  ['an animated WebP', WEBP, await moving(), 'animated'],
  [
    'an animated PNG',
    PNG,
    withChunk(grayPng(4, 4), 'acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    'animated',
  ],
  [
    'a PNG with an HTML page appended',
    PNG,
    followed(png, '<script>alert(1)</script>'),
    'more-than-a-picture',
  ],
  ['a PNG with an archive appended', PNG, followed(png, zip), 'more-than-a-picture'],
  ['a JPEG with an archive appended', JPEG, followed(jpeg, zip), 'more-than-a-picture'],
  ['a JPEG with another appended', JPEG, Buffer.concat([jpeg, jpeg]), 'more-than-a-picture'],
  ['a WebP with an HTML page appended', WEBP, followed(webp, '<svg/onload=alert(1)>'), 'more-than-a-picture'],
  ['a decoder bomb: 81 million pixels in a few kilobytes', PNG, grayPng(9000, 9000), 'too-large'],
  ['a header of 4 billion pixels', PNG, claiming(65_535, 65_535), 'too-large'],
  ['a header with the largest possible side', PNG, claiming(2 ** 31 - 1, 1), 'damaged'],
  ['a side that is one pixel too long', PNG, grayPng(DECODING_LIMITS.sideMax + 1, 2), 'too-large'],
  ['a few pixels too many', PNG, grayPng(6000, DECODING_LIMITS.pixelsMax / 6000 + 1), 'too-large'],
];
test.each(refused)('refuses %s', async (_what, type, bytes, refusal) => {
  expect(await makePictureSizes(bytes, type)).toEqual({ refusal });
});

async function sizesOf(bytes: Buffer, type: string) {
  const made = await makePictureSizes(bytes, type);
  if ('refusal' in made) throw new Error(`It was refused: ${made.refusal}`);
  return made.sizes;
}

const bomb = deflateSync(Buffer.alloc(32 * 1024 * 1024));
const texts = withChunk(grayPng(64, 48), 'zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), bomb]));
const accepted: [what: string, type: string, bytes: Buffer][] = [
  ['a JPEG', JPEG, jpeg],
  ['a progressive JPEG', JPEG, await noise(64, 48).jpeg({ progressive: true }).toBuffer()],
  ['a transparent PNG', PNG, await noise(64, 48).ensureAlpha(0.5).png().toBuffer()],
  ['a 16-bit PNG', PNG, await noise(64, 48).toColourspace('rgb16').png().toBuffer()],
  ['a PNG whose text unpacks to 32 MB', PNG, texts],
  ['a WebP', WEBP, webp],
  ['a lossless WebP', WEBP, await noise(64, 48).webp({ lossless: true }).toBuffer()],
  ['a WebP with a color profile', WEBP, await noise(64, 48).withIccProfile('p3').webp().toBuffer()],
];
test.each(accepted)('accepts %s and never enlarges it', async (_what, type, bytes) => {
  const { width, height, files } = await sizesOf(bytes, type);
  expect([width, height]).toEqual([64, 48]);
  expect(files.map((file) => file.width)).toEqual([480, 960, 1600]);
  for (const { webp: made } of files) {
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 });
    // The decoder reads only the pixels: a bomb in a text chunk would be in the metadata.
    expect(made.length).toBeLessThan(20_000);
  }
});

test('makes three widths of a photo, named after its content', async () => {
  const photograph = await noise(2048, 1536).jpeg().toBuffer();
  const { width, height, sha256, files } = await sizesOf(photograph, JPEG);
  expect([width, height]).toEqual([1600, 1200]);
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  const sides = await Promise.all(files.map(({ webp: made }) => sharp(made).metadata()));
  expect(sides.map((side) => [side.width, side.height])).toEqual([
    [480, 360],
    [960, 720],
    [1600, 1200],
  ]);
  expect(files.map((file) => file.width)).toEqual(PICTURE_WIDTHS);
  expect((await sizesOf(photograph, JPEG)).sha256).toBe(sha256);
  expect((await sizesOf(jpeg, JPEG)).sha256).not.toBe(sha256);
});

test('applies the orientation and strips all other metadata', async () => {
  const taken = await noise(64, 48)
    .withExif({ IFD0: { Make: 'Telltale' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Telltale --></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(taken.toString('latin1')).toContain('Telltale');
  const { width, height, files } = await sizesOf(taken, JPEG);
  expect([width, height]).toEqual([48, 64]);
  for (const { webp: made } of files) {
    expect(made.toString('latin1')).not.toMatch(/Telltale|Exif\0\0|EXIF|XMP |ICCP/);
    const { exif, xmp, icc, iptc, orientation } = await sharp(made).metadata();
    expect([exif, xmp, icc, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

const slow = (): never => {
  throw new Error('timeout: 42% complete');
};
const broken = (): never => {
  throw new Error('VipsJpeg: out of order');
};

test('retries an upload when the machine is too slow', async () => {
  await expect(makePictureSizes(jpeg, JPEG, slow)).rejects.toThrow('timeout');
});

test('logs why an upload could not be decoded', async () => {
  const warn = vi.spyOn(logger, 'warn');
  expect(await makePictureSizes(jpeg, JPEG, broken)).toEqual({ refusal: 'damaged' });
  expect(warn).toHaveBeenCalledWith(expect.any(String), { reason: 'VipsJpeg: out of order' });
  warn.mockRestore();
});
