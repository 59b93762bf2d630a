import type { MouseEvent } from 'react';

/** What can have the focus without a phone's keyboard coming up. */
const CONTROLS = [
  'a[href]',
  'button:not(:disabled)',
  'select:not(:disabled)',
  'summary',
  'input:is([type=checkbox], [type=radio], [type=range]):not(:disabled)',
].join(',');

/**
 * For a button that goes once it is pressed: hands the focus to the control before it. Otherwise it would
 * fall to the start of the page, for those who use a keyboard or a screen reader.
 * @param gone what goes, where that is more than the button
 */
export function focusBefore(
  { currentTarget: pressed }: MouseEvent<HTMLElement>,
  gone: Element | null = pressed,
): void {
  if (document.activeElement !== pressed) return;
  const before = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      (control.compareDocumentPosition(gone ?? pressed) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      // Older browsers cannot tell.
      (control.checkVisibility?.() ?? true),
  );
  before.at(-1)?.focus({ preventScroll: true });
}
