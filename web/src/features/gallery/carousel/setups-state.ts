import type { GalleryFilter, Setup } from '@lumen-throw/domain/setup';

/** What was read for the carousel. */
export interface ReadSetups {
  /** Setup of the share link that was followed, shown first. */
  linked: Setup | null;
  /** The member's own hidden setups. */
  hidden: readonly Setup[];
  published: readonly Setup[];
  /** Published setups of the filter, loaded or not. */
  counted: number;
}

/** What the visitor did with it. */
export interface Place {
  filter: GalleryFilter;
  /** Id of the setup that is shown; null for the first of them. */
  shown: string | null;
  /** Setups that were deleted, or turned out to be gone, since they were read. */
  removed: ReadonlySet<string>;
  /** Whether a setup has just left the screen because it is gone. */
  left: boolean;
  /** Whether the visitor went on from the last loaded setup, and the next one is still on its way. */
  awaitsNext: boolean;
}

export const FIRST_PLACE: Place = {
  filter: 'All',
  shown: null,
  removed: new Set(),
  left: false,
  awaitsNext: false,
};

export type PlaceAction =
  | { kind: 'started'; setups: readonly Setup[] }
  | { kind: 'followed' }
  | { kind: 'chosen'; filter: GalleryFilter }
  /** `more`: whether there are setups that are not loaded yet. */
  | { kind: 'moved'; step: -1 | 1; setups: readonly Setup[]; more: boolean }
  | { kind: 'removed'; id: string; gone?: boolean; setups: readonly Setup[] };

/** The Setup of the Month stands in the card above: it does not come first here as well. */
function featuredSecond(published: readonly Setup[]): readonly Setup[] {
  const [first, second, ...rest] = published;
  return first?.is_featured_month && second ? [second, first, ...rest] : published;
}

/** The setups in the order of the carousel, each once: the linked one, one's own hidden ones, the rest. */
export function visibleSetups(
  { linked, hidden, published }: ReadSetups,
  removed: ReadonlySet<string>,
): Setup[] {
  const byId = new Map<string, Setup>();
  const there = published.filter(({ id }) => !removed.has(id));
  for (const setup of [...(linked ? [linked] : []), ...hidden, ...featuredSecond(there)]) {
    if (!byId.has(setup.id) && !removed.has(setup.id)) byId.set(setup.id, setup);
  }
  return [...byId.values()];
}

/** How many setups the carousel has in all, those that are not loaded yet included. */
export function totalOf(read: ReadSetups, removed: ReadonlySet<string>): number {
  const visible = visibleSetups(read, removed);
  const apart = visible.filter(({ status }) => status === 'Hidden').length;
  const counted = [...(read.linked ? [read.linked] : []), ...read.published].filter(
    ({ status }) => status === 'Published',
  );
  const taken = new Set(counted.flatMap(({ id }) => (removed.has(id) ? [id] : []))).size;
  return Math.max(read.counted - taken + apart, visible.length);
}

/** Where a setup stands; at the start when it has gone. */
export function placeOf(setups: readonly Setup[], shown: string | null): number {
  return Math.max(
    0,
    setups.findIndex(({ id }) => id === shown),
  );
}

export function placeReducer(place: Place, action: PlaceAction): Place {
  switch (action.kind) {
    case 'started':
      return { ...place, shown: action.setups[0]?.id ?? null };
    case 'followed':
      return { ...place, shown: null, left: false, awaitsNext: false };
    case 'chosen':
      return action.filter === place.filter
        ? place
        : { ...place, filter: action.filter, shown: null, left: false, awaitsNext: false };
    case 'moved': {
      const to = action.setups[placeOf(action.setups, place.shown) + action.step];
      if (to) return { ...place, shown: to.id, left: false, awaitsNext: false };
      return action.step === 1 && action.more ? { ...place, awaitsNext: true } : place;
    }
    case 'removed': {
      const { id, gone = false, setups } = action;
      const index = placeOf(setups, id);
      const next = setups[index + 1] ?? setups[index - 1];
      return {
        ...place,
        shown: placeOf(setups, place.shown) === index ? (next?.id ?? null) : place.shown,
        removed: new Set([...place.removed, id]),
        left: gone,
      };
    }
    default:
      return place;
  }
}
