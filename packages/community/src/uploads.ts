/** Pictures of setups. Loads Firebase Storage and Auth. */
import { deleteObject, ref, uploadBytesResumable, type UploadTask } from 'firebase/storage';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { IMAGE_LIMITS } from '@lumen-throw/domain/limits';
import {
  IMAGE_RANDOM_LENGTH,
  IMAGE_SIGNATURE_LENGTH,
  imageTypeOf,
  INSPECTED_UPLOAD,
  setupImagePath,
  type ImageType,
} from '@lumen-throw/domain/setup-images';
import { authService } from './auth-service.ts';
import { CommunityError } from './community-error.ts';
import { communityError, guarded, offlineError } from './sdk-failures.ts';
import { storageService } from './storage-service.ts';

export interface UploadOptions {
  /** Called with the share that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Cancels the upload; the promise then fails with code 'cancelled'. */
  signal?: AbortSignal;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(IMAGE_RANDOM_LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/**
 * Checks a picture before it is sent: its size, and what it is by its bytes.
 * @throws CommunityError 'invalid-image'
 */
export async function checkImage(file: Blob): Promise<ImageType> {
  if (file.size > IMAGE_LIMITS.bytesMax) {
    throw new CommunityError('invalid-image', 'The image is larger than 5MB.');
  }
  const head = new Uint8Array(await file.slice(0, IMAGE_SIGNATURE_LENGTH).arrayBuffer());
  const type = imageTypeOf(head);
  if (!type) throw new CommunityError('invalid-image', 'The file is not a PNG, JPG or WebP image.');
  return type;
}

/** Whether the browser knows that there is no connection. */
function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine;
}

/** From here on a device's clock is wrong, and not only inexact; in milliseconds. */
const CLOCK_OFF = IMAGE_LIMITS.nameAgeMax / 2;

/** The server's time, as it stands in a new token of the session. */
function serverTime(env: FirebaseEnvironment): Promise<Date> {
  return guarded(async () => {
    const token = await authService(env).currentUser?.getIdTokenResult(true);
    if (!token) throw communityError({ code: 'unauthenticated' });
    return new Date(token.issuedAtTime);
  });
}

/** Resolves once all of it is sent; ends early when it is cancelled or the connection goes. */
async function finished(task: UploadTask, { onProgress, signal }: UploadOptions): Promise<void> {
  const cancel = (): void => void task.cancel();
  signal?.addEventListener('abort', cancel);
  globalThis.addEventListener?.('offline', cancel);
  try {
    await new Promise<void>((resolve, reject) => {
      task.on(
        'state_changed',
        ({ bytesTransferred, totalBytes }) =>
          onProgress?.(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
        reject,
        resolve,
      );
    });
  } catch (error) {
    throw isOffline() && !signal?.aborted ? offlineError(error) : communityError(error);
  } finally {
    signal?.removeEventListener('abort', cancel);
    globalThis.removeEventListener?.('offline', cancel);
  }
}

/**
 * Uploads a picture to its owner's folder under a new name; nothing is ever overwritten. Without a
 * connection it fails at once; one that is cancelled leaves nothing behind. The name carries the time, and
 * where the device's clock is off by so much that the rules refuse it, the server's time.
 * @returns path in the bucket; what `createSetup` stores once `waitForPicture` says that it may
 * @throws CommunityError 'invalid-image', 'cancelled', 'not-allowed' or 'offline'
 */
export async function uploadImage(
  env: FirebaseEnvironment,
  uid: string,
  file: Blob,
  options: UploadOptions = {},
): Promise<string> {
  const contentType = await checkImage(file);
  if (options.signal?.aborted) throw communityError({ code: 'storage/canceled' });
  if (isOffline()) throw offlineError();
  const send = (now: Date): Promise<string> => sendImage(env, { uid, file, contentType, now }, options);
  try {
    return await send(new Date());
  } catch (error) {
    if (communityError(error).code !== 'not-allowed') throw error;
    const now = await serverTime(env);
    if (Math.abs(now.getTime() - Date.now()) < CLOCK_OFF) throw error;
    return send(now);
  }
}

interface NamedImage {
  uid: string;
  file: Blob;
  contentType: ImageType;
  /** The time in the image's name. */
  now: Date;
}

async function sendImage(
  env: FirebaseEnvironment,
  { uid, file, contentType, now }: NamedImage,
  options: UploadOptions,
): Promise<string> {
  const path = setupImagePath(uid, now, randomName(), contentType);
  const task = uploadBytesResumable(ref(storageService(env), path), file, {
    contentType,
    // Its owner's alone, for ever.
    cacheControl: INSPECTED_UPLOAD.cacheControl,
  });
  try {
    await finished(task, options);
  } catch (error) {
    // The last bytes may have arrived before the word to stop.
    void discardImages(env, [path]).catch(() => {});
    throw error;
  }
  return path;
}

/**
 * Removes pictures of a submission that was given up. Those already gone are no failure, and those
 * that a setup shows after all stay: the rules let them go with their setup alone.
 */
export async function discardImages(env: FirebaseEnvironment, paths: readonly string[]): Promise<void> {
  const storage = storageService(env);
  const outcomes = await Promise.allSettled(paths.map((path) => deleteObject(ref(storage, path))));
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    const failure = communityError(outcome.reason);
    if (failure.code !== 'not-found' && failure.code !== 'not-allowed') throw failure;
  }
}
