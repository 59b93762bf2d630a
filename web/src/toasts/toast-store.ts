/** Messages that come and go. Anything may send one; the host that shows them loads with the first. */

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** `destructive` for what failed or was refused. */
  variant: 'default' | 'destructive';
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message. */
export function toast(message: { title: string; description?: string; variant?: Toast['variant'] }): void {
  lastId += 1;
  change([...toasts, { variant: 'default', ...message, id: lastId }]);
}

/** Messages that are waiting to be shown. */
export function waitingToasts(): readonly Toast[] {
  return toasts;
}

/** Takes a message out of the queue once it is on the screen. */
export function takeToast(id: number): void {
  change(toasts.filter((waiting) => waiting.id !== id));
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
