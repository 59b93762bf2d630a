/**
 * Content that is newer than what a page was built from. Pages show what the build knew at once, and
 * are told here when something has changed.
 */
import type { PageAndSite, PageContent, PageKind, PageParameters } from '../content-api/page-content.ts';
import type { SiteContent } from '../content-api/site-query.ts';

/** What the content API last said about a page: its content, or that it is gone. */
export type FreshPage = { content: PageContent } | 'gone';

/** What a page shows. */
export interface Shown {
  page: PageContent | null;
  site: SiteContent;
}

/** What a page is made from. */
export interface PageRequest {
  path: string;
  kind: PageKind;
  parameters: PageParameters;
}

/** Whether two answers are the same; answers to one query have their keys in one order. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const pages = new Map<string, FreshPage>();
const listeners = new Set<() => void>();
let site: SiteContent | undefined;

export function subscribeFresh(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the content API said about a page since this tab was opened. */
export function freshPage(path: string): FreshPage | undefined {
  return pages.get(path);
}

export function freshSite(): SiteContent | undefined {
  return site;
}

/** What an answer about a page changes. */
function changes(path: string, shown: Shown, answer: PageAndSite): { page: boolean; site: boolean } {
  const before = pages.get(path);
  const shownPage = before === undefined ? shown.page : before === 'gone' ? null : before.content;
  return {
    page: !same(shownPage, answer.page),
    site: answer.site !== null && !same(site ?? shown.site, answer.site),
  };
}

/** Stores an answer about a page if it changed, and notifies the components that show it. */
export function updateIfChanged(path: string, shown: Shown, answer: PageAndSite): void {
  const changed = changes(path, shown, answer);
  if (!changed.page && !changed.site) return;
  if (changed.page) pages.set(path, answer.page ? { content: answer.page } : 'gone');
  if (changed.site) site = answer.site;
  for (const listener of listeners) listener();
}
