// @vitest-environment jsdom
/** The 5 MB of a picture, in bytes: in the picker, and before anything is sent. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkImage } from '@lumen-throw/community/uploads';
import { preparePicture } from '../../../shared/setup-draft/shrink-picture.ts';

const FIVE_MB = 5_242_880;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG by its first bytes. */
function png(bytes: number): Blob {
  return new Blob([PNG, new Uint8Array(bytes - PNG.length)], { type: 'image/png' });
}

test('five megabytes may be sent, one byte more may not', async () => {
  await expect(checkImage(png(FIVE_MB))).resolves.toBe('image/png');
  await expect(checkImage(png(FIVE_MB + 1))).rejects.toMatchObject({
    code: 'invalid-image',
    reason: 'The image is larger than 5MB.',
  });
});

/** Bytes that the browser's encoder makes of the picture. */
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

test('a picture that is still over 5 MB after it was made smaller is refused by name', async () => {
  const file = new File([PNG], 'wall.png', { type: 'image/png' });
  encoded = FIVE_MB;
  await expect(preparePicture(file)).resolves.toMatchObject({ name: 'wall.png', width: 2048, height: 1536 });
  encoded = FIVE_MB + 1;
  await expect(preparePicture(file)).rejects.toThrow(
    'wall.png is still over 5 MB after we made it smaller: choose a smaller one.',
  );
});
