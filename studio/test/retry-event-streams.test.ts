/** Streams of changes where the first connection fails. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryEventStreams } from '../src/connection/retry-event-streams.ts';

const LISTEN = 'http://localhost:3000/v1/data/listen/production?query=*';
const QUERY = 'http://localhost:3000/v1/data/query/production?query=*';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers one request after the other; null is a connection that fails. */
function answering(...statuses: (number | null)[]) {
  return vi.fn<typeof fetch>(async (_, init) => {
    init?.signal?.throwIfAborted();
    const status = statuses.shift();
    if (!status) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
}

test('connects a stream once the network is back', async () => {
  const network = answering(null, null, 503, 200);
  const response = retryEventStreams(network)(LISTEN);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await response).status).toBe(200);
  expect(network).toHaveBeenCalledTimes(4);
});

test('hands a refusal on, which would be the same at each try', async () => {
  const network = answering(401, 200);
  expect((await retryEventStreams(network)(new URL(LISTEN))).status).toBe(401);
});

test('stops trying once the stream is no longer wanted', async () => {
  const network = answering(null, null, 200);
  const wanted = new AbortController();
  const response = retryEventStreams(network)(LISTEN, { signal: wanted.signal });
  setTimeout(() => wanted.abort(), 500);
  await Promise.all([expect(response).rejects.toThrow('aborted'), vi.advanceTimersByTimeAsync(500)]);
  expect(network).toHaveBeenCalledTimes(2);
});

test('reports a failed query at once', async () => {
  await expect(retryEventStreams(answering(null))(QUERY)).rejects.toThrow('Failed to fetch');
});
