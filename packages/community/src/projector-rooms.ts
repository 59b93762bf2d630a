/** The rooms on a projector's page, in one plain request. Loads nothing of Firebase. */
import { projectorRooms, roomsPath, type ProjectorRooms } from '@lumen-throw/domain/gallery-card';

/** Longest wait for the answer, in milliseconds. */
const TIMEOUT = 20_000;

/** Published setups with a projector; null where there is no answer. @param id of its content document */
export async function readProjectorRooms(id: string): Promise<ProjectorRooms | null> {
  try {
    const response = await fetch(roomsPath(id), { signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? projectorRooms(await response.json()) : null;
  } catch {
    return null;
  }
}
