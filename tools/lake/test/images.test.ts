import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SanityImageAssetDocument } from '@sanity/client';
import { RenditionCache } from '../src/assets/rendition-cache.ts';
import { readImage } from '../src/assets/image-reading.ts';
import { temporaryFolder, TemporaryLake } from './temporary-lake.ts';

let fixture: TemporaryLake;
let photo: SanityImageAssetDocument;
let photoBytes: Buffer;

/** A picture whose left half is red and right half blue. */
async function twoColors(width: number, height: number): Promise<Buffer> {
  const blue = await sharp({
    create: { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: Math.ceil(width / 2), top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

beforeAll(async () => {
  fixture = await TemporaryLake.start();
  photoBytes = await twoColors(1200, 800);
  photo = await fixture.editor.assets.upload('image', photoBytes, { filename: 'photo.jpg' });
});

afterAll(() => fixture.stop());

async function transformed(parameters: string, accept = '*/*') {
  const response = await fetch(`${photo.url}?${parameters}`, { headers: { accept } });
  expect({ parameters, status: response.status }).toEqual({ parameters, status: 200 });
  const data = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(data).metadata();
  return { data, width, height, format, type: response.headers.get('content-type') };
}

/** Red, green, blue and alpha of a pixel, each rounded to 0, 128 or 255. */
async function pixelAt(data: Buffer, x: number, y: number): Promise<number[]> {
  const { data: pixels, info } = await sharp(data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...pixels.subarray(at, at + 4)].map((value) => (value < 40 ? 0 : value > 215 ? 255 : 128));
}

const RED = [255, 0, 0, 255];
test("an upload creates Sanity's asset document", () => {
  const sha1 = createHash('sha1').update(photoBytes).digest('hex');
  expect(photo).toMatchObject({
    _id: `image-${sha1}-1200x800-jpg`,
    _type: 'sanity.imageAsset',
    sha1hash: sha1,
    extension: 'jpg',
    mimeType: 'image/jpeg',
    originalFilename: 'photo.jpg',
    size: photoBytes.length,
    url: `${fixture.lake.origin}/images/lumen/production/${sha1}-1200x800.jpg`,
    metadata: { dimensions: { width: 1200, height: 800, aspectRatio: 1.5 }, hasAlpha: false, isOpaque: true },
  });
  expect(photo.metadata.lqip).toMatch(/^data:image\/jpeg;base64,/);
  expect(photo.metadata.lqip?.length).toBeLessThan(1200);
  expect(photo.metadata.palette?.dominant?.background).toMatch(/^#[0-9a-f]{6}$/);
});

test("an image's metadata has the dominant color and no blurhash", async () => {
  const flag = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#081848' } })
    .composite([
      { input: { create: { width: 10, height: 40, channels: 3, background: '#fff' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const { metadata } = await fixture.editor.assets.upload('image', flag, {
    extract: ['blurhash', 'palette', 'exif', 'lqip'],
  });
  expect(metadata.palette).toEqual({
    _type: 'sanity.imagePalette',
    dominant: {
      _type: 'sanity.imagePaletteSwatch',
      background: expect.stringMatching(/^#0.1.4.$/),
      foreground: '#fff',
      title: '#fff',
    },
  });
  expect(Object.keys(metadata).toSorted()).toEqual([
    '_type',
    'dimensions',
    'hasAlpha',
    'isOpaque',
    'lqip',
    'palette',
  ]);
});

test('an asset keeps its source', async () => {
  const source = { id: 'photo-7', name: 'somewhere', url: 'https://example.com/7' };
  const bytes = Buffer.from('a file of another source');
  const asset = await fixture.editor.assets.upload('file', bytes, { source });
  expect(asset['source']).toEqual(source);
});

test('identical bytes are one asset', async () => {
  const again = await fixture.editor.assets.upload('image', photoBytes, { filename: 'other-name.jpg' });
  expect(again._id).toBe(photo._id);
  expect(again._rev).toBe(photo._rev);
});

test('the original is served byte for byte', async () => {
  const response = await fetch(photo.url);
  expect(Buffer.from(await response.arrayBuffer()).equals(photoBytes)).toBe(true);
  expect(response.headers.get('cache-control')).toContain('immutable');
});

describe('sizes', () => {
  test.each([
    ['w=600', 600, 400],
    ['h=200', 300, 200],
    ['w=300&h=300', 300, 200],
    ['w=5000', 1200, 800],
    ['w=2400&fit=clip', 2400, 1600],
    ['w=300&h=300&fit=crop', 300, 300],
    ['w=300&h=300&fit=fill&bg=ffffff', 300, 300],
    ['w=1500&h=1500&fit=fillmax', 1500, 1500],
    ['w=300&h=300&fit=fillmax', 300, 300],
    ['w=300&h=300&fit=max', 300, 200],
    ['w=3000&h=3000&fit=max', 1200, 800],
    ['w=300&h=300&fit=min', 300, 300],
    ['w=2000&h=2000&fit=min', 800, 800],
    ['w=300&h=300&fit=scale', 300, 300],
    ['w=100&dpr=2', 200, 133],
    ['rect=0,0,400,400', 400, 400],
    ['rect=0,0,400,400&w=100', 100, 100],
    ['rect=1100,700,400,400', 100, 100],
    ['max-w=300', 300, 200],
  ])('%s gives %d × %d', async (parameters, width, height) => {
    expect(await transformed(parameters)).toMatchObject({ width, height });
  });
});

describe('colors', () => {
  test.each([
    ['bg=f00', RED],
    ['bg=ff00', RED],
    ['bg=ff0000', RED],
    ['bg=ffff0000', RED],
    ['bg=80ff0000', [255, 0, 0, 128]],
  ])('%s fills transparent areas', async (parameters, color) => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 255, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { url } = await fixture.editor.assets.upload('image', clear);
    const response = await fetch(`${url}?w=10&${parameters}`);
    expect(await pixelAt(Buffer.from(await response.arrayBuffer()), 5, 5)).toEqual(color);
  });
});

describe('formats', () => {
  test.each([
    ['w=100&fm=png', 'png', 'image/png'],
    ['w=100&fm=webp', 'webp', 'image/webp'],
    ['w=100&fm=jpg', 'jpeg', 'image/jpeg'],
    ['w=100&fm=avif', 'heif', 'image/avif'],
    ['w=100', 'jpeg', 'image/jpeg'],
  ])('%s gives %s', async (parameters, format, type) => {
    expect(await transformed(parameters)).toMatchObject({ format, type });
  });

  test('auto=format gives WebP to browsers that accept it, and the original format to others', async () => {
    expect(await transformed('w=100&auto=format', 'image/avif,image/webp,*/*')).toMatchObject({
      format: 'webp',
    });
    expect(await transformed('w=100&auto=format', '*/*')).toMatchObject({ format: 'jpeg' });
  });

  test('q changes the file size', async () => {
    const low = await transformed('w=600&q=10');
    const high = await transformed('w=600&q=95');
    expect(low.data.length).toBeLessThan(high.data.length);
  });
});

test.each([
  'w=0',
  'w=-5',
  'w=9000',
  'h=8193',
  'w=abc',
  'dpr=9',
  'fit=squeeze',
  'fm=bmp',
  'rect=1,2,3',
  'rect=0,0,0,10',
  'rect=5000,0,10,10',
  'q=101&w=10',
  'bg=zzz&w=10',
  'bg=12345&w=10',
  'min-w=100',
  'min-h=100',
  'width=300',
  'crop=left',
  'or=90',
  'w=8192&h=8192&fit=scale',
  'w=8192&fit=clip',
])('refuses %s with 400', async (parameters) => {
  const response = await fetch(`${photo.url}?${parameters}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' });
});

function upload(data: Buffer | string, type = 'image/png'): Promise<Response> {
  return fixture.request('/assets/images/production', {
    method: 'POST',
    headers: { 'content-type': type },
    body: Buffer.from(data),
  });
}

describe('other uploads', () => {
  test.each([
    ['text', 'hello'],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['nothing', ''],
    ['a broken PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('refuses %s as a picture', async (_name, data) => {
    const response = await upload(data);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' });
  });

  test('refuses a picture that claims a billion pixels without decoding it', async () => {
    const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    small.writeUInt32BE(40_000, 16);
    small.writeUInt32BE(40_000, 20);
    const crc = await import('node:zlib').then(({ crc32 }) => crc32(small.subarray(12, 29)));
    small.writeUInt32BE(crc, 29);
    const response = await upload(small);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('pixels');
  });

  test('refuses a truncated picture', async () => {
    const response = await upload(photoBytes.subarray(0, photoBytes.length / 2), 'image/jpeg');
    expect(response.status).toBe(400);
  });

  test('applies the EXIF orientation to the dimensions', async () => {
    const rotated = await sharp(photoBytes).withMetadata({ orientation: 6 }).toBuffer();
    expect(await readImage(rotated)).toMatchObject({ width: 800, height: 1200 });
  });

  test('detects transparency', async () => {
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect((await readImage(clear)).metadata).toMatchObject({ hasAlpha: true, isOpaque: false });
  });

  test('serves SVG unchanged, unable to run scripts', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script></svg>';
    const response = await upload(svg, 'image/svg+xml');
    const text = await response.text();
    const { document }: { document: { url: string; _id: string } } = JSON.parse(text);
    expect(document._id).toMatch(/-20x10-svg$/);
    const served = await fetch(`${document.url}?w=100`);
    expect(await served.text()).toBe(svg);
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('serves a file of any type as a download under its name', async () => {
    const asset = await fixture.editor.assets.upload('file', Buffer.from('<script>alert(1)</script>'), {
      filename: 'page.html',
      contentType: 'text/html',
    });
    expect(asset._id).toMatch(/^file-[0-9a-f]{40}-html$/);
    const response = await fetch(`${asset.url}?dl=page.html`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('content-disposition')).toContain('page.html');
  });
});

describe('the rendition cache', () => {
  let folder: string;
  let made = 0;
  const make = async (): Promise<Buffer> => {
    made += 1;
    return Buffer.from('four');
  };

  beforeEach(async () => {
    folder = await temporaryFolder();
    made = 0;
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('renders a picture once for simultaneous and later requests, and survives a failure', async () => {
    const cache = await RenditionCache.open(folder);
    await Promise.all([1, 2, 3].map(() => cache.get('k', make)));
    await (await RenditionCache.open(folder)).get('k', make);
    expect(made).toBe(1);
    await expect(cache.get('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.get('bad', make)).toString()).toBe('four');
  });

  test('renders again what is half-written, and starts empty when it has grown over its limit', async () => {
    const cache = await RenditionCache.open(folder);
    await cache.get('k', make);
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), '');
    expect((await cache.get('k', make)).toString()).toBe('four');
    await writeFile(join(folder, 'half.tmp'), 'half');
    await RenditionCache.open(folder, 4 + 'half'.length);
    expect(await readdir(folder)).toEqual([name]);
    await RenditionCache.open(folder, 3);
    expect(await readdir(folder)).toEqual([]);
  });
});
