/** Asks the site itself where a published document stands; no Sanity, no React. */
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { publishedChanges, VERSION_PATH } from '@lumen-throw/domain/published-changes';
import {
  LIVE_WAIT,
  MADE_UP_TO_PATH,
  madeUpTo,
  publishedState,
  type PublishedState,
} from '@lumen-throw/domain/published-state';
import { pageDataHref } from '@lumen-throw/domain/site-paths';

/** A published version of a document, as far as this needs it. */
export interface PublishedVersion {
  id: string;
  /** Its `_updatedAt` (ISO 8601). */
  updatedAt: string;
  /** Full address at which it stands on the site; null where it has none. */
  address: string | null;
}

/**
 * Where a version stands, and the address at which a plain request gets it. `late`: it is in no built page
 * long after it was published.
 */
export interface DocumentStanding {
  state: PublishedState | 'late' | 'unreachable';
  /** Null until it answers, and where there is none. */
  address: string | null;
}

type Fetch = (address: URL, init: RequestInit) => Promise<Response>;

async function ask(address: URL, get: Fetch): Promise<unknown> {
  const answer = await get(address, { cache: 'no-store', credentials: 'omit' });
  // A site without functions, or one that was built before this file was, has none.
  return answer.ok ? answer.json().catch(() => null) : null;
}

/** Whether the page at an address is there: its data is written together with it. */
async function isThere(address: string, get: Fetch): Promise<boolean> {
  const { pathname, origin } = new URL(address);
  const data = new URL(pageDataHref(pathname), origin);
  return (await get(data, { method: 'HEAD', cache: 'no-store', credentials: 'omit' })).ok;
}

/** The site that is asked. */
type AskedSite = Pick<SiteEnvironment, 'siteUrl' | 'newsInterval'>;

/** Asks where a version stands. @param get what fetches; @param now in milliseconds; both for tests */
export async function askStanding(
  version: PublishedVersion,
  { siteUrl, newsInterval }: AskedSite,
  get: Fetch = fetch,
  now = Date.now(),
): Promise<DocumentStanding> {
  const { address } = version;
  try {
    const [told, made] = await Promise.all([
      // Where no page asks what was published, nobody answers.
      newsInterval === null ? null : ask(new URL(VERSION_PATH, siteUrl), get).then(publishedChanges),
      ask(new URL(MADE_UP_TO_PATH, siteUrl), get).then(madeUpTo),
    ]);
    const state = publishedState(version, told, made);
    if (state === 'search-engines' && (address === null || (await isThere(address, get))))
      return { state, address };
    // A site that says nothing of its build may still be in time.
    const isLate = made !== null && now - Date.parse(version.updatedAt) > LIVE_WAIT;
    return { state: isLate ? 'late' : publishedState(version, told, null), address: null };
  } catch {
    return { state: 'unreachable', address: null };
  }
}
