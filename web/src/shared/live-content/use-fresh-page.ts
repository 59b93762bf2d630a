import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import type { PageContent, PageKind } from '../content-api/page-content.ts';
import type { SiteContent } from '../content-api/site-query.ts';
import { pageParameters } from '../content-api/page-parameters.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { freshPage, subscribeFresh, type FreshPage } from './fresh-content.ts';
import { pagePath } from './page-data.ts';
import { useSite } from './use-site.ts';
import { watchPage } from './watch-page.ts';

/** Content of the page at the present address, as new as it is known; 'gone' when unpublished. */
export function useFreshPage<Kind extends PageKind>(kind: Kind): PageContent<Kind> | 'gone' {
  const built = useLoaderData() as PageContent<Kind>;
  const site = useSite();
  const environment = useEnvironment();
  const { slug, page } = useParams();
  const path = pagePath(useLocation().pathname);
  const fresh = useSyncExternalStore<FreshPage | undefined>(
    subscribeFresh,
    () => freshPage(path),
    () => undefined,
  );
  const shown = useRef<{ page: PageContent; site: SiteContent }>({ page: built, site });

  useEffect(() => {
    shown.current = { page: built, site };
  }, [built, site]);

  useEffect(() => {
    // The route's loader has answered for this address, so it has parameters.
    const parameters = pageParameters(kind, { slug, page }) ?? {};
    return watchPage(environment.content, { path, kind, parameters }, () => shown.current);
  }, [environment, kind, path, slug, page]);

  if (fresh === 'gone') return 'gone';
  return (fresh?.content as PageContent<Kind> | undefined) ?? built;
}
