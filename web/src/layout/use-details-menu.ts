import { useEffect, useRef, type RefObject } from 'react';

/** A menu on a native `<details>`: the element, and how to open and close it by script. */
interface DetailsMenu {
  menu: RefObject<HTMLDetailsElement | null>;
  setOpen: (open: boolean) => void;
}

/** The focus must not stay on what is no longer shown: it would fall to the start of the page. */
function close(details: HTMLDetailsElement): void {
  if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  details.open = false;
}

/**
 * What such a menu lacks: Escape closes it, and a press elsewhere. Give the element the path of the
 * page as its key, and it is closed on the next.
 */
export function useDetailsMenu(): DetailsMenu {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const details = menu.current;
      if (key !== 'Escape' || !details?.open) return;
      close(details);
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
      const details = menu.current;
      if (details && open) details.open = true;
      else if (details) close(details);
    },
  };
}
