/**
 * What a visitor did before the page could answer: the last button, and what was put into fields. The
 * page's start script (see web/build) keeps it until the page is alive, this module for the parts of
 * the page that come later (`data-late`).
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

function isLate(element: Element): boolean {
  return element.closest('[data-late]') !== null;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function keepClick(event: MouseEvent): void {
  const kept = globalThis.beforeAlive;
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!kept || !button || !isLate(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.button = button;
}

function keepField({ target }: Event): void {
  if (!isField(target) || !isLate(target)) return;
  const fields = globalThis.beforeAlive?.fields;
  // The latest comes last.
  fields?.delete(target);
  fields?.set(target, isChoice(target) ? target.checked : target.value);
}

/** Does with a field what the visitor did, so that React takes note: it misses values set by script. */
function repeat(field: Element, value: string | boolean): void {
  if (!isField(field)) return;
  if (isChoice(field)) {
    field.checked = value !== true;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
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
  document.addEventListener('click', keepClick, { capture: true });
  document.addEventListener('input', keepField, { capture: true });
  replay();
}

/** Does what the visitor asked for before, where it can be answered by now. */
export function replay(): void {
  const kept = globalThis.beforeAlive;
  if (!kept?.alive) return;
  const ready = [...kept.fields].filter(([field]) => !isLate(field));
  for (const [field] of ready) kept.fields.delete(field);
  const button = kept.button && !isLate(kept.button) ? kept.button : null;
  if (button) kept.button = null;
  if (ready.length === 0 && !button) return;
  // After what is going on now: effects of the part that came last may still have to run.
  setTimeout(() => {
    for (const [field, value] of ready) if (field.isConnected) repeat(field, value);
    if (button?.isConnected) button.click();
  });
}
