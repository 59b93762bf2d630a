import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Small } from '../design/type.tsx';
import { PART_TOASTS } from './texts.ts';

/**
 * A part whose scripts come once it is rendered. Where they don't, a sentence stands in its place, the
 * rest of the page stays as it is, and it is tried again when the connection is back.
 * @param waiting stands in its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [isMissing, setMissing] = useState(false);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (known) return undefined;
      let isGone = false;
      load().then(
        (loaded) => {
          known = loaded;
          if (!isGone) setPart(() => loaded);
        },
        () => {
          if (!isGone) setMissing(true);
        },
      );
      const again = (): void => setAttempt((before) => before + 1);
      window.addEventListener('online', again);
      return () => {
        isGone = true;
        window.removeEventListener('online', again);
      };
    }, [attempt]);
    if (Part) return <Part {...props} />;
    return isMissing ? <Small role="status">{PART_TOASTS.notLoaded.description}</Small> : waiting;
  };
}
