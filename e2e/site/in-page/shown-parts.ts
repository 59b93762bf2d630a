/** What must never go from a page. */
export interface Shown {
  /** The text of the page's own part, without what a translator adds. */
  text: string;
  links: string[];
  footer: string[];
  /** With the affiliate disclaimer. */
  footerText: string;
}

/** What a page shows; runs in the page. */
export function shownParts(): Shown {
  const texts: string[] = [];
  const links: string[][] = [];
  for (const selector of ['main', 'footer']) {
    const copy = document.querySelector(selector)?.cloneNode(true);
    if (!(copy instanceof Element)) {
      texts.push('');
      links.push([]);
      continue;
    }
    // Announcements come and go; what is for browsers without scripts is there before hydration alone.
    for (const passing of copy.querySelectorAll('[role=status], noscript, script')) passing.remove();
    texts.push((copy.textContent ?? '').replaceAll(/[«»\s]/g, ''));
    links.push(
      Array.from(copy.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? '').toSorted(),
    );
  }
  const [text = '', footerText = ''] = texts;
  const [ofMain = [], footer = []] = links;
  return { text, links: ofMain, footer, footerText };
}
