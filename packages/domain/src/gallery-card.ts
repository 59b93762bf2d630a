/** A published setup as lists show it: one flat document each, kept by a function. */
import { isObject } from './is-object.ts';
import {
  CATALOG_ID,
  diagonalOf,
  NO_DETAILS,
  setupDetails,
  type SetupDetails,
  type SetupLight,
  type SetupPlace,
} from './setup-details.ts';
import { SETUP_SIZES, SETUP_TYPES, type SetupFields, type SetupSize, type SetupType } from './setup.ts';

/** What a list can be narrowed to; '' for everything. */
export interface CardFilter {
  type: SetupType | '';
  size: SetupSize | '';
  light: SetupLight | '';
  place: SetupPlace | '';
  /** Catalog id. */
  projector: string;
}

export const NO_FILTER: CardFilter = { type: '', size: '', light: '', place: '', projector: '' };

/** Orders of the grid: newest first, or most liked first. */
export const CARD_ORDERS = ['new', 'liked'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

/** The card's fields but its time, whose type differs between the SDKs. */
interface GalleryCardFields extends SetupDetails {
  title: string;
  /** Bucket path of the first picture's upload, as setups store it; '' for none. */
  picture: string;
  user_display_name: string;
  location_city: string;
  location_state: string;
  location_country: string;
  type_tag: SetupType;
  size_tag: SetupSize;
  projector_model: string;
  like_count: number;
}

/** As stored, with every combination of filters that finds it. */
export interface StoredCardFields extends GalleryCardFields {
  facets: string[];
}

const FACETS = [
  'type',
  'size',
  'light',
  'place',
  'projector',
] as const satisfies readonly (keyof CardFilter)[];

/** One text for a combination of filters, in one order; '*' for none. */
export function facetOf(filter: CardFilter): string {
  const said = FACETS.filter((name) => filter[name] !== '').map((name) => `${name}:${filter[name]}`);
  return said.join('|') || '*';
}

/**
 * Every combination of filters that a setup matches: at most 32 texts. A list then is one condition
 * and one order, whatever is combined.
 */
export function facetsOf(filter: CardFilter): string[] {
  let found: CardFilter[] = [NO_FILTER];
  for (const name of FACETS) {
    if (filter[name] === '') continue;
    found = found.flatMap((one) => [one, { ...one, [name]: filter[name] }]);
  }
  return found.map(facetOf);
}

/** The card of a setup. @param details null where nobody gave any */
export function cardOf(setup: SetupFields, details: SetupDetails | null): StoredCardFields {
  const known = details ?? NO_DETAILS;
  return {
    title: setup.title,
    picture: setup.images[0] ?? '',
    user_display_name: setup.user_display_name,
    location_city: setup.location_city,
    location_state: setup.location_state,
    location_country: setup.location_country,
    type_tag: setup.type_tag,
    size_tag: setup.size_tag,
    projector_model: setup.projector_model,
    like_count: setup.like_count,
    ...known,
    diagonal_inches: diagonalOf(setup, details),
    facets: facetsOf({
      type: setup.type_tag,
      size: setup.size_tag,
      light: known.light,
      place: known.place,
      projector: known.projector,
    }),
  };
}

/** A card as pages see it. */
export interface GalleryCard extends GalleryCardFields {
  id: string;
}

const TEXTS = [
  'id',
  'title',
  'picture',
  'user_display_name',
  'location_city',
  'location_state',
  'location_country',
  'projector_model',
] as const;

/** Reads a card; null for anything else. */
export function galleryCard(value: unknown): GalleryCard | null {
  const details = setupDetails(value);
  if (!details || !isObject(value)) return null;
  const text = (name: (typeof TEXTS)[number]): string => String(value[name]);
  const type = SETUP_TYPES.find((one) => one === value['type_tag']);
  const size = SETUP_SIZES.find((one) => one === value['size_tag']);
  const likes = value['like_count'];
  if (!TEXTS.every((name) => typeof value[name] === 'string')) return null;
  if (!type || !size || typeof likes !== 'number') return null;
  return {
    ...details,
    id: text('id'),
    title: text('title'),
    picture: text('picture'),
    user_display_name: text('user_display_name'),
    location_city: text('location_city'),
    location_state: text('location_state'),
    location_country: text('location_country'),
    projector_model: text('projector_model'),
    type_tag: type,
    size_tag: size,
    like_count: likes,
  };
}

/** What `/api/rooms/{id}` answers: setups with one projector, newest first. */
export interface ProjectorRooms {
  rooms: readonly GalleryCard[];
  /** How many there are in all. */
  counted: number;
  /** Members who say that they own the projector. */
  owners: number;
}

export const NO_ROOMS: ProjectorRooms = { rooms: [], counted: 0, owners: 0 };

/** Addresses under which a function tells the rooms of a projector. */
export const ROOMS_PATH = '/api/rooms';

/** Address of the rooms of one projector. @param id of its content document */
export function roomsPath(id: string): string {
  return `${ROOMS_PATH}/${encodeURIComponent(id)}`;
}

/** The id that an address of rooms names; null for none. */
export function roomsProjector(path: string): string | null {
  const last = path.split('/').at(-1) ?? '';
  return CATALOG_ID.test(last) ? last : null;
}

/** Hosting answers by itself for a minute; a hidden setup's pictures are closed at once. */
export const ROOMS_CACHE = 'public, max-age=0, s-maxage=60';

/** Reads an answer; null for anything else. */
export function projectorRooms(value: unknown): ProjectorRooms | null {
  if (!isObject(value) || !Array.isArray(value['rooms'])) return null;
  const rooms = value['rooms'].map(galleryCard);
  const { counted, owners } = value;
  const read = rooms.filter((room) => room !== null);
  return typeof counted === 'number' && typeof owners === 'number' && read.length === rooms.length
    ? { rooms: read, counted, owners }
    : null;
}
