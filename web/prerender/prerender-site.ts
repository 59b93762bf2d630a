import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { MADE_UP_TO_PATH } from '@lumen-throw/domain/published-state';
import { openBuildContent, type BuildContent } from '../src/app/build-content.ts';
import { applySiteTexts } from '../src/shared/site-texts/site-texts.ts';
import { bundleSite, copyClient, type SiteBundle } from './bundle-site.ts';
import { FONT_LICENSES_FILE, fontLicenses } from './font-licenses.ts';
import { hostingConfig } from './hosting.ts';
import { inParallel } from './in-parallel.ts';
import { sharePicture } from './model-pictures.ts';
import { askPage, contentHash, PageRenderer, type AskedPage } from './page-renderer.ts';
import { ADDRESSES_FILE, readAddresses, type PublishedAddresses } from './published-addresses.ts';
import {
  documentsOf,
  latestChange,
  readRendered,
  renderedFile,
  searchedGuidesFile,
  type RenderedSite,
} from './rendered-site.ts';
import { searchedGuide } from './search-index.ts';
import { sitePages, type SitePage } from './site-pages.ts';
import { addressFiles, catalogueFiles, searchFiles, settingsFiles } from './site-wide-files.ts';

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
  /** File with the part of hosting's configuration that depends on content or stage; beside the folder. */
  hostingFile: string;
}

/** Milliseconds by which this machine's clock may be ahead of Sanity's. */
const CLOCK_MARGIN = 30_000;

/** Moment up to which what is asked from now on knows everything that was published, in ms since 1970. */
export function knownUpTo(): number {
  return Date.now() - CLOCK_MARGIN;
}

/** What the build in a folder published; nothing where there is none. */
export async function addressesIn(folder: string): Promise<PublishedAddresses> {
  const text = await readFile(path.join(folder, ADDRESSES_FILE), 'utf8').catch(() => null);
  return text === null ? {} : readAddresses(text);
}

/** Name of the file with hosting's part, beside the site's folder. */
export const HOSTING_FILE = 'hosting.json';

/** Renders every public page to files, with what hosting, search engines and client navigation need. */
export async function prerenderSite(options: PrerenderOptions): Promise<PrerenderedSite> {
  const begun = performance.now();
  const { outDir } = options;
  // Browsers get nothing from a private dataset: its pages have their news from the next build.
  const told = options.contentToken ? { ...options.environment, newsInterval: null } : options.environment;
  const bundle = options.bundle ?? (await bundleSite());
  const content = options.content ?? openBuildContent(told.content, options.contentToken);
  const renderer = await PageRenderer.open(told, bundle);

  const unfinished = `${outDir}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await copyClient(bundle, unfinished);
  const writeAll = async (files: Iterable<readonly [file: string, text: string | Buffer]>) => {
    for (const [file, text] of files) {
      const target = path.join(unfinished, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  };

  const at = knownUpTo();
  // Before the rest: what changes in between is found to have changed by the next look.
  const revisions = await content.revisions();
  const [site, map, searched, kit, openData] = await Promise.all([
    content.site(),
    content.siteMap(),
    content.searched(),
    content.kit(),
    content.openData(),
  ]);
  const pages = sitePages(map);
  const rendered: RenderedSite = {
    build: randomUUID(),
    bundle,
    settings: contentHash(site),
    documents: documentsOf(revisions),
    pages: {},
  };
  const drawn = (await readRendered(outDir))?.pages;
  // The texts of this process, which pictures are written with; the pages have those of their bundle.
  applySiteTexts(site?.texts);
  const addPicture = async (page: SitePage, asked: AskedPage) => {
    const picture = sharePicture(page, asked, site);
    if (!picture) return {};
    const { file, hash, make } = picture;
    await mkdir(path.dirname(path.join(unfinished, file)), { recursive: true });
    const isKept =
      drawn?.[page.path]?.picture === hash &&
      (await copyFile(path.join(outDir, file), path.join(unfinished, file)).then(
        () => true,
        () => false,
      ));
    if (!isKept) await writeAll([[file, await make()]]);
    return { picture: hash };
  };
  await inParallel(pages, async (page) => {
    const asked = await askPage(content, page);
    if (!asked) return;
    await writeAll(await renderer.contentPage(page, asked, site, at));
    rendered.pages[page.path] = {
      ...asked.from,
      hash: contentHash([rendered.settings, asked.page]),
      ...(page.overview ? { overview: page.overview } : {}),
      ...(await addPicture(page, asked)),
    };
  });
  await writeAll(await renderer.plainPages(site, at));
  const before = options.addressesBefore ?? (await addressesIn(outDir));
  const guides = searched.guides.map(searchedGuide);
  const { files, redirects } = addressFiles(renderer, map, before);
  await writeAll([
    ...files,
    ...searchFiles(searched, guides),
    ...catalogueFiles(told.siteUrl, site, kit, openData),
    ...settingsFiles(renderer, site),
  ]);
  await writeAll([
    [FONT_LICENSES_FILE, await fontLicenses()],
    [MADE_UP_TO_PATH.slice(1), JSON.stringify(latestChange(revisions))],
  ]);

  await rm(outDir, { recursive: true, force: true });
  await mkdir(path.dirname(outDir), { recursive: true });
  await rename(unfinished, outDir);
  const hostingFile = path.join(path.dirname(outDir), HOSTING_FILE);
  await writeFile(hostingFile, `${JSON.stringify(hostingConfig(told, redirects), null, 2)}\n`);
  await writeFile(searchedGuidesFile(outDir), JSON.stringify(guides));
  await writeFile(renderedFile(outDir), JSON.stringify(rendered));
  return {
    pages: pages.length + renderer.staticPaths.length + 1,
    redirects: redirects.length,
    milliseconds: Math.round(performance.now() - begun),
    hostingFile,
  };
}
