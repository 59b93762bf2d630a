import type { LensBasis, MeasuredFrom } from '@lumen-throw/throw/lens';
import type { Units } from '@lumen-throw/throw/units';
import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** What a distance comes from. */
const BASES = siteTexts('bases', {
  table: 'From the maker’s own distance table',
  formula: 'From the maker’s own formula',
  'relayed rows': 'From distances that somebody else quotes',
  'one distance': 'From the one distance in print',
  ratio: 'From the throw ratio',
  "seller's table": 'From a seller’s table',
} satisfies Record<LensBasis, string>);

/** The point that a distance is measured from. */
const MEASURED_FROM = siteTexts('measured-from', {
  lens: 'the lens',
  front: 'the front of the projector',
  back: 'the back of the projector',
  mount: 'the ceiling mount',
} satisfies Record<MeasuredFrom, string>);

/** What a screen reader says of a slider's place, by the unit beside it. */
const ALOUD: Readonly<Record<string, string>> = { in: 'inches', ft: 'feet', m: 'meters', '%': 'percent' };

/** Words of the calculator itself (specification, sections 2, 5 and 8). */
export const CALCULATOR_TEXTS = siteTexts('calculator', {
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
  /** Heads the presets that are more than the specification's. */
  realModels: 'Real models',
  projectorSearch: {
    nothing: 'No projector by that name. Choose Custom to enter its throw ratio.',
    matches: (count: number) => (count === 1 ? 'One projector' : `${count} projectors`),
  },
  ratioOf: (min: number, max: number) => (min === max ? `ratio ${min}` : `ratio ${min} to ${max}`),
  aspect: 'Aspect Ratio',
  fields: {
    diagonal: 'Screen diagonal',
    distance: 'Throw distance',
    ratioMin: 'Throw ratio min',
    ratioMax: 'Throw ratio max',
    lumens: 'Lumens',
    gain: 'Screen gain',
    rejected: 'Room light the screen rejects',
    lux: 'Lux on the screen',
    bottom: 'Picture above the floor',
    side: 'Lens off to the side',
    offset: 'Offset of the lens',
    shift: 'Lens shift up and down, ±',
    sideShift: 'Lens shift to the sides, ±',
    rows: 'Rows of seats',
  },
  unitOf: {
    diagonal: 'in',
    ratioMin: '',
    ratioMax: '',
    lumens: 'lm',
    gain: '',
    rejected: '%',
    offset: '%',
    shift: '%',
    sideShift: '%',
    lux: 'lux',
    bottom: 'in',
    side: 'in',
    rows: '',
  },
  aloud: ALOUD,
  bounds: (min: string, max: string, unit: string) => `${min} to ${max}${unit ? ` ${unit}` : ''}`,
  outside: (bounds: string, used: string) => `Enter ${bounds}. Until then everything stays at ${used}.`,
  nothing: (bounds: string) => `Enter a number: ${bounds}.`,
  unclear: (examples: string, used: string) =>
    `Type it like ${examples}. Until then everything stays at ${used}.`,
  /** How each field's text may look; of distances by the units. */
  examples: {
    diagonal: `100, 8' 4", 2.54 m or 87 in wide`,
    distance: { ft: `12.5, 12' 6" or 3.8 m`, m: `3.8, 380 cm or 12' 6"` } satisfies Record<Units, string>,
    ratioMin: '1.25',
    ratioMax: '1.25',
    lumens: '2,500',
    gain: '1.1',
    rejected: '50',
    offset: '105',
    shift: '60',
    sideShift: '24',
    lux: '35',
    bottom: `36, 3' or 90 cm`,
    side: `10, 1' or 25 cm`,
    rows: '2',
  },
  /** Below a field, while what is typed there looks different from what it counts as. */
  countsAs: (value: string) => `= ${value}`,
  /** Below the size. */
  sideHint: 'Measured a side? Type it like 87 in wide, 49 in high or 220 cm wide.',
  turnedRatios: 'The first ratio has to be the smaller one.',
  scaleEnds: (before: string, exact: string, used: string) =>
    `${before} is ${exact}, past the end of this scale: set to ${used}.`,
  invalid: 'Please ensure throw ratio is valid (min > 0, max ≥ min)',
  /** Below that message, which names the ratio also where a size or a distance is missing. */
  seeField: 'The field to fix is marked.',
  withoutScriptShort: 'The controls need JavaScript.',
  withoutScript:
    'The controls need JavaScript. The figures here are for the settings shown; the tables below work as they are.',
  results: 'Results',
  recommendedDistance: 'Recommended distance',
  distanceRange: 'Works from',
  recommendedSize: 'Recommended screen',
  sizeRange: 'Sizes possible',
  fixedLens: 'one distance: this lens has no zoom',
  openLens: 'whether it also works from farther away is not entered yet',
  oneEnd: 'its source gives one end of the zoom for this size',
  noDistance: (diagonal: string, covered: string) =>
    `No source gives a distance for ${diagonal}. ${covered}`.trim(),
  noSize: (distance: string, covered: string, from: string) =>
    [`No source gives a size from ${distance}.`, covered, from ? `That is ${from} away.` : '']
      .filter(Boolean)
      .join(' '),
  askForSize: 'Start from a screen size',
  spreadRange: 'depending on the model: each has one distance',
  spreadMiddle: 'the middle of such models; look up the ratio of yours',
  basis: (basis: LensBasis, from: MeasuredFrom) => `${BASES[basis]}, measured from ${MEASURED_FROM[from]}.`,
  uncommon: 'outside of common screens, 60 to 200 in: another distance or another lens suits better',
  image: 'Image',
  aspectResult: 'Aspect ratio',
  tips: 'Tips',
  fallbackTips: [
    'Vertical lens shift can change the mounting height.',
    'Center the lens with the screen to minimize keystone.',
  ],
  aloudResults: (recommended: string, range: string) => `${recommended} recommended, ${range} possible.`,
  sideBars: (chip: string, aspect: string, frame: string) =>
    `A ${chip} chip shows a ${aspect} picture with bars at its sides, and the lens has to cover them too: a frame of ${frame}.`,
  withoutSideBars: (aspect: string, range: string) =>
    `Throw ratio × the picture’s own width would be ${range}: right for a ${aspect} chip only.`,
  share: 'Share',
  copyLink: 'Copy Link',
  embed: 'Embed',
  relatedGuides: 'Related Guides',
});
