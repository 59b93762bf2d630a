/** The lake as far away, and as strict about frequent requests, as Sanity is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RequestLimits, SANITY_LIMITS } from '../src/http/request-limits.ts';
import { startLake, type Lake } from '../src/server.ts';
import type { IncomingMessage } from 'node:http';

const MUTATE = '/v2025-02-19/data/mutate/production';
const QUERY = '/v2025-02-19/data/query/production';

function request(method: string, address = '192.0.2.1'): IncomingMessage {
  return { method, socket: { remoteAddress: address } } as unknown as IncomingMessage;
}

describe('within a second', () => {
  test('one address has 25 mutations and 500 requests in all; the next second is a new one', () => {
    const limits = new RequestLimits();
    const refused = (count: number, method: string, path: string, now: number): number =>
      Array.from({ length: count }, () => limits.refusal(request(method), path, now)).filter(Boolean).length;
    expect(refused(30, 'POST', MUTATE, 10)).toBe(30 - SANITY_LIMITS.mutations);
    expect(refused(480, 'GET', QUERY, 999)).toBe(30 + 480 - SANITY_LIMITS.all);
    expect(refused(25, 'POST', MUTATE, 1000)).toBe(0);
  });

  test('another address has its own, and long queries that are posted are no mutations', () => {
    const limits = new RequestLimits();
    for (let count = 0; count < 25; count++) limits.refusal(request('POST'), MUTATE, 0);
    expect(limits.refusal(request('POST'), MUTATE, 0)?.message).toContain(
      'more than 25 a second (mutations)',
    );
    expect(limits.refusal(request('POST', '192.0.2.2'), MUTATE, 0)).toBeNull();
    expect(limits.refusal(request('POST'), QUERY, 0)).toBeNull();
    expect(limits.refusal(request('POST'), '/v1/assets/images/production', 0)).toBeNull();
  });
});

describe('a lake with limits, 150 ms away', () => {
  const folder = mkdtempSync(join(tmpdir(), 'limits-'));
  let lake: Lake;
  beforeAll(async () => {
    lake = await startLake({
      dataDir: folder,
      port: 0,
      shards: 0,
      projectId: 'lumen',
      allowedOrigins: [],
      limits: true,
      latency: 150,
    });
  });
  afterAll(async () => {
    await lake.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('answers late, and a flood of mutations with 429 and when to try again', async () => {
    const begun = performance.now();
    const mutations = JSON.stringify({ mutations: [{ createOrReplace: { _id: 'a', _type: 'note' } }] });
    const headers = { authorization: 'Bearer local-editor', 'content-type': 'application/json' };
    // Four seconds' worth, so that a second that ends meanwhile does not matter.
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        fetch(`${lake.origin}${MUTATE}`, { method: 'POST', headers, body: mutations }),
      ),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(await refused?.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(25);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(150);
  });

  test('a build that asks too often gets all of its answers: the client asks again', async () => {
    const client = createClient({
      projectId: 'lumen',
      dataset: 'production',
      apiVersion: '2025-02-19',
      useCdn: false,
      apiHost: lake.origin,
      useProjectHostname: false,
    });
    // The first query starts the thread, which takes seconds on a busy machine.
    expect(await client.fetch('"ready"')).toBe('ready');
    // More than one second has, and not twice as many as may wait at a time.
    const numbers = Array.from({ length: 700 }, (_, index) => index);
    const answers = await Promise.all(numbers.map((n) => client.fetch<number>('$n', { n })));
    expect(answers).toEqual(numbers);
  }, 60_000);
});
