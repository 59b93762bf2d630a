import { takeToast, waitingToasts } from './toast-store.ts';

const dismissals = new Set<(cause: string) => void>();

/** Takes the message of a cause back: what it says is no longer so. */
export function dismissToast(cause: string): void {
  for (const toast of waitingToasts()) if (toast.cause === cause) takeToast(toast);
  for (const listener of dismissals) listener(cause);
}

/** Hears of messages that are taken back. @returns what ends that */
export function onDismissal(listener: (cause: string) => void): () => void {
  dismissals.add(listener);
  return () => dismissals.delete(listener);
}
