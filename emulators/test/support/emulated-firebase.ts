import { withFunctionTriggersDisabled } from '@firebase/rules-unit-testing';
import { expect, inject, vi } from 'vitest';
import { LOCAL_PROJECT_ID, type FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { adminServices, type AdminServices } from '../../src/admin-services.ts';
import { callScheduled } from '../../src/scheduled-functions.ts';

/** The environment of a page that talks to the emulators of these tests. */
export function emulatedFirebase(): FirebaseEnvironment & { emulators: object } {
  const { auth, firestore, storage, functions } = inject('emulators');
  return {
    projectId: LOCAL_PROJECT_ID,
    apiKey: 'local',
    appId: '1:1:web:local',
    authDomain: `${LOCAL_PROJECT_ID}.firebaseapp.com`,
    storageBucket: `${LOCAL_PROJECT_ID}.appspot.com`,
    region: 'us-central1',
    appCheckSiteKey: null,
    emulators: { auth, firestore, storage, functions },
  };
}

/** Firebase past the rules, for what a test prepares and checks. */
export function operator(): AdminServices {
  return adminServices(emulatedFirebase());
}

/**
 * Does something in bulk that the functions do not hear of; it waits for those at work, and the
 * functions, scheduled ones too, are loaded anew afterwards. With them, the emulator would be at work
 * for minutes, and the tests that follow would wait.
 */
export function withoutFunctions<T>(bulk: () => Promise<T>): Promise<T> {
  const { hostname, port } = new URL(inject('emulators').hub);
  return withFunctionTriggersDisabled({ host: hostname, port: Number(port) }, bulk);
}

/** Runs a scheduled function as Cloud Scheduler would. @throws Error when it does not end well */
export function runScheduled(name: string, at: Date): Promise<void> {
  const { projectId, region, emulators } = emulatedFirebase();
  return callScheduled({ functions: emulators.functions, projectId, region, name }, at);
}

/** A function that is still at work on an earlier test's documents may hold them for a moment. */
async function clearDocuments(firestore: string): Promise<void> {
  const documents = `${firestore}/emulator/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
  await vi.waitFor(
    async () => {
      const { status } = await fetch(documents, { method: 'DELETE' });
      expect(status).toBe(200);
    },
    { timeout: 20_000, interval: 100 },
  );
}

/** Removes every document, account and picture of the project. */
export async function clearProject({ bucket }: AdminServices): Promise<void> {
  const { auth, firestore } = inject('emulators');
  await clearDocuments(firestore);
  await fetch(`${auth}/emulator/v1/projects/${LOCAL_PROJECT_ID}/accounts`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  // A function may still be at work on what an earlier test deleted.
  const [files] = await bucket.getFiles({ prefix: 'setups/' });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}
