import type { BrightnessVerdict } from '@lumen-throw/throw/room-light';
import type { Mounting } from '@lumen-throw/throw/lens-shift';
import type { MovieLight } from '@lumen-throw/throw/projector-light';
import type { ViewingStandard } from '@lumen-throw/throw/seating';
import type { OffsetCount, ShiftCount } from '../state/settings.ts';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the parts below the calculator. */
export const ROOM_TEXTS = siteTexts('room', {
  heading: 'In your room',
  intro: 'Distance, screen and light together: where the zoom ends up, how bright it gets, and where to sit.',
  light: 'Light',
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
  rejectedNote:
    'For screens made to reject room light (ALR, CLR): the percentage that the maker prints, for light from above. Light from the side counts more. 0 for a wall or a white screen.',
  rejects: (percent: string) => `The screen rejects ${percent} % of the room’s light, as its maker says.`,
  offsetNote: 'As the maker prints it, like 105 %.',
  offsetOf: 'Offset counts',
  offsetCounts: {
    far: 'from the far edge: 50 % is the middle, 100 % level with the near edge',
    near: 'from the near edge: 0 % is level with it',
    half: 'from the middle, in half heights: 100 % is level with the edge',
  } satisfies Record<OffsetCount, string>,
  shiftOf: 'Shift counts',
  shiftCounts: {
    whole: 'the whole height and width',
    half: 'half of the height and width',
  } satisfies Record<ShiftCount, string>,
  shiftNote: 'Up and down together with sideways reach less on most lenses.',
  shiftMissing:
    'How high the lens may be is not known: enter its offset or its lens shift under “More about your room and projector”.',
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
  /** Whose light a named projector counts with. */
  presetLumens: {
    calibrated: 'measured in a movie mode',
    rated: '¾ of the rated light: a movie mode',
    brightest: 'the most that was measured',
    measured: '¾ of the measured light: a movie mode',
  } satisfies Record<MovieLight['from'], string>,
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
  tight: 'Tight: at the very end of the zoom, with nothing left to adjust.',
  openZoom: 'Zoom not known',
  farEndUnknown: 'How far its zoom goes is not entered yet: nearer is known to fit.',
  unprinted: 'No source gives a distance for this size.',
  fitsFixed: 'Fits: this is the place for this lens.',
  near: 'Just outside, but within the 5 % that lenses differ from their figures: try before you drill.',
  back: (way: string) => `Move ${way} back`,
  closer: (way: string) => `Move ${way} closer`,
  choose: (diagonal: string) => `choose ${diagonal}`,
  or: (one: string, other: string) => `${one}, or ${other}.`,
  only: (one: string) => `${one}.`,
  brightness: 'Brightness',
  verdicts: {
    foggy: 'Foggy',
    thin: 'Thin',
    dim: 'Too dim',
    nearly: 'A little dim',
    right: 'Bright enough',
    bright: 'Brighter than a movie theater: use eco mode',
  } satisfies Record<BrightnessVerdict, string>,
  brighter: (lumens: string, diagonal: string | null) =>
    diagonal ? `needs ${lumens}, or ${diagonal} at most` : `needs ${lumens}`,
  nominal: 'For the lumens above. An older lamp leaves less.',
  contrastNote: (native: string) => `Contrast counts the projector’s own black: ${native}.`,
  measuredNative: (ratio: string) => `${ratio}, as measured`,
  usualNative: (ratio: string) => `${ratio}, where nobody measured it`,
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
