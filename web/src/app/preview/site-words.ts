/**
 * The site's own words in the preview. They carry no invisible marks, because code compares some of them
 * and others are attributes: the element that shows one is marked instead, and drafts are put into the page.
 */
import {
  groupOfText,
  SITE_TEXTS_TYPE,
  textItemKey,
  textsDocumentId,
} from '@lumen-throw/domain/site-texts/text-groups';
import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';
import { currentTexts } from '../../shared/site-texts/current-texts.ts';
import { onPageChange } from './on-page-change.ts';
import { applySiteTexts, type OwnTexts } from '../../shared/site-texts/site-texts.ts';

/** What is in the page and shows no text of it. */
const NOT_SHOWN = 'script, style, sanity-visual-editing';

function shownWords(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest(NOT_SHOWN)) found.push(node);
  return found;
}

/** Where a click on a text leads, as the overlays read it. */
function linkTo(key: string, studioUrl: string): string | null {
  const group = groupOfText(key);
  if (!group) return null;
  const path = ['texts', { _key: textItemKey(key) }, 'text'];
  const id = textsDocumentId(group.id);
  return createDataAttribute({ baseUrl: studioUrl, id, type: SITE_TEXTS_TYPE, path }).toString();
}

/** Puts drafts in the place of the words that the page shows, where it draws nothing by itself. */
function redraw(before: ReadonlyMap<string, string>): void {
  const changed = new Map(
    currentTexts().flatMap(({ key, text }) => {
      const was = before.get(key);
      return was === undefined || was === text ? [] : [[was, text] as const];
    }),
  );
  if (changed.size === 0) return;
  for (const node of shownWords()) {
    const words = node.data.trim();
    const now = changed.get(words);
    if (now !== undefined) node.data = node.data.replace(words, () => now);
  }
}

/**
 * Makes the site's own words clickable, also those that the page draws later.
 * @returns takes what editors wrote, drafts included, and shows it
 */
export function showSiteWords(studioUrl: string): (texts: OwnTexts) => void {
  const marked = new Set<HTMLElement>();
  const mark = () => {
    const links = new Map<string, string>();
    for (const { key, text } of currentTexts()) {
      const link = links.has(text) ? null : linkTo(key, studioUrl);
      if (link !== null) links.set(text, link);
    }
    const wanted = new Map<HTMLElement, string>();
    for (const { data, parentElement } of shownWords()) {
      const link = links.get(data.trim());
      if (link !== undefined && parentElement) wanted.set(parentElement, link);
    }
    for (const element of marked) if (!wanted.has(element)) delete element.dataset['sanity'];
    marked.clear();
    for (const [element, link] of wanted) {
      element.dataset['sanity'] = link;
      marked.add(element);
    }
  };
  onPageChange(mark);
  mark();
  return (texts) => {
    const before = new Map(currentTexts().map(({ key, text }) => [key, text]));
    applySiteTexts(texts);
    redraw(before);
    mark();
  };
}
