import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth';
import { firebaseApp, oncePerProject } from './firebase-app.ts';

/**
 * Firebase Auth, with the session in local storage (spec section 9). Signing in with pop-ups is not
 * offered, so its code is left out.
 */
export const authService = oncePerProject<Auth>((env) => {
  const persistence = [
    typeof localStorage === 'undefined' ? inMemoryPersistence : browserLocalPersistence,
    inMemoryPersistence,
  ];
  const auth = initializeAuth(firebaseApp(env), { persistence });
  if (env.emulators) connectAuthEmulator(auth, env.emulators.auth, { disableWarnings: true });
  return auth;
});
