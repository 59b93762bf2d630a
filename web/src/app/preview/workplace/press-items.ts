/** Where a press begins that should not move what is around it. */
const CONTROL = 'input, select, textarea';

/** The dots in the overlays' label, which start no drag by themselves (sanity-io/visual-editing#3494). */
const HANDLE = 'sanity-visual-editing .drag-handle';

const MENU_ITEM = 'sanity-visual-editing [role="menuitem"]';

const MENU_GROUP = 'sanity-visual-editing [data-ui="MenuGroup"]';

/** In the menu of a group, which takes the focus by itself, stands a menu of pictures, which does not. */
const PICTURE = 'sanity-visual-editing [role="menu"] [role="menu"] [role="menu"] [role="menuitem"]';

function focusFirst(item: HTMLElement): void {
  item.focus();
  // The menu counts its items by the keys that it hears.
  item.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}

/** Frames within which a menu opens. */
const OPENING = 60;

/** Lets the arrow key that opens the pictures of what can be inserted go on among them. */
function enterPictures({ key, target }: KeyboardEvent): void {
  if (key !== 'ArrowRight' || !(target instanceof Element) || !target.matches(MENU_GROUP)) return;
  let frames = 0;
  const look = () => {
    if (document.activeElement !== target || frames === OPENING) return;
    frames += 1;
    const pictures = [...document.querySelectorAll<HTMLElement>(PICTURE)];
    const first = pictures.find((picture) => picture.checkVisibility({ visibilityProperty: true }));
    if (first) focusFirst(first);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The overlays' menu listens to keys once one of its items has the focus, which none has by itself. */
function focusMenu(): void {
  const before = document.activeElement;
  let isOpen = false;
  const look = new MutationObserver(() => {
    const first = document.querySelector(MENU_ITEM);
    if (first instanceof HTMLElement && !isOpen) {
      isOpen = true;
      focusFirst(first);
    } else if (!first && isOpen) {
      look.disconnect();
      if (before instanceof HTMLElement) before.focus();
    }
  });
  look.observe(document.documentElement, { childList: true, subtree: true });
}

/** The overlays' menu closes when the mouse is over the page again, which no key leads to. */
function closeAfterInserting({ target, detail: presses }: MouseEvent): void {
  if (presses > 0 || !(target instanceof Element) || !target.closest(PICTURE)) return;
  // Once the item has heard the click.
  setTimeout(() => window.dispatchEvent(new MouseEvent('contextmenu')));
}

/** What the overlays believe of the mouse for the length of a press; leaving would close the menu. */
const STEPS = {
  mousedown: ['mousemove', 'mouseenter', 'mousedown', 'mouseleave'],
  contextmenu: ['mousemove', 'mouseenter', 'contextmenu'],
} as const;

/**
 * Lets editors take hold of an item anywhere, by mouse or with the menu key. The overlays listen to the
 * innermost element under the mouse alone, which on a page is almost always a text and seldom the item.
 */
export function pressItems(itemAround: (element: Element) => Element | null): void {
  let hovered: Element | null = null;
  let isMenuOpen = false;
  let isPassedOn = false;
  const follow = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('sanity-visual-editing')) return;
    hovered = itemAround(target);
    // The menu covers the page, so it is closed: the overlays forget what the mouse was over.
    if (isMenuOpen) window.dispatchEvent(new MouseEvent('contextmenu'));
    isMenuOpen = false;
  };
  const passOn = (type: keyof typeof STEPS) => (event: MouseEvent) => {
    const { target, clientX, clientY, button } = event;
    if (isPassedOn || !(target instanceof Element) || target.matches(CONTROL)) return;
    const item = target.matches(`${HANDLE}, ${HANDLE} *`) ? hovered : itemAround(target);
    if (!item) return;
    isPassedOn = true;
    const taken = STEPS[type].map(
      (step) => !item.dispatchEvent(new MouseEvent(step, { clientX, clientY, button, cancelable: true })),
    );
    isPassedOn = false;
    if (!taken.includes(true)) return;
    isMenuOpen = type === 'contextmenu';
    if (isMenuOpen) focusMenu();
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('mouseover', follow, { capture: true });
  window.addEventListener('mousedown', passOn('mousedown'), { capture: true });
  window.addEventListener('contextmenu', passOn('contextmenu'), { capture: true });
  window.addEventListener('keydown', enterPictures, { capture: true });
  window.addEventListener('click', closeAfterInserting, { capture: true });
}
