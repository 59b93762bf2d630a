import { isChoice, isField } from './fields.ts';

/** Does with a field what the visitor did, so that React takes note: it misses values set by script. */
function repeat(field: Element, value: string | boolean): void {
  if (!isField(field)) return;
  // For a key React hydrates at once what is around a field; it would not notice a value set before.
  field.dispatchEvent(new Event('keyup', { bubbles: true }));
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

/**
 * Repeats what was done before the page could answer, fields first.
 * @param fields with what was put into them, the oldest first
 */
export function repeatActions(
  fields: readonly (readonly [Element, string | boolean])[],
  button: HTMLElement | null,
): void {
  for (const [field, value] of fields) if (field.isConnected) repeat(field, value);
  if (button?.isConnected) button.click();
}
