import { KIT_CATALOG_PATH } from '@lumen-throw/domain/community-paths';
import { APP_SHELL_PATHS } from '@lumen-throw/domain/shell-paths';
import {
  CATALOGUE_CSV_PATH,
  CATALOGUE_JSON_PATH,
  FEED_PATH,
  SEARCH_INDEX_PATH,
} from '@lumen-throw/domain/site-paths';
import type {
  KitQueryResult,
  OpenDataQueryResult,
  SearchQueryResult,
  SiteMapQueryResult,
} from '../src/shared/content-api/content-types.generated.ts';
import { openDataCsv, openDataJson } from '../src/features/projectors/open-data/open-data.ts';
import type { SiteContent } from '../src/shared/content-api/site-query.ts';
import { applySiteTexts } from '../src/shared/site-texts/site-texts.ts';
import { WORKER } from '../src/startup/keep-offline-page.ts';
import { feedXml } from './feed.ts';
import { kitCatalog } from './kit-catalog.ts';
import { OFFLINE_PATH, offlinePage } from './offline-page.ts';
import { htmlFile, type PageRenderer, type SiteFiles } from './page-renderer.ts';
import {
  ADDRESSES_FILE,
  earlierRedirects,
  publishedAddresses,
  type PublishedAddresses,
} from './published-addresses.ts';
import { aliasRedirects, writtenRedirects, type Redirect } from './redirects.ts';
import { searchIndexJson, type SearchedGuide } from './search-index.ts';
import { serviceWorker } from './service-worker.ts';
import { sitePages } from './site-pages.ts';
import { robotsText, sitemapXml } from './sitemap.ts';
import { MANIFEST_PATH, webManifest } from './web-manifest.ts';

/** What the content says about the whole site. */
interface WholeContent {
  site: SiteContent;
  map: SiteMapQueryResult;
  searched: SearchQueryResult;
  /** What the search has of every guide. */
  guides: readonly SearchedGuide[];
  kit: KitQueryResult;
  openData: OpenDataQueryResult;
}

/** The files that tell of all pages, and hosting's redirects. @param before addresses that earlier builds published */
export function siteWideFiles(
  renderer: PageRenderer,
  { site, map, searched, guides, kit, openData }: WholeContent,
  before: PublishedAddresses,
): { files: SiteFiles; redirects: Redirect[] } {
  const { siteUrl } = renderer.environment;
  // The texts of this process; the pages have those of their bundle.
  applySiteTexts(site?.texts);
  const addresses = publishedAddresses(map, before);
  const kept = [...aliasRedirects(map), ...writtenRedirects(map)];
  const shells = new Set<string>(APP_SHELL_PATHS);
  const listed = renderer.staticPaths.filter((path) => !shells.has(path));
  const offline = offlinePage(renderer.frame, site);
  return {
    files: new Map([
      ['sitemap.xml', sitemapXml(siteUrl, sitePages(map), listed)],
      [FEED_PATH.slice(1), feedXml(siteUrl, map)],
      [SEARCH_INDEX_PATH.slice(1), searchIndexJson(searched, guides)],
      [KIT_CATALOG_PATH.slice(1), JSON.stringify(kitCatalog(kit))],
      [CATALOGUE_JSON_PATH.slice(1), openDataJson(siteUrl, site?.brand ?? '', openData)],
      [CATALOGUE_CSV_PATH.slice(1), openDataCsv(siteUrl, openData)],
      [ADDRESSES_FILE, JSON.stringify(addresses)],
      ['robots.txt', robotsText(siteUrl)],
      [MANIFEST_PATH.slice(1), webManifest(site)],
      [htmlFile(OFFLINE_PATH), offline],
      [WORKER.slice(1), serviceWorker(offline)],
    ]),
    redirects: [...kept, ...earlierRedirects(map, addresses, kept)],
  };
}
