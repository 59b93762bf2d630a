import { SEARCH_INDEX_PATH } from '@lumen-throw/domain/site-paths';
import { openSearchEngine, type SearchEngine } from './search-engine.ts';
import { readSearchFile, type SearchFile } from './search-entry.ts';

export { SearchOptions } from './search-options.tsx';

let running: Promise<SearchEngine> | null = null;

async function load(): Promise<SearchEngine> {
  const response = await fetch(SEARCH_INDEX_PATH);
  if (!response.ok) throw new Error(`${SEARCH_INDEX_PATH} answered ${response.status}.`);
  return openSearchEngine(readSearchFile((await response.json()) as SearchFile));
}

/** The search, fetched once. After a failure the next call tries again. */
export function loadSearch(): Promise<SearchEngine> {
  running ??= load().catch((error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}
