/**
 * Scrolls to the top of the page. What grows above the screen meanwhile would move the goal along: the
 * browser keeps what is in sight in its place (scroll anchoring), also during a smooth scroll.
 */
export function scrollToTop(behavior: 'auto' | 'smooth'): void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  addEventListener('scrollend', () => style.removeProperty('overflow-anchor'), { once: true });
  scrollTo({ top: 0, behavior });
}
