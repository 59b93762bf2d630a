// @vitest-environment jsdom
/** The 5 MB limit of an image, in the picker and before upload. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkImage } from '@lumen-throw/community/uploads';
import { preparePicture } from '../../../shared/setup-draft/shrink-picture.ts';

const FIVE_MB = 5_242_880;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG by its first bytes. */
function png(bytes: number): Blob {
  return new Blob([PNG, new Uint8Array(bytes - PNG.length)], { type: 'image/png' });
}

test('accepts five megabytes and refuses one byte more [5-11 9-2]', async () => {
  await expect(checkImage(png(FIVE_MB))).resolves.toBe('image/png');
  await expect(checkImage(png(FIVE_MB + 1))).rejects.toMatchObject({
    code: 'invalid-image',
    reason: 'The image is larger than 5MB.',
  });
});

/** Size in bytes of the browser's encoded image. */
let encoded = 0;

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 3000, close: () => {} }));
  const context = { drawImage: () => {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([new Uint8Array(encoded)], { type: 'image/webp' })),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const HEIC = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');

test('takes HEIC where the browser decodes it, and says how to convert it elsewhere', async () => {
  const file = new File([HEIC], 'IMG_1.HEIC', { type: 'image/heic' });
  encoded = 1000;
  await expect(preparePicture(file)).resolves.toMatchObject({ name: 'IMG_1.HEIC', width: 2048 });
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
  await expect(preparePicture(file)).rejects.toThrow(
    "IMG_1.HEIC is a HEIC picture, which this browser can't read: export it as JPG",
  );
});

test('names an image that is still over 5 MB after it was resized', async () => {
  const file = new File([PNG], 'wall.png', { type: 'image/png' });
  encoded = FIVE_MB;
  await expect(preparePicture(file)).resolves.toMatchObject({ name: 'wall.png', width: 2048, height: 1536 });
  encoded = FIVE_MB + 1;
  await expect(preparePicture(file)).rejects.toThrow(
    'wall.png is still over 5 MB after we made it smaller: choose a smaller one.',
  );
});
