/**
 * Where an old address of a page leads. Editing keeps it (studio/src/schema/fields/kept-addresses.ts); a page that is read
 * at it before the next build sends the visitor on itself (src/shared/links/alias-redirect.tsx).
 */
import {
  accessoryCategoryHref,
  ambianceHref,
  articleHref,
  infoHref,
  projectorHref,
} from '@lumen-throw/domain/site-paths';
import type { SiteMapQueryResult } from '../src/shared/content-api/content-types.generated.ts';
import { sitePages, type Addressed } from './site-pages.ts';

/** A permanent redirect; both are paths. */
export interface Redirect {
  source: string;
  destination: string;
}

/** Redirects from old addresses; one that has become a page of its own, or leads two ways, is left out. */
export function aliasRedirects(map: SiteMapQueryResult): Redirect[] {
  const taken = new Set(sitePages(map).map(({ path }) => path));
  const redirects: Redirect[] = [];
  const collect = (pages: readonly Addressed[], href: (slug: string) => string) => {
    for (const { slug, aliases } of pages) {
      for (const alias of aliases ?? []) {
        if (!slug || !alias || taken.has(href(alias))) continue;
        taken.add(href(alias));
        redirects.push({ source: href(alias), destination: href(slug) });
      }
    }
  };
  collect(map.articles, articleHref);
  collect(map.accessoryCategories, accessoryCategoryHref);
  collect(map.ambiancePages, ambianceHref);
  collect(map.projectors, projectorHref);
  collect(map.infoPages, infoHref);
  return redirects;
}
