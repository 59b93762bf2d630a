import { Failure } from '../product/failure.ts';
import { STEPS, type Step } from './steps.ts';

function isNamed({ name, quick }: Step, word: string): boolean {
  return (word === 'quick' && quick) || name.split(' ').includes(word);
}

/**
 * The steps that somebody names by words of their names (`types web`), or all of them.
 * @throws Failure for a word that no step has
 */
export function chooseSteps(words: readonly string[]): readonly Step[] {
  const unknown = words.filter((word) => !STEPS.some((step) => isNamed(step, word)));
  if (unknown.length > 0) {
    throw new Failure(
      `There is no step ${unknown.join(', ')}; there are: quick, ${STEPS.map(({ name }) => name).join(', ')}.`,
    );
  }
  return words.length === 0 ? STEPS : STEPS.filter((step) => words.some((word) => isNamed(step, word)));
}
