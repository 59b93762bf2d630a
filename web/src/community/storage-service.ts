import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { firebaseApp, hostAndPort, oncePerProject } from './firebase-app.ts';

/** Longest that an upload is retried before it counts as failed, in milliseconds. */
const UPLOAD_RETRY = 20_000;

/** Cloud Storage, for uploads and removals; pictures are shown by their public address. */
export const storageService = oncePerProject<FirebaseStorage>((env) => {
  const storage = getStorage(firebaseApp(env));
  if (env.emulators) connectStorageEmulator(storage, ...hostAndPort(env.emulators.storage));
  storage.maxUploadRetryTime = UPLOAD_RETRY;
  storage.maxOperationRetryTime = UPLOAD_RETRY;
  return storage;
});
