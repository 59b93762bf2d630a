/**
 * A webhook as Sanity sends it (https://www.sanity.io/docs/webhooks): one signed request for each published
 * document that a transaction changed, of which filter and projection are GROQ in delta mode.
 */

import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { evaluate, parse } from 'groq-js';
import { isPublicId, type DocumentChange } from '../documents/document.ts';
import type { Dataset } from '../store/dataset.ts';

export interface Webhook {
  url: string;
  /** Shared with whoever listens; it signs. */
  secret: string;
  filter: string;
  projection: string;
}

/** Milliseconds before each further try; Sanity goes on for half an hour as well. */
const TRY_AGAIN = [250, 1000, 2000, 5000, 10_000, 30_000, 60_000, 120_000, 240_000, 600_000, 720_000];

/** Milliseconds for one try. */
const TIMEOUT = 30_000;

interface Delivery {
  id: string;
  body: string;
  /** When it was signed, in milliseconds since 1970. */
  at: number;
}

async function evaluateDelta(groq: string, { previous, next }: DocumentChange): Promise<unknown> {
  const both = { before: previous, after: next };
  return (await evaluate(parse(groq, { mode: 'delta' }), both)).get();
}

/** The header `sanity-webhook-signature`, as https://www.npmjs.com/package/@sanity/webhook checks it. */
function signature({ at, body }: Delivery, secret: string): string {
  const hash = createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url');
  return `t=${at},v1=${hash}`;
}

/** Tries once. @returns null when it was taken, else what went wrong, in a few words */
async function send(webhook: Webhook, delivery: Delivery, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sanity-webhook-signature': signature(delivery, webhook.secret),
      },
      body: delivery.body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    await answer.body?.cancel();
    // A notice that came through although its answer was lost is taken already.
    return answer.ok || answer.status === 409 ? null : `HTTP ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Sends the webhook after each publish, one request after the other, and tries again what does not get
 * through. What still waits when the lake ends is lost.
 * @param log takes a line for what is given up
 * @returns ends it
 */
export function sendWebhook(dataset: Dataset, webhook: Webhook, log: (line: string) => void): () => void {
  const ending = new AbortController();
  let sent: Promise<void> = Promise.resolve();

  const deliver = async (delivery: Delivery): Promise<void> => {
    let problem = await send(webhook, delivery, ending.signal);
    for (const wait of TRY_AGAIN) {
      if (problem === null || ending.signal.aborted) return;
      await delay(wait, undefined, { signal: ending.signal }).catch(() => undefined);
      problem = await send(webhook, delivery, ending.signal);
    }
    if (problem !== null && !ending.signal.aborted)
      log(`The webhook was not told of ${delivery.id}: ${problem}.`);
  };

  const announce = async (change: DocumentChange, at: number): Promise<void> => {
    if ((await evaluateDelta(webhook.filter, change)) !== true) return;
    const body = JSON.stringify(await evaluateDelta(webhook.projection, change));
    await deliver({ id: change.id, body, at });
  };

  const unlisten = dataset.listen(({ changes, timestamp }) => {
    const at = Date.parse(timestamp);
    for (const change of changes) {
      if (!isPublicId(change.id)) continue;
      sent = sent
        .then(() => announce(change, at))
        .catch((error: unknown) => log(`The webhook failed: ${String(error)}`));
    }
  });
  return () => {
    unlisten();
    ending.abort();
  };
}
