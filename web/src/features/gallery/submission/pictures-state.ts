import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import type { KeptPicture } from '../../../shared/setup-draft/draft.ts';

/** A picture in the form. */
export interface ChosenPicture extends KeptPicture {
  /** Address of the preview, valid while the picture is in the form. */
  preview: string;
}

export interface PicturesState {
  chosen: readonly ChosenPicture[];
  /** Why files were not taken, one sentence each. */
  problems: readonly string[];
  preparing: boolean;
  /** Whether it is known what an earlier visit left. */
  loaded: boolean;
  /** Whether an earlier visit left some of them. */
  restored: boolean;
  /** What the browser keeps over a reload; null when it keeps nothing. */
  kept: readonly ChosenPicture[] | null;
  /** Whether the form was just emptied of a draft that is settled: what is kept is another tab's by now. */
  settled: boolean;
}

export const NO_PICTURES: PicturesState = {
  chosen: [],
  problems: [],
  preparing: false,
  loaded: false,
  restored: false,
  kept: null,
  settled: false,
};

export type PicturesAction =
  | { kind: 'restored'; pictures: readonly ChosenPicture[] }
  | { kind: 'preparing' }
  | { kind: 'added'; picture: ChosenPicture }
  | { kind: 'prepared'; problems: readonly string[] }
  | { kind: 'removed'; key: string }
  | { kind: 'placed'; key: string; index: number }
  | { kind: 'sent'; key: string; path: string }
  | { kind: 'withdrawn' }
  | { kind: 'cleared' }
  | { kind: 'kept'; pictures: readonly ChosenPicture[] | null };

export const MAX = SETUP_LIMITS.imagesMax;

function placed<T extends { key: string }>(items: readonly T[], key: string, index: number): readonly T[] {
  const moved = items.find((item) => item.key === key);
  if (!moved || index < 0 || index >= items.length) return items;
  const others = items.filter((item) => item !== moved);
  return [...others.slice(0, index), moved, ...others.slice(index)];
}

/** What the pictures become by an action, in the order in which they will be shown. */
function chosenAfter(chosen: readonly ChosenPicture[], action: PicturesAction): readonly ChosenPicture[] {
  switch (action.kind) {
    case 'restored':
      return [...action.pictures, ...chosen].slice(0, MAX);
    case 'added':
      return [...chosen, action.picture].slice(0, MAX);
    case 'removed':
      return chosen.filter(({ key }) => key !== action.key);
    case 'placed':
      return placed(chosen, action.key, action.index);
    case 'sent':
      return chosen.map((picture) =>
        picture.key === action.key ? { ...picture, sentPath: action.path } : picture,
      );
    case 'withdrawn':
      return chosen.map((picture) => ({ ...picture, sentPath: null }));
    default:
      return chosen;
  }
}

export function picturesReducer(before: PicturesState, action: PicturesAction): PicturesState {
  const chosen = chosenAfter(before.chosen, action);
  const state = chosen === before.chosen ? before : { ...before, chosen, settled: false };
  switch (action.kind) {
    case 'restored':
      return { ...state, loaded: true, restored: action.pictures.length > 0 };
    case 'preparing':
      return { ...state, preparing: true };
    case 'prepared':
      return { ...state, preparing: false, problems: action.problems };
    case 'cleared':
      return { ...state, chosen: [], problems: [], restored: false, settled: true };
    case 'kept':
      return { ...state, kept: action.pictures };
    default:
      return state;
  }
}
