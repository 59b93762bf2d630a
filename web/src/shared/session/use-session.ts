import { maybeSignedIn } from '@lumen-throw/community/session-hint';
import { useSyncExternalStore } from 'react';
import {
  currentSession,
  subscribeSession,
  unknownSession,
  type Session,
  type SessionUser,
} from './session-store.ts';

/** Who is signed in; 'unknown' until the browser has looked. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession, unknownSession);
}

/**
 * One part of the session. The component is rendered again when that part changes: not for a visitor
 * who turns out to be nobody.
 * @param select names the part; always the same object or value for the same session
 */
function useSessionPart<Part>(select: (session: Session) => Part): Part {
  return useSyncExternalStore(
    subscribeSession,
    () => select(currentSession()),
    () => select(unknownSession()),
  );
}

/** Whether somebody is known to be signed in. */
export function useIsSignedIn(): boolean {
  return useSessionPart(({ status }) => status === 'signed-in');
}

/** Whether an admin is known to be signed in. */
export function useIsAdmin(): boolean {
  return useSessionPart(({ isAdmin }) => isAdmin);
}

/** Whether it is known for whom the community is read: at once, where nobody has ever signed in. */
export function useMayRead(): boolean {
  return useSessionPart(({ status }) => status !== 'unknown' || !maybeSignedIn());
}

/** The member who is signed in; null for nobody, and until it is known. */
export function useMember(): SessionUser | null {
  return useSessionPart(({ user }) => user);
}
