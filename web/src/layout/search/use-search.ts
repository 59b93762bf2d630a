import { useCallback, useState } from 'react';
import type { SearchEngine } from './search-engine.ts';

interface Search {
  /** Null until it is loaded. */
  engine: SearchEngine | null;
  failed: boolean;
  /** Loads it; more than once does no harm, and tries again after a failure. */
  load: () => void;
}

/** The search, loaded when it is asked for. */
export function useSearch(): Search {
  const [engine, setEngine] = useState<SearchEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./load-search.ts').then(({ loadSearch }) => loadSearch()).then(setEngine, () => setFailed(true));
  }, []);
  return { engine, failed, load };
}
