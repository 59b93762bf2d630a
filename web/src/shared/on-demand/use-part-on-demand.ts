import { useCallback, useState, type ComponentType } from 'react';
import { toast } from '../toasts/toast-store.ts';
import { PART_TOASTS } from './texts.ts';

interface PartOnDemand<Props> {
  /** Null until it was asked for and has loaded. */
  Part: ComponentType<Props> | null;
  /** Loads it. @returns whether it is there; where not, the visitor has been told */
  ask: () => Promise<boolean>;
}

/**
 * A component that few visitors need, loaded when somebody asks for it.
 * @param load the same function in each render
 */
export function usePartOnDemand<Props>(load: () => Promise<ComponentType<Props>>): PartOnDemand<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const ask = useCallback(async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch (error) {
      console.error(PART_TOASTS.notLoaded.description, error);
      toast({ ...PART_TOASTS.notLoaded, variant: 'destructive' });
      return false;
    }
  }, [load]);
  return { Part, ask };
}
