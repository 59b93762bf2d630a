import { useEffect, useRef, type RefObject } from 'react';

/** A menu on a native `<details>`: the element, and how to open and close it by script. */
interface DetailsMenu {
  menu: RefObject<HTMLDetailsElement | null>;
  setOpen: (open: boolean) => void;
}

/**
 * What such a menu lacks: Escape closes it and gives the focus back to its summary, and a press
 * elsewhere closes it. Give the element the path of the page as its key, and it is closed on the next.
 */
export function useDetailsMenu(): DetailsMenu {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const details = menu.current;
      if (key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
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

  return {
    menu,
    setOpen: (open) => {
      if (menu.current) menu.current.open = open;
    },
  };
}
