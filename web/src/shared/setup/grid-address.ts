/** The gallery's grid in the address: which setups, in which order. */
import { CATALOG_ID, SETUP_LIGHTS, SETUP_PLACES } from '@lumen-throw/domain/setup-details';
import { CARD_ORDERS, NO_FILTER, type CardFilter, type CardOrder } from '@lumen-throw/domain/gallery-card';
import { PROJECTOR_KINDS, type ProjectorKind } from '@lumen-throw/domain/projector';
import { SETUP_SIZES, SETUP_TYPES } from '@lumen-throw/domain/setup';
import { SEARCH_LENGTH_MAX } from '@lumen-throw/domain/setup-search';
import { PATHS } from '@lumen-throw/domain/site-paths';

/** What the gallery shows. */
export interface GridState extends CardFilter {
  view: 'carousel' | 'grid';
  /** Kind of the projector; '' for any. */
  kind: ProjectorKind | '';
  sort: CardOrder;
  /** Words that a setup must have; '' for any. */
  search: string;
}

export const CAROUSEL_STATE: GridState = {
  ...NO_FILTER,
  view: 'carousel',
  kind: '',
  sort: 'new',
  search: '',
};

const KINDS = PROJECTOR_KINDS.map(({ value }) => value);

function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | '' {
  return values.find((value) => value === text) ?? '';
}

/** Reads an address; what it does not say, or says wrongly, narrows nothing. */
export function readGrid(search: string): GridState {
  const asked = new URLSearchParams(search);
  const projector = asked.get('projector') ?? '';
  return {
    view: asked.get('view') === 'grid' ? 'grid' : 'carousel',
    type: oneOf(asked.get('type'), SETUP_TYPES),
    size: oneOf(asked.get('size'), SETUP_SIZES),
    light: oneOf(asked.get('light'), SETUP_LIGHTS),
    place: oneOf(asked.get('place'), SETUP_PLACES),
    kind: oneOf(asked.get('kind'), KINDS),
    projector: CATALOG_ID.test(projector) ? projector : '',
    sort: oneOf(asked.get('sort'), CARD_ORDERS) || 'new',
    search: (asked.get('search') ?? '').trim().slice(0, SEARCH_LENGTH_MAX),
  };
}

const NAMES = ['view', 'type', 'size', 'light', 'place', 'kind', 'projector', 'sort', 'search'] as const;

/** The query that says it, with its question mark; empty for the carousel with all setups. */
export function writeGrid(state: GridState): string {
  const said = new URLSearchParams();
  for (const name of NAMES) if (state[name] !== CAROUSEL_STATE[name]) said.set(name, state[name]);
  const query = said.toString();
  return query && `?${query}`;
}

/** The view as a state of the address. */
export const GRID_IN_ADDRESS = { names: NAMES, read: readGrid, write: writeGrid };

/** Address of the grid with the setups of one projector. @param projector id of its content document */
export function projectorCardsHref(projector: string): string {
  return `${PATHS.gallery}${writeGrid({ ...CAROUSEL_STATE, view: 'grid', projector })}`;
}
