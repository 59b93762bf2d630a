/** Where the line that stays in sight on a phone leads. */
import { FINDER_TEXTS } from './texts.ts';

export const SHORT_LIST_ID = 'short-list';

/** What would work where nothing fits. */
export const INSTEAD_ID = 'what-would-work';

/** The short list, or what would work where it is empty. @param count how many models fit */
export function answerLink(count: number): { href: string; text: string } {
  return count > 0
    ? { href: `#${SHORT_LIST_ID}`, text: FINDER_TEXTS.toAnswer }
    : { href: `#${INSTEAD_ID}`, text: FINDER_TEXTS.instead };
}
