/** What a visitor's first look at the gallery needs, in one answer that a function keeps. */
import { isObject } from './is-object.ts';
import { setupDetails, type SetupDetails } from './setup-details.ts';
import { SETUP_SIZES, SETUP_STATUSES, SETUP_TYPES, type SetupFields } from './setup.ts';

/** A published setup as the answer has it. */
export interface StartSetup extends SetupFields {
  id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** Its kit and measures; null where nobody gave any. */
  details: SetupDetails | null;
}

/** What `/api/gallery` answers. */
export interface GalleryStart {
  /** The month by the site's calendar, like '2026-11'. */
  month: string;
  /** Its Setup of the Month. */
  featured: StartSetup | null;
  /** The newest setups, as many as the carousel reads at once. */
  setups: readonly StartSetup[];
  /** How many setups are published. */
  counted: number;
  /** Where the setups go on: time and id of the last one; null when these are all. */
  next: { seconds: number; nanoseconds: number; id: string } | null;
}

declare global {
  /** The answer that the page asked for before any module was there, as JSON; `web/src/startup/inline/first-view.ts` makes it. */
  var galleryFirstView: Promise<unknown> | undefined;
}

/** Id of the element in which the page carries the path of its largest picture, as JSON. */
export const FIRST_PICTURE_ELEMENT_ID = 'first-picture';

/** Address of the answer; a function gives it. */
export const GALLERY_START_PATH = '/api/gallery';

/** Seconds for which Hosting's CDN answers by itself. Browsers keep nothing. */
const CDN_SECONDS = 5;

/** `Cache-Control` of the answer: Hosting keeps one for everybody. */
export const GALLERY_START_CACHE = `public, max-age=0, s-maxage=${CDN_SECONDS}`;

function isOneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return values.some((known) => known === value);
}

const TEXTS = [
  'id',
  'created_at',
  'title',
  'description',
  'location_city',
  'location_state',
  'location_country',
  'projector_model',
  'user_display_name',
  'created_by',
] as const;

function isNullOr(kind: 'string' | 'number', value: unknown): boolean {
  return value === null || typeof value === kind;
}

function isStartSetup(value: unknown): value is StartSetup {
  return (
    isObject(value) &&
    TEXTS.every((name) => typeof value[name] === 'string') &&
    isOneOf(SETUP_SIZES, value['size_tag']) &&
    isOneOf(SETUP_TYPES, value['type_tag']) &&
    isOneOf(SETUP_STATUSES, value['status']) &&
    isNullOr('number', value['screen_size_inches']) &&
    Array.isArray(value['images']) &&
    value['images'].every((path) => typeof path === 'string') &&
    typeof value['is_featured_month'] === 'boolean' &&
    isNullOr('string', value['featured_month']) &&
    typeof value['like_count'] === 'number' &&
    (value['details'] === null || setupDetails(value['details']) !== null)
  );
}

function isNext(value: unknown): value is GalleryStart['next'] {
  return (
    value === null ||
    (isObject(value) &&
      typeof value['seconds'] === 'number' &&
      typeof value['nanoseconds'] === 'number' &&
      typeof value['id'] === 'string')
  );
}

/** Reads an answer. @returns null for anything else */
export function galleryStart(value: unknown): GalleryStart | null {
  if (!isObject(value)) return null;
  const { month, featured, setups, counted, next } = value;
  if (typeof month !== 'string') return null;
  if (featured !== null && !isStartSetup(featured)) return null;
  if (!Array.isArray(setups) || !setups.every(isStartSetup)) return null;
  return typeof counted === 'number' && isNext(next) ? { month, featured, setups, counted, next } : null;
}
