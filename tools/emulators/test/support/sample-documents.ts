import { randomUUID } from 'node:crypto';
import {
  doc,
  increment,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';

/** Ids in the form of generated ones. */
export const SETUP_A = 'AAAAAAAAAAAAAAAAAAAA';
export const SETUP_B = 'BBBBBBBBBBBBBBBBBBBB';

/**
 * An id that no other test uses, because a function may still be at work on an earlier test's.
 */
export function freshId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 20);
}

export const ENTRY = 'entry0000000000000000';

/** The site's current month. */
export const THIS_MONTH = siteMonthKey(new Date());

/** Bucket path of a picture as the site names them. */
export function imagePath(owner: string, number = 1): string {
  return `setups/${owner}/1767225600000-abcdefghij${String(number).padStart(2, '0')}.webp`;
}

/** A published setup as stored, with the name of a session without one. */
export function storedSetup(owner: string, changes: DocumentData = {}): DocumentData {
  return {
    title: 'Garage cinema',
    description: 'A bed sheet, two chairs and a very patient dog.',
    location_city: 'Lyon',
    location_state: '',
    location_country: 'France',
    size_tag: 'Medium',
    type_tag: 'Indoor',
    projector_model: 'BenQ TK700',
    screen_size_inches: 100,
    images: [imagePath(owner)],
    user_display_name: 'Anonymous',
    created_by: owner,
    created_at: Timestamp.fromMillis(1_767_225_600_000),
    status: 'Published',
    is_featured_month: false,
    featured_month: null,
    like_count: 0,
    ...changes,
  };
}

/** The same as a member submits it. */
export function newSetup(owner: string, changes: DocumentData = {}): DocumentData {
  return storedSetup(owner, { created_at: serverTimestamp(), ...changes });
}

/** First step of a member's quota, for a setup. */
export function firstQuota(setupId: string, changes: DocumentData = {}): DocumentData {
  return {
    setup_id: setupId,
    shared: 1,
    window_start: serverTimestamp(),
    updated_at: serverTimestamp(),
    ...changes,
  };
}

/** A member's quota of likes, with so many given in a window that began some hours ago. */
export function likeQuota(liked = 0, hours = 1): DocumentData {
  const started = Timestamp.fromMillis(Date.now() - hours * 60 * 60 * 1000);
  return { setup_id: SETUP_A, liked, window_start: started, updated_at: started };
}

/** A batch with the step of a stored `likeQuota`. */
export function likeStep(db: Firestore, uid: string, setup_id = SETUP_A): WriteBatch {
  const step = { setup_id, liked: increment(1), updated_at: serverTimestamp() };
  return writeBatch(db).set(doc(db, `like_quota/${uid}`), step, { merge: true });
}

/** A log entry for `storedSetup`. */
export function logEntry(moderator: string, action: string, changes: DocumentData = {}): DocumentData {
  return {
    action,
    setup_id: SETUP_A,
    setup_title: 'Garage cinema',
    owner: 'maya',
    replaced_setup_id: null,
    month: null,
    reason: action === 'hide' || action === 'delete' ? 'offensive' : null,
    note: '',
    moderator,
    moderator_name: '',
    at: serverTimestamp(),
    ...changes,
  };
}
