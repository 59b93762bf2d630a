/** Which of the forms in a clipboard is pasted into a text. */
import { hasMarks, hasStructure, readHtml, type Pasted } from './pasted-blocks.ts';
import { htmlOfText, isMarkdown } from './pasted-text.ts';

/**
 * Reads what a program put into the clipboard, as HTML or as plain text.
 * @returns null for what the editor pastes by itself: one line of words, a picture, a copy of its own
 */
export function readClipboard({
  getData,
  hasFiles,
}: {
  getData: (type: string) => string;
  hasFiles: boolean;
}): Pasted | null {
  if (getData('application/x-portable-text') !== '') return null;
  const html = readHtml(getData('text/html'));
  // The Studio uploads a copied picture; beside words, the file is a picture of them.
  if (html.blocks.length === 0 && hasFiles) return null;
  if (html.blocks.some(hasStructure)) return html;
  const text = getData('text/plain');
  const plain = htmlOfText(text);
  const isPlain = isMarkdown(text) || (html.blocks.length < 2 && !html.blocks.some(hasMarks));
  if (isPlain && plain !== null) {
    const { blocks, leftOut } = readHtml(plain);
    return { blocks, leftOut: html.leftOut.length > 0 ? html.leftOut : leftOut };
  }
  return html.blocks.length > 1 || html.blocks.some(hasMarks) || html.leftOut.length > 0 ? html : null;
}
