import { useSyncExternalStore } from 'react';
import { readView, WHOLE_TABLE, writeView, type ComparisonView } from './comparison-view.ts';

const listeners = new Set<() => void>();
let known: { search: string; view: ComparisonView } = { search: '', view: WHOLE_TABLE };

function current(): ComparisonView {
  if (known.search !== location.search) known = { search: location.search, view: readView(location.search) };
  return known.view;
}

/** What the build shows; the address is the browser's. */
function built(): ComparisonView {
  return WHOLE_TABLE;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Puts a view into the address, without a history entry and without moving the page. */
function show(view: ComparisonView): void {
  const search = writeView(location.search, view);
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  for (const listener of listeners) listener();
}

/** How the table is looked at; the address has it, so that a link shows the same. */
export function useComparisonView(): [ComparisonView, (view: ComparisonView) => void] {
  return [useSyncExternalStore(subscribe, current, built), show];
}
