import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Opens the term that the address leads to and brings it into sight. A browser does so by itself when
 * it loads the page; moving inside the site is the router's, which does not.
 */
export function useLinkedTerm(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    let id = hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {
      return;
    }
    const target = document.querySelector(`[id="${CSS.escape(id)}"]`);
    const term = target?.closest('details');
    if (!target || !term) return;
    term.open = true;
    target.scrollIntoView({ block: 'center' });
  }, [hash]);
}
