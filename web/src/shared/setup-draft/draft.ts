/**
 * The draft of a member's submission, kept in this browser over reloads, errors and the end of a
 * session: its texts in localStorage, its pictures in IndexedDB. Each member has a draft of their own,
 * so that on a shared computer nobody meets somebody else's. Beside it stand what was typed to change a
 * setup that is live, and an answer to a decision.
 */
import { UNUSED_UPLOADS } from '@lumen-throw/domain/limits';
import { forgetAttempts } from './attempts.ts';
import { readValue, writeValue } from './draft-database.ts';
import { EMPTY_KIT } from './kit-values.ts';
import { hasSameTexts, isSubmission, isUntouched, type SubmissionValues } from './submission-values.ts';

/** A picture ready to be sent. */
export interface PreparedPicture {
  name: string;
  /** Upright, scaled, without EXIF or GPS. */
  blob: Blob;
  /** Size of the file that was chosen, in bytes. */
  originalBytes: number;
  width: number;
  height: number;
}

/** A picture of the draft. */
export interface KeptPicture {
  key: string;
  prepared: PreparedPicture;
  /** Bucket path once it has been sent; null before. */
  sentPath: string | null;
}

/** What makes a draft the same one in two tabs: its texts, and its pictures in their order. */
export interface DraftContent {
  values: SubmissionValues;
  keys: readonly string[];
}

const textsKey = (uid: string): string => `setup-draft:${uid}`;

/** What was typed; null when there is no draft. */
export function readTexts(uid: string): SubmissionValues | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(textsKey(uid)) ?? 'null');
    // A draft from before there was kit in the form has none.
    const whole = typeof stored === 'object' && stored !== null ? { ...EMPTY_KIT, ...stored } : null;
    return isSubmission(whole) ? whole : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed; a form with nothing in it is no draft. */
export function keepTexts(uid: string, values: SubmissionValues): void {
  try {
    if (isUntouched(values)) localStorage.removeItem(textsKey(uid));
    else localStorage.setItem(textsKey(uid), JSON.stringify(values));
  } catch {
    // A browser without storage keeps the form only while the page is open.
  }
}

/** A path without its picture, once the bucket may have been swept, is worth nothing. */
function stillSent(path: string | null): string | null {
  const sent = Number(/\/(\d{13})-[^/]*$/.exec(path ?? '')?.[1]);
  return Date.now() - sent < UNUSED_UPLOADS.countedOn ? path : null;
}

/** The pictures of the draft in their order; none where the browser keeps nothing. */
export async function readPictures(uid: string): Promise<KeptPicture[]> {
  try {
    const found = (await readValue(uid)) as KeptPicture[] | undefined;
    return (found ?? []).map((picture) => ({ ...picture, sentPath: stillSent(picture.sentPath) }));
  } catch {
    return [];
  }
}

/** Keeps the pictures of the draft. @returns whether the browser could */
export async function keepPictures(uid: string, pictures: readonly KeptPicture[]): Promise<boolean> {
  try {
    await writeValue(uid, pictures.length > 0 ? pictures : undefined);
    return true;
  } catch {
    return false;
  }
}

/** Whether two drafts have the same texts and the same pictures in the same order. */
export function isSameDraft(one: DraftContent, other: DraftContent): boolean {
  return hasSameTexts(one.values, other.values) && one.keys.join() === other.keys.join();
}

/** Whether two drafts come from the same one: they have a picture in common, or all the texts. */
export function isRelatedDraft(one: DraftContent, other: DraftContent): boolean {
  return one.keys.some((key) => other.keys.includes(key)) || hasSameTexts(one.values, other.values);
}

/** Drops the texts and the pictures of a member's draft from this browser. */
export async function forgetDraft(uid: string): Promise<void> {
  try {
    localStorage.removeItem(textsKey(uid));
  } catch {
    // Without storage there was nothing to forget.
  }
  await keepPictures(uid, []);
}

/** Drops the draft once it is shared. What another tab has kept since with other content stays. */
export async function settleDraft(uid: string, shared: DraftContent): Promise<void> {
  const pictures = await readPictures(uid);
  const kept = { values: readTexts(uid) ?? shared.values, keys: pictures.map(({ key }) => key) };
  if (isSameDraft(kept, shared)) await forgetDraft(uid);
}

const editKey = (uid: string): string => `setup-edit:${uid}`;

/** What a member has typed to change a setup of theirs and not saved yet; of the setup that was changed last. */
interface KeptEdit {
  setupId: string;
  values: unknown;
}

/** What was typed to change this setup; null when nothing waits. */
export function readEdit(uid: string, setupId: string): SubmissionValues | null {
  try {
    const kept = JSON.parse(localStorage.getItem(editKey(uid)) ?? 'null') as KeptEdit | null;
    return kept?.setupId === setupId && isSubmission(kept.values) ? kept.values : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed to change a setup. */
export function keepEdit(uid: string, setupId: string, values: SubmissionValues): void {
  try {
    localStorage.setItem(editKey(uid), JSON.stringify({ setupId, values } satisfies KeptEdit));
  } catch {
    // A browser without storage keeps it only while the form is open.
  }
}

/** Drops what was typed to change a setup, once it is saved or given up; what is of another one stays. */
export function forgetEdit(uid: string, setupId: string): void {
  if (readEdit(uid, setupId) !== null) localStorage.removeItem(editKey(uid));
}

const answerKey = (uid: string): string => `answer:${uid}`;

/** An answer to a decision that is not sent yet; of the decision that was answered last. */
interface KeptAnswer {
  entry: string;
  text: string;
}

/** What was typed to answer this decision; '' when nothing waits. */
export function readAnswer(uid: string, entry: string): string {
  try {
    const kept = JSON.parse(localStorage.getItem(answerKey(uid)) ?? 'null') as KeptAnswer | null;
    return kept?.entry === entry && typeof kept.text === 'string' ? kept.text : '';
  } catch {
    return '';
  }
}

/** Keeps what was typed to answer a decision. */
export function keepAnswer(uid: string, entry: string, text: string): void {
  try {
    localStorage.setItem(answerKey(uid), JSON.stringify({ entry, text } satisfies KeptAnswer));
  } catch {
    // A browser without storage keeps it only while the form is open.
  }
}

/** Drops what was typed to answer a decision, once it is sent; what is of another one stays. */
export function forgetAnswer(uid: string, entry: string): void {
  if (readAnswer(uid, entry) !== '') localStorage.removeItem(answerKey(uid));
}

/** Drops everything that this browser keeps of a member. */
export async function forgetMember(uid: string): Promise<void> {
  try {
    for (const key of [editKey(uid), answerKey(uid)]) localStorage.removeItem(key);
  } catch {
    // Without storage there was nothing to forget.
  }
  await Promise.all([forgetDraft(uid), forgetAttempts(uid)]);
}
