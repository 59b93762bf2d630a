/**
 * What a visitor did before the page, or a part of it that comes later (`data-late`), could answer: the
 * last button, and what was put into fields. The page's start script (see web/prerender) keeps it.
 */
interface BeforeAlive {
  alive: boolean;
  button: HTMLElement | null;
  /** Values; whether they are chosen, for radio buttons and checkboxes. */
  fields: Map<Element, string | boolean>;
}

declare global {
  var beforeAlive: BeforeAlive | undefined;
}

const late = new Set<Promise<unknown>>();

/** Takes note of a script for a part of the page that comes later. */
export function expectLate(script: Promise<unknown>): void {
  late.add(script);
}

/** Resolves once the scripts of all such parts are there, or will not come. */
export async function lateScripts(): Promise<void> {
  await Promise.allSettled(late);
}

/** Whether the page has come alive; on the way to another page there is nothing that could stand meanwhile. */
export function isPageAlive(): boolean {
  return globalThis.beforeAlive?.alive === true;
}

/** From now on the page answers for itself, but for the parts that come later. */
export function pageIsAlive(): void {
  const kept = globalThis.beforeAlive;
  if (!kept || kept.alive) return;
  kept.alive = true;
  replay();
}

function isAnswered(element: Element): boolean {
  return element.closest('[data-late]') === null;
}

/** Does what the visitor asked for before, where it can be answered by now. */
export function replay(): void {
  const kept = globalThis.beforeAlive;
  if (!kept?.alive) return;
  const fields = [...kept.fields].filter(([field]) => isAnswered(field));
  for (const [field] of fields) kept.fields.delete(field);
  const button = kept.button && isAnswered(kept.button) ? kept.button : null;
  if (button) kept.button = null;
  if (fields.length === 0 && !button) return;
  void import('./repeat-actions.ts').then(({ repeatActions }) => repeatActions(fields, button));
}
