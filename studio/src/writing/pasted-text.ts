/** Plain text from other programs as HTML: Markdown and cells as what they mean, else a paragraph for each line. */
import { marked } from 'marked';
import { sheetOfText, type Sheet } from './table-sheet.ts';

/** What writing tools mark in plain text: headings, lists, quotes and tables at the start of a line, links and bold words. */
const MARKDOWN = /^(?:#{1,6}|[-*+]|\d{1,3}[.)]|>)\s+\S|^\|.*\|\s*$|\[[^\]\n]+\]\([^)\s]+\)|\*\*[^*\n]+\*\*/m;

/** Bullets that are no Markdown. */
const BULLET = /^([ \t]*)[•◦▪‣●○·–][ \t]+(?=\S)/gm;

/** The last line of a list, before a line that goes on without one. */
const END_OF_LIST = /^((?:[-*+]|\d{1,3}[.)])\s.*)\n(?![-*+]\s|\d{1,3}[.)]\s|\s)/gm;

/** Plain text with line breaks and bullets as Markdown has them. */
function asMarkdown(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\u00a0', ' ')
    .replaceAll(BULLET, '$1- ')
    .replaceAll(END_OF_LIST, '$1\n\n');
}

/** A numbered line at the margin; deeper ones belong to the list that they stand in. */
const NUMBERED = /^(\d+)([.)])(?=[ \t]+\S)/;

/**
 * A list of this site counts from one, so other numbers stay words: Markdown takes a year at the start of a
 * line for one.
 */
function otherNumbersAsWords(markdown: string): string {
  let last = 0;
  let isCode = false;
  return markdown
    .split('\n')
    .flatMap((line) => {
      if (/^(?:```|~~~)/.test(line)) isCode = !isCode;
      const [found, digits = '', mark = ''] = (!isCode && NUMBERED.exec(line)) || [];
      const number = Number(digits);
      const isListed = found !== undefined && (number === 1 || (last > 0 && number <= last + 1));
      // Any other words at the margin end the list.
      if (/^\S/.test(line)) last = isListed ? number : 0;
      return found === undefined || isListed ? [line] : ['', `${digits}\\${mark}${line.slice(found.length)}`];
    })
    .join('\n');
}

/** Whether plain text is Markdown, or has a list with bullets. */
export function isMarkdown(text: string): boolean {
  return MARKDOWN.test(asMarkdown(text));
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** The cells of a spreadsheet: two rows or more with as many tabs. */
function cellsOf(text: string): Sheet | null {
  const tabs = new Set(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t').length),
  );
  const [width = 1] = tabs;
  return tabs.size === 1 && width > 1 && text.trimEnd().includes('\n') ? sheetOfText(text) : null;
}

/**
 * Reads pasted plain text.
 * @returns HTML; null for one line of words, which the editor pastes where the cursor is
 */
export function htmlOfText(text: string): string | null {
  const plain = asMarkdown(text);
  if (MARKDOWN.test(plain)) return marked.parse(otherNumbersAsWords(plain), { async: false });
  const cells = cellsOf(plain);
  if (cells)
    return element('table', ...cells.map((row) => element('tr', ...row.map((cell) => element('td', cell)))))
      .outerHTML;
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 ? lines.map((line) => element('p', line).outerHTML).join('') : null;
}
