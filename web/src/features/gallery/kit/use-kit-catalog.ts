import { useCallback, useEffect, useState } from 'react';
import { loadKitCatalog, type KitCatalog } from '../../../shared/kit/kit-catalog.ts';

/** The catalog once it is wanted. */
export interface CatalogState {
  /** Null until it has loaded. */
  catalog: KitCatalog | null;
  failed: boolean;
  retry: () => void;
}

/** Loads the catalog. @param wanted whether anything needs it yet */
export function useKitCatalog(wanted: boolean): CatalogState {
  const [catalog, setCatalog] = useState<KitCatalog | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      loadKitCatalog().then(
        (loaded) => {
          setCatalog(loaded);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => {
    if (wanted) void load();
  }, [wanted, load]);
  return { catalog, failed, retry: () => void load() };
}
