/** The journey after a deployment: what only the live services can show. */
import { setTimeout as delay } from 'node:timers/promises';
import { CALLS_FUNCTION } from '@lumen-throw/domain/calls';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { WEBHOOK_FUNCTION } from '@lumen-throw/domain/publish-webhook';
import { VERSION_PATH } from '@lumen-throw/domain/published-changes';
import { UPTIME_PATH } from '@lumen-throw/domain/site-paths';
import { Failure } from '../product/failure.ts';
import { RELEASE_FILE } from '../product/release.ts';

/** Longest wait for the new release and its functions, in milliseconds. */
const WAIT = 2 * 60_000;
/** Pause between two questions, in milliseconds. */
const PAUSE = 5000;

/** One question to the live product. */
interface Stop {
  what: string;
  url: string;
  init?: RequestInit;
  /** @returns null when the answer is right, else what to do about it */
  judge: (status: number, text: string) => string | null;
}

/** Where Hosting serves the site whether or not its own domain is connected. */
export function hostingOrigin({ firebase }: Pick<SiteEnvironment, 'firebase'>): string {
  return `https://${firebase.projectId}.web.app`;
}

const SEE_ACCESS =
  'The organization may forbid functions that are open to everybody: npm run doctor tells what to do.';

/** Whether a function let a stranger in and then refused; 403 comes from before it. */
function refusesStranger(status: number): string | null {
  if (status === 401) return null;
  return status === 403 ? SEE_ACCESS : 'Look at the log of this function.';
}

const isOk = (status: number): string | null =>
  status === 200 ? null : status === 403 ? SEE_ACCESS : 'Look at the log of this function.';

/** What has to answer right. */
function stops(environment: SiteEnvironment, release: string): Stop[] {
  const { projectId, region } = environment.firebase;
  const functions = `https://${region}-${projectId}.cloudfunctions.net`;
  const hosting = hostingOrigin(environment);
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' };
  return [
    {
      what: `the release ${release}`,
      url: `${hosting}/${RELEASE_FILE}`,
      judge: (_, text) => (text.includes(`"${release}"`) ? null : 'See "Roll back" in docs/operations.md.'),
    },
    { what: 'what was published of late', url: hosting + VERSION_PATH, judge: isOk },
    { what: 'that Firestore answers', url: hosting + UPTIME_PATH, judge: isOk },
    {
      what: 'a refusal of an unsigned webhook (401)',
      url: `${functions}/${WEBHOOK_FUNCTION}`,
      init: post,
      judge: refusesStranger,
    },
    {
      what: 'a refusal of a call without a session (401)',
      url: `${functions}/${CALLS_FUNCTION}`,
      init: post,
      judge: refusesStranger,
    },
  ];
}

/** What should answer, and may follow later. */
function laterStops(environment: SiteEnvironment, release: string): Stop[] {
  const domain =
    new URL(environment.siteUrl).origin === hostingOrigin(environment)
      ? []
      : [
          {
            what: `the release ${release} at its own domain`,
            url: `${environment.siteUrl}/${RELEASE_FILE}`,
            judge: (_: number, text: string) =>
              text.includes(`"${release}"`) ? null : 'npm run doctor tells which DNS records it waits for.',
          },
        ];
  return [
    ...domain,
    {
      what: 'the Studio',
      url: environment.studioUrl,
      judge: (status) => (status === 200 ? null : 'Deploy it again, or put studio/dist there.'),
    },
  ];
}

interface Answer {
  status: number;
  text: string;
}

async function ask(stop: Stop, get: typeof fetch): Promise<Answer> {
  try {
    const response = await get(stop.url, { ...stop.init, cache: 'no-store' });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: 0, text: cause instanceof Error ? cause.message : String(cause) };
  }
}

const seen = ({ status, text }: Answer): string =>
  status === 0 ? text : `HTTP ${status}${text === '' ? '' : `, ${text.slice(0, 80).trim()}`}`;

/**
 * Asks the live product for all that pages, members and Sanity need. What has only just been deployed gets
 * two minutes.
 * @param get what fetches, and how long it pauses; for tests
 * @throws Failure naming the first that answers wrong
 */
export async function verify(
  environment: SiteEnvironment,
  release: string,
  say: (line: string) => void,
  { get = fetch, pause = PAUSE }: { get?: typeof fetch; pause?: number } = {},
): Promise<void> {
  for (const stop of stops(environment, release)) {
    for (let waited = 0; ; waited += PAUSE) {
      const answer = await ask(stop, get);
      const wrong = stop.judge(answer.status, answer.text);
      if (wrong === null) break;
      if (waited >= WAIT)
        throw new Failure(`${stop.url} does not give ${stop.what} (${seen(answer)}). ${wrong}`);
      await delay(pause);
    }
    say(`${stop.what}: ok`);
  }
  for (const stop of laterStops(environment, release)) {
    const answer = await ask(stop, get);
    const wrong = stop.judge(answer.status, answer.text);
    say(wrong === null ? `${stop.what}: ok` : `${stop.what}: not yet (${seen(answer)}). ${wrong}`);
  }
}
