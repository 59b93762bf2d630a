import { whenIdle } from '../../startup/when-idle.ts';

/** What a deferred part waits for before it is hydrated. */
export type HydrateWhen =
  /** The visitor scrolls near it. */
  | 'visible'
  /** The visitor uses a control in it, or moves the focus to one. */
  | 'interaction'
  /** The browser is idle. */
  | 'idle';

/** The element around a part that isn't hydrated yet. */
const DEFERRED = '[data-deferred]';

/** Controls that need React. Links don't (`app/unhydrated-links.ts`). */
const CONTROLS = 'button, input, select, textarea, summary, label';

/** A part this far outside the viewport, as a share of its height, counts as near. */
const NEAR = '50%';

/** Parts that are not hydrated yet, by their elements. */
const waiting = new Map<Element, () => void>();

/** Hydrates the waiting parts around an element. */
function hydrateAround(element: Element | null | undefined): void {
  let region = element?.closest(DEFERRED);
  while (region) {
    waiting.get(region)?.();
    region = region.parentElement?.closest(DEFERRED);
  }
}

function onAction({ target }: Event): void {
  if (target instanceof Element) hydrateAround(target.closest(CONTROLS));
}

/** Listens on the window: the start script stops clicks there. Adding the same listener twice adds it once. */
function listen(): void {
  for (const kind of ['pointerdown', 'focusin', 'click', 'input']) addEventListener(kind, onAction, true);
}

/** Elements that the visitor has used already. */
function used(): (Element | null)[] {
  const { button = null, fields } = globalThis.startup ?? {};
  return [button, ...(fields?.keys() ?? []), document.activeElement?.closest(CONTROLS) ?? null];
}

function whenVisible(region: Element, hydrate: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
    },
    { rootMargin: `${NEAR} 0%` },
  );
  // The region itself has no box; its children do.
  for (const box of [region, ...region.children]) observer.observe(box);
  return () => observer.disconnect();
}

/**
 * Calls back, once, when a part has to be hydrated. A visitor who uses a control in it always counts.
 * @param region the element around the part
 * @returns ends the wait
 */
export function hydrateWhenNeeded(region: Element, when: HydrateWhen, hydrate: () => void): () => void {
  let stop: (() => void) | undefined;
  const end = () => {
    stop?.();
    waiting.delete(region);
  };
  const run = () => {
    end();
    hydrate();
  };
  listen();
  waiting.set(region, run);
  if (used().some((element) => region.contains(element))) run();
  else if (when === 'visible') stop = whenVisible(region, run);
  else if (when === 'idle') stop = whenIdle(run);
  return end;
}

/** Hydrates every waiting part: React can't update around a part that isn't hydrated. */
export function hydrateAll(): void {
  for (const hydrate of waiting.values()) hydrate();
}
