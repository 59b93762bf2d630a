/* This function is sent into the page: it holds all that it needs. */

/** Texts and links that can be reached by no native means, and controls that do nothing; runs in the page. */
export function keptBack(): string[] {
  const wordsOf = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  /** Shown, or behind a summary that the browser opens by itself. */
  const canBeReached = (element: Element): boolean => {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const { display, visibility } = getComputedStyle(up);
      if (display === 'none' || visibility !== 'visible') return false;
    }
    const closed = element.closest('details:not([open])');
    if (!closed) return true;
    const summary = closed.querySelector(':scope > summary');
    return summary !== null && (summary.contains(element) || summary.checkVisibility());
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
  /** What a control says, and what only paper shows in its place. */
  const isControls = (element: Element): boolean =>
    element.closest('[data-print]') !== null || described.has(element.closest('[id]')?.id ?? '');
  const look = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = wordsOf(node.nodeValue);
      // What a control says need not be said where the control is put away, as it does nothing.
      if (
        text &&
        parent &&
        !isControls(parent) &&
        !parent.closest('script, style, template, svg, button, label, legend, select, thead')
      )
        note(parent, `text: ${text.slice(0, 80)}`);
    }
    for (const link of document.querySelectorAll('a[href]')) note(link, `link: ${link.getAttribute('href')}`);
  };
  look();
  /** What is shown, as one text. */
  const shown = (): string =>
    [...document.querySelectorAll('main *')].map((element) => (element.checkVisibility() ? 1 : 0)).join('');
  /** What each choice shows where the page's styles answer it. */
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
  /** Whether a word beside a control says that it needs scripts. */
  const saysSo = (control: Element): boolean =>
    [...(control.closest('form, section')?.querySelectorAll('noscript') ?? [])].some((word) =>
      word.checkVisibility(),
    );
  const dead = [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')].filter(
    (control) =>
      control.checkVisibility() &&
      !control.matches(':disabled') &&
      // A form with an address is answered by the server.
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
