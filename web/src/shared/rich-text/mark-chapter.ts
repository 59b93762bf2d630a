import type { TextHeading } from './headings.ts';

/** Share of the screen's height above which the heading of the chapter that is read has passed. */
const READING_LINE = 0.3;

/** Whether the list stands beside the text; it is folded elsewhere. */
const BESIDE = '(min-width: 62rem)';

/**
 * Marks the link to the chapter on the screen in a list of contents, and opens a list that stands beside
 * the text, so that a screen reader does not call it collapsed.
 * @param contents element with a link for each heading, in their order
 * @param signal ends it
 */
export function markChapter(
  contents: HTMLElement,
  headings: readonly TextHeading[],
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const links = contents.querySelectorAll('a');
  const chapters = headings.flatMap(({ id }, place) => {
    const heading = document.getElementById(id);
    const link = links[place];
    return heading && link ? [{ link, chapter: heading.parentElement ?? heading }] : [];
  });
  const mark = (entries: readonly IntersectionObserverEntry[]) => {
    // What the observer knows isn't measured: that would lay out all that is above.
    const known = new Map(entries.map(({ target, boundingClientRect }) => [target, boundingClientRect.top]));
    const top = (chapter: Element) => known.get(chapter) ?? chapter.getBoundingClientRect().top;
    const onLine = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
    const current =
      chapters.find(({ chapter }) => chapter === onLine) ??
      chapters.findLast(({ chapter }) => top(chapter) <= innerHeight * READING_LINE);
    for (const { link } of chapters) {
      if (link === current?.link) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // A chapter and not its heading is watched: a jump passes headings without a glimpse of them.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}% 0px`,
  });
  for (const { chapter } of chapters) observer.observe(chapter);
  // A jump from below the last chapter to above the first crosses none of them.
  addEventListener('scrollend', () => mark([]), { signal });

  const beside = matchMedia(BESIDE);
  const unfold = () => {
    for (const fold of contents.querySelectorAll('details')) if (beside.matches) fold.open = true;
  };
  unfold();
  beside.addEventListener('change', unfold, { signal });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
