import { stegaClean } from '@sanity/client/stega';
import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing';
import { hoverName } from './workplace/hover-name.tsx';
import { keepOverlaysGoing } from './workplace/overlay-limits.ts';

/** How the overlays and the Studio's address bar move through the site. */
export interface SiteRouter {
  address: () => string;
  go: (address: string, how: 'push' | 'replace') => void;
  back: () => void;
  subscribe: (moved: () => void) => () => void;
}

/** Above everything that the site shows, its header and dialogs included. */
const ON_TOP = 1000;

/** Draws the overlays that lead from a text or a picture to its field in the Studio. */
export function showOverlays(router: SiteRouter): void {
  keepOverlaysGoing();
  enableVisualEditing({
    zIndex: ON_TOP,
    components: hoverName,
    // Changes arrive over the Studio connection by themselves; nothing needs to be loaded anew.
    refresh: () => Promise.resolve(),
    history: {
      subscribe: (navigate) => {
        const tell = () =>
          navigate({ type: 'push', title: stegaClean(document.title), url: router.address() });
        tell();
        return router.subscribe(tell);
      },
      update: (update) => {
        if (update.type === 'pop') router.back();
        else router.go(update.url, update.type);
      },
    },
  });
}
