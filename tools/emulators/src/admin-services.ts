import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { EmulatorOrigins } from '@lumen-throw/domain/environment';

/** What operators' programs work with: Firebase past the rules. */
export interface AdminServices extends AsyncDisposable {
  projectId: string;
  auth: Auth;
  firestore: Firestore;
  bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
}

/** Where the admin SDK works: the emulators, or the project with the machine's own credentials. */
export interface AdminTarget {
  projectId: string;
  storageBucket: string;
  emulators: Pick<EmulatorOrigins, 'auth' | 'firestore' | 'storage'> | null;
}

function hostOf(origin: string): string {
  // The SDKs' gRPC does not try 127.0.0.1 after ::1, and the emulators listen there.
  return new URL(origin).host.replace('localhost', '127.0.0.1');
}

let made = 0;

/**
 * Opens the admin SDK. The SDK takes its emulators from variables of the process, so one process
 * works on one set of emulators at a time.
 */
export function adminServices({ projectId, storageBucket, emulators }: AdminTarget): AdminServices {
  if (emulators) {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = hostOf(emulators.auth);
    process.env['FIRESTORE_EMULATOR_HOST'] = hostOf(emulators.firestore);
    process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = hostOf(emulators.storage);
    // The SDK copies the one above into this one, once and for ever.
    process.env['STORAGE_EMULATOR_HOST'] = `http://${hostOf(emulators.storage)}`;
    process.env['METADATA_SERVER_DETECTION'] = 'none';
  }
  const app: App = initializeApp({ projectId, storageBucket }, `admin-${made++}`);
  return {
    projectId,
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(),
    [Symbol.asyncDispose]: () => deleteApp(app),
  };
}
