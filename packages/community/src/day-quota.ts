/** A member's quotas of a day, of which the rules ask for a step with each write. */
import {
  serverTimestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore/lite';
import { isDenied } from './sdk-failures.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whether the window of a quota is over, by this device's clock. */
function isOver(quota: DocumentSnapshot): boolean {
  const started = quota.get('window_start') as Timestamp | undefined;
  return started === undefined || Date.now() - started.toMillis() >= DAY;
}

/**
 * The next step of a quota; a new window of 24 hours begins once the last one is over.
 * @param counter field that counts
 */
type QuotaStep = (before: DocumentSnapshot, counter: string) => DocumentData;

/**
 * Writes with a step of a quota. A device's clock that is wrong begins the window too early or too late:
 * what the rules refuse is written once more in the other window.
 */
export async function writeWithStep<Written>(write: (step: QuotaStep) => Promise<Written>): Promise<Written> {
  try {
    return await write((before, counter) => quotaStep(before, counter));
  } catch (error) {
    if (!isDenied(error)) throw error;
    return write((before, counter) => quotaStep(before, counter, !isOver(before)));
  }
}

/** The next step of a quota, in the window that this device's clock says. */
export function quotaStep(before: DocumentSnapshot, counter: string, over = isOver(before)): DocumentData {
  const begins = over || !before.exists();
  return {
    [counter]: begins ? 1 : Number(before.get(counter)) + 1,
    window_start: begins ? serverTimestamp() : (before.get('window_start') as Timestamp),
    updated_at: serverTimestamp(),
  };
}
