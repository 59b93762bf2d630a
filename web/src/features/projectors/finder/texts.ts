import { weightText } from '@lumen-throw/domain/english-numbers';
import type { Light } from '@lumen-throw/throw/room-light';
import type { LensBasis } from '@lumen-throw/throw/lens';
import type { RoomChange } from '@lumen-throw/throw/smallest-change';
import { METERS_PER_INCH, type Units } from '@lumen-throw/throw/units';
import { PLACE_TEXTS, type Place } from '../../../shared/projectors/finder-places.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { diagonalText, shortLengthText } from '../../../shared/room/short-length.ts';
import { USE_TEXTS } from '../../../shared/room/use-texts.ts';
import { lightName } from '../../../shared/room-light/light-name.ts';
import type { Point, Suggestion } from './short-list.ts';
import {
  LARGEST_DIAGONAL,
  type PRICE_LIMITS,
  type WishName,
  type Wishes,
} from '../../../shared/room/wishes.ts';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Keeps a figure and its sign on one line, also in a narrow card. */
const NO_BREAK = '\u00a0';

/** A gap as its field shows it, without its unit: inches, or centimeters beside meters. */
export function gapText(inches: number, units: Units): string {
  return String(Number((units === 'ft' ? inches : inches * METERS_PER_INCH * 100).toFixed(1)));
}

const LESS_LIGHT = siteTexts('less-light', {
  'open-daylight': 'Close the blinds halfway',
  'open-living': 'Draw the curtains',
  'open-dark': 'Make the room dark',
  'daylight-living': 'Draw the curtains',
  'daylight-dark': 'Make the room dark',
  'living-dark': 'Turn the lamps off',
  'dusk-nightfall': 'Wait 10 minutes',
  'dusk-night': 'Wait until it is dark outside',
  'nightfall-night': 'Wait until it is dark outside',
});

function isLessLight(step: string): step is keyof typeof LESS_LIGHT {
  return Object.hasOwn(LESS_LIGHT, step);
}

function lessLightText(from: Light, to: Light): string {
  if (typeof to === 'number') return `Get the light on the screen down to ${to} lux`;
  const step = `${from}-${to}`;
  if (isLessLight(step)) return LESS_LIGHT[step];
  return `Reduce the light: ${lightName(to)}`;
}

function changeText(change: RoomChange, { units, light, place }: Wishes): string {
  if (change.what === 'diagonal') return `Choose ${diagonalText(change.to)}`;
  if (change.what === 'light') return lessLightText(light, change.to);
  const way = shortLengthText(Math.abs(change.by), units);
  if (change.by < 0) return `Stand it ${way} nearer`;
  return place === 'shelf' ? `Stand it ${way} farther back` : `Give it ${way} more distance`;
}

const PLAIN_POINTS = siteTexts('finder-points', {
  'spare light': 'plenty of light to spare',
  glaring: 'brighter than a movie theater: use eco mode',
  'claimed light': "its brightness is a seller's claim",
  'made for it': 'made for this',
  'by the wall': 'it sits right below the screen instead of across the room',
});

function pointText(point: Point): string {
  if ('sharpness' in point) return FACT_TEXTS.sharpness[point.sharpness];
  if ('milliseconds' in point) return `input lag ${point.milliseconds} ms`;
  if ('kilograms' in point) return weightText(point.kilograms);
  return PLAIN_POINTS[point.what];
}

/** Words of the projector finder. */
export const FINDER_TEXTS = siteTexts('finder', {
  title: 'Projector finder',
  form: 'Your room',
  place: 'Where could it stand?',
  places: PLACE_TEXTS,
  distance: {
    anywhere: 'At most this far from the screen',
    shelf: 'From the shelf to the screen',
    ceiling: 'At most this far from the screen',
    under: 'Free depth in front of the wall',
  } satisfies Record<Place, string>,
  distanceHint: {
    ft: 'Like 12, 12 ft 6 in, or 3.8 m.',
    m: 'Like 3.8, 380 cm, or 12 ft 6 in.',
  } satisfies Record<Units, string>,
  distanceUnclear: (units: Units) =>
    `Enter a length, like ${units === 'ft' ? '12, 12\' 6" or 3.8 m' : '3.8, 380 cm or 12 ft'}.`,
  distanceOutside: (units: Units) =>
    units === 'ft' ? 'Enter a length from 1 to 40 ft.' : 'Enter a length from 0.3 to 12 m.',
  /** What to write instead, and what counts meanwhile. */
  staysAt: (problem: string, used: string) => `${problem} Until then the list stays at ${used}.`,
  gap: 'Gap behind the cabinet',
  gapHint: (units: Units) =>
    `From the cabinet's back to the wall, like ${units === 'ft' ? '8 in' : '20 cm'}. It decides where a cabinet's depth is not entered yet.`,
  gapTooLarge: (least: string) =>
    `Less than ${least} would be left for a cabinet, and none that we know is so shallow.`,
  gapUnclear: (units: Units) =>
    units === 'ft'
      ? 'Enter a length from 0.4 to 60 in, like 8, or leave it empty.'
      : 'Enter a length from 1 to 150 cm, like 20, or leave it empty.',
  units: 'Unit',
  unitNames: { ft: 'Feet', m: 'Meters' } satisfies Record<Units, string>,
  size: 'Picture',
  largest: 'As large as looks good',
  sizeHint: `Larger than ${LARGEST_DIAGONAL} in won't fit under an 8 ft ceiling.`,
  diagonal: diagonalText,
  light: 'How bright is the room?',
  lux: 'Or the lux that you read',
  luxHint: 'On a phone held against the screen, projector off. It replaces the light above.',
  luxUnclear: 'Enter whole lux from 1 to 2,000, like 35, or leave it empty.',
  screen: 'A screen that rejects room light',
  rejected: 'Room light it rejects, in percent',
  rejectedHint:
    'As its maker prints it, for light from above; light from the side counts more. Empty for a wall or a white screen.',
  rejectedUnclear: 'Enter whole percent from 0 to 95, like 65, or leave it empty.',
  gain: 'Its gain',
  gainHint: 'As its maker prints it. Screens that reject light often have 0.5 to 0.9.',
  gainUnclear: 'Enter a number from 0.3 to 3, like 0.6, or 1 for a white screen.',
  luxOf: (lux: number) => `${lux} lux`,
  none: 'none',
  /** What a link asked for. */
  asked: {
    place: (text: string) => `the place ${text}`,
    units: (text: string) => `the unit ${text}`,
    distance: (text: string) => `a distance of ${text}`,
    gap: (text: string) => `a gap of ${text} behind the cabinet`,
    diagonal: (text: string) => `a picture of ${text}`,
    light: (text: string) => `the light ${text}`,
    lux: (text: string) => `a light of ${text} lux`,
    rejected: (text: string) => `a screen that rejects ${text} % of the room’s light`,
    gain: (text: string) => `a screen of gain ${text}`,
    use: (text: string) => `the use ${text}`,
    price: (text: string) => `the price class ${text}`,
  } satisfies Record<WishName, (text: string) => string>,
  price: 'Price class',
  anyPrice: 'Any price',
  /** By the list price at launch. */
  prices: {
    upTo300: '$: up to $300',
    upTo800: '$$: up to $800',
    upTo2000: '$$$: up to $2,000',
  } satisfies Record<(typeof PRICE_LIMITS)[number], string>,
  use: 'What for?',
  anyUse: 'A bit of everything',
  uses: USE_TEXTS,
  scriptless:
    'You need JavaScript to describe your own room. Without it, here are the models for a common one: 100 inches in a living room with a lamp on, anywhere up to 12 feet from the screen.',
  count: (fitting: number, all: number) =>
    fitting === 0
      ? `None of ${all} models fits as it is.`
      : `${fitting} of ${all} models ${fitting === 1 ? 'fits' : 'fit'}.`,
  shortList: 'Your short list',
  alsoFits: (count: number) => (count === 1 ? '1 more fits' : `${count} more fit`),
  unpriced: (count: number) =>
    count === 1
      ? '1 more fits the room, but its price class is not entered yet'
      : `${count} more fit the room, but their price class is not entered yet`,
  afterChange: 'After one change',
  moreAfterChange: (count: number) => `${count} more after one change`,
  unknown: (count: number) =>
    count === 1 ? '1 model with a figure missing' : `${count} models with a figure missing`,
  no: (count: number) =>
    count === 1 ? "1 model one change won't help" : `${count} models one change won't help`,
  nothing: 'No projector is listed yet.',
  noneUnder: 'No projector for under the screen is listed yet.',
  levels: {
    fits: 'Fits',
    tight: 'Tight',
    unpriced: 'Price unknown',
    change: 'Nearly',
    unknown: 'Figure missing',
    no: 'Does not fit',
  } satisfies Record<Suggestion['fit'], string>,
  from: (diagonal: number, distances: string) =>
    `${Number(diagonal.toFixed(1))}-inch picture from ${distances}`,
  /** @param share of what the light asks for; from 1 on it is bright enough */
  lightOnScreen: (verdict: string, share: number) =>
    share < 0.1
      ? `${verdict}: less than a tenth of the light you need`
      : `${verdict}: ${share.toFixed(1)} times the light you need`,
  screenLight: (white: number, contrast: string) =>
    `${white.toFixed(white < 10 ? 1 : 0)}${NO_BREAK}fL of white on the screen, contrast ${contrast}`,
  /** Above the site that each figure is from. */
  lightFrom: 'Light from',
  distanceFrom: 'Distance from',
  basis: {
    table: "maker's table",
    formula: "maker's formula",
    'relayed rows': 'distances quoted elsewhere',
    "seller's table": "seller's table",
    'one distance': 'one printed distance',
    ratio: 'throw ratio',
  } satisfies Record<LensBasis, string>,
  workedOut: 'How we worked it out',
  discontinued: 'No longer sold new',
  marketUnknown: 'Year and price class not entered yet',
  instead: 'What would work',
  /** @param count how many models fit then */
  insteadWay: (way: string, count: number) =>
    `${way}: ${count === 1 ? '1 model fits' : `${count} models fit`} then`,
  /** Changes that only help together, as one sentence. */
  together: (ways: readonly string[]) =>
    ways.map((way, at) => (at === 0 ? way : `${way.charAt(0).toLowerCase()}${way.slice(1)}`)).join(', and '),
  allowAnyPrice: 'Allow any price',
  higherPrice: (price: string) => `Allow ${price}`,
  television:
    'By day, with the curtains open, a television is the better buy: a projector cannot make black darker than the daylight on its screen.',
  toAnswer: 'See them',
  columns: { model: 'Model', picture: 'Picture', light: 'Light' },
  /** For the end of a zoom, where nothing is left to adjust. */
  tight: 'At the very end of its zoom: nothing is left to adjust.',
  depth: (depth: string) => `Cabinet and gap together take ${depth} from the wall.`,
  /** Where the depth of a cabinet is missing. @param left what is free in front of the gap */
  byGap: (left: string) =>
    `Compared with the gap behind its cabinet. Of the free depth, ${left} are left for the cabinet, whose depth is not entered yet.`,
  change: changeText,
  /** One change or another, as a sentence. */
  or: (changes: readonly string[]) =>
    `${changes.map((change, index) => (index === 0 ? change : change.charAt(0).toLowerCase() + change.slice(1))).join(', or ')}.`,
  forIt: 'For it',
  againstIt: 'To watch',
  point: pointText,
  missing: {
    distance: 'Its distance is not entered yet.',
    gap: 'Its gap to the wall is not entered yet; a throw ratio does not tell it.',
    brightness: 'Its brightness is not entered yet.',
    depth:
      'The depth of its cabinet is not entered yet. Fill in the gap behind the cabinet above, and that is compared.',
    'lens place':
      'Its distance counts from the lens, and how far the cabinet reaches beyond it is not entered yet. Only a gap behind the cabinet as large as that distance is surely enough.',
    'far end': 'How far its zoom goes is not entered yet.',
    price: 'Its price class is not entered yet.',
  } satisfies Record<Suggestion['missing'][number], string>,
  kinds: (count: number) => (count === 1 ? '1 kind to look for' : `${count} kinds to look for`),
  kindsNote:
    'A kind has no maker: its distance and its brightness are typical figures without evidence. Check both on the model that you find.',
  compare: (count: number) => `Compare these ${count}`,
  hangs:
    "We don't list yet whether a model can hang upside down, so look it up before you buy. Ultra short throws are left out: ask the maker whether one may hang.",
  method:
    'Worked out from the distance with the best evidence and the light of a movie mode (as measured, else three quarters of the rated light), for a 16:9 screen, matte white unless you say otherwise. Models that are no longer made come last; the others are in the order of what suits your use, then of their year. A price class is that of the list price at launch; what a shop pays us plays no part.',
});
