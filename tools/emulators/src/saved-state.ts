import { existsSync, renameSync, rmSync } from 'node:fs';

/** File that marks a complete export of firebase-tools. */
const METADATA = 'firebase-export-metadata.json';

/** Longest wait for an export, in milliseconds. firebase-tools never answers when a picture is deleted meanwhile. */
const EXPORT_TIMEOUT = 20_000;

const unfinished = (dir: string): string => `${dir}.unfinished`;
const previous = (dir: string): string => `${dir}.previous`;

/**
 * The newest complete export, also after a crash in the middle of a save.
 * @param dir folder that `saveState` writes
 * @returns folder to import from, or null when there is none
 */
export function findSavedState(dir: string): string | null {
  return [dir, previous(dir)].find((candidate) => existsSync(`${candidate}/${METADATA}`)) ?? null;
}

/**
 * Exports the data of the running emulators (auth, firestore, storage) through their hub. The old
 * export stays in place until the new one is complete.
 * @param hub origin of the emulator hub
 * @param dir folder to write; its parent exists
 * @param timeout longest wait in milliseconds
 * @throws Error with the hub's own message when the export fails, or one that names the timeout
 */
export async function saveState(hub: string, dir: string, timeout = EXPORT_TIMEOUT): Promise<void> {
  rmSync(unfinished(dir), { recursive: true, force: true });
  const response = await fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: unfinished(dir), initiatedBy: 'lumen-throw' }),
    signal: AbortSignal.timeout(timeout),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`Failed to save the emulators' state: ${answer}`);
  rmSync(previous(dir), { recursive: true, force: true });
  if (existsSync(dir)) renameSync(dir, previous(dir));
  renameSync(unfinished(dir), dir);
  rmSync(previous(dir), { recursive: true, force: true });
}
