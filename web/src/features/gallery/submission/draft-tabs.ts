/** What the tabs of one browser tell each other about a member's draft. */
import type { DraftContent } from '../../../shared/setup-draft/draft.ts';

interface Shared extends DraftContent {
  uid: string;
}

let channel: BroadcastChannel | null = null;

function tabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('lumen-throw:drafts');
  return channel;
}

/** Tells the other tabs that a draft is shared. */
export function tellShared(uid: string, { values, keys }: DraftContent): void {
  const message: Shared = { uid, values, keys };
  tabs()?.postMessage(message);
}

/** Calls back when another tab has shared a draft of this member. @returns ends it */
export function onSharedElsewhere(uid: string, onShared: (content: DraftContent) => void): () => void {
  const hear = ({ data }: MessageEvent<Shared>) => {
    if (data.uid === uid) onShared(data);
  };
  const heard = tabs();
  heard?.addEventListener('message', hear);
  return () => heard?.removeEventListener('message', hear);
}

/**
 * Does a member's sharing in one tab at a time: the second one finds what became of the first.
 * @param signal ends the waiting for the other tab
 */
export async function inOneTab<T>(uid: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`lumen-throw:sharing:${uid}`, { signal }, work);
}
