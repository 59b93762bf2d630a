/**
 * Where an old address of a page leads. Editing keeps it (studio/src/schema/fields/aliases-after-rename.ts); a page that is read
 * at it before the next build sends the visitor on itself (src/shared/links/alias-redirect.tsx).
 */
import {
  accessoryCategoryHref,
  ambianceHref,
  articleHref,
  authorHref,
  infoHref,
  projectorHref,
} from '@lumen-throw/domain/site-paths';
import { isReservedPath } from '@lumen-throw/domain/editing-addresses';
import type { SiteMapQueryResult } from '../src/shared/content-api/content-types.generated.ts';
import { linkAddress } from '../src/shared/content/link-target.ts';
import { sitePages, type Addressed } from './site-pages.ts';

/** A redirect from a path; for good unless it says otherwise. */
export interface Redirect {
  source: string;
  /** A path, or a full address where an editor lets readers leave the site. */
  destination: string;
  type?: 302;
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
  collect(map.authors, authorHref);
  collect(map.accessoryCategories, accessoryCategoryHref);
  collect(map.ambiancePages, ambianceHref);
  collect(map.projectors, projectorHref);
  collect(map.infoPages, infoHref);
  return redirects;
}

/**
 * Redirects that editors wrote, each in one step: what leads to another redirect leads to its end. One in
 * a circle, to nowhere, or from where a page is or was, is left out; the Studio refuses those.
 */
export function writtenRedirects(map: SiteMapQueryResult): Redirect[] {
  const taken = new Set([
    ...sitePages(map).map(({ path }) => path),
    ...aliasRedirects(map).map(({ source }) => source),
  ]);
  const ends = new Map<string, { to: string; temporary: boolean }>();
  for (const { from, href, page, temporary } of map.redirects) {
    const to = linkAddress({ href, page });
    if (!from || !to || taken.has(from) || ends.has(from) || isReservedPath(from)) continue;
    ends.set(from, { to, temporary: temporary === true });
  }
  return [...ends].flatMap(([source, { to, temporary }]) => {
    const seen = new Set([source]);
    let destination = to;
    for (let next = ends.get(to); next; next = ends.get(destination)) {
      if (seen.has(destination)) return [];
      seen.add(destination);
      destination = next.to;
    }
    return destination === source
      ? []
      : [{ source, destination, ...(temporary ? { type: 302 as const } : {}) }];
  });
}
