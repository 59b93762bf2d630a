/** What a visitor fills in. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an event's target is a field. */
export function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input, select, textarea');
}

/** Whether a field is chosen rather than filled in. */
export function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
