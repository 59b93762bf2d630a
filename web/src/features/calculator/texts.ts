import type { BrightnessVerdict, RoomLight } from '@lumen-throw/throw/room-light';
import type { ViewingStandard } from '@lumen-throw/throw/seating';
import type { Units } from '@lumen-throw/throw/units';

/** Words of the calculator itself (specification, sections 2, 5 and 8). */
export const CALCULATOR_TEXTS = {
  title: 'Projector Throw Calculator',
  intro: 'How far from the screen a projector belongs, or how large its picture gets where it stands.',
  mode: 'Calculation Mode',
  modes: {
    'size-to-distance': 'Screen Size → Distance',
    'distance-to-size': 'Distance → Screen Size',
  },
  units: 'Units',
  unitNames: { ft: 'Feet', m: 'Meters' } satisfies Record<Units, string>,
  projector: 'Projector',
  custom: 'Custom',
  ratioOf: (min: number, max: number) => (min === max ? `ratio ${min}` : `ratio ${min} to ${max}`),
  aspect: 'Aspect Ratio',
  fields: {
    diagonal: 'Screen diagonal',
    distance: 'Throw distance',
    ratioMin: 'Throw ratio min',
    ratioMax: 'Throw ratio max',
    lumens: 'Lumens',
    gain: 'Screen gain',
  },
  unitOf: { diagonal: 'in', ratioMin: '', ratioMax: '', lumens: 'lm', gain: '' },
  /** What a screen reader says of a slider's place. */
  aloud: { in: 'inches', ft: 'feet', m: 'meters' } as Readonly<Record<string, string>>,
  bounds: (min: string, max: string, unit: string) => `${min} to ${max}${unit ? ` ${unit}` : ''}`,
  outside: (bounds: string, used: string) => `Enter ${bounds}. Until then everything stays at ${used}.`,
  nothing: (bounds: string) => `Enter a number: ${bounds}.`,
  scaleEnds: (before: string, exact: string, used: string) =>
    `${before} is ${exact}, past the end of this scale: set to ${used}.`,
  invalid: 'Please ensure throw ratio is valid (min > 0, max ≥ min)',
  withoutScriptShort: 'The controls need JavaScript.',
  withoutScript:
    'The controls need JavaScript. The figures here are for the settings shown; the tables below work as they are.',
  results: 'Results',
  recommendedDistance: 'Recommended distance',
  distanceRange: 'Works from',
  recommendedSize: 'Recommended screen',
  sizeRange: 'Sizes possible',
  fixedLens: 'one place: this lens has no zoom',
  uncommon: 'outside of common screens, 60 to 200 in: another distance or another lens suits better',
  image: 'Image',
  aspectResult: 'Aspect ratio',
  tips: 'Tips',
  fallbackTips: [
    'Vertical lens shift can change the mounting height.',
    'Center the lens with the screen to minimize keystone.',
  ],
  aloudResults: (recommended: string, range: string) => `${recommended} recommended, ${range} possible.`,
  otherChipDistance: (native: string, aspect: string, range: string) =>
    `These figures take the throw ratio for a ${aspect} picture. Its maker gives it for ${native}: with bars at the sides, the same picture wants ${range}.`,
  otherChipSize: (native: string, aspect: string, range: string) =>
    `These figures take the throw ratio for a ${aspect} picture. Its maker gives it for ${native}: with bars at the sides, the picture becomes ${range}.`,
  share: 'Share',
  copyLink: 'Copy Link',
  embed: 'Embed',
  embedTitle: 'Embed Calculator',
  embedIntro: 'Paste this where the calculator should stand. It starts from what is set here.',
  embedCode: 'Embed code',
  copyEmbedCode: 'Copy Embed Code',
  embedHeight: (type: string) =>
    `The frame tells its parent how high it wants to be: a message {type: "${type}", height: number of CSS pixels}.`,
  frameTitle: 'Projector throw calculator',
  fullCalculator: 'Full calculator',
  relatedGuides: 'Related Guides',
} as const;

/** Words of the diagram. */
export const DIAGRAM_TEXTS = {
  title: 'Setup diagram, from the side and to scale',
  description: (diagonal: string, distance: string, seats: string) =>
    `A ${diagonal} screen on the left, the lens ${distance} away from it, seats at ${seats}.`,
  zoomRange: 'zoom range',
  seats: { thxBest: 'THX', smpteLeast: 'SMPTE' },
} as const;

/** Words of the parts below the calculator. */
export const ROOM_TEXTS = {
  heading: 'In your room',
  intro:
    'Your distance, your screen, your light: where the zoom ends up, how bright it gets, and where to sit.',
  light: 'Light',
  lights: { dark: 'Dark room', living: 'Living room', dusk: 'Outdoors at dusk' } satisfies Record<
    RoomLight,
    string
  >,
  presetLumens: 'as the maker says',
  place: 'Placement',
  zoom: 'Zoom position',
  fixed: 'No zoom',
  outOfReach: 'Out of reach',
  placeAsked: (diagonal: string, range: string, distance: string) =>
    `${diagonal} fits from ${range}; yours is ${distance}.`,
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
    bright: 'Brighter than a cinema: use the eco mode',
  } satisfies Record<BrightnessVerdict, string>,
  brighter: (lumens: string, diagonal: string | null) =>
    diagonal ? `needs ${lumens}, or ${diagonal} at most` : `needs ${lumens}`,
  contrast: (ratio: string) => `${ratio} : 1 with the light there`,
  nominal: 'On paper. Film mode and an older lamp leave about half of it.',
  seats: 'Seats',
  standards: {
    thxBest: 'THX, best seat',
    thxFarthest: 'THX, last row',
    smpteLeast: 'SMPTE, farthest seat',
  } satisfies Record<ViewingStandard, string>,
  angle: (degrees: number) => `${degrees}°`,
  seatsFor: (diagonal: string) => `From eye to screen, for ${diagonal}. Closer is bolder, farther is calmer.`,
  seatRange: 'THX 40° to SMPTE 30°',
  sources: 'How this is worked out',
  waiting: 'Set a distance and a screen size above zero to see this.',
} as const;

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small number as a word. */
function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** Words of "Will it fit my room?" and of the comparison. */
export const FIT_TEXTS = {
  heading: 'Will it fit my room?',
  /** @param fitting how many of all do */
  count: (fitting: number, all: number) => {
    if (fitting === 0) return 'None does yet.';
    if (fitting === all) return 'All of them do.';
    const word = inWords(fitting);
    return `${word.charAt(0).toUpperCase()}${word.slice(1)} of ${inWords(all)} ${fitting === 1 ? 'does' : 'do'}.`;
  },
  intro: (distance: string, diagonal: string, light: string, gain: string) =>
    `${diagonal} from ${distance}, ${light.toLowerCase()}, screen gain ${gain}. Change any of it above.`,
  levels: { fits: 'Fits', nearly: 'Nearly', misses: 'Does not fit' },
  zoomAt: (percent: string) => `zoom at ${percent}`,
  zoomAtEnd: (percent: string) => `zoom at ${percent}, its very end`,
  fixed: 'the one place of this lens',
  tolerance: 'within the tolerance of its lens',
  tooDim: (lumens: string) => `too dim: ${lumens} needed`,
  littleDim: (lumens: string) => `a little dim: ${lumens} needed`,
  lumensUnknown: 'brightness not known',
  barTitle: 'Distances that fit, and yours',
  none: 'No projector with a known throw ratio is listed yet.',
  compareHeading: 'Side by side',
  compareIntro: 'Up to three projectors in the same room, in one calculation.',
  besides: ['Second projector', 'Third projector'],
  nobody: 'None',
  figure: 'Figure',
  rows: {
    ratio: 'Throw ratio',
    distances: (diagonal: string) => `Distance for ${diagonal}`,
    recommended: 'Recommended distance',
    diagonals: (distance: string) => `Sizes from ${distance}`,
    zoom: 'Zoom position there',
    brightness: 'Brightness',
    advice: 'What to change',
  },
  unknown: 'Not known',
  nothingToChange: 'Nothing',
} as const;

/** Words of the tables that need no calculator. */
export const TABLE_TEXTS = {
  heading: 'Common sizes at a glance',
  intro: 'For 16:9 pictures and a screen of gain 1.0, from the same formulas as the calculator.',
  distances: 'Distance from lens to screen, by throw ratio',
  light: 'Lumens that the picture takes, and where to sit',
  screen: 'Screen',
  picture: 'Picture',
  ratio: (ratio: number) => `Ratio ${ratio}`,
  both: (feet: string, meters: string) => `${feet} (${meters})`,
} as const;
