import { layOutRest } from './layout/lay-out-rest.ts';
import { keepOfflinePage } from './offline/keep-offline-page.ts';
import { reloadWhenAPartIsMissing } from './router/missing-chunk.ts';

/** What a prerendered page can do once it is alive. */
export function afterAlive(): void {
  reloadWhenAPartIsMissing();
  void keepOfflinePage();
  void layOutRest();
}
