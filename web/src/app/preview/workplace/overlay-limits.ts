/** An item that moves under the mouse is not found where the drag began, and then the drop fails. */
const STILL = '[data-sanity-drag-group] { transform: none !important; transition: none !important; }';

/** Makes the page such that the overlays can deal with it. */
export function keepOverlaysGoing(): void {
  const style = new CSSStyleSheet();
  style.replaceSync(STILL);
  document.adoptedStyleSheets.push(style);
  // They pass over what is in sight by less than 30 percent, and a section may be taller than three screens.
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, { ...options, threshold: 0 });
    }
  };
}
