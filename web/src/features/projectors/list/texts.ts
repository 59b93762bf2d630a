import { groupedNumber, weightText } from '@lumen-throw/domain/english-numbers';
import type { Sharpness } from '../../../shared/projectors/best-figures.ts';
import type { Use } from '../../../shared/room/wishes.ts';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';
import type { USE_BOUNDS } from '../uses.ts';

/** Words of the list of projectors. */
export const LIST_TEXTS = siteTexts('projector-list', {
  caption: 'Projectors and their figures',
  count: (shown: number, all: number) =>
    shown === all ? `${all} projectors` : `${shown} of ${all} projectors`,
  more: (all: number, listed: number) => `The list shows the first ${listed} of ${all} projectors.`,
  /** Stands before names, where nothing runs that could show their rows. */
  rest: 'Also in the list:',
  none: 'No projector matches all of these. Clear a filter.',
  nothingListed: 'No projector is listed yet.',
  unknown: (count: number) => `${count} more, at the end, might fit: a figure is missing.`,
  figureMissing: 'A figure is missing',
  reset: 'Show all',
  filters: 'Filters',
  openFilters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  any: 'Any',
  text: 'Name',
  textHint: 'Brand or model',
  name: 'Projector',
  status: 'Status',
  statuses: { current: 'Current', discontinued: 'Discontinued' },
  currentOnly: 'Current models only',
  kind: 'Kind',
  use: 'Use',
  /** What a use asks of a model. */
  useMeans: {
    movies: () => 'For movies: a good 100-inch picture in a dark room.',
    games: ({ quick }) => `For games: an input lag of up to ${quick} ms.`,
    sports: () => 'For sports: a good 100-inch picture by day, with the blinds half closed.',
    outdoors: ({ heavy }) =>
      `For outdoors: a good 100-inch picture 30 minutes after sunset, and no more than ${weightText(heavy)}.`,
    travel: ({ carried }) => `To carry around: no more than ${weightText(carried)}.`,
  } satisfies Record<Use, (bounds: typeof USE_BOUNDS) => string>,
  priceClass: 'Price class',
  price: 'Price',
  distance: '100-inch picture from',
  for100: 'For 100 in',
  /** Beside a distance that no source prints. */
  byRatio: 'by throw ratio',
  distanceChoice: (feet: number) => `Up to ${feet} ft`,
  movieLight: 'Movie brightness',
  light: 'Light',
  lightChoice: (lumens: number) => `${groupedNumber(lumens)}+ lm`,
  /** What the light in a movie mode comes from. */
  lightFrom: {
    calibrated: 'measured',
    rated: 'rated × ¾',
    brightest: 'most measured',
    measured: 'measured × ¾',
  },
  picture: 'Picture',
  pictureChoices: { '1080p': '1080p or better', '4k': '4K', native4k: '4K without pixel shifting' },
  pictures: {
    native4k: '4K',
    shifted4k: '4K, shifted',
    fullHd: '1080p',
    less: '< 1080p',
  } satisfies Record<Sharpness, string>,
  contrast: 'Contrast',
  contrastOf: (ratio: number) => `${groupedNumber(ratio)} : 1`,
  inputLag: 'Input lag',
  /** Orders by figures for this signal; a row with another one says which. */
  lag: 'Lag at 60 Hz',
  lagOf: (milliseconds: number) => `${milliseconds} ms`,
  lagChoice: (milliseconds: number) => `Up to ${milliseconds} ms`,
  noise: 'Noise',
  noiseOf: (decibels: number) => `${decibels} dB`,
  noiseChoice: (decibels: number) => `Up to ${decibels} dB`,
  sort: 'Order',
  mostComplete: 'Current and most complete',
  orderNotes: {
    complete: 'Current models come first, then those of unknown status, then discontinued ones.',
    lag: 'Figures for signals other than 60 Hz, or for none stated, come after the others.',
    noise: 'Figures for a quiet or eco mode come after the others.',
  },
  /** Below a figure whose source doesn't say what it holds for. */
  notStated: { lag: 'signal not stated', noise: 'mode unknown' },
  notEntered: 'not entered yet',
  measured: 'measured',
  notMeasured: "maker's or seller's figure",
  legendMeasured: 'measured by others',
  legendNotMeasured: "maker's or seller's",
  archive: (count: number) =>
    count === 1
      ? 'One more model, of which little is known, stands in the archive'
      : `${count} more models, of which little is known, stand in the archive`,
  compare: 'Compare',
  compareThis: (name: string) => `Compare ${name}`,
});
