import { linkAddress, type LinkContent } from '../shared/content/link-target.ts';
import type { SiteContent } from '../shared/content-api/site-query.ts';
import { compact } from '../shared/content/compact.ts';
import { useSite } from '../shared/live-content/use-site.ts';
import { safeHref } from '../shared/links/safe-href.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

/** The site's links as the header, the menu of a phone and the footer show them. */
export interface SiteNavigation {
  /** Links that stand by themselves, before the menus. */
  links: readonly NavigationLink[];
  /** The header's menus on a wide screen. */
  menus: readonly NavigationGroup[];
  /** The same in the order of the menu on a phone. */
  phoneMenus: readonly NavigationGroup[];
  footerColumns: readonly NavigationGroup[];
}

type ContentLinks = readonly ((LinkContent & { label: string | null }) | null)[] | null | undefined;

/** Links that lead somewhere; an editor may have left one unfinished, or its page may be gone. */
function usable(links: ContentLinks): NavigationLink[] {
  return compact(links).flatMap((link) => {
    const safe = safeHref(linkAddress(link));
    if (!safe || !link.label) return [];
    return [{ label: link.label, href: safe.kind === 'internal' ? safe.to : safe.href }];
  });
}

/** Reads the navigation out of the site's content. */
export function siteNavigation(site: SiteContent): SiteNavigation {
  const content = site?.navigation;
  const menus = compact(content?.menus).flatMap(({ label, firstOnPhone, links }) =>
    label ? [{ label, firstOnPhone, links: usable(links) }] : [],
  );
  return {
    links: usable(content?.links),
    menus,
    phoneMenus: menus.toSorted((one, other) => Number(other.firstOnPhone) - Number(one.firstOnPhone)),
    footerColumns: compact(content?.footerColumns).flatMap(({ title, links }) =>
      title ? [{ label: title, links: usable(links) }] : [],
    ),
  };
}

/** The navigation of the site that is shown. */
export function useSiteNavigation(): SiteNavigation {
  return siteNavigation(useSite());
}
