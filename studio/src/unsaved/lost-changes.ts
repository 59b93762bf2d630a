import type { Fields } from '@lumen-throw/domain/is-object';
import { getValueAtPath } from 'sanity';
import { forgetChanges, keepChanges, readChanges, type KeptChange, type KeptForm } from './kept-changes.ts';
import { isLost } from './merge.ts';

/** The changes of which something is missing in a document. */
export function lostIn(changes: readonly KeptChange[], document: Fields | undefined): KeptChange[] {
  return changes.filter(({ path, value, before }) => isLost(value, before, getValueAtPath(document, path)));
}

/**
 * Forgets what is kept of a form and stored by now.
 * @returns whether nothing is left
 */
export function forgetStored(form: KeptForm, document: Fields | undefined): boolean {
  const kept = readChanges(form);
  const changes = lostIn(kept?.changes ?? [], document);
  if (kept && changes.length > 0) keepChanges(form, { ...kept, changes });
  else forgetChanges(form);
  return changes.length === 0;
}
