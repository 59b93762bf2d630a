import { readPictures } from '../pictures/catalog.ts';
import { picture } from './document.ts';

const PICTURES = readPictures();

type PictureField = ReturnType<typeof picture>;

/** What a picture is told by: its id in `content/pictures/pictures.json`, and other words than the list's. */
export type PictureSource = string | readonly [id: string, alt: string];

/**
 * A picture of the list, with the list's description unless the place asks for another.
 * @returns null while the picture is only planned
 * @throws Error for an id that the list does not have
 */
export function listedPicture(source: PictureSource): PictureField | null {
  const [id, words] = typeof source === 'string' ? [source, null] : source;
  const entry = PICTURES.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content/pictures/pictures.json has no picture ${id}`);
  return entry.ready ? picture(entry.file, words ?? entry.alt) : null;
}

/** The field `image`, or nothing while the picture is only planned. */
export function imageField(source: PictureSource | undefined): { image?: PictureField } {
  const image = source === undefined ? null : listedPicture(source);
  return image ? { image } : {};
}

/** A picture that its place cannot do without. @throws Error while it is only planned */
export function readyPicture(source: PictureSource): PictureField {
  const field = listedPicture(source);
  if (!field) throw new Error(`the picture ${String(source)} is not ready`);
  return field;
}
