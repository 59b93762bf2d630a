import { createElement, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { expectDeferred, repeatKeptActions } from '../../startup/hydration.ts';

/** Marks what is not hydrated yet, without being a box of its own. */
const Region = styled.div`
  display: contents;
`;

/** A promise that is never kept: what waits for it stays as it is. */
function never(): Promise<never> {
  return new Promise(() => {});
}

/** Tells, from inside the deferred part, that it is hydrated. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * A component whose script is not needed for the page to be hydrated: it starts to load at once, and
 * what the build rendered stands until then; clicks on its buttons and changes of its fields are kept.
 * If it never loads, that stays.
 */
export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    loaded = await load();
    return loaded;
  };
  const first = fetchPart();
  expectDeferred(first);
  let promise: Promise<ComponentType<Props>> | null = null;
  // The second try is for those who move to the page when the connection is back.
  const loading = () => (promise ??= first.catch(fetchPart).catch(never));

  function Part(props: Props) {
    // Once it is there it is rendered at once: waiting, for however short, takes away what stands.
    return createElement(loaded ?? use(loading()), props);
  }

  return function Deferred(props: Props) {
    const [hydrated, setHydrated] = useState(false);
    const [onHydrated] = useState(() => () => setHydrated(true));
    useEffect(() => {
      if (hydrated) repeatKeptActions();
    }, [hydrated]);
    return (
      <Region data-deferred={hydrated ? undefined : ''}>
        <Suspense fallback={null}>
          <Hydrated onHydrated={onHydrated}>
            <Part {...props} />
          </Hydrated>
        </Suspense>
      </Region>
    );
  };
}
