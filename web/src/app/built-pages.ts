import { pageDataHref } from '@lumen-throw/domain/site-paths';
import type { PageFile } from '../shared/live-content/page-data.ts';

/** Milliseconds after which an answer counts as one that does not come. */
const TIMEOUT = 8000;

/** Milliseconds for which data that were fetched ahead are used. */
const KEPT_FOR = 60_000;

/** @throws when there is no answer, or another one than hosting gives: only a 404 says that there is no page */
async function ask(path: string, signal: AbortSignal, cache: RequestCache): Promise<PageFile | null> {
  const response = await fetch(pageDataHref(path), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    cache,
  });
  if (response.status === 404) return null;
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new Error(`The data of ${path} came as ${response.status}.`);
  return (await response.json()) as PageFile;
}

/** Data that were fetched before somebody asked, by path. */
const ahead = new Map<string, { at: number; file: Promise<PageFile | null> }>();

/** Fetches the data of a page that may be the next one. */
export function fetchPageAhead(path: string): void {
  const kept = ahead.get(path);
  if (kept && performance.now() - kept.at < KEPT_FOR) return;
  const file = ask(path, new AbortController().signal, 'default');
  // Who goes there asks again.
  file.catch(() => ahead.delete(path));
  ahead.set(path, { at: performance.now(), file });
}

function taken(path: string): Promise<PageFile | null> | null {
  const kept = ahead.get(path);
  ahead.delete(path);
  return kept && performance.now() - kept.at < KEPT_FOR ? kept.file : null;
}

/**
 * What the build left of a page: fetched ahead, else now, and once more after a failure.
 * @returns null where the build left no page
 * @throws when the data do not come
 */
export async function builtPage(path: string, signal: AbortSignal): Promise<PageFile | null> {
  try {
    return await (taken(path) ?? ask(path, signal, 'default'));
  } catch (error) {
    if (signal.aborted) throw error;
    return ask(path, signal, 'reload');
  }
}
