import { expect, test } from 'vitest';
import {
  imageSource,
  imageSrcSet,
  imageUrl,
  shareImage,
  shownRect,
  type PictureContent,
} from './image-url.ts';
import { environment, hostedEnvironment } from '../../../test/fixture/environment.ts';

const ASSET = 'image-0123456789abcdef0123456789abcdef01234567-2000x1000-webp';

function source(picture: Partial<PictureContent> = {}) {
  const found = imageSource(hostedEnvironment.content, { assetId: ASSET, ...picture });
  if (!found) throw new Error('no image');
  return found;
}

test('an image URL is on the CDN or on the lake', () => {
  expect(source().address).toBe(
    'https://cdn.sanity.io/images/abc12345/production/0123456789abcdef0123456789abcdef01234567-2000x1000.webp',
  );
  expect(imageSource(environment.content, { assetId: ASSET })?.address).toMatch(
    /^http:\/\/localhost:3999\/images\/lumen\/production\//,
  );
});

test.each([
  null,
  undefined,
  {},
  { assetId: null },
  { assetId: 'file-abc-pdf' },
  { assetId: 'image-x-0x0-png' },
])('finds no image in %j', (picture) => {
  expect(imageSource(hostedEnvironment.content, picture)).toBeNull();
});

test('an uncropped image needs no rectangle and is never enlarged', () => {
  const parameters = new URL(imageUrl(source(), 5000)).searchParams;
  expect(parameters.get('rect')).toBeNull();
  expect(parameters.get('w')).toBe('2000');
  expect(parameters.get('auto')).toBe('format');
});

test('converts the crop to a rectangle', () => {
  const cropped = source({ crop: { left: 0.1, right: 0.2, top: 0.5, bottom: 0 } });
  expect(shownRect(cropped)).toEqual({ left: 200, top: 500, width: 1400, height: 500 });
  expect(new URL(imageUrl(cropped, 700)).searchParams.get('rect')).toBe('200,500,1400,500');
});

test.each([
  ['the left edge', 0, 0],
  ['the middle', 0.5, 500],
  ['the right edge', 1, 1000],
])('keeps a square around a hotspot at %s inside the image', (_, x, left) => {
  expect(shownRect(source({ hotspot: { x, y: 0.5 } }), 1)).toEqual({
    left,
    top: 0,
    width: 1000,
    height: 1000,
  });
});

test('places the hotspot within the crop', () => {
  const both = source({ crop: { left: 0.5, right: 0, top: 0, bottom: 0 }, hotspot: { x: 0.75, y: 0.2 } });
  expect(both.focus).toEqual({ x: 0.5, y: 0.2 });
  expect(shownRect(both, 2)).toEqual({ left: 1000, top: 0, width: 1000, height: 500 });
});

test('ignores invalid values', () => {
  const odd = source({ crop: { left: -1, right: 7, top: null, bottom: 0 }, hotspot: { x: 9, y: null } });
  expect(shownRect(odd)).toEqual({ left: 0, top: 0, width: 2000, height: 1000 });
});

test('the srcset ends with the original', () => {
  const widths = imageSrcSet(source())
    .split(', ')
    .map((entry) => entry.split(' ')[1]);
  expect(widths).toEqual(['320w', '480w', '640w', '828w', '1080w', '1440w', '1920w', '2000w']);
});

test('the image of shared links is a JPEG in the aspect ratio that services show', () => {
  const { url, width, height } = shareImage(source());
  expect([width, height]).toEqual([1200, 630]);
  const { searchParams } = new URL(url);
  expect(Object.fromEntries(searchParams)).toMatchObject({ fm: 'jpg', bg: 'fff', w: '1200' });
  expect(searchParams.has('auto')).toBe(false);
});
