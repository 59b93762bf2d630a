/** Names, addresses and kinds of the pictures that members upload. */
import { pictureFolder, setupImageFolder } from './collections.ts';
import type { FirebaseEnvironment } from './environment.ts';
import { IMAGE_LIMITS } from './limits.ts';

export type ImageType = (typeof IMAGE_LIMITS.contentTypes)[number];

/** File name ending of each accepted type, without the dot. */
export const IMAGE_EXTENSIONS: Record<ImageType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Letters and digits of the random part of a file name. */
export const IMAGE_RANDOM_LENGTH = 12;

/**
 * Bucket path of a new picture: `setups/{owner}/{timestamp}-{random}.{ext}`.
 * @param random `IMAGE_RANDOM_LENGTH` lower-case letters and digits
 */
export function setupImagePath(userId: string, now: Date, random: string, type: ImageType): string {
  return `${setupImageFolder(userId)}/${now.getTime()}-${random}.${IMAGE_EXTENSIONS[type]}`;
}

/** Widths of what pages show, in pixels. A smaller upload is not enlarged, and still has all three files. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * Bucket path of a picture in one width: `pictures/{owner}/{timestamp}-{random}-{ext}-{width}.webp`.
 * An upload's name is used once, so that under this one no other bytes ever come.
 * @param path of the upload, `setups/{owner}/{timestamp}-{random}.{ext}`; as setups store it
 */
export function sizePath(path: string, width: PictureWidth): string {
  const [, owner = '', file = ''] = path.split('/');
  return `${pictureFolder(owner)}/${file.replace('.', '-')}-${width}.webp`;
}

/** Path of the upload that a file of `sizePath` was made of; null for any other path. */
export function uploadOfSize(path: string): string | null {
  const [, owner = '', stem = '', extension = ''] =
    /^pictures\/([^/]+)\/(\d+-[a-z0-9]+)-([a-z]+)-\d+\.webp$/.exec(path) ?? [];
  return stem === '' ? null : `${setupImageFolder(owner)}/${stem}.${extension}`;
}

/** Public address of a setup's picture in one width. @param path as setups store it */
export function pictureAddress(
  firebase: FirebaseEnvironment,
  path: string,
  width: PictureWidth = 1600,
): string {
  return imageAddress(firebase, sizePath(path, width));
}

/** All widths of a picture for an image's `srcset`. @param path as setups store it */
export function pictureSet(firebase: FirebaseEnvironment, path: string): string {
  return PICTURE_WIDTHS.map((width) => `${pictureAddress(firebase, path, width)} ${width}w`).join(', ');
}

/** Public address of a file in the bucket, hosted or emulated; read access is by the Storage rules. */
export function imageAddress(firebase: FirebaseEnvironment, path: string): string {
  const host = firebase.emulators?.storage ?? 'https://firebasestorage.googleapis.com';
  return `${host}/v0/b/${firebase.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Key among a picture's notes; 'true' while its setup is hidden. The Storage rules look at it. */
export const HIDDEN_MARK = 'hidden';

/** How a picture is stored, in the words of Cloud Storage; null takes a note away. */
export type ImageSettings = { cacheControl: string; metadata: Record<string, string | null> };

/** A public picture: browsers and caches keep it for a while without asking, and no longer, for it may be hidden. */
export const PUBLIC_IMAGE = {
  cacheControl: `public, max-age=${IMAGE_LIMITS.cacheSeconds}, immutable`,
  metadata: { [HIDDEN_MARK]: null },
} satisfies ImageSettings;

/** A hidden setup's picture: for its owner and admins, and kept by no cache. */
export const HIDDEN_IMAGE = {
  cacheControl: 'private, no-store',
  metadata: { [HIDDEN_MARK]: 'true' },
} satisfies ImageSettings;

/** Key among an upload's notes; 'true' once a function has looked at it. */
export const INSPECTED_MARK = 'inspected';

/**
 * Key among an upload's notes: when it came, as an ISO date. The time that Cloud Storage keeps is that of
 * the last writing, and a function writes an upload anew once it has looked at it.
 */
export const UPLOADED_AT = 'uploaded_at';

/** Key among an upload's notes: the first late try to decode it, as an ISO date. */
export const FIRST_LATE_TRY = 'first_late_try';

/** An upload that was looked at: nobody but its owner and admins ever sees it, by no link either. */
export const INSPECTED_UPLOAD = {
  cacheControl: HIDDEN_IMAGE.cacheControl,
  metadata: { ...HIDDEN_IMAGE.metadata, [INSPECTED_MARK]: 'true' },
} satisfies ImageSettings;

/** Bytes from the start of a file that `imageTypeOf` needs. */
export const IMAGE_SIGNATURE_LENGTH = 12;

function startsWith(bytes: Uint8Array, offset: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/**
 * What a file is by its first bytes, whatever its name or declared type say.
 * @param head at least `IMAGE_SIGNATURE_LENGTH` bytes from the start
 * @returns null for anything that is not a PNG, JPEG or WebP
 */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  if (startsWith(head, 0, PNG)) return 'image/png';
  if (startsWith(head, 0, JPEG)) return 'image/jpeg';
  if (startsWith(head, 0, RIFF) && startsWith(head, 8, WEBP)) return 'image/webp';
  return null;
}
