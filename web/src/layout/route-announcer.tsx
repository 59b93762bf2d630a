import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../shared/design/visually-hidden.tsx';
import { moveFocus, namedPlace } from '../shared/links/named-place.ts';

/** Id of the page's main part: the skip link's target, and where the focus goes on a new page. */
export const MAIN_ID = 'main';

/** Milliseconds for a new page to put up its title. */
const TITLE_DELAY = 120;

/** After a navigation, moves the focus to the new page and says its title. */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const [title, setTitle] = useState('');
  const before = useRef({ pathname, key });

  useEffect(() => {
    if (before.current.key === key) return undefined;
    const newPage = before.current.pathname !== pathname;
    before.current = { pathname, key };
    if (!newPage && !hash) return undefined;
    moveFocus(hash ? namedPlace(hash) : document.getElementById(MAIN_ID));
    if (!newPage) return undefined;
    const timer = setTimeout(() => setTitle(document.title), TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [pathname, hash, key]);

  return (
    <VisuallyHidden as="div" role="status">
      {title}
    </VisuallyHidden>
  );
}
