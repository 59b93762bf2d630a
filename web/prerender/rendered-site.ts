/**
 * What the pages of a built site were made from. It stands beside the site's folder, so that a publish
 * makes only those pages anew that it changes (update-site.ts).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MadeUpTo } from '@lumen-throw/domain/published-state';
import { newsFor, type MadeFrom } from '@lumen-throw/domain/published-changes';
import type { Revision } from '../src/app/build-content.ts';
import type { SiteBundle } from './bundle-site.ts';
import type { SearchedGuide } from './search-index.ts';
import type { OverviewPart, SitePage } from './site-pages.ts';

/** What one page was made from. */
interface RenderedPage extends MadeFrom {
  /** Hash of its content and of the site's settings. */
  hash: string;
  /** Of a page of the guides' overview: what the site map told of it. */
  overview?: OverviewPart;
  /** Hash of its picture on shared links, where it has one of its own. */
  picture?: string;
}

/** What a built site was made from. */
export interface RenderedSite {
  /** Tells the builds of the whole site apart. */
  build: string;
  bundle: SiteBundle;
  /** Hash of the site's settings, which stand on every page. */
  settings: string;
  /** Revision and type of each published document, by its id. */
  documents: Record<string, readonly [revision: string, type: string]>;
  /** By path; those without content of their own are left out. */
  pages: Record<string, RenderedPage>;
}

/** Folder beside the site's own in which the file stands. */
export function renderedFile(siteDir: string): string {
  return path.join(path.dirname(siteDir), 'rendered.json');
}

/** What the site in a folder was made from; null where nothing tells. */
export async function readRendered(siteDir: string): Promise<RenderedSite | null> {
  const text = await readFile(renderedFile(siteDir), 'utf8').catch(() => null);
  // Only `prerenderSite` and `updateSite` write it, whole or not at all.
  return text === null ? null : (JSON.parse(text) as RenderedSite);
}

/** File beside the site's folder with what the search knows of its guides. */
export function searchedGuidesFile(siteDir: string): string {
  return path.join(path.dirname(siteDir), 'searched-guides.json');
}

/** What the search of the site in a folder knows of its guides; a publish reads only those that it changes. */
export async function readSearchedGuides(siteDir: string): Promise<SearchedGuide[]> {
  // Only `prerenderSite` and `updateSite` write it, whole or not at all.
  return JSON.parse(await readFile(searchedGuidesFile(siteDir), 'utf8')) as SearchedGuide[];
}

/** The published documents as the file keeps them. */
export function documentsOf(revisions: readonly Revision[]): RenderedSite['documents'] {
  return Object.fromEntries(revisions.map(({ _id, _rev, _type }) => [_id, [_rev, _type] as const]));
}

/** The latest change among documents. */
export function latestChange(revisions: readonly Revision[]): MadeUpTo {
  return { updatedAt: revisions.reduce((latest, { _updatedAt: at }) => (at > latest ? at : latest), '') };
}

/** Types of the documents that are new, changed or gone since, by their ids. */
export function changedDocuments(
  before: RenderedSite['documents'],
  now: RenderedSite['documents'],
): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [id, [revision, type]] of Object.entries(now))
    if (before[id]?.[0] !== revision) changed.set(id, type);
  for (const [id, [, type]] of Object.entries(before)) if (!now[id]) changed.set(id, type);
  return changed;
}

/** What may change a page: of a page of the overview the guides on it, for the site map tells who comes and goes. */
function changedBy({ overview }: SitePage, { ids, types }: MadeFrom): MadeFrom {
  return overview
    ? { ids: [...ids, ...overview.guides], types: types.filter((type) => type !== 'article') }
    : { ids, types };
}

/** Whether changed documents may have changed a page. @param changed types by id */
export function isConcerned(
  page: SitePage,
  known: RenderedPage | undefined,
  changed: ReadonlyMap<string, string>,
): boolean {
  if (!known || (page.id !== undefined && changed.has(page.id))) return true;
  if (JSON.stringify(page.overview) !== JSON.stringify(known.overview)) return true;
  const changes = [...changed].map(([id, type]) => ({ id, type, at: 1, updatedAt: null }));
  return newsFor({ changes, unknownUntil: 0 }, changedBy(page, known), 0).changes.length > 0;
}
