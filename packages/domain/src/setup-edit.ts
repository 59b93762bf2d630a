/** A member's edit of an own setup: what the function `editSetup` is asked, checked like the rules check a new one. */
import { SETUP_ID } from './collections.ts';
import { isObject } from './is-object.ts';
import { SETUP_LIMITS } from './limits.ts';
import { cleanLine, cleanText, textLength } from './member-text.ts';
import { SETUP_SIZES, SETUP_TYPES, type SetupDraft } from './setup.ts';

/** What is asked: the setup as it shall be. */
export interface SetupEdit {
  id: string;
  content: SetupDraft;
  /** Bucket paths in the order they are shown: pictures that the setup has, and new ones. */
  images: string[];
  /**
   * Content and `images` as the editor was opened with them: what was changed elsewhere since is not
   * overwritten. Null from a tab that is older than this.
   */
  from: Readonly<Record<string, unknown>> | null;
}

function isLine(value: unknown, max: number, optional = false): value is string {
  if (typeof value !== 'string') return false;
  if (value === '') return optional;
  return cleanLine(value) === value && textLength(value) <= max;
}

function isScreenSize(value: unknown): value is number | null {
  const { screenSizeInchesMin, screenSizeInchesMax } = SETUP_LIMITS;
  return (
    value === null ||
    (typeof value === 'number' &&
      Number.isInteger(value) &&
      value >= screenSizeInchesMin &&
      value <= screenSizeInchesMax)
  );
}

function contentFrom(value: unknown): SetupDraft | null {
  if (!isObject(value)) return null;
  const { title, description, location_city, location_state, location_country, projector_model } = value;
  const { titleMax, descriptionMax, locationPartMax, projectorModelMax } = SETUP_LIMITS;
  const type = SETUP_TYPES.find((known) => known === value['type_tag']);
  const size = SETUP_SIZES.find((known) => known === value['size_tag']);
  const inches = value['screen_size_inches'];
  if (type === undefined || size === undefined || !isScreenSize(inches)) return null;
  if (!isLine(title, titleMax)) return null;
  if (typeof description !== 'string' || description === '' || cleanText(description) !== description)
    return null;
  if (textLength(description) > descriptionMax) return null;
  if (!isLine(location_city, locationPartMax, true) || !isLine(location_state, locationPartMax, true))
    return null;
  if (!isLine(location_country, locationPartMax, true) || !isLine(projector_model, projectorModelMax, true))
    return null;
  return {
    title,
    description,
    location_city,
    location_state,
    location_country,
    size_tag: size,
    type_tag: type,
    projector_model,
    screen_size_inches: inches,
  };
}

/** Roughly a bucket path; whose it is and whether it is inspected is looked up. */
const IMAGE_PATH = /^[^\p{Cc}\p{Cs}]{1,300}$/u;

function imagesFrom(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const images = value.filter((path): path is string => typeof path === 'string' && IMAGE_PATH.test(path));
  const { imagesMin, imagesMax } = SETUP_LIMITS;
  const fits = images.length >= imagesMin && images.length <= imagesMax && images.length === value.length;
  return fits && new Set(images).size === images.length ? images : null;
}

/** Reads an edit. @returns null for one that the rules would refuse as a new setup */
export function setupEdit(value: unknown): SetupEdit | null {
  if (!isObject(value)) return null;
  const { id, from } = value;
  const [content, images] = [contentFrom(value['content']), imagesFrom(value['images'])];
  if (typeof id !== 'string' || !SETUP_ID.test(id) || content === null || images === null) return null;
  return { id, content, images, from: isObject(from) ? from : null };
}

/** What became of an edit: only 'saved' changed anything. */
export const EDIT_OUTCOMES = [
  'saved',
  'gone',
  'featured',
  'changed',
  'picture',
  'limit',
  'links',
  'not-allowed',
] as const;
export type EditOutcome = (typeof EDIT_OUTCOMES)[number];
