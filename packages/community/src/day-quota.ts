/** A member's quotas of a day, of which the rules ask for a step with each write. */
import {
  serverTimestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore/lite';

const DAY = 24 * 60 * 60 * 1000;

/** Whether the window of a quota is over, by this device's clock. */
export function isOver(quota: DocumentSnapshot): boolean {
  const started = quota.get('window_start') as Timestamp | undefined;
  return started === undefined || Date.now() - started.toMillis() >= DAY;
}

/**
 * The next step of a quota; a new window of 24 hours begins once the last one is over.
 * @param counter field that counts
 */
export function quotaStep(before: DocumentSnapshot, counter: string, over = isOver(before)): DocumentData {
  const begins = over || !before.exists();
  return {
    [counter]: begins ? 1 : Number(before.get(counter)) + 1,
    window_start: begins ? serverTimestamp() : (before.get('window_start') as Timestamp),
    updated_at: serverTimestamp(),
  };
}
