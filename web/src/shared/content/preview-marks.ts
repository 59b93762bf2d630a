/** Invisible characters with which the Studio's preview marks a text; never in what readers get. */
const MARKS = /[\u200B-\u200D\uFEFF]+/g;

/** A text as its editor wrote it. */
export function withoutPreviewMarks(text: string): string {
  return text.replaceAll(MARKS, '');
}

/** Whether a text can be clicked in the Studio's preview to edit it. */
export function hasPreviewMarks(text: string): boolean {
  return withoutPreviewMarks(text) !== text;
}
