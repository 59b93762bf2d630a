import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore/lite';
import { firebaseApp, hostAndPort, oncePerProject } from './firebase-app.ts';

/**
 * Firestore without listeners and offline store. Requests carry the session as soon as
 * `session.ts` has been loaded; without it they are a visitor's.
 */
export const firestoreService = oncePerProject<Firestore>((env) => {
  const firestore = initializeFirestore(firebaseApp(env), {});
  if (env.emulators) connectFirestoreEmulator(firestore, ...hostAndPort(env.emulators.firestore));
  return firestore;
});
