import { logger } from 'firebase-functions';

/**
 * Waits for every part, also where one fails: the others are not held up by it.
 * @param what what the parts belong to, for the log
 * @param about fields of the log
 * @throws Error when one failed, so that all come again: each part may run twice
 */
export async function everyPart(
  what: string,
  about: Readonly<Record<string, unknown>>,
  parts: Readonly<Record<string, Promise<unknown>>>,
): Promise<void> {
  const outcomes = await Promise.allSettled(Object.values(parts));
  const failed = Object.keys(parts).flatMap((part, index) => {
    const outcome = outcomes[index];
    return outcome?.status === 'rejected' ? [{ part, reason: String(outcome.reason) }] : [];
  });
  if (failed.length === 0) return;
  logger.error('Failed to finish every part', { of: what, ...about, failed });
  throw new Error(`${failed.map(({ part }) => part).join(', ')} failed.`);
}
