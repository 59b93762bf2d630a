import { expect, inject, vi } from 'vitest';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { DEFAULT_REGION, LOCAL_PROJECT_ID } from '@lumen-throw/domain/environment-defaults';
import { adminServices, type AdminServices } from '../../src/admin-services.ts';
import { callScheduled } from '../../src/scheduled-functions.ts';

/**
 * The environment of a page that talks to the emulators of these tests.
 * @param projectId the functions answer in the site's own project alone; another one is for what is
 * prepared in bulk, which they would be at work on for minutes. It has no rules until a test loads them.
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

/** Firebase past the rules, for what a test prepares and checks. */
export function operator(projectId?: string): AdminServices {
  return adminServices(emulatedFirebase(projectId));
}

/** Runs a scheduled function as Cloud Scheduler would. @throws Error when it does not end well */
export function runScheduled(name: string, at: Date): Promise<void> {
  const { projectId, region, emulators } = emulatedFirebase();
  return callScheduled({ functions: emulators.functions, projectId, region, name }, at);
}

/** Longest wait for documents that others hold, in milliseconds: a minute was seen on a busy machine. */
const HELD_AT_MOST = 75_000;

/** A function that is still at work on an earlier test's documents may hold them. */
async function clearDocuments(projectId: string): Promise<void> {
  const { firestore } = inject('emulators');
  const documents = `${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await vi.waitFor(
    async () => {
      const { status } = await fetch(documents, { method: 'DELETE' });
      expect(status).toBe(200);
    },
    { timeout: HELD_AT_MOST, interval: 100 },
  );
}

/** Removes every document, account and picture of the project. */
export async function clearProject({ projectId, bucket }: AdminServices): Promise<void> {
  await clearDocuments(projectId);
  await fetch(`${inject('emulators').auth}/emulator/v1/projects/${projectId}/accounts`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  // A function may still be at work on what an earlier test deleted.
  const [files] = await bucket.getFiles();
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}
