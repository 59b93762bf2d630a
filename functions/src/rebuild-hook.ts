import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { defineSecret } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from './firebase-admin.ts';
import { REBUILD_REPOSITORY } from './options.ts';
import { takeNotice, type NoticeAnswer } from './publish-notice.ts';
import { startDueBuild } from './waiting-build.ts';

/**
 * What the feature needs to know in secret; only with a repository, because a deployment asks for
 * every secret that is defined, used or not.
 */
const SECRETS = REBUILD_REPOSITORY
  ? {
      /** Shared with Sanity's webhook. */
      webhook: defineSecret('REBUILD_WEBHOOK_SECRET'),
      /** Token that may start the repository's workflow. */
      repositoryToken: defineSecret('REBUILD_REPOSITORY_TOKEN'),
    }
  : null;

const secrets = SECRETS ? [SECRETS.webhook, SECRETS.repositoryToken] : [];

/** Longest wait for the repository's host, in milliseconds. */
const DISPATCH_WAIT = 10_000;

const STATUS: Record<NoticeAnswer, number> = {
  accepted: 202,
  'wrong-method': 405,
  'too-large': 413,
  unsigned: 401,
  'wrong-signature': 401,
  stale: 401,
  replayed: 409,
};

/** Takes Sanity's webhook; says no more than the status, so that a stranger learns nothing. */
export const announcePublish = onRequest(
  { secrets, maxInstances: 2, timeoutSeconds: 20, cors: false },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (!SECRETS) {
      response.status(503).send('not configured\n');
      return;
    }
    const notice = {
      method: request.method,
      signature: request.get('sanity-webhook-signature'),
      body: request.rawBody ?? Buffer.alloc(0),
    };
    const answer = await takeNotice(firestore(), notice, SECRETS.webhook.value(), new Date());
    if (answer === 'accepted') logger.info('A publish waits for a build');
    else logger.warn('Refused an announcement of a publish', { answer });
    response.status(STATUS[answer]).send(`${answer}\n`);
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
  if (!answer.ok) throw new Error(`${repository} did not take the build: HTTP ${answer.status}.`);
}

/**
 * Every two minutes: starts the build that publishes wait for, once the editors have paused. Without
 * a repository it is not deployed: it would be called 21,600 times a month for nothing.
 */
export const startWaitingBuild = SECRETS
  ? onSchedule({ schedule: 'every 2 minutes', secrets, maxInstances: 1, timeoutSeconds: 60 }, async () => {
      const publishes = await startDueBuild(firestore(), new Date(), (count) =>
        dispatchBuild(REBUILD_REPOSITORY, SECRETS.repositoryToken.value(), count),
      );
      if (publishes !== null) logger.info('Started a build of the site', { publishes });
    })
  : undefined;
