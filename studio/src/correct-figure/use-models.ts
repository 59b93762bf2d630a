import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'sanity';

/** A model to choose. */
export interface ModelChoice {
  _id: string;
  name: string;
}

const MODELS = `*[_type == "projector"]{_id, "name": brand + " " + model} | order(lower(name) asc)`;

/** All published models, and how to ask for them again. */
export function useModels(): [models: readonly ModelChoice[] | 'loading' | 'unreachable', again: () => void] {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
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
