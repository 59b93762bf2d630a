import { enter, loadMotion } from './entrance.ts';

function unfold({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  for (const part of target.children) if (part.localName !== 'summary') enter(part, 'above');
}

/** From now on, what a `<details>` element shows when it opens comes out of its summary: answers, menus, terms. */
export function unfoldDetails(): void {
  void loadMotion();
  // A toggle does not bubble; it can be caught on its way down.
  document.addEventListener('toggle', unfold, { capture: true });
}
