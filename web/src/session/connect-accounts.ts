import { connectSession, type SessionBackend } from './session-store.ts';

/** Tells the session how accounts are loaded. */
export function connectAccounts(): void {
  connectSession(loadAccounts);
}

async function loadAccounts(): Promise<SessionBackend> {
  throw new Error('Accounts are not wired up yet.');
}
