/** What a model is good for, by its figures: the finder's points and the list's filter share these bounds. */
import { looksGood, type RoomLight } from '@lumen-throw/throw/room-light';
import type { ListedFacts } from '../../shared/projectors/listed-facts.ts';
import type { Use } from '../../shared/room/wishes.ts';
import { lightVerdict } from './light-verdicts.ts';

/** Our own bounds, in milliseconds of input lag and in kilograms; pages show the figure itself. */
export const USE_BOUNDS = { quick: 20, slow: 50, carried: 3, heavy: 8 } as const;

type Facts = Pick<ListedFacts, 'lens' | 'light' | 'nativeContrast' | 'lag' | 'weight'>;

function looksGoodIn(facts: Facts, light: RoomLight): boolean | null {
  const found = lightVerdict(facts, light);
  return found && looksGood(found.verdict);
}

function weighsUpTo({ weight }: Facts, most: number): boolean | null {
  return weight === null ? null : weight <= most;
}

/** Whether a model suits a use; null where a figure that decides is missing. */
export const SUITS: Readonly<Record<Use, (facts: Facts) => boolean | null>> = {
  movies: (facts) => looksGoodIn(facts, 'dark'),
  games: ({ lag }) => lag && lag.value <= USE_BOUNDS.quick,
  sports: (facts) => looksGoodIn(facts, 'daylight'),
  outdoors: (facts) => {
    const answers = new Set([looksGoodIn(facts, 'nightfall'), weighsUpTo(facts, USE_BOUNDS.heavy)]);
    if (answers.has(false)) return false;
    return answers.has(null) ? null : true;
  },
  travel: (facts) => weighsUpTo(facts, USE_BOUNDS.carried),
};
