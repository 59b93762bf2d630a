import { vercelStegaDecode, VERCEL_STEGA_REGEX } from '@vercel/stega';
import { placesAround } from './content-sources.ts';

/** What a page draws the things of a list as. */
const THING = 'section, article, figure, li, tr, details, dt, dd, fieldset, nav';

const HIDDEN_MARK = new RegExp(VERCEL_STEGA_REGEX.source, 'u');

function placeIn(text: string): string | null {
  if (!HIDDEN_MARK.test(text)) return null;
  const mark = vercelStegaDecode<{ place?: string }>(text);
  return mark?.place ?? null;
}

/** Reading a mark takes time, and a page has hundreds that seldom change. */
const read = new WeakMap<Node, { text: string; place: string | null }>();

function placeAt(node: Node): string | null {
  const text = node instanceof HTMLImageElement ? node.alt : (node.nodeValue ?? '');
  const known = read.get(node);
  if (known?.text === text) return known.place;
  const place = placeIn(text);
  read.set(node, { text, place });
  return place;
}

/** The elements that show a marked text or picture, each with its place in the answer. */
function* markedElements(root: Element): Generator<readonly [Element, string]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof HTMLImageElement ? node : node instanceof Text && node.parentElement;
    const place = element && element.closest('script, style') === null ? placeAt(node) : null;
    if (element && place !== null) yield [element, place];
  }
}

function* upFrom(element: Element, root: Element): Generator<Element> {
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) yield at;
}

type Counts = Map<Element, number>;

interface Item {
  texts: Element[];
  counts: Counts;
}

function count(counts: Counts, element: Element, root: Element): void {
  for (const at of upFrom(element, root)) counts.set(at, (counts.get(at) ?? 0) + 1);
}

/**
 * Finds the element of each item from the texts in it: the components of the site know nothing of this.
 * It is around all texts of the item and around none of another: the innermost one that things of a
 * list are drawn as, else the outermost one without words of the page.
 * @param isItem whether something at a place can be ordered
 */
export function itemElements(root: Element, isItem: (place: string) => boolean): Map<Element, string> {
  const texts = new Set<Element>();
  const all: Counts = new Map();
  const inItems: Counts = new Map();
  const items = new Map<string, Item>();
  for (const [element, place] of markedElements(root)) {
    texts.add(element);
    count(all, element, root);
    const around = placesAround(place).filter(isItem);
    if (around.length > 0) count(inItems, element, root);
    for (const itemPlace of around) {
      const item: Item = items.get(itemPlace) ?? { texts: [], counts: new Map() };
      items.set(itemPlace, item);
      item.texts.push(element);
      count(item.counts, element, root);
    }
  }
  const found = new Map<Element, string>();
  // The overlays take an element with a text of its own for that text. Outer items choose first.
  const isFree = (element: Element) => !texts.has(element) && !found.has(element);
  for (const [place, { texts: own, counts }] of [...items].toSorted(([a], [b]) => a.length - b.length)) {
    const elementsWith = (text: Element) =>
      [...upFrom(text, root)].filter((element) => inItems.get(element) === counts.get(element));
    // A page may show a list twice, for phones and for others.
    for (const together of Map.groupBy(own, (text) => elementsWith(text).at(-1)).values()) {
      const [first] = together;
      if (!first) continue;
      const around = elementsWith(first).filter(
        (element) => isFree(element) && together.every((text) => element.contains(text)),
      );
      const element =
        around.find((one) => one.matches(THING)) ??
        around.findLast((one) => all.get(one) === counts.get(one)) ??
        around[0];
      if (element) found.set(element, place);
    }
  }
  return found;
}
