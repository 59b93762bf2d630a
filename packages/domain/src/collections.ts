/** Names of the Firestore collections; the spec's names. */
export const COLLECTIONS = {
  setups: 'user_setups',
  likes: 'setup_likes',
  /** By member: how many likes were given in the current window. */
  likeQuota: 'like_quota',
  roles: 'user_roles',
  /** Who moderated what and when; written with the moderation itself, read by admins only. */
  moderationLog: 'moderation_log',
  /** By moderator: the log entry of the latest act, which pairs the act with its entry in the rules. */
  moderationDesk: 'moderation_desk',
  /** By month key: the one setup that is, or was, the Setup of the Month. */
  featuredMonths: 'featured_months',
  /** By member: how many setups were shared in the current window. */
  memberQuota: 'member_quota',
  /** How many setups are published, in all and by type; kept by a function. */
  galleryTotals: 'gallery_totals',
  /** What the gallery begins with, as `/api/gallery` answers, and its sitemap; functions only. */
  galleryStart: 'gallery_start',
  /** By setup: its kit and measures, written by the owner (`setup-details.ts`). */
  setupDetails: 'setup_details',
  /** By member: how often kit and measures were written in the current window. */
  detailsQuota: 'details_quota',
  /** By setup, while it is published: what lists show of it; functions only, everybody reads (`gallery-card.ts`). */
  galleryCards: 'gallery_cards',
  /** By time and setup: the words that find it; functions write, everybody searches what is published (`setup-search.ts`). */
  setupWords: 'setup_words',
  /** By projector: the rooms that its page shows, as `/api/rooms` answers; functions only. */
  projectorRooms: 'projector_rooms',
  /** By picture: what a function found out about the upload, and the setup that shows it (`picture-state.ts`). */
  shownPictures: 'shown_pictures',
  /** By member: pictures that are ready and in no setup, which the rules read at once; functions only. */
  readyPictures: 'ready_pictures',
  /** By setup: that it was deleted, so that nobody takes its id; written together with the deletion. */
  goneSetups: 'gone_setups',
  /** By member: shown name, since when, whether confirmed, and the state that every rule asks for (`member-state.ts`). */
  members: 'members',
  /** By keyed hash of an address: that an account with it was banned and deleted; functions only. */
  bannedAddresses: 'banned_addresses',
  /** By setup and member: that the member reported the setup, and why. */
  reports: 'setup_reports',
  /** By member: how many setups were reported in the current window. */
  reportQuota: 'report_quota',
  /** By setup or banned member: what waits for an admin's decision; functions write, admins read. */
  moderationQueue: 'moderation_queue',
  /** By entry of the log: what the member answered to it, once. */
  moderationAnswers: 'moderation_answers',
  /** What a setup was before each edit; functions write, the owner and admins read. */
  setupEdits: 'setup_edits',
  /** By member: what happened to the member's setups and reports, a bounded list; functions write. */
  memberNotices: 'member_notices',
  /** By member: when the notices were looked at last. */
  noticesSeen: 'notices_seen',
  /** By member: setups that the member saved; the member alone reads and writes. */
  savedSetups: 'saved_setups',
  /** By member: projectors that the member saved; the member alone reads and writes. */
  savedModels: 'saved_models',
  /** By member: projectors that the member owns; the member alone reads and writes, a function counts owners. */
  ownedModels: 'owned_models',
  /** By member: the latest setups that the member took to the calculator or the finder; the member alone reads and writes, a function counts. */
  recreatedSetups: 'recreated_setups',
  /** By setup: what readers did with it, for its owner; written by a function. */
  setupNumbers: 'setup_numbers',
  /** Mail that waits for Firebase's extension to send it, and what became of it; functions only. */
  mail: 'mail',
  /** What the rules need to know of the configuration; written by operators only. */
  siteConfig: 'site_config',
  /** Publishes that wait for the site to be built anew; functions only. */
  siteBuilds: 'site_builds',
  /** Announcements of publishes that were taken, so that none counts twice; functions only. */
  publishNotices: 'publish_notices',
  /** What was published of late, for `/api/version`; functions only. */
  publishedChanges: 'published_changes',
} as const;

/**
 * Document id of a like: one for each member and setup by construction.
 * @param setupId id of the liked setup
 * @param userId id of the member who likes it
 */
export function likeId(setupId: string, userId: string): string {
  return `${setupId}_${userId}`;
}

/**
 * Document id of a report: one for each member and setup by construction.
 * @param setupId id of the reported setup
 * @param userId id of the member who reports it
 */
export function reportId(setupId: string, userId: string): string {
  return `${setupId}_${userId}`;
}

/** The one document of `gallery_totals`: a number for 'All' and for each setup type. */
export const GALLERY_TOTALS_ID = 'public';

/** The document of `gallery_start` that `/api/gallery` answers with. */
export const GALLERY_START_ID = 'latest';

/** The document of `gallery_start` with the setups that search engines are told of. */
export const SETUPS_SITEMAP_ID = 'sitemap';

/** The document of `site_config` that the rules read. */
export const SITE_CONFIG_ID = 'community';

/** The document of `site_config` with the key of hashed addresses; functions only. */
export const ADDRESS_KEY_ID = 'address_key';

/** The document of `site_builds` with the publishes that wait. */
export const SITE_BUILD_ID = 'pending';

/** The document of `site_builds` with the first build that was started and is not live. */
export const STARTED_BUILD_ID = 'started';

/** The document of `published_changes` that `/api/version` answers with. */
export const PUBLISHED_CHANGES_ID = 'latest';

/** The document of `published_changes` with every document and its version at the last look. */
export const KNOWN_CONTENT_ID = 'known';

/** Form of a setup's id: the SDKs' generated ids, so that a like's id splits in one way only. */
export const SETUP_ID = /^[A-Za-z0-9]{20}$/;

/** Folder of all members' uploads in the bucket, each for its owner and admins alone. */
export const SETUP_IMAGES_FOLDER = 'setups';

/** Folder of what functions made of them, which everybody sees. */
export const PICTURES_FOLDER = 'pictures';

/** Folder of one member's uploads in the bucket, without a trailing slash. */
export function setupImageFolder(userId: string): string {
  return `${SETUP_IMAGES_FOLDER}/${userId}`;
}

/** Folder of what was made of one member's uploads, without a trailing slash. */
export function pictureFolder(userId: string): string {
  return `${PICTURES_FOLDER}/${userId}`;
}

/**
 * Document id of a picture in `shown_pictures`.
 * @param path bucket path, `setups/{owner}/{file}`
 */
export function shownPictureId(path: string): string {
  const [, owner = '', file = ''] = path.split('/');
  return `${owner}_${file}`;
}
