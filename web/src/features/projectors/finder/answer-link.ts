/** Where the line that stays in sight on a phone leads. */
import { FINDER_TEXTS } from './texts.ts';

export const SHORT_LIST_ID = 'short-list';

/** What would work where nothing fits. */
export const INSTEAD_ID = 'what-would-work';

/**
 * The short list, or what would work where it is empty; null where nothing would.
 * @param count how many models fit @param hasInstead whether anything else is advised
 */
export function answerLink(count: number, hasInstead: boolean): { href: string; text: string } | null {
  if (count > 0) return { href: `#${SHORT_LIST_ID}`, text: FINDER_TEXTS.toAnswer };
  return hasInstead ? { href: `#${INSTEAD_ID}`, text: FINDER_TEXTS.instead } : null;
}
