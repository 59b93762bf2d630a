import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';
import type { ContentSourceMap } from '@sanity/client/csm';
import { onPageChange } from '../on-page-change.ts';
import { reordered, watchChanges } from './changes-at-once.ts';
import { itemsOf, ownersOfLists, sourcesOf, type Source, type Sources } from './content-sources.ts';
import { itemElements } from './item-elements.ts';
import { pressItems } from './press-items.ts';

/** Asks for documents as they are stored, and for each change to them. @returns ends it */
type ListenToDocuments = (
  ids: readonly string[],
  answered: (documents: readonly unknown[]) => void,
) => () => void;

const NONE: Sources = new Map();

/** The overlays let things be ordered among those of one list in one document. */
function listOf({ id, path }: Source): string {
  return JSON.stringify([id, path.slice(0, -1)]);
}

/** What a page shows, and how it shows that in another order. */
export interface Shown<Answer> {
  answer: Answer;
  /** Without it nothing can be ordered. */
  sourceMap: ContentSourceMap | null;
  redraw: (answer: Answer) => void;
}

/**
 * Makes sections, cards and rows of the page things that an editor can order, add and remove.
 * @returns takes what the page shows
 */
export function openWorkplace<Answer>(
  studioUrl: string,
  listenToDocuments: ListenToDocuments,
): (shown: Shown<Answer>) => void {
  let shown: Shown<Answer> | null = null;
  let sources = NONE;
  let items = NONE;
  let documents: readonly unknown[] = [];
  let owners: readonly string[] = [];
  let stop: (() => void) | null = null;
  let marked: ReadonlyMap<Element, string> = new Map();

  const mark = () => {
    const wanted = itemElements(document.body, (place) => items.has(place));
    for (const element of marked.keys()) {
      if (wanted.has(element)) continue;
      element.removeAttribute('data-sanity');
      element.removeAttribute('data-sanity-drag-group');
    }
    for (const [element, place] of wanted) {
      const item = items.get(place);
      if (!item) continue;
      const attribute = createDataAttribute({ baseUrl: studioUrl, ...item }).toString();
      if (element.getAttribute('data-sanity') === attribute) continue;
      element.setAttribute('data-sanity-drag-group', listOf(item));
      element.setAttribute('data-sanity', attribute);
    }
    marked = wanted;
  };
  const markSoon = onPageChange(mark);
  const showItems = () => {
    items = itemsOf(shown?.answer, sources, documents);
    markSoon();
  };
  watchChanges((id, document) => {
    if (!shown) return;
    shown = { ...shown, answer: reordered(shown.answer, items, id, document) };
    shown.redraw(shown.answer);
  });
  pressItems((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) if (marked.has(at)) return at;
    return null;
  });

  return (next) => {
    shown = next;
    sources = next.sourceMap ? sourcesOf(next.answer, next.sourceMap) : NONE;
    const wanted = ownersOfLists(next.answer, sources);
    if (wanted.join() !== owners.join()) {
      stop?.();
      owners = wanted;
      stop = listenToDocuments(owners, (stored) => {
        documents = stored;
        showItems();
      });
    }
    showItems();
  };
}
