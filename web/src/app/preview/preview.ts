import type { createBrowserRouter } from 'react-router-dom';
import type { PageAndSite, PageContent } from '../../shared/content-api/page-content.ts';
import { showOverlays } from './overlays.ts';
import { connectToStudio } from './studio-connection.ts';
import { showSiteWords } from './site-words.ts';
import type { PageEnvironment } from '../../shared/environment/page-environment.ts';
import { openWorkplace } from './workplace/workplace.ts';
import { updateIfChanged, type PageRequest } from '../../shared/live-content/fresh-content.ts';
import { watchWith } from '../../shared/live-content/watch-page.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Milliseconds to wait for the Studio's word on a page that readers cannot see; it may itself be just starting. */
const TIMEOUT = 15_000;

export interface Preview {
  /** Content of a page that may exist as a draft only; null where there is none, or no Studio. */
  draft: (request: PageRequest) => Promise<PageContent | null>;
  /** Hands the overlay and the Studio's address bar the way to move through the site. */
  follow: (router: Router) => void;
}

/** Shows drafts as they are typed, with every text and picture a way to its field. */
export function startPreview(environment: PageEnvironment): Preview {
  const studio = connectToStudio(environment.content, environment.studioUrl);
  studio.listenToTexts(showSiteWords(environment.studioUrl));
  const showItems = openWorkplace<PageAndSite>(environment.studioUrl, studio.listenToDocuments);
  watchWith((_content, request, shown) => {
    const redraw = (answer: PageAndSite) => updateIfChanged(request.path, shown(), answer);
    return studio.listen(request, (answer, sourceMap) => {
      redraw(answer);
      showItems({ answer, sourceMap, redraw });
    });
  });
  return {
    draft: (request) =>
      new Promise((resolve) => {
        const stop = studio.listen(request, ({ page }) => {
          stop();
          resolve(page);
        });
        setTimeout(() => {
          stop();
          resolve(null);
        }, TIMEOUT);
      }),
    follow: (router) => {
      showOverlays({
        address: () => {
          const { pathname, search, hash } = router.state.location;
          return `${pathname}${search}${hash}`;
        },
        go: (address, how) => void router.navigate(address, { replace: how === 'replace' }),
        back: () => void router.navigate(-1),
        subscribe: (moved) =>
          router.subscribe(({ navigation }) => {
            if (navigation.state === 'idle') moved();
          }),
      });
    },
  };
}
