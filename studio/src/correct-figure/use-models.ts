import type { SanityClient } from '@sanity/client';
import { useCallback, useEffect, useState } from 'react';

/** A model to choose. */
export interface ModelChoice {
  _id: string;
  name: string;
}

const MODELS = `*[_type == "projector"]{_id, "name": brand + " " + model} | order(lower(name) asc)`;

/** All published models, and how to ask for them again. */
export function useModels(
  client: SanityClient,
): [models: readonly ModelChoice[] | 'loading' | 'unreachable', again: () => void] {
  const [models, setModels] = useState<readonly ModelChoice[] | 'loading' | 'unreachable'>('loading');
  const load = useCallback(() => {
    setModels('loading');
    client
      .fetch<ModelChoice[]>(MODELS, {}, { perspective: 'published' })
      .then(setModels, () => setModels('unreachable'));
  }, [client]);
  useEffect(load, [load]);
  useEffect(() => {
    if (models !== 'unreachable') return undefined;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [models, load]);
  return [models, load];
}
