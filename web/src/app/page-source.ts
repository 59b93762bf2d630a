import type { PageContent, PageKind, PageParameters } from '../shared/content-api/page-content.ts';
import type { SiteContent } from '../shared/content-api/site-query.ts';

/** Where loaders get content from: the build has it at hand, the browser fetches it. */
export interface PageSource {
  site: () => Promise<SiteContent>;
  /** @returns null where nothing is published at the address */
  page: (
    kind: PageKind,
    address: { path: string; parameters: PageParameters; signal: AbortSignal },
  ) => Promise<PageContent | null>;
  /** Sends on to where hosting can tell what is at an address; null where it has told already. In the browser only. */
  elsewhere?: (path: string) => Response | null;
}
