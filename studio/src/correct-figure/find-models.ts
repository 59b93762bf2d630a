import type { ModelChoice } from './use-models.ts';

/** Small letters without accents, which a keyboard may not have. */
function plainLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The models with all words of a search in their names. */
export function findModels(models: readonly ModelChoice[], typed: string): ModelChoice[] {
  const words = plainLetters(typed).split(/\s+/);
  return models.filter(({ name }) => words.every((word) => plainLetters(name).includes(word)));
}
