import { createElement, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { inTime } from '../../startup/in-time.ts';
import { Small } from '../design/type.tsx';
import { PART_TOASTS } from './texts.ts';

/** Says that a part is missing, and tries again when the connection is back. */
function Missing({ onAgain }: { onAgain: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onAgain);
    return () => window.removeEventListener('online', onAgain);
  }, [onAgain]);
  return <Small role="status">{PART_TOASTS.notLoaded.description}</Small>;
}

/**
 * A part whose scripts come once it is rendered: for what works with data of the community, which the
 * build doesn't know either. Where they don't come, a sentence stands in its place, the rest of the page
 * stays as it is, and it is tried again when the connection is back.
 * @param waiting stands in its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props> | null> | null = null;
  // Settles in any case: a page that waits for it could not be left.
  const script = () => (loading ??= inTime(load()).catch(() => null));

  function Part({ onAgain, part }: { onAgain: () => void; part: Props }) {
    const loaded = use(script());
    return loaded ? createElement(loaded, part) : <Missing onAgain={onAgain} />;
  }

  return function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const [onAgain] = useState(() => () => {
      loading = null;
      setAttempt((before) => before + 1);
    });
    return (
      <Suspense fallback={waiting}>
        <Part key={attempt} part={props} onAgain={onAgain} />
      </Suspense>
    );
  };
}
