import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import type { PageRequest, Shown } from './fresh-content.ts';

/**
 * Keeps what a page shows up to date.
 * @param shown what the page shows at the moment
 * @returns ends it
 */
export type Watcher = (content: ContentEnvironment, request: PageRequest, shown: () => Shown) => () => void;

let watcher: Watcher = () => () => {};

/** Pages that are being watched; each starts anew when the way of watching changes. */
const watched = new Set<() => void>();

/** Keeps the page up to date for as long as it is shown. */
export const watchPage: Watcher = (content, request, shown) => {
  let stop = watcher(content, request, shown);
  const startAnew = () => {
    stop();
    stop = watcher(content, request, shown);
  };
  watched.add(startAnew);
  return () => {
    watched.delete(startAnew);
    stop();
  };
};

/** Says how pages are kept up to date: by asking for what is published, or by the Studio's preview. */
export function watchWith(other: Watcher): void {
  watcher = other;
  for (const startAnew of watched) startAnew();
}
