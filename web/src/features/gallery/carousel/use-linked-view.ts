import { useEffect, useRef, type RefObject } from 'react';

/** How far a page may have been scrolled for its visitor to count as just arrived, in CSS pixels. */
const AT_TOP = 8;

/** A setup that a link leads to. */
export interface LinkedSetup {
  id: string;
  /** Whether the link was followed inside the site, so that the setup was asked for just now. */
  isOnPage: boolean;
}

/**
 * Shows the setup of a link, once: it comes to the top of the screen and gets the focus, unless the
 * visitor came by the link and has gone on reading meanwhile.
 * @param section the carousel
 * @param linked null until the setup stands there, and nothing above it moves any more
 */
export function useLinkedView(section: RefObject<HTMLElement | null>, linked: LinkedSetup | null): void {
  const done = useRef<string | null>(null);
  const { id = null, isOnPage = false } = linked ?? {};
  useEffect(() => {
    if (id === null || done.current === id) return;
    done.current = id;
    if (scrollY > AT_TOP && !isOnPage) return;
    const article = section.current?.querySelector('article');
    section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    article?.focus({ preventScroll: true });
  }, [section, id, isOnPage]);
}
