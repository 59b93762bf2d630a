/** Finds texts of the site by the words that one sees. */
import type { SiteText } from '@lumen-throw/domain/site-texts/site-text';
import { groupOfText, textItemKey, type TextGroup } from '@lumen-throw/domain/site-texts/text-groups';
import { SITE_TEXTS } from '@lumen-throw/domain/site-texts/texts.generated';

/** What editors wrote, by key. */
export type OwnWords = ReadonlyMap<string, string>;

/** A text that was found, with the group in whose document it's changed. */
export interface FoundText {
  text: SiteText;
  group: TextGroup;
  /** What readers see. */
  words: string;
  isChanged: boolean;
}

/** Words without what people type otherwise than it stands there: case, quotes, dashes, spaces. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** How well words are what was looked for: 0 is best, null is not at all. */
function rank(words: string, wanted: string): number | null {
  const at = plain(words);
  if (at === wanted) return 0;
  if (at.startsWith(wanted)) return 1;
  if (at.includes(wanted)) return 2;
  return wanted.split(' ').every((word) => at.includes(word)) ? 3 : null;
}

/** How well a text, as it stands or by its default, is what was looked for; null where it isn't. */
function rankOf(text: SiteText, own: string | undefined, wanted: string): number | null {
  const ranks = [own ?? text.text, text.text].map((words) => rank(words, wanted));
  return ranks[0] ?? ranks[1] ?? null;
}

/** Texts of a list that have the words, as they stand or by their default; all of them where no words are given. */
export function withWords(texts: readonly SiteText[], own: OwnWords, words: string): SiteText[] {
  const wanted = plain(words);
  return texts.filter((text) => rankOf(text, own.get(text.key), wanted) !== null);
}

/** Texts of the whole site that have the words, the best first. */
export function findTexts(words: string, own: OwnWords): FoundText[] {
  const wanted = plain(words);
  if (wanted === '') return [];
  return SITE_TEXTS.flatMap((text) => {
    const written = own.get(text.key);
    const group = groupOfText(text.key);
    const place = rankOf(text, written, wanted);
    if (place === null || !group) return [];
    return [{ place, found: { text, group, words: written ?? text.text, isChanged: written !== undefined } }];
  })
    .toSorted((one, other) => one.place - other.place)
    .map(({ found }) => found);
}

/** The path to a text in its group's document, as addresses of the Studio have it. */
export function pathToText(key: string): string {
  return `texts[_key=="${textItemKey(key)}"].text`;
}

/** The text of a list that such a path names; undefined where it names none. */
export function textAtPath(path: string | undefined, texts: readonly SiteText[]): SiteText | undefined {
  const item = /^texts(?:\[_key=="|:)([\w-]+)/.exec(path ?? '')?.[1];
  return item === undefined ? undefined : texts.find(({ key }) => textItemKey(key) === item);
}
