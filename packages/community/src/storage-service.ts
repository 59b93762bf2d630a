import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { firebaseApp, hostAndPort, oncePerProject } from './firebase-app.ts';

/**
 * Longest that an upload or a removal is retried before it counts as failed, in milliseconds: over a
 * hiccup of the connection, and not longer than a member waits for an answer.
 */
const RETRY = 5000;

/** Cloud Storage, for uploads and removals; pictures are shown by their public address. */
export const storageService = oncePerProject<FirebaseStorage>((env) => {
  const storage = getStorage(firebaseApp(env));
  if (env.emulators) connectStorageEmulator(storage, ...hostAndPort(env.emulators.storage));
  storage.maxUploadRetryTime = RETRY;
  storage.maxOperationRetryTime = RETRY;
  return storage;
});
