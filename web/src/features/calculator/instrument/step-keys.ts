import type { KeyboardEvent } from 'react';

/** Steps that a Page key, or an arrow with Shift, goes at once. */
const MANY = 10;

/** How many steps a key goes up or down in a field; 0 for keys that are the browser's business. */
export function stepsUp({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): number {
  if (altKey || ctrlKey || metaKey) return 0;
  switch (key) {
    case 'ArrowUp':
      return shiftKey ? MANY : 1;
    case 'ArrowDown':
      return shiftKey ? -MANY : -1;
    case 'PageUp':
      return MANY;
    case 'PageDown':
      return -MANY;
    default:
      return 0;
  }
}

/** The same along a slider, where arrows to the sides count too. */
export function stepsAlong(event: KeyboardEvent): number {
  const sideways: Readonly<Record<string, string>> = { ArrowRight: 'ArrowUp', ArrowLeft: 'ArrowDown' };
  const { shiftKey, altKey, ctrlKey, metaKey } = event;
  return stepsUp({ key: sideways[event.key] ?? event.key, shiftKey, altKey, ctrlKey, metaKey });
}
