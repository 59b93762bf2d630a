/** Requests of all pages of a context, by their host. */
import type { BrowserContext } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { NO_CHANGES, VERSION_PATH } from '@lumen-throw/domain/published-changes';

/** Requests, grouped by the promise that they would break. */
export interface Traffic {
  /** Requests to hosts that are not the product's own. */
  foreign: string[];
  /** Scripts that do not come from the site itself. */
  scripts: string[];
  /** Requests to Firebase. */
  firebase: string[];
  /** Queries to the content API, without images. */
  content: string[];
  /** Streams that stay open. */
  streams: string[];
}

/** The traffic of a page that keeps every promise. */
export const NO_TRAFFIC: Readonly<Traffic> = {
  foreign: [],
  scripts: [],
  firebase: [],
  content: [],
  streams: [],
};

/** Collects the requests of all pages of a context. */
export function watchTraffic(
  context: BrowserContext,
  { siteUrl, content, firebase }: SiteEnvironment,
): Traffic {
  const traffic: Traffic = structuredClone(NO_TRAFFIC);
  const emulators = Object.values(firebase.emulators ?? {}).map((address) => new URL(address).origin);
  const own = new Set([siteUrl, content.lakeOrigin ?? '', ...emulators]);
  context.on('request', (asked) => {
    const { origin, protocol, pathname } = new URL(asked.url());
    if (protocol === 'data:' || protocol === 'blob:') return;
    if (!own.has(origin)) traffic.foreign.push(asked.url());
    if (asked.resourceType() === 'script' && origin !== siteUrl) traffic.scripts.push(asked.url());
    if (emulators.includes(origin)) traffic.firebase.push(asked.url());
    const isQuestion = pathname.includes('/data/query/') || pathname.includes('/data/live/');
    if (isQuestion || (origin === content.lakeOrigin && !pathname.startsWith('/images/')))
      traffic.content.push(asked.url());
    if (['eventsource', 'websocket'].includes(asked.resourceType())) traffic.streams.push(asked.url());
  });
  return traffic;
}

/**
 * Tells every page that nothing new was published, since other tests publish on the same product.
 * @returns a counter of the requests
 */
export async function publishNothing(context: BrowserContext): Promise<{ asked: number }> {
  const count = { asked: 0 };
  await context.route(`**${VERSION_PATH}`, (route) => {
    count.asked += 1;
    return route.fulfill({ json: NO_CHANGES });
  });
  return count;
}
