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

/** Hosting's redirects, and the files that name the addresses of all pages. @param before addresses that earlier builds published */
export function addressFiles(
  { environment: { siteUrl }, staticPaths }: PageRenderer,
  map: SiteMapQueryResult,
  before: PublishedAddresses,
): { files: SiteFiles; redirects: Redirect[] } {
  const addresses = publishedAddresses(map, before);
  const kept = [...aliasRedirects(map), ...writtenRedirects(map)];
  const shells = new Set<string>(APP_SHELL_PATHS);
  const listed = staticPaths.filter((path) => !shells.has(path));
  return {
    files: new Map([
      ['sitemap.xml', sitemapXml(siteUrl, sitePages(map), listed)],
      [FEED_PATH.slice(1), feedXml(siteUrl, map)],
      [ADDRESSES_FILE, JSON.stringify(addresses)],
    ]),
    redirects: [...kept, ...earlierRedirects(map, addresses, kept)],
  };
}

/** The file that the search reads. @param guides what it has of every guide */
export function searchFiles(searched: SearchQueryResult, guides: readonly SearchedGuide[]): SiteFiles {
  return new Map([[SEARCH_INDEX_PATH.slice(1), searchIndexJson(searched, guides)]]);
}

/** The catalog of kit, and the catalogue of projectors as open data. */
export function catalogueFiles(
  siteUrl: string,
  site: SiteContent,
  kit: KitQueryResult,
  openData: OpenDataQueryResult,
): SiteFiles {
  return new Map([
    [KIT_CATALOG_PATH.slice(1), JSON.stringify(kitCatalog(kit))],
    [CATALOGUE_JSON_PATH.slice(1), openDataJson(siteUrl, site?.brand ?? '', openData)],
    [CATALOGUE_CSV_PATH.slice(1), openDataCsv(siteUrl, openData)],
  ]);
}

/** Files that only the settings change: for robots, installed sites and visits without a connection. */
export function settingsFiles({ environment, frame }: PageRenderer, site: SiteContent): SiteFiles {
  const offline = offlinePage(frame, site);
  return new Map([
    ['robots.txt', robotsText(environment.siteUrl)],
    [MANIFEST_PATH.slice(1), webManifest(site)],
    [htmlFile(OFFLINE_PATH), offline],
    [WORKER.slice(1), serviceWorker(offline)],
  ]);
}
