/**
 * The draft of a member's submission, kept in this browser over reloads, errors and the end of a
 * session: its texts in localStorage, its pictures in IndexedDB. Each member has a draft of their own,
 * so that on a shared computer nobody meets somebody else's.
 */
import type { PreparedPicture } from './picture-preparation.ts';
import { isSubmission, isUntouched, type SubmissionValues } from './submission-values.ts';

/** A picture of the draft. */
export interface KeptPicture {
  key: string;
  prepared: PreparedPicture;
  /** Bucket path once it has been sent; null before. */
  sentPath: string | null;
}

const textsKey = (uid: string): string => `setup-draft:${uid}`;
const idKey = (uid: string): string => `setup-draft-id:${uid}`;

/** What was typed; null when there is no draft. */
export function readTexts(uid: string): SubmissionValues | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(textsKey(uid)) ?? 'null');
    return isSubmission(stored) ? stored : null;
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

/**
 * Id under which the draft will be shared, the same through all tries, so that one whose answer got
 * lost is not shared twice.
 * @param make makes one where there is none yet
 */
export function draftSetupId(uid: string, make: () => string): string {
  try {
    const known = localStorage.getItem(idKey(uid));
    if (known) return known;
    const id = make();
    localStorage.setItem(idKey(uid), id);
    return id;
  } catch {
    return make();
  }
}

const DATABASE = 'lumen-throw';
const STORE = 'draft-pictures';
let opened: Promise<IDBDatabase> | null = null;

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return answer(request);
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  const database = await opened;
  return database.transaction(STORE, mode).objectStore(STORE);
}

/** How long a picture in the bucket that no setup uses may be counted on, in milliseconds. */
const SENT_VALID = 12 * 60 * 60 * 1000;

/** A path without its picture, once the bucket may have been swept, is worth nothing. */
function stillSent(path: string | null): string | null {
  const sent = Number(/\/(\d{13})-[^/]*$/.exec(path ?? '')?.[1]);
  return Date.now() - sent < SENT_VALID ? path : null;
}

/** The pictures of the draft in their order; none where the browser keeps nothing. */
export async function readPictures(uid: string): Promise<KeptPicture[]> {
  try {
    const found = (await answer((await store('readonly')).get(uid))) as KeptPicture[] | undefined;
    return (found ?? []).map((picture) => ({ ...picture, sentPath: stillSent(picture.sentPath) }));
  } catch {
    return [];
  }
}

/** Keeps the pictures of the draft. @returns whether the browser could */
export async function keepPictures(uid: string, pictures: readonly KeptPicture[]): Promise<boolean> {
  try {
    const target = await store('readwrite');
    if (pictures.length > 0) await answer(target.put(pictures, uid));
    else await answer(target.delete(uid));
    return true;
  } catch {
    return false;
  }
}

/** Drops everything of a member's draft from this browser. */
export async function forgetDraft(uid: string): Promise<void> {
  try {
    localStorage.removeItem(textsKey(uid));
    localStorage.removeItem(idKey(uid));
  } catch {
    // Without storage there was nothing to forget.
  }
  await keepPictures(uid, []);
}
