/** The HTML of other programs in the elements that a text is made of: paragraphs, headings, lists, tables. */
import { dataTableOf } from './table-sheet.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** Elements that are blocks of a text, or parts of a list or a table. */
const BLOCKS = `p, ${HEADINGS}, ul, ol, li, blockquote, table, hr`;
/** Elements that begin on a line of their own and only hold others. */
const BOXES =
  'div, section, article, main, header, footer, aside, nav, form, figure, figcaption, address, details, summary, center, pre, dl, dt, dd';
/** What a browser shows no words of. */
const UNSEEN =
  'script, style, template, noscript, title, svg, [style*="display:none"], [style*="display: none"]';

/** Digits above and below the line, which have characters of their own. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Pictures don't come along, but an emoji that is drawn as one does. @returns how many are left out */
function withoutPictures(body: HTMLElement): number {
  let count = 0;
  for (const picture of body.querySelectorAll('img')) {
    const alt = picture.getAttribute('alt') ?? '';
    const isDot = [picture.getAttribute('width'), picture.getAttribute('height')].some(
      (size) => size !== null && Number.parseFloat(size) <= 1,
    );
    if (/^\p{Extended_Pictographic}/u.test(alt)) picture.replaceWith(alt);
    else {
      if (!isDot) count += 1;
      picture.remove();
    }
  }
  return count;
}

/** Marks of the preview and characters without width go; spaces that don't break become plain ones. */
function plainCharacters(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = (text.nodeValue ?? '')
      .replaceAll(/[\u200b-\u200d\ufeff]{4,}|[\u200b\ufeff\u00ad\u2060]/g, '')
      .replaceAll('\u00a0', ' ');
  // Safari and Slack wrap a space, and the reader of the HTML drops it.
  for (const span of body.querySelectorAll('span'))
    if (span.childElementCount === 0 && /^\s+$/.test(span.textContent ?? '')) span.replaceWith(' ');
  body.normalize();
  for (const small of body.querySelectorAll('sup, sub')) {
    const digits = small.textContent ?? '';
    const row = small.matches('sup') ? RAISED : LOWERED;
    if (/^\d+$/.test(digits))
      small.replaceWith(digits.replaceAll(/\d/g, (digit) => row[Number(digit)] ?? digit));
  }
}

/** Lines that end where the HTML's line ends. */
function keptLines(body: HTMLElement): void {
  for (const box of body.querySelectorAll('pre, [style*="white-space"]')) {
    if (!box.matches('pre, [style*="white-space: pre"], [style*="white-space:pre"]')) continue;
    const texts = body.ownerDocument.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) nodes.push(texts.currentNode);
    for (const [place, node] of nodes.entries()) {
      if (place === 0) node.data = node.data.replace(/^\s*\n/, '');
      if (place === nodes.length - 1) node.data = node.data.replace(/\n\s*$/, '');
      const text = node.data;
      // Between blocks that have a style of their own, a line break is none.
      const lines = box.matches('pre') || text.trim() !== '' ? text.split('\n') : [];
      if (lines.length < 2) continue;
      const parts = lines.flatMap((line) => [body.ownerDocument.createElement('br'), line]).slice(1);
      node.replaceWith(...parts);
    }
  }
}

/** Bold and italic words that only a style says. */
function styledMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    // Word for the web's are read with its blocks.
    if (element.matches('.TextRun, .TextRun *')) continue;
    const { fontWeight, fontStyle } = element.style;
    const isLight = /^(?:normal|[1-4]00)$/.test(fontWeight);
    const isUpright = fontStyle === 'normal';
    if ((element.matches('b, strong') && isLight) || (element.matches('i, em') && isUpright)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (element.closest(`${HEADINGS}, th`) || element.querySelector(`${BLOCKS}, ${BOXES}`)) continue;
    for (const [name, isSet] of [
      ['strong', /^(?:bold|bolder|[6-9]00)$/.test(fontWeight) && !element.closest('b, strong')],
      ['em', /^(?:italic|oblique)/.test(fontStyle) && !element.closest('i, em')],
    ] as const) {
      if (!isSet) continue;
      const mark = body.ownerDocument.createElement(name);
      mark.append(...element.childNodes);
      element.append(mark);
    }
  }
}

/** A link around blocks becomes one in each of them, and a look around a line break goes. */
function linksInside(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const inside = [...link.querySelectorAll(`p, ${HEADINGS}, ${BOXES}`)];
    if (inside.length === 0) continue;
    for (const block of inside.filter(
      (one) => !inside.some((other) => other !== one && one.contains(other)),
    )) {
      const part = link.cloneNode();
      if (part instanceof Element) part.append(...block.childNodes);
      block.append(part);
    }
    link.replaceWith(...link.childNodes);
  }
  for (const look of body.querySelectorAll('span, font'))
    if (look.querySelector('br') && !look.matches('.TextRun, .TextRun *'))
      look.replaceWith(...look.childNodes);
}

function isBlock(node: Node): node is Element {
  return (
    node instanceof Element &&
    (node.matches(`${BLOCKS}, ${BOXES}`) || node.querySelector(`${BLOCKS}, ${BOXES}`) !== null)
  );
}

/** Words that stand loose in a box become paragraphs, one for each line; the boxes go. */
function paragraphs(box: Element): void {
  let open: Element | null = null;
  for (const node of Array.from(box.childNodes)) {
    if (node instanceof HTMLBRElement) {
      node.remove();
      open = null;
    } else if (isBlock(node)) {
      open = null;
      if (node.matches(BLOCKS)) continue;
      paragraphs(node);
      node.replaceWith(...node.childNodes);
    } else {
      if (!open) {
        open = box.ownerDocument.createElement('p');
        node.before(open);
      }
      open.append(node);
    }
  }
}

/** Two line breaks in a paragraph are the end of it. */
function splitParagraphs(body: HTMLElement): void {
  for (const second of body.querySelectorAll('p > br + br')) {
    const paragraph = second.parentElement;
    const first = second.previousElementSibling;
    if (
      !paragraph ||
      !first ||
      (second.previousSibling !== first && second.previousSibling?.textContent?.trim() !== '')
    )
      continue;
    const before = body.ownerDocument.createElement('p');
    while (paragraph.firstChild && paragraph.firstChild !== first) before.append(paragraph.firstChild);
    first.remove();
    second.remove();
    paragraph.before(before);
  }
}

/**
 * Says in plain HTML what is only said by a role, by boxes or by the look: the headings of Word for the web,
 * bold words, lines in boxes of their own, tables that only place their text.
 * @returns the HTML, and how many pictures it no longer has
 */
export function plainHtml(html: string): { html: string; pictures: number } {
  const { body, documentElement } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll(UNSEEN)) unseen.remove();
  const pictures = withoutPictures(body);
  plainCharacters(body);
  keptLines(body);
  styledMarks(body);
  for (const heading of body.querySelectorAll('[role="heading"]')) {
    const level = Number(heading.getAttribute('aria-level'));
    renamed(heading, `h${level >= 1 && level <= 6 ? level : 2}`);
  }
  // The innermost first: a table around another only places it.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    if (dataTableOf(table)) continue;
    const cells = [...table.rows].flatMap((row) => [...row.cells]);
    table.replaceWith(
      ...[table.caption, ...cells].filter((part) => part !== null).map((part) => renamed(part, 'div')),
    );
  }
  for (const box of body.querySelectorAll(`li :is(p, ${BOXES}), blockquote :is(${BOXES})`))
    if (box.nextElementSibling?.matches(`p, ${BOXES}`)) box.after(body.ownerDocument.createElement('br'));
  for (const heading of body.querySelectorAll(`li :is(${HEADINGS})`)) {
    if (heading.nextSibling) heading.after(body.ownerDocument.createElement('br'));
    renamed(heading, 'strong');
  }
  // Google Docs puts a list inside a list, and not inside its item.
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list);
  linksInside(body);
  paragraphs(body);
  splitParagraphs(body);
  // Word says in its head which lists are numbered.
  return { html: documentElement.outerHTML, pictures };
}
