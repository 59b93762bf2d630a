import { focusSearchByKey } from '../layout/search/focus-search.ts';
import { finishDeferredLayout } from '../startup/deferred-layout.ts';
import { smoothScrollToPlaces } from '../shared/motion/smooth-scroll.ts';
import { unfoldDetails } from '../shared/motion/unfold-details.ts';
import { keepOfflinePage } from '../startup/keep-offline-page.ts';
import { reloadWhenAPartIsMissing } from '../startup/missing-chunk.ts';

/** What a prerendered page can do once it is hydrated. */
export function afterHydration(): void {
  reloadWhenAPartIsMissing();
  void keepOfflinePage();
  finishDeferredLayout();
  unfoldDetails();
  smoothScrollToPlaces();
  focusSearchByKey();
}
