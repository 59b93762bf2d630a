/** What a page says of values that a link asked for and that it does not show. */
import { siteTexts } from '../site-texts/site-texts.ts';

export const LINK_NOTICE_TEXTS = siteTexts('link-notice', {
  /** One value: what was asked for, and what is shown. */
  one: (asked: string, shown: string) => `This link asked for ${asked}; shown is ${shown}.`,
  /** Several, each as `several` writes it. */
  many: (values: string) => `This link asked for ${values}.`,
  several: (asked: string, shown: string) => `${asked} (shown: ${shown})`,
  quoted: (text: string) => `“${text}”`,
  dismiss: 'Dismiss this note',
});

/** Characters of an address that a sentence quotes. */
const LONGEST_QUOTE = 32;

/** A text of somebody else's, fit to stand in a sentence: no controls, no turned directions, not too long. */
export function quotedFromLink(text: string): string {
  const plain = text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (plain.length <= LONGEST_QUOTE) return LINK_NOTICE_TEXTS.quoted(plain);
  // Not through the middle of a character of two units.
  return LINK_NOTICE_TEXTS.quoted(`${plain.slice(0, LONGEST_QUOTE).replace(/[\uD800-\uDBFF]$/, '')}…`);
}

/** The sentence about values, each with what was asked for and what is shown; null where there are none. */
export function noticeOf(values: readonly (readonly [asked: string, shown: string])[]): string | null {
  const [only, ...more] = values;
  if (!only) return null;
  if (more.length === 0) return LINK_NOTICE_TEXTS.one(...only);
  return LINK_NOTICE_TEXTS.many(values.map((value) => LINK_NOTICE_TEXTS.several(...value)).join(', '));
}
