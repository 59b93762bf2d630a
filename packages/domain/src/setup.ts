/** Community setups: the values that forms offer, rules accept and pages show. */
import type { SetupDetails } from './setup-details.ts';

export const SETUP_TYPES = ['Indoor', 'Outdoor', 'Gaming', 'Other'] as const;
export type SetupType = (typeof SETUP_TYPES)[number];
export const DEFAULT_SETUP_TYPE: SetupType = 'Indoor';

export const SETUP_SIZES = ['Small', 'Medium', 'Large'] as const;
export type SetupSize = (typeof SETUP_SIZES)[number];
export const DEFAULT_SETUP_SIZE: SetupSize = 'Medium';

export const SETUP_STATUSES = ['Published', 'Hidden'] as const;
export type SetupStatus = (typeof SETUP_STATUSES)[number];

/** The types that have a filter button in the gallery; 'Other' shows under All (docs/product.md). */
export const GALLERY_FILTERS = ['All', 'Indoor', 'Outdoor', 'Gaming'] as const;
export type GalleryFilter = (typeof GALLERY_FILTERS)[number];

/**
 * The fields of a `user_setups` document as stored, except `created_at`, whose type differs
 * between the client and the admin SDK. Optional texts are stored as '' and an absent screen
 * size as null, so that every document has exactly these keys.
 */
export interface SetupFields {
  title: string;
  description: string;
  location_city: string;
  location_state: string;
  location_country: string;
  size_tag: SetupSize;
  type_tag: SetupType;
  projector_model: string;
  /** Screen diagonal in whole inches. */
  screen_size_inches: number | null;
  /**
   * Bucket paths of the uploads (`setups/{owner}/{file}`), in the order they are shown. The public
   * addresses of what was made of them are computed at read: no host is ever stored or has to be trusted.
   */
  images: string[];
  user_display_name: string;
  /** User id of the owner. */
  created_by: string;
  status: SetupStatus;
  is_featured_month: boolean;
  /** 'YYYY-MM' of the month it is or was featured in; null when never featured. */
  featured_month: string | null;
  like_count: number;
}

/** What a member writes about a setup; optional texts may be ''. */
export type SetupDraft = Pick<
  SetupFields,
  | 'title'
  | 'description'
  | 'location_city'
  | 'location_state'
  | 'location_country'
  | 'size_tag'
  | 'type_tag'
  | 'projector_model'
  | 'screen_size_inches'
>;

/** A setup as pages see it. */
export interface Setup extends SetupFields {
  id: string;
  created_at: Date;
  /** Public addresses of the pictures in their largest width, in the order they are shown. */
  images: string[];
  /** Bucket paths of their uploads, as stored. */
  image_paths: string[];
  /** Kit and measures where they came along with the setup; null where there are none. */
  details?: SetupDetails | null;
}
