/** Pictures as uploads have them: real ones, small enough to stand in a test. */
import { shownPictureId } from '@lumen-throw/domain/collections';
import { PICTURE_STATE } from '@lumen-throw/domain/picture-state';
import type { FirestoreRulesBench } from './rules-environment.ts';
import { imagePath } from './sample-documents.ts';

/** A WebP picture of 8 × 6 pixels. */
export const WEBP = Buffer.from(
  'UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoIAAYAAsBMJYwCdAFAAAD+7705aiSpeT9EYAAA',
  'base64',
);

/** Name and length of a part of a RIFF file, in bytes. */
const PART_HEAD = 8;

/** The same picture in a file of so many bytes: the rest is in a part that decoders pass over. */
export function webp(size = 2000): Blob {
  const filler = Buffer.alloc(size - WEBP.length);
  filler.write('JUNK');
  filler.writeUInt32LE(filler.length - PART_HEAD, 4);
  const file = Buffer.concat([WEBP, filler]);
  file.writeUInt32LE(file.length - PART_HEAD, 4);
  return new Blob([file], { type: 'image/webp' });
}

/** Notes the first pictures of a member as a function does once it has looked at them. */
export async function putReadyPictures(bench: FirestoreRulesBench, owner: string, count = 1): Promise<void> {
  const paths = Array.from({ length: count }, (_, index) => imagePath(owner, index + 1));
  await Promise.all(paths.map((path) => putPicture(bench, path, PICTURE_STATE.ready)));
}

/** Notes what became of one picture. */
export function putPicture(bench: FirestoreRulesBench, path: string, state: string): Promise<void> {
  return bench.put(`shown_pictures/${shownPictureId(path)}`, { state });
}
