/** The rooms in which a picture can be looked at; `art/light-passes.ts` makes their passes. */
import livingRoomPicture from './rooms/living-room-picture.webp';
import livingRoomRoom from './rooms/living-room-room.webp';
import livingRoomStill from './rooms/living-room-still.webp';
import livingRoom from './rooms/living-room.json' with { type: 'json' };
import loftPicture from './rooms/loft-picture.webp';
import loftRoom from './rooms/loft-room.webp';
import loftStill from './rooms/loft-still.webp';
import loft from './rooms/loft.json' with { type: 'json' };

/** A room, once in the light of its lamps and windows and once in that of its projector alone. */
export interface LitRoom {
  /** Address of the pass of the room's light. */
  room: string;
  /** Address of the pass of the projected light. */
  picture: string;
  /** Address of both together in an average light, for who cannot mix them. */
  still: string;
  /** Pixels. */
  width: number;
  height: number;
  /** What the room's pass makes of its light on a white screen; in the picture's pass white is 1. */
  level: number;
}

export const LIT_ROOMS = {
  livingRoom: { ...livingRoom, room: livingRoomRoom, picture: livingRoomPicture, still: livingRoomStill },
  loft: { ...loft, room: loftRoom, picture: loftPicture, still: loftStill },
} satisfies Record<string, LitRoom>;

export type LitRoomName = keyof typeof LIT_ROOMS;
