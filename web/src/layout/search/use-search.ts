import { useCallback, useState } from 'react';
import type { SearchEngine } from './search-engine.ts';
import type { SearchOptions } from './search-options.tsx';

interface LoadedSearch {
  engine: SearchEngine;
  SearchOptions: typeof SearchOptions;
}

interface Search {
  /** Null until they are loaded. */
  engine: SearchEngine | null;
  SearchOptions: typeof SearchOptions | null;
  failed: boolean;
  /** Loads it; more than once does no harm, and tries again after a failure. */
  load: () => void;
}

/** The search, loaded when it is asked for. */
export function useSearch(): Search {
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./load-search.ts')
      .then(async ({ loadSearch, ...parts }) => ({ engine: await loadSearch(), ...parts }))
      .then(setLoaded, () => setFailed(true));
  }, []);
  return { engine: loaded?.engine ?? null, SearchOptions: loaded?.SearchOptions ?? null, failed, load };
}
