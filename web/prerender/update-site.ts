import path from 'node:path';
import { readFile } from 'node:fs/promises';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { MADE_UP_TO_PATH } from '@lumen-throw/domain/published-state';
import { openBuildContent, type BuildContent } from '../src/app/build-content.ts';
import { applySiteTexts } from '../src/shared/site-texts/site-texts.ts';
import { hostingConfig } from './hosting.ts';
import { inParallel } from './in-parallel.ts';
import { pictureFile, sharePicture } from './model-pictures.ts';
import { askPage, contentHash, pageFiles, PageRenderer, type SiteFiles } from './page-renderer.ts';
import { addressesIn, HOSTING_FILE, knownUpTo } from './prerender-site.ts';
import {
  changedDocuments,
  documentsOf,
  isConcerned,
  latestChange,
  readRendered,
  readSearchedGuides,
  renderedFile,
  searchedGuidesFile,
  type RenderedSite,
} from './rendered-site.ts';
import { searchedGuide, type SearchedGuide } from './search-index.ts';
import { sitePages, type SitePage } from './site-pages.ts';
import { addressFiles, catalogueFiles, searchFiles, settingsFiles } from './site-wide-files.ts';
import { WholeWriter } from './write-whole.ts';

interface UpdateOptions {
  /** As it was when the site was built. */
  environment: SiteEnvironment;
  /** Folder that hosting serves, as `prerenderSite` has filled it. */
  outDir: string;
  /** Content from elsewhere than the environment's; for tests. */
  content?: BuildContent;
  /** One that was opened before, for the bundle that the site was built with. */
  renderer?: PageRenderer;
}

/** What an update did. */
interface UpdatedSite {
  /** Documents that were published, changed or taken back since. */
  documents: number;
  /** Paths of the pages from content that were made anew. */
  rendered: string[];
  /** Paths of the pages that are gone. */
  removed: string[];
  /** Pages that stand as they were, because they could not be made; they are tried again with the next update. */
  failed: { path: string; reason: string }[];
  milliseconds: number;
}

/**
 * Which pages readers wait for: first what is new, the changed document's own page and the first page of the
 * overview, then the other lists. A new guide moves others from each page of the overview to the next, and
 * only the first page tells of it.
 */
function turnOf(
  { id, kind, path: pagePath }: SitePage,
  before: RenderedSite['pages'],
  changed: ReadonlyMap<string, string>,
): 'first' | 'lists' | 'later' {
  if (!before[pagePath] || kind === 'blog' || (id !== undefined && changed.has(id))) return 'first';
  return id === undefined && kind !== 'blogPage' ? 'lists' : 'later';
}

/** The order in which the search's query lists guides. */
function bySlug({ slug: a }: SearchedGuide, { slug: b }: SearchedGuide): number {
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

/**
 * Makes those pages of a built site anew that changed since they were made, and what tells of all pages:
 * lists, sitemap, feed, search index and redirects. Each file is replaced whole. An update that is broken
 * off is made up for by the next.
 * @throws Error when the content cannot be read, or nothing tells what the site was made from
 */
export async function updateSite(options: UpdateOptions): Promise<UpdatedSite> {
  const { environment, outDir, content = openBuildContent(environment.content) } = options;
  const begun = performance.now();
  const before = await readRendered(outDir);
  if (!before) throw new Error(`nothing tells what the pages in ${outDir} were made from`);
  const at = knownUpTo();
  const revisions = await content.revisions();
  const documents = documentsOf(revisions);
  const changed = changedDocuments(before.documents, documents);
  const done: UpdatedSite = {
    documents: changed.size,
    rendered: [],
    removed: [],
    failed: [],
    milliseconds: 0,
  };
  if (changed.size === 0) return done;

  const [renderer, site, map] = await Promise.all([
    options.renderer ?? PageRenderer.open(environment, before.bundle),
    content.site(),
    content.siteMap(),
  ]);
  applySiteTexts(site?.texts);
  const settings = contentHash(site);
  const pages = sitePages(map);
  const now: RenderedSite = { ...before, settings, documents, pages: {} };
  const writer = new WholeWriter(outDir);
  await writer.begin();
  const writeAll = async (files: SiteFiles) => {
    for (const [file, text] of files) {
      const [there, now] = [await readFile(path.join(outDir, file)).catch(() => null), Buffer.from(text)];
      if (!there?.equals(now)) await writer.write(file, now);
    }
  };

  const present = new Set(pages.map((page) => page.path));
  const gone = new Set(Object.keys(before.pages).filter((each) => !present.has(each)));
  const removeGone = async () => {
    for (const pagePath of gone) {
      const { html, data } = pageFiles(pagePath);
      await writer.remove(html);
      await writer.remove(data);
      await writer.remove(pictureFile(pagePath));
      if (before.pages[pagePath]) done.removed.push(pagePath);
    }
    gone.clear();
  };
  const remake = async (page: SitePage): Promise<void> => {
    const known = before.pages[page.path];
    try {
      const asked = await askPage(content, page);
      if (!asked) {
        gone.add(page.path);
        return;
      }
      const hash = contentHash([settings, asked.page]);
      if (hash !== known?.hash) {
        await writeAll(await renderer.contentPage(page, asked, site, at));
        done.rendered.push(page.path);
      }
      const picture = sharePicture(page, asked, site);
      if (picture && picture.hash !== known?.picture) await writer.write(picture.file, await picture.make());
      now.pages[page.path] = {
        ...asked.from,
        hash,
        ...(page.overview ? { overview: page.overview } : {}),
        ...(picture ? { picture: picture.hash } : {}),
      };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      done.failed.push({ path: page.path, reason });
      if (known) now.pages[page.path] = known;
    }
  };
  const turns: Record<ReturnType<typeof turnOf>, SitePage[]> = { first: [], lists: [], later: [] };
  for (const page of pages) {
    const known = before.pages[page.path];
    if (known && settings === before.settings && !isConcerned(page, known, changed)) {
      now.pages[page.path] = known;
    } else turns[turnOf(page, before.pages, changed)].push(page);
  }
  const remade = Object.values(turns).flat();
  const concerned = new Set([...changed.keys(), ...remade.map(({ id }) => id ?? '')]);
  const makeSearch = async () => {
    const [searched, guidesBefore] = await Promise.all([
      content.searched([...concerned]),
      readSearchedGuides(outDir),
    ]);
    const stand = guidesBefore.filter(({ _id }) => !concerned.has(_id));
    const guides = [...stand, ...searched.guides.map(searchedGuide)].toSorted(bySlug);
    return { guides, files: searchFiles(searched, guides) };
  };
  // Made while the content's answers for pages are awaited; written after the pages, so that nothing leads
  // to one before it is there.
  const siteWide = Promise.all([
    addressesIn(outDir).then((earlier) => addressFiles(renderer, map, earlier)),
    makeSearch(),
  ]);
  // A failure ends the update once the pages are done.
  siteWide.catch(() => {});
  await inParallel(turns.first, remake);
  const [addresses, search] = await siteWide;
  await writeAll(addresses.files);
  // A redirect goes before the file of an old address, which is taken away after it.
  await writer.write(
    path.join('..', HOSTING_FILE),
    `${JSON.stringify(hostingConfig(environment, addresses.redirects), null, 2)}\n`,
  );
  await removeGone();
  await writeAll(search.files);
  await inParallel(turns.lists, remake);
  if ([...changed.values()].some((type) => type !== 'article')) {
    const [kit, openData] = await Promise.all([content.kit(), content.openData()]);
    await writeAll(catalogueFiles(environment.siteUrl, site, kit, openData));
  }
  if (settings !== before.settings) {
    await writeAll(settingsFiles(renderer, site));
    await writeAll(await renderer.plainPages(site, at));
  }
  await inParallel(turns.later, remake);
  await removeGone();
  await writer.write(path.relative(outDir, searchedGuidesFile(outDir)), JSON.stringify(search.guides));
  const isWhole = done.failed.length === 0;
  if (isWhole) await writeAll(new Map([[MADE_UP_TO_PATH.slice(1), JSON.stringify(latestChange(revisions))]]));
  // What failed is tried again: its documents still count as changed.
  const kept = isWhole ? now : { ...now, documents: before.documents };
  await writer.write(path.relative(outDir, renderedFile(outDir)), JSON.stringify(kept));
  await writer.end();
  return { ...done, milliseconds: Math.round(performance.now() - begun) };
}
