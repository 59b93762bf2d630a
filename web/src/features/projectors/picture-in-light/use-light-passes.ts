import { useEffect, useState } from 'react';
import { LIT_ROOMS, type LitRoomName } from './rooms.ts';

/** The passes of a room, decoded. */
export interface LoadedRoom {
  name: LitRoomName;
  room: HTMLImageElement;
  projected: HTMLImageElement;
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

async function loaded(name: LitRoomName): Promise<LoadedRoom> {
  const { room, picture } = LIT_ROOMS[name];
  const [lit, projected] = await Promise.all([decoded(room), decoded(picture)]);
  return { name, room: lit, projected };
}

/** What somebody wants to see; asking again is another request. */
export interface RoomRequest {
  name: LitRoomName;
}

/**
 * Loads a room's passes once somebody wants to see them; the room before stays until they are here.
 * @param request null until then
 */
export function useLightPasses(request: RoomRequest | null) {
  const [passes, setPasses] = useState<LoadedRoom | null>(null);
  const [failed, setFailed] = useState<RoomRequest | null>(null);
  useEffect(() => {
    if (request === null || passes?.name === request.name) return undefined;
    let isWanted = true;
    loaded(request.name).then(
      (room) => isWanted && setPasses(room),
      () => isWanted && setFailed(request),
    );
    return () => {
      isWanted = false;
    };
  }, [request, passes]);
  return { passes, failed: request !== null && failed === request };
}
