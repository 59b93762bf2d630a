import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { defineSecret } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { LOCAL_WEBHOOK_SECRET } from '@lumen-throw/domain/publish-webhook';
import { MADE_UP_TO_PATH, madeUpTo } from '@lumen-throw/domain/published-state';
import { firestore } from './firebase-admin.ts';
import { HOSTED, REBUILD_REPOSITORY, SITE_URL, WHOLE_CPU } from './options.ts';
import { noteUnannounced } from './publish-gaps.ts';
import { takeNotice, type NoticeAnswer } from './publish-notice.ts';
import { isBuildOverdue, startDueBuild } from './waiting-build.ts';

/** Shared with Sanity's webhook; a deployment asks for every secret that is defined, used or not. */
const WEBHOOK_SECRET = HOSTED ? defineSecret('PUBLISH_WEBHOOK_SECRET') : null;

/** Token that may start the repository's workflow. */
const REPOSITORY_TOKEN = HOSTED && REBUILD_REPOSITORY ? defineSecret('REBUILD_REPOSITORY_TOKEN') : null;

/** The webhook's secret; null where these functions run elsewhere than they were built for. */
function webhookSecret(): string | null {
  if (WEBHOOK_SECRET) return WEBHOOK_SECRET.value();
  return process.env['FUNCTIONS_EMULATOR'] === 'true' ? LOCAL_WEBHOOK_SECRET : null;
}

/** Longest wait for the repository's host, in milliseconds. */
const DISPATCH_WAIT = 10_000;

const STATUS: Record<NoticeAnswer, number> = {
  accepted: 202,
  'wrong-method': 405,
  'too-large': 413,
  unsigned: 401,
  'wrong-signature': 401,
  stale: 401,
  'other-dataset': 400,
  unreadable: 400,
  replayed: 409,
};

/** What whoever set up the webhook has to correct. */
const SENTENCES: Partial<Record<NoticeAnswer, string>> = {
  'other-dataset': 'The webhook belongs to another dataset than the site shows.',
  unreadable: 'The body is not what the webhook\'s projection sends: "_id", "_type" and "updatedAt".',
};

/** Takes Sanity's webhook; says more than the status only to who knows the secret. */
export const announcePublish = onRequest(
  {
    ...WHOLE_CPU,
    secrets: WEBHOOK_SECRET ? [WEBHOOK_SECRET] : [],
    maxInstances: 2,
    timeoutSeconds: 20,
    cors: false,
  },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const secret = webhookSecret();
    if (!secret) {
      response.status(503).send('not configured\n');
      return;
    }
    const notice = {
      method: request.method,
      signature: request.get('sanity-webhook-signature'),
      dataset: request.get('sanity-dataset'),
      body: request.rawBody ?? Buffer.alloc(0),
    };
    const answer = await takeNotice(firestore(), notice, secret, new Date());
    if (answer === 'accepted') logger.info('Recorded a publish');
    else logger.warn('Refused an announcement of a publish', { answer });
    response.status(STATUS[answer]).send(`${SENTENCES[answer] ?? answer}\n`);
  },
);

/**
 * Starts the repository's workflow (its event `repository_dispatch`, type `content-published`).
 * @throws Error when the host does not take it
 */
export async function dispatchBuild(repository: string, token: string, publishes: number): Promise<void> {
  const answer = await fetch(`https://api.github.com/repos/${repository}/dispatches`, {
    method: 'POST',
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ event_type: 'content-published', client_payload: { publishes } }),
    signal: AbortSignal.timeout(DISPATCH_WAIT),
  });
  if (!answer.ok) throw new Error(`${repository} rejected the build request: HTTP ${answer.status}.`);
}

/** Up to which change the pages that are live were made; null where the site does not tell. */
async function livePages(): Promise<string | null> {
  const answer = await fetch(new URL(MADE_UP_TO_PATH, SITE_URL), {
    cache: 'no-store',
    signal: AbortSignal.timeout(DISPATCH_WAIT),
  }).catch(() => null);
  return answer?.ok ? (madeUpTo(await answer.json().catch(() => null))?.updatedAt ?? null) : null;
}

/** Starts the build that publishes wait for, once the editors have paused, and says when one does not go live. */
async function followBuild(token: string): Promise<void> {
  const publishes = await startDueBuild(firestore(), new Date(), (count) =>
    dispatchBuild(REBUILD_REPOSITORY, token, count),
  );
  if (publishes !== null) logger.info('Started a build of the site', { publishes });
  if (await isBuildOverdue(firestore(), new Date(), livePages))
    logger.error('A build of the site is not live after 30 minutes');
}

/** Notes publishes that nobody announced; with a repository, also follows the build they wait for. */
export const followPublishes = onSchedule(
  {
    schedule: 'every 3 minutes',
    secrets: REPOSITORY_TOKEN ? [REPOSITORY_TOKEN] : [],
    maxInstances: 1,
    timeoutSeconds: 60,
  },
  async () => {
    await noteUnannounced();
    if (REPOSITORY_TOKEN) await followBuild(REPOSITORY_TOKEN.value());
  },
);
