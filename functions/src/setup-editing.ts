/** A member's edit of an own setup. The rules let no client change a setup's content. */
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS, SITE_CONFIG_ID } from '@lumen-throw/domain/collections';
import { EDITS_PER_DAY } from '@lumen-throw/domain/limits';
import { MEMBER_STATE, memberState } from '@lumen-throw/domain/member-state';
import { PICTURE_STATE } from '@lumen-throw/domain/picture-state';
import { linksIn, TRUST_LIMITS, trustOf, type Trust } from '@lumen-throw/domain/trust';
import type { SetupDraft } from '@lumen-throw/domain/setup';
import { setupEdit, type EditOutcome, type SetupEdit } from '@lumen-throw/domain/setup-edit';
import type { Caller } from './caller.ts';
import { firestore } from './firebase-admin.ts';
import { ownImages, shownBy } from './picture-claims.ts';
import { listReady, pictureNote, readyList } from './picture-inspection.ts';

const DAY = 24 * 60 * 60 * 1000;

type Fields = Readonly<Record<string, unknown>>;

/** Who edits. */
interface Editor {
  uid: string;
  confirmed: boolean;
}

/** How far a member is trusted; null for one who takes no part, as the rules ask of everybody who adds something. */
async function trustIn(db: Firestore, { uid, confirmed }: Editor): Promise<Trust | null> {
  const [member, config] = await db.getAll(
    db.collection(COLLECTIONS.members).doc(uid),
    db.collection(COLLECTIONS.siteConfig).doc(SITE_CONFIG_ID),
  );
  const isActive = memberState(member?.get('state')) === MEMBER_STATE.active;
  const takesPart = isActive && (confirmed || config?.get('require_confirmed_email') === false);
  return takesPart ? trustOf({ ...member?.data(), confirmed }, new Date()) : null;
}

async function editsToday(db: Firestore, uid: string): Promise<number> {
  const since = Timestamp.fromMillis(Date.now() - DAY);
  const edits = db.collection(COLLECTIONS.setupEdits).where('owner', '==', uid).orderBy('at', 'desc');
  return (await edits.endAt(since).limit(EDITS_PER_DAY).count().get()).data().count;
}

/** Whether a setup, as it is now, says the same. */
function isSame(now: Fields, other: Fields): boolean {
  return Object.keys(now).every((field) => JSON.stringify(now[field]) === JSON.stringify(other[field]));
}

/** Texts of one line, in which no web address may be. */
const LINES = ['title', 'projector_model', 'location_city', 'location_state', 'location_country'] as const;

/** Whether an edit brings more web addresses than a new setup may have; what stood there before may stay. */
function hasMoreLinks(before: Fields, after: SetupDraft, trust: Trust): boolean {
  const had = (field: keyof SetupDraft): number => {
    const text = before[field];
    return typeof text === 'string' ? linksIn(text) : 0;
  };
  return (
    LINES.some((field) => linksIn(after[field]) > had(field)) ||
    linksIn(after.description) > Math.max(TRUST_LIMITS[trust].links, had('description'))
  );
}

/**
 * Changes texts, details and pictures of a setup, and keeps what it was before for admins. The Setup of
 * the Month stays as it was featured.
 * @returns what came of it; only 'saved' has changed anything, unless the setup says the same already
 */
export async function editOwnSetup(db: Firestore, editor: Editor, edit: SetupEdit): Promise<EditOutcome> {
  const { uid } = editor;
  const trust = await trustIn(db, editor);
  if (trust === null) return 'not-allowed';
  if ((await editsToday(db, uid)) >= EDITS_PER_DAY) return 'limit';
  const ref = db.collection(COLLECTIONS.setups).doc(edit.id);
  return db.runTransaction(async (transaction): Promise<EditOutcome> => {
    const setup = await transaction.get(ref);
    if (!setup.exists || setup.get('created_by') !== uid) return 'gone';
    if (setup.get('is_featured_month') === true) return 'featured';
    const had = ownImages(setup.get('images'), uid);
    const fields = Object.keys(edit.content);
    const before = Object.fromEntries(fields.map((field) => [field, setup.get(field) as unknown]));
    const now = { ...before, images: had };
    // Asked again after its answer was lost.
    if (isSame(now, { ...edit.content, images: edit.images })) return 'saved';
    if (edit.from && !isSame(now, edit.from)) return 'changed';
    if (hasMoreLinks(before, edit.content, trust)) return 'links';
    const added = edit.images.filter((path) => !had.includes(path));
    if (ownImages(added, uid).length < added.length) return 'picture';
    const notes = added.map((path) => pictureNote(db, path));
    const found = notes.length > 0 ? await transaction.getAll(...notes) : [];
    if (found.some((note) => note.get('state') !== PICTURE_STATE.ready)) return 'picture';
    const queued = await transaction.get(db.collection(COLLECTIONS.moderationQueue).doc(edit.id));
    const list = await transaction.get(readyList(db, `setups/${uid}/`));
    transaction.update(ref, { ...edit.content, images: edit.images });
    for (const note of notes) transaction.set(note, shownBy(edit.id), { merge: true });
    for (const path of added) listReady(transaction, list, path, false);
    // Who reported it before may report what it is now, and admins see that it is another.
    if (queued.exists) transaction.update(queued.ref, { edited_at: FieldValue.serverTimestamp() });
    transaction.set(db.collection(COLLECTIONS.setupEdits).doc(), {
      setup_id: edit.id,
      owner: uid,
      before: now,
      at: FieldValue.serverTimestamp(),
    });
    return 'saved';
  });
}

/** Edits a setup of the caller; pictures that were taken out go when the change is noticed. */
export async function editSetup({ uid, token }: Caller, data: unknown): Promise<{ outcome: EditOutcome }> {
  const edit = setupEdit(data);
  if (!edit) throw new HttpsError('invalid-argument', 'This is no setup.');
  const outcome = await editOwnSetup(firestore(), { uid, confirmed: token.email_verified === true }, edit);
  logger.info('A member edited a setup', { setupId: edit.id, outcome });
  return { outcome };
}
