import type { BrightnessVerdict } from '@lumen-throw/throw/room-light';
import type { Mounting } from '@lumen-throw/throw/lens-shift';
import { ROOM_LIGHT_TEXTS } from '../../../shared/room-light/texts.ts';
import type { ViewingStandard } from '@lumen-throw/throw/seating';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the parts below the calculator. */
export const ROOM_TEXTS = siteTexts('room', {
  heading: 'In your room',
  intro: 'Distance, screen and light together: where the zoom ends up, how bright it gets, and where to sit.',
  light: 'Light',
  lights: ROOM_LIGHT_TEXTS.lights,
  chip: 'Chip shape',
  more: 'More about your room and projector',
  mounting: 'The projector',
  mountings: { table: 'stands on something', ceiling: 'hangs upside down' } satisfies Record<
    Mounting,
    string
  >,
  mode: 'Brightness figure',
  /** A mode of the projector's light. @param condition what the figure holds for; empty where nobody says */
  modeOf: (lumens: string, condition: string, whose: string) =>
    [lumens, condition, whose].filter(Boolean).join(', '),
  otherMode: (lumens: string) => `${lumens}, as typed`,
  luxNote: 'Read beside the picture, with the projector off. It replaces the light above.',
  luxLight: (lux: string) => `${lux} lux`,
  rowsNote: (spacing: string) => `Rows ${spacing} apart, the first at THX’s best seat.`,
  row: (place: number, angle: string) => `Row ${place}, ${angle}`,
  rowTooFar: (diagonal: string) => `The last row is past SMPTE’s 30°; ${diagonal} would be enough for it.`,
  lensHeight: (range: string, bottom: string) =>
    `Without keystone the lens is ${range} above the floor, for a picture that begins at ${bottom}.`,
  sideNote: 'From the middle of the picture to the middle of the lens.',
  /** @param most how far it can be; null for a lens that has no sideways shift */
  tooFarAside: (most: string | null) =>
    most === null
      ? 'This lens has no sideways shift: put it opposite the middle of the picture.'
      : `This lens can be at most ${most} to the side. Farther out, the picture needs keystone correction.`,
  lensBelowFloor: 'Lower than the floor: hang the picture higher.',
  cabinet: (distance: string) => `Free space between wall and cabinet: ${distance}.`,
  /** Below the size or distance that nobody has set yet. */
  notSetYet: (recommended: string) => `Not set yet: the results below use the recommended ${recommended}.`,
  takeEntered: (entered: string) => `Use ${entered}`,
  takeRecommended: (recommended: string) => `Use the recommended ${recommended}`,
  presetLumens: 'as the maker says',
  place: 'Placement',
  zoom: 'Zoom position',
  fixed: 'No zoom',
  outOfReach: 'Out of reach',
  placeAsked: (diagonal: string, range: string, distance: string) =>
    `${diagonal} fits from ${range}; here it is ${distance}.`,
  placeRecommended: {
    distance: 'That is the recommended distance: set yours above.',
    diagonal: 'That is the recommended size: set yours above.',
  },
  spreadZoom: 'No zoom',
  spread:
    "Some of these models fit here, others don't: each has one distance. Look up the throw ratio of yours.",
  fits: 'Fits, with room to adjust.',
  fitsAtEnd: 'Fits, at the very end of the zoom: leave some room.',
  fitsFixed: 'Fits: this is the place for this lens.',
  near: 'Just outside, but within the 5 % that lenses differ from their figures: try before you drill.',
  back: (way: string) => `Move ${way} back`,
  closer: (way: string) => `Move ${way} closer`,
  choose: (diagonal: string) => `choose ${diagonal}`,
  or: (one: string, other: string) => `${one}, or ${other}.`,
  only: (one: string) => `${one}.`,
  brightness: 'Brightness',
  verdicts: {
    dim: 'Too dim',
    nearly: 'A little dim',
    right: 'Bright enough',
    bright: 'Brighter than a movie theater: use eco mode',
  } satisfies Record<BrightnessVerdict, string>,
  brighter: (lumens: string, diagonal: string | null) =>
    diagonal ? `needs ${lumens}, or ${diagonal} at most` : `needs ${lumens}`,
  contrast: (ratio: string) => `${ratio} : 1 with the light there`,
  nominal: 'On paper. Movie mode and an older lamp leave about half.',
  seats: 'Seats',
  standards: {
    thxBest: 'THX, best seat',
    thxFarthest: 'THX, last row',
    smpteLeast: 'SMPTE, farthest seat',
  } satisfies Record<ViewingStandard, string>,
  angle: (degrees: number) => `${degrees}°`,
  seatsFor: (diagonal: string) => `From eye to screen, for ${diagonal}. Closer fills more of your view.`,
  seatRange: 'THX 40° to SMPTE 30°',
  sources: 'How this is worked out',
  waiting: 'Set a distance and a screen size above zero to see this.',
});
