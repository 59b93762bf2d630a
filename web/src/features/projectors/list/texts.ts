import { groupedNumber } from '../../../shared/format/english-format.ts';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';
/** Words of the list of projectors. */
export const LIST_TEXTS = siteTexts('projector-list', {
  count: (shown: number, all: number) =>
    shown === all ? `${all} projectors` : `${shown} of ${all} projectors`,
  more: (all: number, listed: number) => `The list shows the first ${listed} of ${all} projectors.`,
  none: 'No projector matches all of these. Clear a filter.',
  nothingListed: 'No projector is listed yet.',
  unknown: (count: number) => `${count} more, at the end, might fit: a figure is missing.`,
  figureMissing: 'A figure is missing',
  reset: 'Show all',
  filters: 'Filters',
  any: 'Any',
  kind: 'Kind',
  distance: '100 in from within',
  distanceChoice: (feet: number) => `${feet} ft`,
  light: 'Brightness',
  lightChoice: (lumens: number) => `${groupedNumber(lumens)}+ lm`,
  picture: 'Picture',
  pictureChoices: { '1080p': '1080p or better', '4k': '4K', native4k: '4K without pixel shifting' },
  sort: 'Order',
  sortChoices: {
    listed: 'As listed',
    brightest: 'Brightest first',
    nearest: 'Shortest distance first',
    lightest: 'Lightest first',
    name: 'By name',
  },
  compare: 'Compare',
  compareThis: (name: string) => `Compare ${name}`,
});
