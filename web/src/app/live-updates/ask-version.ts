import { publishedChanges, type PublishedChanges, VERSION_PATH } from '@lumen-throw/domain/published-changes';

/** Milliseconds after which the question counts as not answered. */
const TIMEOUT = 8000;

let askedAt = Number.NEGATIVE_INFINITY;
let answer: Promise<PublishedChanges | null> = Promise.resolve(null);

async function ask(): Promise<PublishedChanges | null> {
  try {
    // One answer for everybody, so that a cache on the way can give it.
    const response = await fetch(VERSION_PATH, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? publishedChanges(await response.json()) : null;
  } catch {
    return null;
  }
}

/** Milliseconds until the question may be asked again. */
export function untilNextAsk(interval: number): number {
  return Math.max(0, askedAt + interval - Date.now());
}

/**
 * Asks what was published of late, at most once in an interval of milliseconds for the whole tab: before
 * that the last answer stands.
 * @returns null when there is no answer
 */
export function askVersion(interval: number): Promise<PublishedChanges | null> {
  if (untilNextAsk(interval) === 0) {
    askedAt = Date.now();
    answer = ask();
  }
  return answer;
}
