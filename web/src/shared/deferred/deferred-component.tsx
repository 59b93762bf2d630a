import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { expectDeferred } from '../../startup/hydration.ts';

/** A promise that never settles: the prerendered HTML stays. */
function never(): Promise<never> {
  return new Promise(() => {});
}

/**
 * A component whose script isn't needed to hydrate the page. Use it inside `Hydrate` or `StaticContent`,
 * which keep the prerendered HTML until the script has loaded, and for good if it never does.
 * @param start when the script is loaded: at once, or when it is first rendered
 */
export function deferredComponent<Props extends object>(
  start: 'at once' | 'on demand',
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | null = null;
  let running: Promise<ComponentType<Props>> | null = null;
  const attempt = async () => {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      // Lets a later navigation try again when the connection is back.
      running = null;
      throw error;
    }
  };
  const script = () => (running ??= attempt());
  expectDeferred(script);
  if (start === 'at once') script().catch(() => {});
  let promise: Promise<ComponentType<Props>> | null = null;
  const rendered = () => (promise ??= script().catch(script).catch(never));

  return function Deferred(props: Props) {
    // Suspending, even for a moment, would drop what is on the page.
    return createElement(loaded ?? use(rendered()), props);
  };
}
