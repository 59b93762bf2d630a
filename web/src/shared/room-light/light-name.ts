import { ROOM_LIGHTS, type RoomLight } from '@lumen-throw/throw/room-light';
import { ROOM_LIGHT_TEXTS } from './texts.ts';

/** The lights to choose from, in the order of the choices: indoors from dark to bright, then outdoors. */
export const LIGHT_CHOICES = [
  'dark',
  'living',
  'daylight',
  'open',
  'dusk',
  'nightfall',
  'night',
] as const satisfies readonly RoomLight[];

/** A light with the lux that it stands for. */
export function lightName(light: RoomLight): string {
  return ROOM_LIGHT_TEXTS.withLux(ROOM_LIGHT_TEXTS.lights[light], ROOM_LIGHTS[light]);
}
