import { createElement, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { expectDeferred, repeatKeptActions } from '../../startup/before-hydration.ts';

/** Marks what is not alive yet without being a box of its own. */
const Region = styled.div`
  display: contents;
`;

/** A promise that is never kept: what waits for it stays as it is. */
function never(): Promise<never> {
  return new Promise(() => {});
}

/** Tells, from inside the part that came late, that it is alive. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/**
 * A component whose script is not needed for the page to come alive: it starts to load at once, and
 * what the build rendered stands until then; clicks on its buttons and changes of its fields are kept.
 * Should it not come at all, that goes on standing.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let arrived: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    arrived = await load();
    return arrived;
  };
  const first = fetchPart();
  expectDeferred(first);
  let arrival: Promise<ComponentType<Props>> | null = null;
  // The second try is for those who move to the page when the connection is back.
  const arriving = () => (arrival ??= first.catch(fetchPart).catch(never));

  function Part(props: Props) {
    // Once it is there it is rendered at once: waiting, for however short, takes away what stands.
    return createElement(arrived ?? use(arriving()), props);
  }

  return function Late(props: Props) {
    const [alive, setAlive] = useState(false);
    const [onAlive] = useState(() => () => setAlive(true));
    useEffect(() => {
      if (alive) repeatKeptActions();
    }, [alive]);
    return (
      <Region data-deferred={alive ? undefined : ''}>
        <Suspense fallback={null}>
          <Alive onAlive={onAlive}>
            <Part {...props} />
          </Alive>
        </Suspense>
      </Region>
    );
  };
}
