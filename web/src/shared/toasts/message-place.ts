/**
 * Where messages stand: in the page, or in the modal dialog that is open. Outside of that the browser
 * lays its backdrop over everything, and tells screen readers of nothing.
 */

let place: HTMLElement | null = null;
let placeInPage: HTMLElement | null = null;

/** The element that messages are rendered into. */
export function messagePlace(): HTMLElement {
  place ??= document.createElement('div');
  return place;
}

/** Moves the messages to where they can be seen: to be called when a message comes, and when a dialog opens or goes. */
export function moveMessages(): void {
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? placeInPage;
  if (place && home && place.parentElement !== home) home.append(place);
}

/** Says where messages stand while no dialog is open. @param element which has no other content */
export function standInPage(element: HTMLElement | null): void {
  placeInPage = element;
  moveMessages();
}
