/** Words of the list of projectors. */
export const LIST_TEXTS = {
  count: (shown: number, all: number) =>
    shown === all ? `${all} projectors` : `${shown} of ${all} projectors`,
  more: (all: number, listed: number) =>
    `The list shows the first ${listed} of ${all} projectors. The others are found by their names.`,
  none: 'No projector has all of that. Take one wish back, and the list fills again.',
  nothingListed: 'No projector is listed yet.',
  unknown: (count: number) =>
    `${count} more might fit, but a figure that you asked for is not known. ${count === 1 ? 'It stands' : 'They stand'} at the end.`,
  figureMissing: 'A figure is missing',
  reset: 'Show all',
  filters: 'Filters',
  any: 'Any',
  kind: 'Kind',
  distance: '100 in from within',
  distanceChoice: (feet: number) => `${feet} ft`,
  light: 'Brightness',
  lightChoice: (lumens: string) => `${lumens} or more`,
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
} as const;
