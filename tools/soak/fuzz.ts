import { setTimeout as delay } from 'node:timers/promises';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { Failure } from '../product/failure.ts';
import { brokenRequest } from './broken-requests.ts';
import { Random } from './random.ts';
import { send, type Outcome } from './send.ts';
import { localServers, type LocalServer } from './servers.ts';

/** Requests on their way at a time. */
const CONCURRENCY = 8;

/** Requests between two looks at the health of all servers. */
const ROUND = 400;

/** How long a server may take to be well again after a round, in milliseconds. */
const HEALTH_TIMEOUT = 60_000;

/** Whether a server answers its plainest request. */
export async function isHealthy({ port, health }: LocalServer): Promise<boolean> {
  try {
    const { status } = await fetch(`http://localhost:${port}${health}`, {
      signal: AbortSignal.timeout(10_000),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** @throws Failure naming what is not well */
async function requireHealth(servers: readonly LocalServer[], seed: number, sent: number): Promise<void> {
  for (const server of servers) {
    const deadline = Date.now() + HEALTH_TIMEOUT;
    while (!(await isHealthy(server))) {
      if (Date.now() > deadline)
        throw new Failure(`${server.name} does not answer after ${sent} requests of seed ${seed}.`);
      await delay(500);
    }
  }
}

/** What came back, counted by server and status. */
export type Tally = Map<string, Map<Outcome, number>>;

/**
 * Sends broken requests to every local server in turn, and fails when one gives no answer to a whole
 * request or is not well afterwards.
 * @param until time at which it ends early
 * @throws Failure naming the server, the request and the seed
 */
export async function fuzz(
  environment: SiteEnvironment,
  { seed, requests, until }: { seed: number; requests: number; until: number },
): Promise<{ sent: number; tally: Tally }> {
  const random = new Random(seed);
  const servers = localServers(environment);
  const tally: Tally = new Map(servers.map(({ name }) => [name, new Map()]));
  const problems: string[] = [];
  let sent = 0;
  const sender = async (): Promise<void> => {
    while (sent < requests && Date.now() < until && problems.length === 0) {
      const server = servers[sent % servers.length];
      if (!server) return;
      sent += 1;
      const request = brokenRequest(random, server);
      const outcome = await send(server, request);
      const counts = tally.get(server.name);
      counts?.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if ((outcome === 'silent' && !server.mayKeepSilent) || outcome === 'refused')
        problems.push(`${server.name} was ${outcome} at request ${sent} of seed ${seed}: ${request.kind}`);
      if (sent % ROUND === 0) await requireHealth(servers, seed, sent);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sender));
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  await requireHealth(servers, seed, sent);
  return { sent, tally };
}

/** One line for each server: which answers it gave how often. */
export function tallyLines(tally: Tally): string[] {
  return [...tally].map(([name, counts]) => {
    const sorted = [...counts].toSorted(([a], [b]) => String(a).localeCompare(String(b)));
    return `      ${name.padEnd(10)} ${sorted.map(([outcome, count]) => `${outcome} × ${count}`).join(', ')}`;
  });
}
