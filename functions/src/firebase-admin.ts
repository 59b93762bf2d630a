import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

export type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

const app = getApps()[0] ?? initializeApp();

export function firestore(): Firestore {
  return getFirestore(app);
}

export function auth(): Auth {
  return getAuth(app);
}

/** @param name bucket of an event; the project's default bucket unless given */
export function bucket(name?: string): Bucket {
  return getStorage(app).bucket(name);
}

/** Whether Storage said that a file is not there. */
export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 404;
}
