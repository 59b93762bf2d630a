import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the gallery's grid and its filters. */
export const GRID_TEXTS = siteTexts('grid', {
  view: 'View',
  views: { carousel: 'One by one', grid: 'Grid' },
  filters: 'Narrow down',
  any: 'Any',
  projector: 'Projector',
  anyProjector: 'Any projector',
  kinds: 'Kinds of projectors',
  models: 'Real models',
  kind: 'Kind of projector',
  size: 'Room size',
  light: 'Light',
  place: 'Where it stands',
  sort: 'Order',
  sorts: { new: 'Newest first', liked: 'Most liked first' },
  clear: 'Clear all filters',
  find: 'Search all setups',
  findHint: 'Search by projector, size, room or place',
  none: 'No setups match all of that.',
  noneFound: (search: string): string => `No setups match "${search}".`,
  more: 'Show more setups',
  loading: 'Loading...',
  search: {
    nothing: 'No projector matches',
    matches: (count: number): string => (count === 1 ? '1 match' : `${count} matches`),
  },
});
