import { useEffect } from 'react';

/** Elements that use the arrow keys themselves. */
const OWN_USE = 'input, textarea, select, [contenteditable], [role="menu"], [data-own-keys], dialog[open]';

/** Calls back on ArrowLeft and ArrowRight, unless something else has the keys. */
export function useArrowKeys(onStep: (step: -1 | 1) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_USE)) return;
      if (event.key === 'ArrowLeft') onStep(-1);
      else if (event.key === 'ArrowRight') onStep(1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onStep]);
}
