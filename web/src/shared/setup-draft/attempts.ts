/**
 * The attempts to share a draft, kept in this browser for all of its tabs. An attempt whose answer
 * got lost may have got through: the next one looks it up first, and nothing that a live setup may
 * show is taken out of the bucket.
 */
import { readValue, writeValue } from './draft-database.ts';

/** One attempt: the id it was sent under, and the bucket path of each picture by the picture's key. */
export interface Attempt {
  setupId: string;
  pictures: readonly { key: string; path: string }[];
}

/** How many are kept; those of long ago are settled. */
const KEPT = 20;

/** For browsers that keep nothing: the attempts of this page. */
const inMemory = new Map<string, readonly Attempt[]>();

const attemptsKey = (uid: string): string => `attempts:${uid}`;

/** A member's attempts, the latest first. */
export async function readAttempts(uid: string): Promise<readonly Attempt[]> {
  try {
    const kept = (await readValue(attemptsKey(uid))) as readonly Attempt[] | undefined;
    return kept ?? inMemory.get(uid) ?? [];
  } catch {
    return inMemory.get(uid) ?? [];
  }
}

/** Keeps an attempt; await it before the attempt is made. */
export async function keepAttempt(uid: string, attempt: Attempt): Promise<void> {
  const attempts = [attempt, ...(await readAttempts(uid))].slice(0, KEPT);
  inMemory.set(uid, attempts);
  await writeValue(attemptsKey(uid), attempts).catch(() => {});
}

/** Forgets all attempts of a member who has left for good. */
export async function forgetAttempts(uid: string): Promise<void> {
  inMemory.delete(uid);
  await writeValue(attemptsKey(uid), undefined).catch(() => {});
}

/** Every bucket path that a picture was sent to in some attempt. */
export function pathsOf(attempts: readonly Attempt[], key: string): string[] {
  return attempts.flatMap(({ pictures }) =>
    pictures.filter((picture) => picture.key === key).map(({ path }) => path),
  );
}
