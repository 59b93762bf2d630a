import type { TextHeading } from '../headings.ts';

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
    return heading && link ? [{ link, heading }] : [];
  });
  const mark = () => {
    const line = innerHeight * READING_LINE;
    const current = chapters.findLast(({ heading }) => heading.getBoundingClientRect().top <= line);
    for (const { link } of chapters) {
      if (link === current?.link) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // A chapter and not its heading is watched: a jump passes headings without a glimpse of them.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}% 0px`,
  });
  for (const { heading } of chapters) observer.observe(heading.parentElement ?? heading);

  const beside = matchMedia(BESIDE);
  const unfold = () => {
    for (const fold of contents.querySelectorAll('details')) if (beside.matches) fold.open = true;
  };
  unfold();
  beside.addEventListener('change', unfold, { signal });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
