import type { PageContent, PageKind, PageParameters, SiteContent } from '../shared/content/page-content.ts';

/** Where loaders get content from: the build has it at hand, the browser fetches it. */
export interface PageSource {
  site: () => Promise<SiteContent>;
  /** @returns null where nothing is published at the address */
  page: (
    kind: PageKind,
    address: { path: string; parameters: PageParameters; signal: AbortSignal },
  ) => Promise<PageContent | null>;
}
