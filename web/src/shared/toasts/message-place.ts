/**
 * Where messages stand: in the page, or in the modal dialog that is open. Outside of that the browser
 * lays its backdrop over everything, and tells screen readers of nothing.
 */

let place: HTMLElement | null = null;

/** The element that messages are rendered into. */
export function messagePlace(): HTMLElement {
  place ??= document.createElement('div');
  moveMessages();
  return place;
}

/** Moves the messages to where they can be seen: to be called when a message comes, and when a dialog opens or goes. */
export function moveMessages(): void {
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (place && place.parentElement !== home) home.append(place);
}
