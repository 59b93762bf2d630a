import { isObject } from '@lumen-throw/domain/is-object';
import { CORRECTED_FIELDS } from './correction.ts';
import type { Entered } from './entered.ts';

/** What an editor has entered of a model and not published: it outlives the pane and its window. */
export interface KeptEntries {
  /** The model's. */
  id: string;
  entered: readonly Entered[];
}

const PREFIX = 'correct-figure ';

function enteredOf(kept: unknown): Entered[] {
  if (!isObject(kept)) return [];
  const field = CORRECTED_FIELDS.find((each) => each === kept['field']);
  return field && isObject(kept['entry']) ? [{ field, entry: kept['entry'] }] : [];
}

function read(key: string): KeptEntries | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isObject(kept) || typeof kept['id'] !== 'string' || !Array.isArray(kept['entered'])) return null;
    const entered = kept['entered'].flatMap(enteredOf);
    return entered.length > 0 ? { id: kept['id'], entered } : null;
  } catch {
    return null;
  }
}

/** Takes a key until this window is gone. @returns whether no other window has it */
async function claim(key: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const untilGone = new Promise<never>(() => {});
  navigator.locks
    .request(key, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && untilGone;
    })
    .catch(() => resolve(false));
  return promise;
}

async function leftByOthers(): Promise<string | null> {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && read(key) && (await claim(key))) return key;
  } catch {
    // A browser that stores nothing has nothing left.
  }
  return null;
}

/** What one window keeps. */
export interface EntriesOfWindow {
  /** What it keeps; null for nothing. */
  kept: () => KeptEntries | null;
  /** Keeps entries, or none. */
  keep: (kept: KeptEntries | null) => void;
  /** What it keeps; where that is nothing, what another window left that is gone. */
  resume: () => Promise<KeptEntries | null>;
}

/** Begins what a window keeps. No other window reads or writes it before this one is gone. */
export function openWindow(): EntriesOfWindow {
  let key = `${PREFIX}${crypto.randomUUID()}`;
  let claimed: Promise<boolean> | null = null;
  const kept = () => read(key);
  return {
    kept,
    keep: (next) => {
      try {
        if (next) localStorage.setItem(key, JSON.stringify(next));
        else localStorage.removeItem(key);
      } catch {
        // The question before leaving is what is left.
      }
    },
    resume: async () => {
      claimed ??= claim(key);
      await claimed;
      if (kept() === null) key = (await leftByOthers()) ?? key;
      return kept();
    },
  };
}

/** What this window keeps. */
export const thisWindow = openWindow();
