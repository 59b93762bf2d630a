import { expect, inject, vi } from 'vitest';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { adminServices, type AdminServices } from '../../src/admin-services.ts';
import { callScheduled } from '../../src/scheduled-functions.ts';

/**
 * The environment of a page that talks to the emulators of these tests.
 * @param projectId the functions run only for the site's own project; another one is for data in bulk,
 * which would keep them busy for minutes. It has no rules until a test loads them.
 */
export function emulatedFirebase(
  projectId: string = LOCAL_PROJECT_ID,
): FirebaseEnvironment & { emulators: object } {
  const { auth, firestore, storage, functions } = inject('emulators');
  return {
    projectId,
    apiKey: 'local',
    appId: '1:1:web:local',
    authDomain: `${projectId}.firebaseapp.com`,
    storageBucket: `${projectId}.appspot.com`,
    region: DEFAULT_REGION,
    appCheckSiteKey: null,
    googleSignIn: false,
    emulators: { auth, firestore, storage, functions },
  };
}

/** Firebase past the rules, to prepare and check a test. */
export function operator(projectId?: string): AdminServices {
  return adminServices(emulatedFirebase(projectId));
}

/** When the nightly upkeep goes through all setups; before every upload of a test, which it leaves alone. */
export const WEEKLY_UPKEEP = new Date('2026-01-05T08:15:00Z');

/** Runs a scheduled function as Cloud Scheduler would. @throws Error when it fails */
export function runScheduled(name: string, at: Date): Promise<void> {
  const { projectId, region, emulators } = emulatedFirebase();
  return callScheduled({ functions: emulators.functions, projectId, region, name }, at);
}

/** Timeout in milliseconds for documents that others lock: a busy machine took a minute. */
const LOCK_TIMEOUT = 75_000;

/** A function that is still at work on an earlier test's documents may lock them. */
async function clearDocuments(projectId: string): Promise<void> {
  const { firestore } = inject('emulators');
  const documents = `${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await vi.waitFor(
    async () => {
      const { status } = await fetch(documents, { method: 'DELETE' });
      expect(status).toBe(200);
    },
    { timeout: LOCK_TIMEOUT, interval: 100 },
  );
}

/** Removes every document, account and picture of the project. */
export async function clearProject({ projectId, bucket, firestore }: AdminServices): Promise<void> {
  // The month of a deleted winner would go to a setup of the next test.
  const featured = await firestore
    .collection(COLLECTIONS.setups)
    .where('is_featured_month', '==', true)
    .get();
  await Promise.all(featured.docs.map(({ ref }) => ref.update({ is_featured_month: false })));
  await clearDocuments(projectId);
  await fetch(`${inject('emulators').auth}/emulator/v1/projects/${projectId}/accounts`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  // A function may still be at work on what an earlier test deleted.
  const deleteFiles = async () => {
    const [files] = await bucket.getFiles();
    return Promise.allSettled(files.map((file) => file.delete({ ignoreNotFound: true })));
  };
  await deleteFiles();
  // The emulator may close a kept connection just as it is used again: once more, for what is left.
  const failed = (await deleteFiles()).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
