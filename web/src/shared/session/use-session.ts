import { useSyncExternalStore } from 'react';
import { currentSession, subscribeSession, unknownSession, type Session } from './session-store.ts';

/** Who is signed in; 'unknown' until the browser has looked. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession, unknownSession);
}
