/** What an editor changed last in this browser: Sanity keeps no list of it that a Studio could ask for. */

/** A document that was changed here. */
export interface EditedDocument {
  id: string;
  type: string;
  /** Milliseconds since 1970. */
  at: number;
}

const MOST = 6;

/** Where they are kept; each person and dataset has a list of its own. */
export function editedKey(dataset: string, person: string): string {
  return `lumen-throw:edited:${dataset}:${person}`;
}

function isEdited(value: unknown): value is EditedDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, at }: Partial<Record<keyof EditedDocument, unknown>> = value;
  return typeof id === 'string' && typeof type === 'string' && typeof at === 'number';
}

/** Reads the list, the latest first; empty where nothing is kept or the browser keeps nothing. */
export function readEdited(storage: Pick<Storage, 'getItem'>, key: string): EditedDocument[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEdited) : [];
  } catch {
    return [];
  }
}

/** Puts a document at the head of the list. A browser that keeps nothing is no fault of the form. */
export function noteEdited(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  edited: EditedDocument,
): void {
  const others = readEdited(storage, key).filter(({ id }) => id !== edited.id);
  try {
    storage.setItem(key, JSON.stringify([edited, ...others].slice(0, MOST)));
  } catch {
    // Full or forbidden.
  }
}
