/** The element that an address names after its '#'; null where there is none. */
export function namedPlace(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A malformed escape stands for itself.
  }
  return id ? document.getElementById(id) : null;
}

/** Moves the focus to a part of the page, without scrolling. */
export function moveFocus(target: HTMLElement | null): void {
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
