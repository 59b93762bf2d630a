import { currentSession, startSession } from './session-store.ts';

/**
 * Looks up anew what the member may do. Call it when the service refuses what a page offers: an admin may
 * have banned the member while the page was open. Resolves once pages know it, or it couldn't be read.
 */
export async function lookUpStanding(): Promise<void> {
  try {
    await (await startSession()).lookAgain();
  } catch {
    // What was refused says so itself.
  }
}

/** Whether it is a ban why the service refused an act; pages know it as well by then. */
export async function refusedForBan(): Promise<boolean> {
  await lookUpStanding();
  return currentSession().user?.isBanned === true;
}
