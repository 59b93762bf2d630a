/** Real pictures for uploads, small enough for a test. */
import { deleteField } from 'firebase/firestore/lite';
import { shownPictureId } from '@lumen-throw/domain/collections';
import { PICTURE_STATE } from '@lumen-throw/domain/picture-state';
import type { FirestoreRulesBench } from './rules-environment.ts';
import { imagePath } from './sample-documents.ts';

/** A WebP picture of 8 × 6 pixels. */
export const WEBP = Buffer.from(
  'UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoIAAYAAsBMJYwCdAFAAAD+7705aiSpeT9EYAAA',
  'base64',
);

/** Name and length of a RIFF chunk, in bytes. */
const PART_HEAD = 8;

/** The same picture in a file of a given size: a chunk that decoders skip fills the rest. */
export function webp(size = 2000): Blob {
  const filler = Buffer.alloc(size - WEBP.length);
  filler.write('JUNK');
  filler.writeUInt32LE(filler.length - PART_HEAD, 4);
  const file = Buffer.concat([WEBP, filler]);
  file.writeUInt32LE(file.length - PART_HEAD, 4);
  return new Blob([file], { type: 'image/webp' });
}

/** Records a member's first pictures like a function after its inspection. */
export async function putReadyPictures(bench: FirestoreRulesBench, owner: string, count = 1): Promise<void> {
  const paths = Array.from({ length: count }, (_, index) => imagePath(owner, index + 1));
  await Promise.all(
    paths.map((path) => bench.put(`shown_pictures/${shownPictureId(path)}`, { state: PICTURE_STATE.ready })),
  );
  const files = Object.fromEntries(paths.map((path) => [path.split('/').at(-1), true]));
  await bench.put(`ready_pictures/${owner}`, { files });
}

/** Records the state of one picture, as functions do. */
export async function putPicture(bench: FirestoreRulesBench, path: string, state: string): Promise<void> {
  const [, owner = '', file = ''] = path.split('/');
  const listed = state === PICTURE_STATE.ready ? true : deleteField();
  await bench.put(`shown_pictures/${shownPictureId(path)}`, { state });
  await bench.put(`ready_pictures/${owner}`, { files: { [file]: listed } }, true);
}
