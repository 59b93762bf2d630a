import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { firebaseApp, hostAndPort, oncePerProject } from './firebase-app.ts';

/**
 * Firestore without listeners and offline store. Requests carry the session as soon as
 * `session.ts` has been loaded; without it they are a visitor's.
 */
export const firestoreService = oncePerProject<Firestore>((env) => {
  // Every failure comes out as a CommunityError; some, like a hidden setup, are answers.
  setLogLevel('silent');
  const firestore = initializeFirestore(firebaseApp(env), {});
  if (env.emulators) connectFirestoreEmulator(firestore, ...hostAndPort(env.emulators.firestore));
  return firestore;
});
