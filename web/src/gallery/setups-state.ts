import type { GalleryFilter, Setup } from '@lumen-throw/domain/setup';
import type { PageCursor, SetupPage } from '../community/index.ts';

/** What the carousel knows. */
export interface SetupsState {
  phase: 'loading' | 'ready' | 'failed';
  filter: GalleryFilter;
  index: number;
  /** Setup of the share link that was followed, shown first. */
  opened: Setup | null;
  /** Whether the setup of the share link is gone or hidden. */
  missing: boolean;
  /** The member's own hidden setups. */
  hidden: readonly Setup[];
  published: readonly Setup[];
  next: PageCursor | null;
  total: number;
  /** Grows with every reload. */
  round: number;
}

export const INITIAL_SETUPS: SetupsState = {
  phase: 'loading',
  filter: 'All',
  index: 0,
  opened: null,
  missing: false,
  hidden: [],
  published: [],
  next: null,
  total: 0,
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
  | { kind: 'more'; page: SetupPage; after: PageCursor }
  | { kind: 'failed' }
  | { kind: 'chosen'; filter: GalleryFilter }
  | { kind: 'moved'; step: -1 | 1 }
  | { kind: 'removed'; id: string }
  | { kind: 'reload' };

/** The setups in the order of the carousel, each once: the opened one, one's own hidden ones, the rest. */
export function visibleSetups({ opened, hidden, published }: SetupsState): Setup[] {
  const byId = new Map<string, Setup>();
  for (const setup of [...(opened ? [opened] : []), ...hidden, ...published]) {
    if (!byId.has(setup.id)) byId.set(setup.id, setup);
  }
  return [...byId.values()];
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
    total: Math.max(0, state.total - 1),
  };
  return { ...next, index: Math.max(0, Math.min(state.index, visibleSetups(next).length - 1)) };
}

export function setupsReducer(state: SetupsState, action: SetupsAction): SetupsState {
  switch (action.kind) {
    case 'started':
      return state.round === action.round ? { ...state, phase: 'loading' } : state;
    case 'loaded': {
      const { page, counted, hidden, opened, missing } = action;
      const openedApart = opened?.status === 'Hidden' && !hidden.some(({ id }) => id === opened.id);
      return {
        ...state,
        phase: 'ready',
        index: 0,
        opened,
        missing,
        hidden,
        published: page.setups,
        next: page.next,
        total: counted + hidden.length + (openedApart ? 1 : 0),
      };
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
      return index < 0 || index >= visibleSetups(state).length ? state : { ...state, index };
    }
    case 'removed':
      return withoutRemoved(state, action.id);
    case 'reload':
      return { ...INITIAL_SETUPS, filter: state.filter, round: state.round + 1 };
    default:
      return state;
  }
}
