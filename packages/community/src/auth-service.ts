import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { firebaseApp, oncePerProject } from './firebase-app.ts';
import { unlessStorageHangs } from './sdk-failures.ts';
import { canStoreSession } from './session-hint.ts';

let popupsExpected = false;

/**
 * Has the service load what a pop-up needs as soon as it is made, where it is not made yet: Safari and
 * phones hold back a pop-up that comes later than the click.
 */
export function expectPopups(): void {
  popupsExpected = true;
}

/** Firebase Auth, with the session in local storage (spec section 9), or in memory where that is blocked. */
export const authService = oncePerProject<Auth>((env) => {
  const persistence = canStoreSession() ? browserLocalPersistence : inMemoryPersistence;
  const auth = initializeAuth(firebaseApp(env), {
    persistence,
    ...(popupsExpected ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  });
  if (env.emulators) connectAuthEmulator(auth, env.emulators.auth, { disableWarnings: true });
  return auth;
});

/**
 * Firebase Auth once the stored session has been read.
 * @throws CommunityError 'storage-hangs' where the browser's database does not answer
 */
export async function readyAuth(env: FirebaseEnvironment): Promise<Auth> {
  const auth = authService(env);
  await unlessStorageHangs(() => auth.authStateReady());
  return auth;
}
