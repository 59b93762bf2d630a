import { setTimeout as delay } from 'node:timers/promises';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { Failure } from '../product/failure.ts';
import { brokenRequests } from './broken-requests.ts';
import { send } from './send.ts';
import { localServers, type LocalServer } from './servers.ts';

/** Requests to one server on their way at a time. */
const CONCURRENCY = 2;

/** How long a server may take to be well again, in milliseconds. */
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

async function becomesHealthy(server: LocalServer): Promise<boolean> {
  const deadline = Date.now() + HEALTH_TIMEOUT;
  while (!(await isHealthy(server))) {
    if (Date.now() > deadline) return false;
    await delay(500);
  }
  return true;
}

/** @returns sentences on what one server did wrong */
async function problemsOf(server: LocalServer): Promise<string[]> {
  const problems: string[] = [];
  const turns = brokenRequests(server)[Symbol.iterator]();
  const sender = async (): Promise<void> => {
    for (const request of turns) {
      const outcome = await send(server, request);
      if (outcome === 'refused' || (outcome === 'silent' && !server.mayKeepSilent))
        problems.push(`${server.name} was ${outcome}: ${request.kind}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sender));
  if (!(await becomesHealthy(server))) problems.push(`${server.name} does not answer any more.`);
  return problems;
}

/**
 * Sends broken requests to every local server; each whole one has to be answered.
 * @returns how many were sent
 * @throws Failure naming the servers and the requests
 */
export async function sendBrokenRequests(environment: SiteEnvironment): Promise<number> {
  const servers = localServers(environment);
  const problems = (await Promise.all(servers.map(problemsOf))).flat();
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  return servers.reduce((sum, server) => sum + brokenRequests(server).length, 0);
}
