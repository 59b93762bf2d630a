import type { QueuedSetup } from '@lumen-throw/community/index';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** What the keys of the queue do. */
interface KeyActs {
  /** Whether an item is being decided about. */
  isPending: (id: string) => boolean;
  onHide: (item: QueuedSetup) => void;
  onKeep: (item: QueuedSetup) => void;
  onPublish: (item: QueuedSetup) => void;
  onBan: (item: QueuedSetup) => void;
  onLift: (item: QueuedSetup) => void;
  onUndo: () => void;
}

/** Elements of the queue's items, in order. */
function elementsIn(queue: HTMLElement): HTMLElement[] {
  return Array.from(queue.querySelectorAll<HTMLElement>('[data-item]'));
}

/** Goes to the item after or before; from outside the items into the first. */
function move(queue: HTMLElement, from: HTMLElement | null, by: 1 | -1): void {
  const elements = elementsIn(queue);
  elements[from ? elements.indexOf(from) + by : 0]?.focus();
}

/**
 * Single keys for the queue, while the focus is in it and on nothing that takes text: the same acts as the
 * buttons. Those about an item work inside it. With a modifier they stay the browser's.
 */
export function queueKeys(items: readonly QueuedSetup[], acts: KeyActs) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    if (!(event.target instanceof HTMLElement) || event.target.closest('dialog, textarea, select')) return;
    const queue = event.currentTarget;
    const element = event.target.closest<HTMLElement>('[data-item]');
    const item = items.find(({ id }) => id === element?.dataset['item']);
    const keys: Readonly<Record<string, () => void>> = {
      j: () => move(queue, element, 1),
      k: () => move(queue, element, -1),
      u: () => acts.onUndo(),
      ...(item ? itemKeys(item, acts) : {}),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** What the keys do with the item that has the focus. */
function itemKeys(item: QueuedSetup, acts: KeyActs): Readonly<Record<string, () => void>> {
  const isMember = item.kind === 'member';
  const hidden = item.setup?.status === 'Hidden';
  const pending = acts.isPending(item.id);
  return {
    h: () => !pending && (isMember ? acts.onLift : hidden ? acts.onPublish : acts.onHide)(item),
    l: () => !pending && acts.onKeep(item),
    b: () => !pending && !isMember && acts.onBan(item),
  };
}

/**
 * Remembers which item had the focus last, and beside which others it stood.
 * @returns what notes the focus, and what finds the place once the item or a button above it is gone
 */
export function useQueuePlace() {
  const order = useRef<readonly string[]>([]);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
    const element = target.closest<HTMLElement>('[data-item]');
    if (!element) return;
    const all = elementsIn(currentTarget);
    const at = all.indexOf(element);
    // The item itself, those after it, then those before it: where the focus goes, the first that is left.
    order.current = [...all.slice(at), ...all.slice(0, at).toReversed()].flatMap(
      (each) => each.dataset['item'] ?? [],
    );
  };
  const find = (queue: HTMLElement | null): HTMLElement | undefined => {
    const left = new Map((queue ? elementsIn(queue) : []).map((each) => [each.dataset['item'], each]));
    const id = order.current.find((each) => left.has(each));
    return id === undefined ? [...left.values()][0] : left.get(id);
  };
  return { onFocus, find };
}
