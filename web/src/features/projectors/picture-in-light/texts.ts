import type { LitRoomName } from './rooms.ts';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the picture in a room's light. */
export const LIGHT_VIEW_TEXTS = siteTexts('light-view', {
  title: 'See it in your light',
  intro:
    'A projector cannot throw black. What the room puts on the screen lies under the whole picture, so dark parts turn gray. Set your light and see what is left.',
  show: 'Show it in my light',
  loading: 'Loading the room …',
  failed: "The room didn't load. Check your connection, then try again.",
  tryAgain: 'Try again',
  noWebGl: "Your browser can't mix light (it has no WebGL 2). The figures below still hold.",
  still: 'A room with a picture on its wall, with a lamp on. Below the picture are eleven steps of gray.',
  room: 'Room',
  rooms: { livingRoom: 'Living room', loft: 'Loft' } satisfies Record<LitRoomName, string>,
  size: 'Diagonal',
  diagonal: (inches: number) => `${inches} in`,
  screen: 'Screen',
  gains: { '0.8': 'Gray, gain 0.8', '1': 'Matte white, gain 1.0', '1.3': 'Bright, gain 1.3' },
  ownScreen: (rejected: number, gain: number) =>
    rejected > 0 ? `Yours: rejects ${rejected} % of room light, gain ${gain}` : `Yours: gain ${gain}`,
  light: 'Light on the screen',
  lux: (lux: number) => `${lux} lux`,
  lightHint:
    'Hold a phone with a light meter app against the screen, with the projector off. A lamp or two give about 20, a room by day 80 with half-closed blinds and 300 with open curtains.',
  picture: (name: string, contrast: string) => `${name}: ${contrast}`,
  contrast: (ratio: string) => `contrast ${ratio}`,
  white: (footLamberts: number) => `${footLamberts.toFixed(footLamberts < 10 ? 1 : 0)} fL of white`,
  note: 'This shows contrast, not brightness: the brightest white of the pictures is always the white of your display. How many steps of gray can you tell apart? The projector’s own black is in it: as measured, or a thousandth of its white where nobody measured it.',
  unknown: (name: string) => `We found no brightness for the ${name}.`,
});
