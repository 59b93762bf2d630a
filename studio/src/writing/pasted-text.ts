/** Plain text from other programs as HTML: Markdown as what it means, and a paragraph for each line of words. */
import { marked } from 'marked';

/** What writing tools mark in plain text: headings, lists, quotes and tables at the start of a line, links and bold words. */
const MARKDOWN = /^(?:#{1,6}|[-*+]|\d{1,3}[.)]|>)\s+\S|^\|.*\|\s*$|\[[^\]\n]+\]\([^)\s]+\)|\*\*[^*\n]+\*\*/m;

function paragraph(words: string): string {
  const element = document.createElement('p');
  element.textContent = words;
  return element.outerHTML;
}

/**
 * Reads pasted plain text.
 * @returns HTML; null for one line of words, which the editor pastes where the cursor is
 */
export function htmlOfText(text: string): string | null {
  if (MARKDOWN.test(text)) return marked.parse(text, { async: false });
  const lines = text.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim() !== '');
  return lines.length > 1 ? lines.map(paragraph).join('') : null;
}
