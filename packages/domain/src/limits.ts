/**
 * Every limit that more than one place must agree on: screens, Firestore rules, Storage rules and
 * functions. The rules files carry these numbers in a block generated from here
 * (`node tools/emulators/src/rules-limits.ts`), and CI fails when that block is stale.
 */
import { TRUST_LIMITS } from './trust.ts';

export const SETUP_LIMITS = {
  titleMax: 120,
  descriptionMax: 4000,
  locationPartMax: 80,
  projectorModelMax: 120,
  screenSizeInchesMin: 10,
  screenSizeInchesMax: 1000,
  imagesMin: 1,
  imagesMax: 6,
  displayNameMax: 80,
} as const;

export const IMAGE_LIMITS = {
  /** Largest upload, in bytes (5 MB as the hint beside the picker says). */
  bytesMax: 5 * 1024 * 1024,
  contentTypes: ['image/png', 'image/jpeg', 'image/webp'],
  /** Seconds for which browsers and caches may keep an uploaded image. */
  cacheSeconds: 3600,
  /**
   * How far the time in a new picture's name may be from the server's, in milliseconds: a day, for
   * clocks that are set wrong, and not for names of long ago.
   */
  nameAgeMax: 24 * 60 * 60 * 1000,
  /** Pictures that one member may upload within 24 hours: those of all setups of a day, and as many again. */
  uploadsPerDay: 2 * TRUST_LIMITS.trusted.setups * SETUP_LIMITS.imagesMax,
} as const;

/** How long an uploaded picture lies in the bucket before a setup uses it, in milliseconds. */
export const UNUSED_UPLOADS = {
  /** For so long a draft counts on it; less than what follows, or a sweep could take it meanwhile. */
  countedOn: 12 * 60 * 60 * 1000,
  /** From then on the nightly sweep deletes it. */
  sweptAfter: 24 * 60 * 60 * 1000,
} as const;

/** Edits of setups that one member may make within 24 hours. */
export const EDITS_PER_DAY = 50;

/** Notices kept for a member: decisions that are told and may be answered, and all others. */
export const NOTICE_LIMITS = { decisions: 50, others: 50 } as const;

export const AUTH_LIMITS = {
  passwordMin: 6,
  /** Age in years from which people may join. */
  ageMin: 16,
} as const;

export const PAGE_SIZES = {
  /** Setups read at once by the gallery's carousel. */
  gallery: 12,
  /** Cards read at once by the gallery's grid. */
  grid: 24,
  /** Rooms that a projector's page shows. */
  rooms: 6,
  /** Setups that a search shows at once; each costs two reads. */
  search: 24,
  /** Submissions read at once by the admin page. */
  admin: 50,
  /** Reported setups and answers read at once by the admin page; each comes with its pictures. */
  queue: 20,
  /** Earlier versions of a setup that the admin page shows, the latest. */
  edits: 10,
  /** A member's setups read at once by the profile and the account page. */
  memberSetups: 24,
  /** Largest `limit` that the rules accept in any list. */
  listMax: 50,
} as const;

/** Months after which a guide's facts, or a product, should be checked again. */
export const REVIEW_MONTHS = 12;

/** Months between two reviews that an editor can choose for a document. */
export const REVIEW_INTERVALS = [1, 3, 6, REVIEW_MONTHS, 24] as const;

/** Most characters of the sentence that says what a source of a guide supports. */
export const SOURCE_SUPPORTS_MAX = 200;

/** Characters of a picture's description: fewer say nothing, and a screen reader reads all of them. */
export const ALT_LENGTH = { min: 15, max: 180 } as const;
