import type { MadeFrom } from '@lumen-throw/domain/published-changes';
import type { PageContent, PageKind } from '../content-api/page-content.ts';
import type { SiteContent } from '../content-api/site-query.ts';

/** What a page was built from. */
export interface BuiltFrom {
  /** Moment up to which it knows everything that was published, in milliseconds since 1970. */
  at: number;
  /** Its own documents; null where anything may change it. */
  page: MadeFrom | null;
}

/** What a prerendered page was made from; the page carries it, so that React can hydrate it as it is. */
export interface PageData {
  site: SiteContent;
  /** Null on pages without content of their own, and on the page for unknown addresses. */
  kind: PageKind | null;
  page: PageContent | null;
  /** Missing where nobody keeps the page up to date. */
  built?: BuiltFrom & {
    path: string;
    /** Documents of the settings, which all pages share. */
    site: MadeFrom;
  };
}

/** The data of a page as a file, for navigation inside the site. */
export interface PageFile {
  page: PageContent;
  built?: BuiltFrom;
}

/** Id of the element that carries it. */
export const PAGE_DATA_ELEMENT_ID = 'page-data';

/** An address without the slash at its end, as hosting serves it. */
export function pagePath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

/** The data that the page carries, or null. */
export function readPageData(): PageData | null {
  const text = document.querySelector(`#${PAGE_DATA_ELEMENT_ID}`)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}
