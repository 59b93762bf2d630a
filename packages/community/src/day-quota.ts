/** A member's quotas of a day, of which the rules ask for a step with each write. */
import { serverTimestamp, type DocumentData, type DocumentSnapshot, type Timestamp } from 'firebase/firestore/lite';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The next step of a quota; a new window of 24 hours begins once the last one is over.
 * @param counter field that counts
 */
export function quotaStep(before: DocumentSnapshot, counter: string): DocumentData {
  const started = before.get('window_start') as Timestamp | undefined;
  const begins = started === undefined || Date.now() - started.toMillis() >= DAY;
  return {
    [counter]: begins ? 1 : Number(before.get(counter)) + 1,
    window_start: begins ? serverTimestamp() : started,
    updated_at: serverTimestamp(),
  };
}
