/** The models that somebody has chosen to compare; they stay chosen while one browses in this tab. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** A chosen model, with its name for pages that don't know all models. */
export interface ChosenModel {
  slug: string;
  name: string;
}

const KEY = 'projectors-to-compare';

const listeners = new Set<() => void>();

/** Keeps the choice where the browser lets nobody store anything. */
let unstored = '';

function stored(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return unstored;
  }
}

function store(models: readonly ChosenModel[]): void {
  unstored = String(new URLSearchParams(models.map(({ slug, name }) => [slug, name])));
  try {
    window.sessionStorage.setItem(KEY, unstored);
  } catch {
    // It is kept until the page goes.
  }
  for (const listener of listeners) listener();
}

/** Reads a query of slugs and names. A tab may still hold the format before, slugs between commas. */
function modelsIn(text: string): ChosenModel[] {
  return [...new URLSearchParams(text)].flatMap(([slugs, name]) =>
    slugs
      .split(',')
      .filter(Boolean)
      .map((slug) => ({ slug, name: name || slug })),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The models with one added at the end, or taken away. */
export function withModel(
  models: readonly ChosenModel[],
  model: ChosenModel,
  wanted: boolean,
): readonly ChosenModel[] {
  const others = models.filter(({ slug }) => slug !== model.slug);
  return wanted ? [...others, model] : others;
}

/** The chosen models in the order of the choice, and what chooses others in their place. None before hydration. */
export function useChosenModels(): [
  models: readonly ChosenModel[],
  change: (next: (before: readonly ChosenModel[]) => readonly ChosenModel[]) => void,
] {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  const models = useMemo(() => modelsIn(text), [text]);
  const change = useCallback((next: (before: readonly ChosenModel[]) => readonly ChosenModel[]) => {
    store(next(modelsIn(stored())));
  }, []);
  return [models, change];
}
