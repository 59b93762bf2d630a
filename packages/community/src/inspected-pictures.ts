/** What a function found out about an upload. Loads Firestore (lite). */
import { doc, getDoc } from 'firebase/firestore/lite';
import { COLLECTIONS, shownPictureId } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { PICTURE_STATE, refusalSentence } from '@lumen-throw/domain/picture-state';
import { CommunityError } from './community-error.ts';
import { communityError, guarded } from './sdk-failures.ts';
import { firestoreService } from './firestore-service.ts';

/** Pause before the first look and the longest one, and longest wait in all unless told, in milliseconds. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 2000;
const TIMEOUT = 15_000;

/** By how much each pause is longer than the one before. */
const SLOWER = 1.4;

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    signal?.addEventListener('abort', end);
  });
  if (signal?.aborted) throw communityError({ code: 'storage/canceled' });
}

/** @returns whether a setup may name the picture by now @throws CommunityError 'invalid-image' once it never will */
async function isReady(env: FirebaseEnvironment, path: string): Promise<boolean> {
  const note = await guarded(() =>
    getDoc(doc(firestoreService(env), COLLECTIONS.shownPictures, shownPictureId(path))),
  );
  const state: unknown = note.get('state');
  if (state === PICTURE_STATE.refused)
    throw new CommunityError('invalid-image', refusalSentence(note.get('reason')));
  return state === PICTURE_STATE.ready || state === PICTURE_STATE.shown;
}

/**
 * Waits until an upload of the signed-in member was decoded and encoded anew, which it needs to be
 * before a setup names it.
 * @param path from `uploadImage`
 * @param timeout longest wait in milliseconds
 * @throws CommunityError 'invalid-image' with the reason when it is refused, 'not-inspected' where there
 * is no answer: the upload's event may have been lost; 'cancelled', 'offline'
 */
export async function waitForPicture(
  env: FirebaseEnvironment,
  path: string,
  signal?: AbortSignal,
  timeout = TIMEOUT,
): Promise<void> {
  const end = Date.now() + timeout;
  for (let wait = FIRST_PAUSE; Date.now() < end; wait = Math.min(wait * SLOWER, LONGEST_PAUSE)) {
    await pause(wait, signal);
    if (await isReady(env, path)) return;
  }
  throw new CommunityError('not-inspected', 'Checking the image takes too long. Send it again.');
}
