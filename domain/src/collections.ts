/** Names of the Firestore collections; the spec's names. */
export const COLLECTIONS = {
  setups: 'user_setups',
  likes: 'setup_likes',
  roles: 'user_roles',
  /** Who moderated what and when; written with the moderation itself, read by admins only. */
  moderationLog: 'moderation_log',
} as const;

/**
 * Document id of a like: one for each member and setup by construction.
 * @param setupId id of the liked setup
 * @param userId id of the member who likes it
 */
export function likeId(setupId: string, userId: string): string {
  return `${setupId}_${userId}`;
}

/** Folder of one member's pictures in the bucket, without a trailing slash. */
export function setupImageFolder(userId: string): string {
  return `setups/${userId}`;
}
