import { useEffect, useRef, type RefObject } from 'react';

/** How far a page may have been scrolled for its visitor to count as just arrived, in CSS pixels. */
const AT_TOP = 8;

/**
 * Shows the setup of a share link, once: it comes to the top of the screen and gets the focus, unless
 * the visitor has gone on reading meanwhile.
 * @param section the carousel
 * @param ready whether the setup stands there, and nothing above it moves any more
 */
export function useLinkedView(section: RefObject<HTMLElement | null>, ready: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    if (scrollY > AT_TOP) return;
    const article = section.current?.querySelector('article');
    section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    article?.focus({ preventScroll: true });
  }, [section, ready]);
}
