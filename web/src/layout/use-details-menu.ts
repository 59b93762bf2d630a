import { useEffect, useRef, type RefObject } from 'react';

/** A menu on a native `<details>`: the element, and how to open and close it by script. */
interface DetailsMenu {
  menu: RefObject<HTMLDetailsElement | null>;
  setOpen: (open: boolean) => void;
}

/** Closing gives the focus in the menu to its summary: it would fall to the start of the page. */
function setOpen(details: HTMLDetailsElement | null, open: boolean): void {
  if (!details) return;
  if (!open && details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  details.open = open;
}

/**
 * What such a menu lacks: Escape closes it, and a press elsewhere. Give the element the path of the
 * page as its key, and it is closed on the next.
 */
export function useDetailsMenu(): DetailsMenu {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(menu.current, false);
    };
    const closeFromOutside = ({ target }: PointerEvent) => {
      const details = menu.current;
      if (details && target instanceof Node && !details.contains(target)) details.open = false;
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeFromOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeFromOutside);
    };
  }, []);

  return { menu, setOpen: (open) => setOpen(menu.current, open) };
}
