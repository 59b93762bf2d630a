import type { ContentEnvironment } from '@lumen-throw/domain/environment';

/** A picture as queries give it. */
export interface PictureContent {
  alt?: string | null;
  assetId?: string | null;
  lqip?: string | null;
  hotspot?: { x?: number | null; y?: number | null } | null;
  crop?: {
    top?: number | null;
    bottom?: number | null;
    left?: number | null;
    right?: number | null;
  } | null;
}

interface PixelRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An image of the content API: where it lies, its size, and the part an editor left of it. */
export interface ImageSource {
  address: string;
  width: number;
  height: number;
  /** The part inside the editor's crop, in pixels of the original. */
  rect: PixelRect;
  /** The point that must stay in sight, as shares of the cropped part. */
  focus: { x: number; y: number };
}

const ASSET_ID = /^image-([0-9a-zA-Z_]+)-(\d+)x(\d+)-([a-z0-9]+)$/;
const CDN_ORIGIN = 'https://cdn.sanity.io';

function share(value: number | null | undefined, fallback: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback;
}

/** A point as a share of a stretch; at its nearer end when outside. */
function placeWithin(point: number, start: number, size: number): number {
  return Math.min(1, Math.max(0, (point - start) / size));
}

/** Where images come from. */
export function imageOrigin(content: ContentEnvironment): string {
  return content.lakeOrigin ?? CDN_ORIGIN;
}

/** Reads an image out of a picture. @returns null where there is none, or an unknown form of id */
export function imageSource(
  content: ContentEnvironment,
  picture: PictureContent | null | undefined,
): ImageSource | null {
  const match = ASSET_ID.exec(picture?.assetId ?? '');
  if (!picture || !match) return null;
  const [, hash, widthText, heightText, format] = match;
  const width = Number(widthText);
  const height = Number(heightText);
  if (width < 1 || height < 1) return null;

  const { crop, hotspot } = picture;
  const left = Math.round(share(crop?.left, 0) * width);
  const top = Math.round(share(crop?.top, 0) * height);
  const rect = {
    left,
    top,
    width: Math.max(1, Math.round(width - share(crop?.right, 0) * width) - left),
    height: Math.max(1, Math.round(height - share(crop?.bottom, 0) * height) - top),
  };
  return {
    address: `${imageOrigin(content)}/images/${content.projectId}/${content.dataset}/${hash}-${widthText}x${heightText}.${format}`,
    width,
    height,
    rect,
    focus: {
      x: placeWithin(share(hotspot?.x, 0.5) * width, rect.left, rect.width),
      y: placeWithin(share(hotspot?.y, 0.5) * height, rect.top, rect.height),
    },
  };
}

/** Where a part of a stretch starts so that its middle is as near to a point as it goes. */
function startOfPart(start: number, whole: number, part: number, point: number): number {
  return Math.round(start + Math.min(whole - part, Math.max(0, whole * point - part / 2)));
}

/** The largest rectangle of an aspect ratio inside the crop, as near to the focus as it goes. */
function fitted({ rect, focus }: ImageSource, aspect: number): PixelRect {
  const width = Math.min(rect.width, Math.round(rect.height * aspect));
  const height = Math.min(rect.height, Math.round(rect.width / aspect));
  return {
    left: startOfPart(rect.left, rect.width, width, focus.x),
    top: startOfPart(rect.top, rect.height, height, focus.y),
    width: Math.max(1, width),
    height: Math.max(1, height),
  };
}

/** The part of an image that is shown. @param aspect width divided by height; the crop's own without */
export function shownRect(source: ImageSource, aspect?: number): PixelRect {
  return aspect ? fitted(source, aspect) : source.rect;
}

/** Address of an image at a width. @param aspect as for `shownRect` */
export function imageUrl(source: ImageSource, width: number, aspect?: number): string {
  const rect = shownRect(source, aspect);
  const parameters = new URLSearchParams();
  const whole = rect.width === source.width && rect.height === source.height;
  if (!whole) parameters.set('rect', `${rect.left},${rect.top},${rect.width},${rect.height}`);
  parameters.set('w', String(Math.min(width, rect.width)));
  parameters.set('fit', 'max');
  parameters.set('auto', 'format');
  parameters.set('q', '75');
  return `${source.address}?${parameters}`;
}

/** Width and height of pictures on shared links, in pixels, as most services show them. */
const SHARE_WIDTH = 1200;
const SHARE_ASPECT = 1200 / 630;

/**
 * A picture on shared links, as a JPEG on white where it is transparent: not all that read them know newer
 * formats. Sizes in pixels.
 */
export function shareImage(source: ImageSource): { url: string; width: number; height: number } {
  const width = Math.min(SHARE_WIDTH, shownRect(source, SHARE_ASPECT).width);
  return {
    url: imageUrl(source, width, SHARE_ASPECT).replace('auto=format', 'fm=jpg&bg=fff'),
    width,
    height: Math.round(width / SHARE_ASPECT),
  };
}

/** Widths offered to the browser, none above the original's. */
const WIDTHS = [320, 480, 640, 828, 1080, 1440, 1920, 2560] as const;

/** The `srcset` of an image. @param aspect as for `shownRect` */
export function imageSrcSet(source: ImageSource, aspect?: number): string {
  const most = shownRect(source, aspect).width;
  const below = WIDTHS.filter((width) => width < most);
  return [...below, Math.min(most, WIDTHS[WIDTHS.length - 1] ?? most)]
    .map((width) => `${imageUrl(source, width, aspect)} ${width}w`)
    .join(', ');
}
