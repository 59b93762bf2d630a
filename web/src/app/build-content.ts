/** Content access of the build; the browser has its own, without this client. */
import { forReaders } from './for-readers.ts';
import { createClient } from '@sanity/client';
import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import { PAGE_QUERIES } from './page-queries.ts';
import type { PageContent, PageKind, PageParameters } from '../shared/content-api/page-content.ts';
import type { SiteContent } from '../shared/content-api/site-query.ts';
import type {
  KitQueryResult,
  OpenDataQueryResult,
  SamplesQueryResult,
  SearchQueryResult,
  SiteMapQueryResult,
} from '../shared/content-api/content-types.generated.ts';
import { searchQuery } from '../layout/search/search-query.ts';
import { openDataQuery } from '../features/projectors/open-data/open-data-query.ts';
import { kitQuery } from '../shared/kit/kit-query.ts';
import { samplesQuery } from '../shared/content-api/samples-query.ts';
import { siteMapQuery } from '../shared/content-api/site-map-query.ts';
import { siteQuery } from '../shared/content-api/site-query.ts';

/** A document by its names. */
export interface DocumentName {
  _id: string;
  _type: string;
}

/** A published document and its version. */
export interface Revision extends DocumentName {
  _rev: string;
  _updatedAt: string;
}

/** Every document that editors publish, as Sanity's webhook announces them: no pictures, nothing of the Studio's own. */
const REVISIONS =
  '*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]{_id, _type, _rev, _updatedAt}';

/** Takes the documents that an answer was made from. */
type TakeSources = (documents: readonly DocumentName[]) => void;

export interface BuildContent {
  site: () => Promise<SiteContent>;
  siteMap: () => Promise<SiteMapQueryResult>;
  /** What the search is about. @param guides ids of the guides to read; without, all are read */
  searched: (guides?: readonly string[]) => Promise<SearchQueryResult>;
  /** The version of each published document. */
  revisions: () => Promise<Revision[]>;
  /** What the catalog of kit is made from. */
  kit: () => Promise<KitQueryResult>;
  /** Every figure of every projector with its evidence. */
  openData: () => Promise<OpenDataQueryResult>;
  page: (
    kind: PageKind,
    parameters: PageParameters,
    takeSources?: TakeSources,
  ) => Promise<PageContent | null>;
}

/** Asks for published content, past every cache. @param token for a private dataset; hosted only */
function publishedContent(content: ContentEnvironment, token?: string) {
  return createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion: content.apiVersion,
    perspective: 'published',
    useCdn: false,
    ...(content.lakeOrigin ? { apiHost: content.lakeOrigin, useProjectHostname: false } : {}),
    ...(token ? { token } : {}),
  });
}

/** Published documents with invented ratings or quotes. @param token as in `openBuildContent` */
export function publishedSamples(content: ContentEnvironment, token?: string): Promise<SamplesQueryResult> {
  return publishedContent(content, token).fetch<SamplesQueryResult>(samplesQuery);
}

/** Content by whoever answers queries; it names no sources. */
export function contentFrom(
  answer: (query: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>,
): BuildContent {
  return {
    site: async () => (await answer(siteQuery, {})) as SiteContent,
    siteMap: async () => (await answer(siteMapQuery, {})) as SiteMapQueryResult,
    searched: async (guides) => (await answer(searchQuery, { guides: guides ?? null })) as SearchQueryResult,
    revisions: async () => (await answer(REVISIONS, {})) as Revision[],
    kit: async () => (await answer(kitQuery, {})) as KitQueryResult,
    openData: async () => (await answer(openDataQuery, {})) as OpenDataQueryResult,
    page: async (kind, parameters) =>
      (await answer(PAGE_QUERIES[kind], { ...parameters })) as PageContent | null,
  };
}

/** Reads published content, past every cache. @param token for a private dataset; hosted only */
export function openBuildContent(content: ContentEnvironment, token?: string): BuildContent {
  const client = publishedContent(content, token);
  return {
    ...contentFrom((query, parameters) => client.fetch<unknown>(query, parameters)),
    // The source map names each document that the answer has something of, also at the end of a reference.
    page: async (kind, parameters, takeSources) => {
      const options = { filterResponse: false, resultSourceMap: true } as const;
      const { result, resultSourceMap } = await client.fetch<PageContent | null>(
        PAGE_QUERIES[kind],
        { ...parameters },
        options,
      );
      takeSources?.(resultSourceMap?.documents ?? []);
      return forReaders(content, result) as PageContent | null;
    },
  };
}
