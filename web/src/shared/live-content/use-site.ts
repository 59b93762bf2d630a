import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { SiteContent } from '../content-api/site-query.ts';
import { freshSite, subscribeFresh } from './fresh-content.ts';

/** Id of the route whose loader knows the site's settings. */
export const SITE_ROUTE_ID = 'site';

function nothingFresh(): undefined {
  return undefined;
}

/** The site's settings, as new as they are known; null where there are none. */
export function useSite(): SiteContent {
  const built = useRouteLoaderData<SiteContent>(SITE_ROUTE_ID);
  const fresh = useSyncExternalStore(subscribeFresh, freshSite, nothingFresh);
  return fresh ?? built ?? null;
}
