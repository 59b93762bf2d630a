/** Messages that come and go. Anything may send one; the host that shows them loads with the first. */

/** A message as its sender writes it. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` for what failed or was refused. */
  variant?: 'default' | 'destructive';
  /** What it is about: of one cause only the latest message stands. Its words, unless given. */
  cause?: string;
}

export interface Toast extends ToastMessage {
  variant: 'default' | 'destructive';
  cause: string;
}

let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message, in place of the one of the same cause. */
export function toast({ cause, variant = 'default', ...words }: ToastMessage): void {
  const next = { ...words, variant, cause: cause ?? `${words.title} ${words.description ?? ''}` };
  change([...toasts.filter((waiting) => waiting.cause !== next.cause), next]);
}

/** Messages that are waiting to be shown. */
export function waitingToasts(): readonly Toast[] {
  return toasts;
}

/** Takes a message out of the queue once it is on the screen. */
export function takeToast(shown: Toast): void {
  change(toasts.filter((waiting) => waiting !== shown));
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
