/** The lake with Sanity's latency and rate limits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RequestLimits, SANITY_LIMITS } from '../src/http/request-limits.ts';
import { TemporaryLake } from './temporary-lake.ts';
import type { IncomingMessage } from 'node:http';

const MUTATE = '/v2025-02-19/data/mutate/production';
const QUERY = '/v2025-02-19/data/query/production';

function request(method: string, address = '192.0.2.1'): IncomingMessage {
  return { method, socket: { remoteAddress: address } } as unknown as IncomingMessage;
}

describe('limits per second', () => {
  test('one address has 25 mutations and 500 requests in total; the next second starts over', () => {
    const limits = new RequestLimits();
    const refused = (count: number, method: string, path: string, now: number): number =>
      Array.from({ length: count }, () => limits.refusal(request(method), path, now)).filter(Boolean).length;
    expect(refused(30, 'POST', MUTATE, 10)).toBe(30 - SANITY_LIMITS.mutations);
    expect(refused(480, 'GET', QUERY, 999)).toBe(30 + 480 - SANITY_LIMITS.all);
    expect(refused(25, 'POST', MUTATE, 1000)).toBe(0);
  });

  test('count each address separately, and long queries by POST not as mutations', () => {
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

describe('a lake with limits and 150 ms of latency', () => {
  let fixture: TemporaryLake;
  beforeAll(async () => {
    fixture = await TemporaryLake.start({ limits: true, latency: 150 });
  });
  afterAll(() => fixture.stop());

  test('answers late, and answers a flood of mutations with 429 and a retry time', async () => {
    const begun = performance.now();
    const mutations = [{ createOrReplace: { _id: 'a', _type: 'note' } }];
    // Four seconds' worth, so that a second that ends meanwhile doesn't matter.
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => fixture.post('/data/mutate/production', { mutations })),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(await refused?.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(25);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(150);
  });

  test("a build that exceeds the limit gets all answers through the client's retries", async () => {
    const client = fixture.anonymous;
    // The first query starts the thread, which takes seconds on a busy machine.
    expect(await client.fetch('"ready"')).toBe('ready');
    // More than the limit per second, and less than twice the limit of waiting queries.
    const numbers = Array.from({ length: 700 }, (_, index) => index);
    const answers = await Promise.all(numbers.map((n) => client.fetch<number>('$n', { n })));
    expect(answers).toEqual(numbers);
  });
});
