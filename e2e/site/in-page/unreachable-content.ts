/* Playwright serializes this function into the page, so it contains everything it needs. */

/** Texts and links that no native control reveals, and controls that do nothing; runs in the page. */
export function unreachableContent(): string[] {
  const wordsOf = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  /** Whether an element is visible, or behind a summary that the browser opens by itself. */
  const canBeReached = (element: Element): boolean => {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const { display, visibility } = getComputedStyle(up);
      if (display === 'none' || visibility !== 'visible') return false;
    }
    const closed = element.closest('details:not([open])');
    if (!closed) return true;
    const summary = closed.querySelector(':scope > summary');
    if (summary === null || getComputedStyle(summary).display === 'none') return false;
    return closed.parentElement === null || canBeReached(closed.parentElement);
  };
  const reached = new Set<string>();
  const lost = new Set<string>();
  const note = (element: Element, what: string): void => {
    (canBeReached(element) ? reached : lost).add(what);
  };
  const described = new Set(
    [...document.querySelectorAll('[aria-describedby]')].flatMap((control) =>
      (control.getAttribute('aria-describedby') ?? '').split(' '),
    ),
  );
  /** Whether an element describes a control, or replaces one in print. */
  const isControls = (element: Element): boolean =>
    element.closest('[data-print]') !== null || described.has(element.closest('[id]')?.id ?? '');
  const look = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = wordsOf(node.nodeValue);
      // The texts of a control may be hidden together with the control.
      if (
        text &&
        parent &&
        !isControls(parent) &&
        // A fold of controls is hidden together with them.
        !parent.closest('summary')?.parentElement?.querySelector('input, select') &&
        // What a narrow screen leaves out of a row stands on the page that the row's head leads to.
        !(parent.closest('td') && parent.closest('tr')?.querySelector('th a[href]')) &&
        !parent.closest('script, style, template, svg, button, label, legend, select, thead')
      )
        note(parent, `text: ${text.slice(0, 80)}`);
    }
    for (const link of document.querySelectorAll('a[href]')) note(link, `link: ${link.getAttribute('href')}`);
  };
  look();
  /** The visibility of all elements, as one string. */
  const shown = (): string =>
    [...document.querySelectorAll('main *')].map((element) => (element.checkVisibility() ? 1 : 0)).join('');
  /** The visibility that each radio button causes through the page's styles. */
  const shownBy = new Map<HTMLInputElement, string>();
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:not(:disabled)')];
  const chosen = radios.filter(({ checked }) => checked);
  for (const radio of radios.filter((one) => one.checkVisibility())) {
    radio.checked = true;
    look();
    shownBy.set(radio, shown());
  }
  for (const radio of chosen) radio.checked = true;
  const isAnswered = (control: Element): boolean =>
    control instanceof HTMLInputElement &&
    shownBy.has(control) &&
    radios.every(
      (other) =>
        other === control || other.name !== control.name || shownBy.get(other) !== shownBy.get(control),
    );
  /** Whether a note beside a control says that it needs scripts. */
  const saysSo = (control: Element): boolean =>
    [...(control.closest('form, section')?.querySelectorAll('noscript') ?? [])].some((word) =>
      word.checkVisibility(),
    );
  const dead = [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')].filter(
    (control) =>
      control.checkVisibility() &&
      !control.matches(':disabled') &&
      // The server answers a form with an action.
      !control.closest('form[action]') &&
      !isAnswered(control) &&
      !saysSo(control),
  );
  return [
    ...[...lost].filter((what) => !reached.has(what)),
    ...dead.map(
      (control) => `dead control: ${wordsOf(control.textContent) || control.outerHTML.slice(0, 120)}`,
    ),
    ...[...document.querySelectorAll('main *')]
      .filter((element) => wordsOf(element.textContent).startsWith('Loading') && element.checkVisibility())
      .map(() => 'waits for something that never comes: Loading...'),
  ];
}
