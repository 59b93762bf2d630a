import { Failure } from '../product/failure.ts';
import { SUITES, type Step } from './steps.ts';

/** What words choose from. */
const STEPS = [...SUITES.daily, ...SUITES.nightly];

/** Words that stand for more than one step. */
const GROUPS: Readonly<Record<string, readonly Step[]>> = {
  ...SUITES,
  quick: STEPS.filter(({ quick }) => quick),
};

function stepsNamed(word: string): readonly Step[] {
  return STEPS.filter(({ name }) => name === word || name.split(' ').includes(word));
}

/**
 * The steps of the groups `daily`, `nightly`, `all` and `quick`, or those with these names or words in their
 * names (`types web`).
 * @throws Failure that lists the steps when a word fits none
 */
export function chooseSteps(words: readonly string[]): readonly Step[] {
  const chosen = words.map((word) => (Object.hasOwn(GROUPS, word) ? GROUPS[word] : stepsNamed(word)) ?? []);
  const unknown = words.filter((_, place) => chosen[place]?.length === 0);
  if (unknown.length > 0) {
    throw new Failure(
      `Unknown step ${unknown.join(', ')}. Choose from ${Object.keys(GROUPS).join(', ')}, ${STEPS.map(({ name }) => name).join(', ')}.`,
    );
  }
  return [...new Set(chosen.flat())];
}
