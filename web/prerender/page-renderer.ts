import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import type { MadeFrom } from '@lumen-throw/domain/published-changes';
import { MONTH_SHELL_PATH, MONTH_TEMPLATE_PATH } from '@lumen-throw/domain/featured-months';
import { GALLERY_TEMPLATE_PATH } from '@lumen-throw/domain/setup-links';
import { pageDataHref, PATHS } from '@lumen-throw/domain/site-paths';
import type { BuildContent, DocumentName } from '../src/app/build-content.ts';
import { PAGE_QUERIES } from '../src/app/page-queries.ts';
import type { PageContent } from '../src/shared/content-api/page-content.ts';
import { siteQuery, type SiteContent } from '../src/shared/content-api/site-query.ts';
import { pageEnvironment, type PageEnvironment } from '../src/shared/environment/page-environment.ts';
import type { PageData, PageFile } from '../src/shared/live-content/page-data.ts';
import type { SiteBundle } from './bundle-site.ts';
import {
  chunksOf,
  entryModules,
  errorReporter,
  frameModules,
  isFrameKind,
  readFrameManifest,
  readManifest,
  type Manifest,
} from './client-manifest.ts';
import { htmlPage, type PageFrame } from './html-page.ts';
import { inlineScripts } from './inline-scripts.ts';
import { madeFrom } from './made-from.ts';
import { minifyCss } from './minify-css.ts';
import type { SitePage } from './site-pages.ts';

type ServerModule = typeof import('../src/app/entry-server.tsx');

/** Text of each file, by its path in the site's folder. */
export type SiteFiles = ReadonlyMap<string, string>;

/** An address that no page can have. */
const UNKNOWN_PATH = '/404/404';

/** File of the page at a path; the gallery's and the months' stand elsewhere, for a function answers at their addresses. */
export function htmlFile(pagePath: string): string {
  if (pagePath === PATHS.gallery) return htmlFile(GALLERY_TEMPLATE_PATH);
  if (pagePath === MONTH_SHELL_PATH) return htmlFile(MONTH_TEMPLATE_PATH);
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

/** Files of a page from content: the page, and its data for navigation inside the site. */
export function pageFiles(pagePath: string): { html: string; data: string } {
  return { html: htmlFile(pagePath), data: pageDataHref(pagePath).slice(1) };
}

/** Short hash of what something was made from. */
export function contentHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 16);
}

/** Content of a page, with what it was made from. */
export interface AskedPage {
  page: PageContent;
  from: MadeFrom;
}

/** Asks for a page's content; null where content has no such page. */
export async function askPage(
  content: BuildContent,
  { kind, parameters }: SitePage,
): Promise<AskedPage | null> {
  const sources: DocumentName[] = [];
  const page = await content.page(kind, parameters, (documents) => sources.push(...documents));
  if (page) return { page, from: madeFrom(PAGE_QUERIES[kind], parameters, sources) };
  if (kind === 'home') throw new Error('The content has no home page; seed or publish one.');
  return null;
}

/** Makes the files of pages. */
export class PageRenderer {
  readonly environment: PageEnvironment;
  readonly frame: PageFrame;
  readonly #server: ServerModule;
  readonly #manifest: Manifest;
  readonly #ofSite: string[];
  readonly #frames: Manifest;
  // Pages that the menus lead to give them an address alone; were they counted, each guide of a menu
  // would change every page. An old address leads to the new one until the next build.
  readonly #settings = madeFrom(siteQuery, {}, []);

  private constructor(server: ServerModule, frame: PageFrame, manifest: Manifest, frames: Manifest) {
    this.environment = frame.environment;
    this.frame = frame;
    this.#server = server;
    this.#manifest = manifest;
    this.#ofSite = entryModules(manifest);
    this.#frames = frames;
  }

  /** Loads a bundle. @param told environment as pages are told it */
  static async open(told: SiteEnvironment, bundle: SiteBundle): Promise<PageRenderer> {
    const server = (await import(pathToFileURL(bundle.serverEntry).href)) as ServerModule;
    const manifest = await readManifest(bundle.clientDir);
    const frame: PageFrame = {
      environment: pageEnvironment(told),
      fonts: server.PRELOADED_FONTS,
      globalCss: minifyCss(server.GLOBAL_CSS),
      inline: await inlineScripts(),
      errorReporter: told.reportErrors ? errorReporter(manifest) : null,
    };
    return new PageRenderer(server, frame, manifest, await readFrameManifest(bundle.clientDir));
  }

  /** Paths of the pages without content of their own. */
  get staticPaths(): readonly string[] {
    return this.#server.STATIC_PATHS;
  }

  async #html(pagePath: string, data: PageData, unknown = false): Promise<string> {
    const rendered = await this.#server.renderPage(pagePath, data, this.environment);
    if (rendered.status !== 200) throw new Error(`${pagePath} rendered with status ${rendered.status}.`);
    const ofFrame = isFrameKind(data.kind) ? frameModules(this.#frames, data.kind) : null;
    const chunks = ofFrame ?? chunksOf(this.#manifest, rendered.modules);
    const modules = ofFrame ?? this.#ofSite;
    return htmlPage({ frame: this.frame, rendered, data, chunks, modules, unknown });
  }

  /** The files of a page from content. @param at moment up to which everything published is known, in ms since 1970 */
  async contentPage(
    { path, kind }: SitePage,
    { page, from }: AskedPage,
    site: SiteContent,
    at: number,
  ): Promise<SiteFiles> {
    const { html, data } = pageFiles(path);
    const built = { at, page: from };
    const carried = { ...built, path, site: this.#settings };
    const file: PageFile = { page, built };
    return new Map([
      [html, await this.#html(path, { site, kind, page, built: carried })],
      [data, JSON.stringify(file)],
    ]);
  }

  /** The files of the pages without content of their own, and of the one for unknown addresses. */
  async plainPages(site: SiteContent, at: number): Promise<SiteFiles> {
    const plain = (path: string): PageData => ({
      site,
      kind: null,
      page: null,
      built: { at, path, page: null, site: this.#settings },
    });
    const files = new Map<string, string>();
    for (const path of this.staticPaths) files.set(htmlFile(path), await this.#html(path, plain(path)));
    return files.set('404.html', await this.#html(UNKNOWN_PATH, plain(UNKNOWN_PATH), true));
  }
}
