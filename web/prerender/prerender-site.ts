import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { APP_SHELL_PATHS, FEED_PATH, SEARCH_INDEX_PATH } from '@lumen-throw/domain/site-paths';
import { openBuildContent, type BuildContent, type DocumentName } from '../src/app/build-content.ts';
import { PAGE_QUERIES } from '../src/app/page-queries.ts';
import { siteQuery } from '../src/shared/content-api/site-query.ts';
import { pageEnvironment } from '../src/shared/environment/page-environment.ts';
import { WORKER } from '../src/startup/keep-offline-page.ts';
import { pageDataHref, type PageData, type PageFile } from '../src/shared/live-content/page-data.ts';
import { bundleSite, copyClient, type SiteBundle } from './bundle-site.ts';
import {
  chunksOf,
  entryModules,
  errorReporter,
  frameModules,
  readFrameManifest,
  readManifest,
  type Manifest,
} from './client-manifest.ts';
import { feedXml } from './feed.ts';
import { FONT_LICENSES_FILE, fontLicenses } from './font-licenses.ts';
import { hostingConfig } from './hosting.ts';
import { htmlPage, type PageFrame } from './html-page.ts';
import { inlineScripts } from './inline-scripts.ts';
import { madeFrom } from './made-from.ts';
import { OFFLINE_PATH, offlinePage } from './offline-page.ts';
import { serviceWorker } from './service-worker.ts';
import { minifyCss } from './minify-css.ts';
import { robotsText, sitemapXml } from './sitemap.ts';
import {
  ADDRESSES_FILE,
  earlierRedirects,
  publishedAddresses,
  readAddresses,
  type PublishedAddresses,
} from './published-addresses.ts';
import { aliasRedirects } from './redirects.ts';
import { searchIndexJson } from './search-index.ts';
import { sitePages, type SitePage } from './site-pages.ts';
import { MANIFEST_PATH, webManifest } from './web-manifest.ts';

type ServerModule = typeof import('../src/app/entry-server.tsx');

interface PrerenderOptions {
  environment: SiteEnvironment;
  /** Folder that hosting serves; replaced whole. */
  outDir: string;
  /** Token for a private dataset; hosted only. */
  contentToken?: string;
  /** A bundle made before; the current one without. */
  bundle?: SiteBundle;
  /** Content from elsewhere than the environment's; for tests. */
  content?: BuildContent;
  /** Addresses that earlier builds published; those of the build in the folder unless given. */
  addressesBefore?: PublishedAddresses;
}

export interface PrerenderedSite {
  pages: number;
  redirects: number;
  milliseconds: number;
  /** File with the part of firebase.json that depends on content; beside the folder, not in it. */
  hostingFile: string;
}

/** Pages rendered at once. */
const CONCURRENCY = 8;
/** Milliseconds by which this machine's clock may be ahead of Sanity's. */
const CLOCK_MARGIN = 30_000;
/** An address that no page can have. */
const UNKNOWN_PATH = '/404/404';

async function forEach<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** What the build in a folder published; nothing where there is none. */
async function addressesIn(folder: string): Promise<PublishedAddresses> {
  const text = await readFile(path.join(folder, ADDRESSES_FILE), 'utf8').catch(() => null);
  return text === null ? {} : readAddresses(text);
}

function htmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

/** Renders every public page to files, with what hosting, search engines and client navigation need. */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderedSite> {
  const begun = performance.now();
  // Browsers get nothing from a private dataset: its pages have their news from the next build.
  const told = options.contentToken ? { ...options.environment, newsInterval: null } : options.environment;
  const environment = pageEnvironment(told);
  const bundle = options.bundle ?? (await bundleSite());
  const content = options.content ?? openBuildContent(environment.content, options.contentToken);
  const server = (await import(pathToFileURL(bundle.serverEntry).href)) as ServerModule;
  const manifest: Manifest = await readManifest(bundle.clientDir);
  const ofSite = entryModules(manifest);
  const ofFrame = frameModules(await readFrameManifest(bundle.clientDir));
  const frame: PageFrame = {
    environment,
    fonts: server.PRELOADED_FONTS,
    globalCss: minifyCss(server.GLOBAL_CSS),
    inline: await inlineScripts(),
    errorReporter: options.environment.reportErrors ? errorReporter(manifest) : null,
  };

  const unfinished = `${options.outDir}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await copyClient(bundle, unfinished);
  const write = async (file: string, text: string) => {
    const target = path.join(unfinished, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };

  const at = Date.now() - CLOCK_MARGIN;
  const [site, map, searched] = await Promise.all([content.site(), content.siteMap(), content.searched()]);
  // Pages that the menus lead to give them an address alone; were they counted, each guide of a menu
  // would change every page. An old address leads to the new one until the next build.
  const settings = madeFrom(siteQuery, []);
  const pages = sitePages(map);
  const before = options.addressesBefore ?? (await addressesIn(options.outDir));
  const addresses = publishedAddresses(map, before);
  const kept = aliasRedirects(map);
  const redirects = [...kept, ...earlierRedirects(map, addresses, kept)];

  const render = async (pagePath: string, file: string, data: PageData, unknown = false) => {
    const rendered = await server.renderPage(pagePath, data, environment);
    if (rendered.status !== 200) throw new Error(`${pagePath} rendered with status ${rendered.status}.`);
    const scripts =
      data.kind === 'throwCalculatorEmbed'
        ? { chunks: ofFrame, modules: ofFrame }
        : { chunks: chunksOf(manifest, rendered.modules), modules: ofSite };
    await write(file, htmlPage({ frame, rendered, data, ...scripts, unknown }));
  };
  const renderContent = async ({ path: pagePath, kind, parameters }: SitePage) => {
    const sources: DocumentName[] = [];
    const page = await content.page(kind, parameters, (documents) => sources.push(...documents));
    if (!page) {
      if (kind === 'home') throw new Error('The content has no home page; seed or publish one.');
      return;
    }
    const built = { at, page: madeFrom(PAGE_QUERIES[kind], sources) };
    const carried = { ...built, path: pagePath, site: settings };
    await render(pagePath, htmlFile(pagePath), { site, kind, page, built: carried });
    const file: PageFile = { page, built };
    await write(pageDataHref(pagePath).slice(1), JSON.stringify(file));
  };

  await forEach(pages, renderContent);
  const plain = (pagePath: string): PageData => ({
    site,
    kind: null,
    page: null,
    built: { at, path: pagePath, page: null, site: settings },
  });
  for (const pagePath of server.STATIC_PATHS) await render(pagePath, htmlFile(pagePath), plain(pagePath));
  await render(UNKNOWN_PATH, '404.html', plain(UNKNOWN_PATH), true);

  const shells = new Set<string>(APP_SHELL_PATHS);
  const listed = server.STATIC_PATHS.filter((pagePath) => !shells.has(pagePath));
  await write('sitemap.xml', sitemapXml(environment.siteUrl, pages, listed));
  await write(FEED_PATH.slice(1), feedXml(environment.siteUrl, map));
  await write(SEARCH_INDEX_PATH.slice(1), searchIndexJson(searched));
  await write(FONT_LICENSES_FILE, await fontLicenses());
  await write(ADDRESSES_FILE, JSON.stringify(addresses));
  await write('robots.txt', robotsText(environment.siteUrl));
  await write(MANIFEST_PATH.slice(1), webManifest(site));
  const offline = offlinePage(frame, site);
  await write(htmlFile(OFFLINE_PATH), offline);
  await write(WORKER.slice(1), serviceWorker(offline));

  await rm(options.outDir, { recursive: true, force: true });
  await mkdir(path.dirname(options.outDir), { recursive: true });
  await rename(unfinished, options.outDir);
  const hostingFile = path.join(path.dirname(options.outDir), 'hosting.json');
  await writeFile(hostingFile, `${JSON.stringify(hostingConfig(told, redirects), null, 2)}\n`);
  return {
    pages: pages.length + server.STATIC_PATHS.length + 1,
    redirects: redirects.length,
    milliseconds: Math.round(performance.now() - begun),
    hostingFile,
  };
}
