import type { QueuedSetup } from '@lumen-throw/community/index';
import type { KeyboardEvent } from 'react';

/** What the keys of the queue do. */
interface KeyActs {
  onHide: (item: QueuedSetup) => void;
  onKeep: (item: QueuedSetup) => void;
  onPublish: (item: QueuedSetup) => void;
  onBan: (item: QueuedSetup) => void;
  onLift: (item: QueuedSetup) => void;
  onUndo: () => void;
}

/** Elements of the queue's items, in order. */
function elementsIn(list: HTMLElement): HTMLElement[] {
  return Array.from(list.querySelectorAll<HTMLElement>('[data-item]'));
}

function move(list: HTMLElement, from: HTMLElement, by: 1 | -1): void {
  const elements = elementsIn(list);
  elements[elements.indexOf(from) + by]?.focus();
}

/**
 * Single keys for the queue, while the focus is in one of its items and on nothing that takes text: the
 * same acts as the buttons. With a modifier they stay the browser's.
 */
export function queueKeys(items: readonly QueuedSetup[], busy: boolean, acts: KeyActs) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    if (!(event.target instanceof HTMLElement) || event.target.closest('dialog, textarea, select')) return;
    const element = event.target.closest<HTMLElement>('[data-item]');
    const item = items.find(({ id }) => id === element?.dataset['item']);
    if (!element || !item) return;
    const isMember = item.kind === 'member';
    const hidden = item.setup?.status === 'Hidden';
    const keys: Readonly<Record<string, () => void>> = {
      j: () => move(event.currentTarget, element, 1),
      k: () => move(event.currentTarget, element, -1),
      h: () => (isMember ? acts.onLift : hidden ? acts.onPublish : acts.onHide)(item),
      l: () => acts.onKeep(item),
      b: () => !isMember && acts.onBan(item),
      u: () => acts.onUndo(),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (!busy || event.key === 'j' || event.key === 'k') act();
  };
}
