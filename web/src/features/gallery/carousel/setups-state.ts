import type { GalleryFilter, Setup } from '@lumen-throw/domain/setup';
import type { PageCursor, SetupPage } from '@lumen-throw/community/index';

/** What the carousel knows. */
export interface SetupsState {
  phase: 'loading' | 'ready' | 'failed';
  filter: GalleryFilter;
  index: number;
  /** Setup of the share link that was followed, shown first. */
  opened: Setup | null;
  /** Whether the setup of the share link is gone or hidden. */
  missing: boolean;
  /** Whether a setup has just left the screen because it is gone. */
  left: boolean;
  /** The member's own hidden setups. */
  hidden: readonly Setup[];
  published: readonly Setup[];
  next: PageCursor | null;
  /** Published setups of the filter, loaded or not. */
  counted: number;
  /** Grows with every reload. */
  round: number;
}

export const INITIAL_SETUPS: SetupsState = {
  phase: 'loading',
  filter: 'All',
  index: 0,
  opened: null,
  missing: false,
  left: false,
  hidden: [],
  published: [],
  next: null,
  counted: 0,
  round: 0,
};

export type SetupsAction =
  | { kind: 'started'; round: number }
  | {
      kind: 'loaded';
      page: SetupPage;
      counted: number;
      hidden: readonly Setup[];
      opened: Setup | null;
      missing: boolean;
    }
  | { kind: 'member'; hidden: readonly Setup[]; opened: Setup | null; missing: boolean }
  | { kind: 'more'; page: SetupPage; after: PageCursor }
  | { kind: 'failed' }
  | { kind: 'chosen'; filter: GalleryFilter }
  | { kind: 'moved'; step: -1 | 1 }
  | { kind: 'removed'; id: string; gone?: boolean }
  | { kind: 'reload'; filter?: GalleryFilter };

/** The Setup of the Month stands in the card above: it does not come first here as well. */
function featuredSecond(published: readonly Setup[]): readonly Setup[] {
  const [first, second, ...rest] = published;
  return first?.is_featured_month && second ? [second, first, ...rest] : published;
}

/** The setups in the order of the carousel, each once: the opened one, one's own hidden ones, the rest. */
export function visibleSetups({ opened, hidden, published }: SetupsState): Setup[] {
  const byId = new Map<string, Setup>();
  for (const setup of [...(opened ? [opened] : []), ...hidden, ...featuredSecond(published)]) {
    if (!byId.has(setup.id)) byId.set(setup.id, setup);
  }
  return [...byId.values()];
}

/** How many setups the carousel has in all, those that are not loaded yet included. */
export function totalOf(state: SetupsState): number {
  const { opened, hidden, counted } = state;
  const openedApart = opened?.status === 'Hidden' && !hidden.some(({ id }) => id === opened.id);
  return Math.max(counted + hidden.length + (openedApart ? 1 : 0), visibleSetups(state).length);
}

/** Where the setup that is shown stands after a change; at the start when it has gone. */
function samePlace(before: SetupsState, after: SetupsState): number {
  const shown = visibleSetups(before)[before.index]?.id;
  return Math.max(
    0,
    visibleSetups(after).findIndex(({ id }) => id === shown),
  );
}

function without(setups: readonly Setup[], id: string): readonly Setup[] {
  return setups.filter((setup) => setup.id !== id);
}

function withoutRemoved(state: SetupsState, id: string): SetupsState {
  const next = {
    ...state,
    opened: state.opened?.id === id ? null : state.opened,
    hidden: without(state.hidden, id),
    published: without(state.published, id),
    counted: state.counted - (state.hidden.some((setup) => setup.id === id) ? 0 : 1),
  };
  return { ...next, index: Math.max(0, Math.min(state.index, visibleSetups(next).length - 1)) };
}

export function setupsReducer(state: SetupsState, action: SetupsAction): SetupsState {
  switch (action.kind) {
    case 'started':
      return state.round === action.round ? { ...state, phase: 'loading' } : state;
    case 'loaded': {
      const { page, counted, hidden, opened, missing } = action;
      const { setups: published, next } = page;
      return {
        ...state,
        phase: 'ready',
        index: 0,
        left: false,
        opened,
        missing,
        hidden,
        published,
        next,
        counted,
      };
    }
    case 'member': {
      const { hidden, opened, missing } = action;
      const next = { ...state, hidden, opened, missing };
      return { ...next, index: samePlace(state, next) };
    }
    case 'more':
      return action.after === state.next
        ? { ...state, published: [...state.published, ...action.page.setups], next: action.page.next }
        : state;
    case 'failed':
      return { ...state, phase: visibleSetups(state).length > 0 ? 'ready' : 'failed' };
    case 'chosen':
      return action.filter === state.filter
        ? state
        : { ...INITIAL_SETUPS, filter: action.filter, round: state.round };
    case 'moved': {
      const index = state.index + action.step;
      return index < 0 || index >= visibleSetups(state).length ? state : { ...state, index, left: false };
    }
    case 'removed':
      return { ...withoutRemoved(state, action.id), left: action.gone === true };
    case 'reload':
      return { ...INITIAL_SETUPS, filter: action.filter ?? state.filter, round: state.round + 1 };
    default:
      return state;
  }
}
