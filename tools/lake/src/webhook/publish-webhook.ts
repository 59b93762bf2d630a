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
  /** Milliseconds before each further try; Sanity's unless given, for tests that cannot wait for them. */
  repeats?: readonly number[];
}

/**
 * Milliseconds before each further try, as Sanity has them since 2026-04-29:
 * https://www.sanity.io/docs/changelog/50ec6abf-fe0c-475b-ae72-314148860132
 */
export const REPEATS = [30_000, 30_000] as const;

/** Milliseconds for one try. */
const TIMEOUT = 30_000;

interface Delivery {
  id: string;
  body: string;
  /** When it was signed, in milliseconds since 1970. */
  at: number;
}

async function evaluateDelta(groq: string, { previous, next }: DocumentChange): Promise<unknown> {
  // As at Sanity, a plain field is one of the document after the change, or of the one that was deleted.
  const both = { before: previous, after: next, root: next ?? previous };
  return (await evaluate(parse(groq, { mode: 'delta' }), both)).get();
}

/** The header `sanity-webhook-signature`, as https://www.npmjs.com/package/@sanity/webhook checks it. */
function signature({ at, body }: Delivery, secret: string): string {
  const hash = createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url');
  return `t=${at},v1=${hash}`;
}

/** What went wrong, in a few words, and whether Sanity would try again. */
interface Problem {
  what: string;
  repeats: boolean;
}

/** Tries once. @returns null when it was taken */
async function send(webhook: Webhook, delivery: Delivery, signal: AbortSignal): Promise<Problem | null> {
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
    if (answer.ok || answer.status === 409) return null;
    return { what: `HTTP ${answer.status}`, repeats: answer.status === 429 || answer.status >= 500 };
  } catch (error) {
    // The changelog names answers only, so nothing is hoped for without one.
    return { what: error instanceof Error ? error.message : String(error), repeats: false };
  }
}

/**
 * Sends the webhook after each publish, one request after the other, and tries again what does not get
 * through as seldom as Sanity does. What still waits when the lake ends is lost.
 * @param log takes a line for what is given up
 * @returns ends it
 */
export function sendWebhook(dataset: Dataset, webhook: Webhook, log: (line: string) => void): () => void {
  const ending = new AbortController();
  let sent: Promise<void> = Promise.resolve();

  const deliver = async (delivery: Delivery): Promise<void> => {
    let problem = await send(webhook, delivery, ending.signal);
    for (const wait of webhook.repeats ?? REPEATS) {
      if (!problem?.repeats || ending.signal.aborted) break;
      await delay(wait, undefined, { signal: ending.signal }).catch(() => undefined);
      problem = await send(webhook, delivery, ending.signal);
    }
    if (problem && !ending.signal.aborted)
      log(`The webhook was not told of ${delivery.id}: ${problem.what}.`);
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
