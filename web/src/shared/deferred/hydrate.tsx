import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { repeatKeptActions, standsAsBuilt } from '../../startup/hydration.ts';
import { Region } from './region.ts';
import { hydrateWhenNeeded, type HydrateWhen } from './when-needed.ts';

/** Keeps React from hydrating a part; the prerendered HTML stays until it opens. */
class Gate {
  /** What the prerendered HTML shows. */
  readonly content: ReactNode;
  /** Open from the start where there is no prerendered HTML to keep. */
  isOpen = !standsAsBuilt();
  /** For React's `use`. */
  readonly opened: Promise<void>;
  #resolve: () => void = () => {};

  constructor(content: ReactNode) {
    this.content = content;
    this.opened = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    if (this.isOpen) this.open();
  }

  readonly open = (): void => {
    this.isOpen = true;
    this.#resolve();
    // `use` reads the status synchronously; otherwise React would suspend again and drop the HTML.
    void Object.assign(this.opened, { status: 'fulfilled' });
  };
}

interface PartProps {
  gate: Gate;
  onHydrated: () => void;
  children: ReactNode;
}

function Part({ gate, onHydrated, children }: PartProps) {
  use(gate.opened);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

interface HydrateProps {
  /** When it is hydrated, unless somebody uses a control in it before. */
  when: HydrateWhen;
  children: ReactNode;
}

/**
 * A part of a page with controls, hydrated when a visitor needs it. Until then the prerendered HTML
 * stays: its links work, and clicks on buttons and changes of fields are kept and repeated. Rendered at
 * once where nothing was prerendered.
 */
export function Hydrate({ when, children }: HydrateProps) {
  const [gate] = useState(() => new Gate(children));
  const [hydrated, setHydrated] = useState(false);
  const [onHydrated] = useState(() => () => setHydrated(true));
  const region = useRef<HTMLDivElement>(null);
  // React can only show new content after hydration; otherwise it would drop the HTML.
  if (gate.content !== children) gate.open();
  useEffect(() => {
    if (gate.isOpen || !region.current) return undefined;
    return hydrateWhenNeeded(region.current, when, gate.open);
  }, [gate, when]);
  useEffect(() => {
    if (hydrated) repeatKeptActions();
  }, [hydrated]);
  return (
    <Region ref={region} data-deferred={hydrated ? undefined : ''}>
      <Suspense fallback={null}>
        <Part gate={gate} onHydrated={onHydrated}>
          {children}
        </Part>
      </Suspense>
    </Region>
  );
}
