import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { replay } from './before-alive.ts';
import { moveFocus, namedPlace } from './layout/named-place.ts';

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
  const first = load();
  // The second try is for those who move to the page when the connection is back.
  const Loaded = lazy(async () => ({ default: await first.catch(load).catch(never) }));
  return function Late(props: Props) {
    const [alive, setAlive] = useState(false);
    const [onAlive] = useState(() => () => setAlive(true));
    const region = useRef<HTMLDivElement>(null);
    // Who comes from another page to a place in here was there before the place was.
    const [cameTooEarly] = useState(() => typeof document === 'undefined' || !namedPlace(location.hash));
    useEffect(() => {
      if (!alive) return;
      replay();
      const place = cameTooEarly ? namedPlace(location.hash) : null;
      if (!place || !region.current?.contains(place)) return;
      moveFocus(place);
      place.scrollIntoView();
    }, [alive, cameTooEarly]);
    return (
      <Region ref={region} data-late={alive ? undefined : ''}>
        <Suspense fallback={null}>
          <Alive onAlive={onAlive}>
            <Loaded {...props} />
          </Alive>
        </Suspense>
      </Region>
    );
  };
}
