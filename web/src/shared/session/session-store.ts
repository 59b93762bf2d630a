/**
 * Who is signed in, for everything that shows it. Knows no backend: `connectSession` is told how to
 * load one, and that happens only where a hint in the browser says that somebody signed in before,
 * or when a page asks for it.
 */
import type { Trust } from '@lumen-throw/domain/trust';

/** What the site shows of a member. */
export interface SessionUser {
  id: string;
  displayName: string | null;
  email: string | null;
  /** False for a member who signs in with Google alone. */
  hasPassword?: boolean;
  /** True for a member who reads, and can add nothing. */
  isBanned?: boolean;
  /** How far the member is trusted; 'new' where nobody said. */
  trust?: Trust;
}

export type Session =
  | { status: 'unknown'; user: null; isAdmin: false }
  | { status: 'signed-out'; user: null; isAdmin: false }
  | { status: 'signed-in'; user: SessionUser; isAdmin: boolean };

/** What a backend of accounts must offer. */
export interface SessionBackend {
  /** Calls back at once or soon with the present session, and on every change of it. */
  watch: (onChange: (session: { user: SessionUser; isAdmin: boolean } | null) => void) => () => void;
  /** Looks up anew what the member may do, and calls back before it resolves. */
  lookAgain: () => Promise<void> | void;
  signOut: () => Promise<void>;
}

const UNKNOWN: Session = { status: 'unknown', user: null, isAdmin: false };
const SIGNED_OUT: Session = { status: 'signed-out', user: null, isAdmin: false };

let session: Session = UNKNOWN;
let loadBackend: (() => Promise<SessionBackend>) | null = null;
let backend: Promise<SessionBackend> | null = null;
const listeners = new Set<() => void>();

function show(next: Session): void {
  session = next;
  if (next.status !== 'unknown') delete document.documentElement.dataset['sessionHint'];
  for (const listener of listeners) listener();
}

export function currentSession(): Session {
  return session;
}

/** The session before anything is known: what the build renders. */
export function unknownSession(): Session {
  return UNKNOWN;
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the accounts and follows them; once, however often it is called. */
export function startSession(): Promise<SessionBackend> {
  if (backend) return backend;
  if (!loadBackend) return Promise.reject(new Error('Call connectSession first.'));
  const loading = loadBackend();
  backend = loading;
  loading.then(
    (loaded) => {
      loaded.watch((known) => {
        show(known ? { status: 'signed-in', ...known } : SIGNED_OUT);
      });
    },
    () => {
      backend = null;
      show(SIGNED_OUT);
    },
  );
  return loading;
}

interface Accounts {
  /** Imports the one module that knows the backend. */
  load: () => Promise<SessionBackend>;
  /** Whether somebody signed in before; without that nothing is loaded until a page asks for it. */
  expected: boolean;
}

/** Says how accounts are loaded, and loads them where somebody signed in before. */
export function connectSession({ load, expected }: Accounts): void {
  loadBackend = load;
  if (expected) void startSession().catch(() => {});
  else if (!backend) show(SIGNED_OUT);
}

export async function signOut(): Promise<void> {
  await (await startSession()).signOut();
}
