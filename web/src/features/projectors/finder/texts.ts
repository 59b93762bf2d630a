import type { Light } from '@lumen-throw/throw/room-light';
import type { RoomChange } from '@lumen-throw/throw/smallest-change';
import { METERS_PER_INCH, type Units } from '@lumen-throw/throw/units';
import { PLACE_TEXTS, type Place } from '../../../shared/projectors/finder-places.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { lengthText } from '../../../shared/format/length-format.ts';
import { ROOM_LIGHT_TEXTS } from '../../../shared/room-light/texts.ts';
import type { Point, Suggestion } from './short-list.ts';
import { LARGEST_DIAGONAL, type Use, type Wishes } from './wishes.ts';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Keeps a figure and its sign on one line, also in a narrow card. */
const NO_BREAK = '\u00a0';

/** Inches below which a length is said in inches, or in centimeters. */
const SHORT = 36;

/** A length as one measures it: `14 in`, `36 cm`, `4.2 ft`. @param inches the length */
function measured(inches: number, units: Units): string {
  if (inches >= SHORT) return lengthText(inches, units);
  return units === 'ft' ? `${Math.round(inches)} in` : `${Math.round(inches * METERS_PER_INCH * 100)} cm`;
}

/** A diagonal; tenths only where there are some. */
function diagonalText(inches: number): string {
  return `${Number(inches.toFixed(1))} in`;
}

const LESS_LIGHT = siteTexts('less-light', {
  'daylight-living': 'Close the curtains or blinds',
  'daylight-dark': 'Make the room dark',
  'living-dark': 'Turn the lamps off',
  'dusk-dark': 'Wait until it is dark outside',
});

function isLessLight(step: string): step is keyof typeof LESS_LIGHT {
  return Object.hasOwn(LESS_LIGHT, step);
}

function lessLightText(from: Light, to: Light): string {
  if (typeof to === 'number') return `Get the light on the screen down to ${to} lux`;
  const step = `${from}-${to}`;
  if (isLessLight(step)) return LESS_LIGHT[step];
  return to === 'dark' ? 'Make the room dark' : `Reduce the light: ${ROOM_LIGHT_TEXTS.lights[to]}`;
}

function changeText(change: RoomChange, { units, light, place }: Wishes): string {
  if (change.what === 'diagonal') return `Take ${diagonalText(change.to)}`;
  if (change.what === 'light') return lessLightText(light, change.to);
  const way = measured(Math.abs(change.by), units);
  if (change.by < 0) return `Stand it ${way} nearer`;
  return place === 'shelf' ? `Stand it ${way} farther back` : `Give it ${way} more distance`;
}

const PLAIN_POINTS = siteTexts('finder-points', {
  'spare light': 'half again as bright as this light calls for',
  glaring: 'brighter than a movie theater: use eco mode',
  'claimed light': "its brightness is a seller's claim",
  'made for it': 'made for this',
  'by the wall': 'it sits right below the screen instead of across the room',
});

function pointText(point: Point): string {
  if ('sharpness' in point) return FACT_TEXTS.sharpness[point.sharpness];
  if ('milliseconds' in point) return `input lag ${point.milliseconds} ms`;
  if ('kilograms' in point) return FACT_TEXTS.kilograms(point.kilograms);
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
  distanceHint: 'Like 12, 12 ft 6 in, or 3.8 m.',
  distanceUnclear: (units: Units) =>
    `Enter a length, like ${units === 'ft' ? '12, 12\' 6" or 3.8 m' : '3.8, 380 cm or 12 ft'}.`,
  distanceOutside: (units: Units) =>
    units === 'ft' ? 'Enter a length from 1 to 40 ft.' : 'Enter a length from 0.3 to 12 m.',
  units: 'Unit',
  unitNames: { ft: 'Feet', m: 'Meters' } satisfies Record<Units, string>,
  size: 'Picture',
  largest: 'As large as looks good',
  largestHint: `At most ${LARGEST_DIAGONAL} in: a larger one won't fit under an 8 ft ceiling.`,
  diagonal: diagonalText,
  light: 'How bright is the room?',
  lux: 'Or the lux that you read',
  luxHint: 'On a phone held against the screen, projector off. It replaces the light above.',
  luxUnclear: 'Enter whole lux from 1 to 2,000, like 35, or leave it empty.',
  use: 'What for?',
  anyUse: 'A bit of everything',
  uses: {
    movies: 'Movies',
    games: 'Games',
    sports: 'Sports',
    outdoors: 'Outdoors',
    travel: 'Carrying it around',
  } satisfies Record<Use, string>,
  scriptless:
    'You need JavaScript to describe your own room. Without it, here are the models for a common one: 100 inches in a living room with a lamp on, anywhere up to 12 feet from the screen.',
  count: (fitting: number, all: number) =>
    fitting === 0
      ? `None of ${all} models fits as it is.`
      : `${fitting} of ${all} models ${fitting === 1 ? 'fits' : 'fit'}.`,
  shortList: 'Your short list',
  alsoFits: (count: number) => (count === 1 ? '1 more fits' : `${count} more fit`),
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
    change: 'Nearly',
    unknown: 'Figure missing',
    no: 'Does not fit',
  } satisfies Record<Suggestion['fit'], string>,
  from: (diagonal: number, distances: string) => `${diagonalText(diagonal)} from ${distances}`,
  /** @param share of what the light asks for; from 1 on it is bright enough */
  lightOnScreen: (verdict: string, white: number, share: number) =>
    `${verdict}: ${white.toFixed(white < 10 ? 1 : 0)} fL on the screen, ${share.toFixed(1)}${NO_BREAK}× what this light calls for`,
  contrast: (ratio: number) => `contrast ${ratio.toFixed(ratio < 10 ? 1 : 0)}${NO_BREAK}:${NO_BREAK}1`,
  change: changeText,
  /** One change or another, as a sentence. */
  or: (changes: readonly string[]) =>
    `${changes.map((change, index) => (index === 0 ? change : change.charAt(0).toLowerCase() + change.slice(1))).join(', or ')}.`,
  forIt: 'For it',
  againstIt: 'Against it',
  point: pointText,
  missing: {
    distance: 'We found no distance for it.',
    brightness: 'We found no brightness for it.',
  } satisfies Record<Suggestion['missing'][number], string>,
  kinds: (count: number) => (count === 1 ? '1 kind to look for' : `${count} kinds to look for`),
  kindsNote:
    'A kind has no maker: its distance and its brightness are typical figures without evidence. Check both on the model that you find.',
  compare: (count: number) => `Compare these ${count}`,
  hangs: "We don't list yet whether a model can hang upside down, so look it up before you buy.",
  method:
    'Worked out from the distance and brightness with the best evidence, for a matte white 16:9 screen. Prices play no part.',
});
