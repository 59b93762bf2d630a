import { focusSearchByKey } from '../layout/search/focus-search.ts';
import { finishDeferredLayout } from '../startup/deferred-layout.ts';
import { smoothScrollToPlaces } from '../shared/motion/smooth-scroll.ts';
import { showRoom } from '../shared/room/show-room.ts';
import { unfoldDetails } from '../shared/motion/unfold-details.ts';
import { keepOfflinePage } from '../startup/keep-offline-page.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { reloadWhenAPartIsMissing } from '../startup/missing-chunk.ts';

type Site = Parameters<typeof fetchAhead>;

/** What a prerendered page can do once it is hydrated. */
export function afterHydration(router: Site[0] & Parameters<typeof showRoom>[0], routes: Site[1]): void {
  fetchAhead(router, routes);
  showRoom(router);
  reloadWhenAPartIsMissing();
  void keepOfflinePage();
  finishDeferredLayout();
  unfoldDetails();
  smoothScrollToPlaces();
  focusSearchByKey();
}
