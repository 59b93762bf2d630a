import { describe, expect, test } from 'vitest';
import { decideReport, nearestAddress, PER_MINUTE } from '../src/error-reports.ts';
import { requestRate } from '../src/request-rate.ts';

const REPORT = { kind: 'error', message: 'TypeError: x', stack: '', path: '/blog' };
const request = {
  method: 'POST',
  fetchSite: 'same-origin',
  address: '192.0.2.1',
  body: Buffer.from(JSON.stringify(REPORT)),
};
const always = () => true;

test("accepts a report from one of the site's pages", () => {
  expect(decideReport(request, 0, always)).toEqual({ status: 204, report: REPORT });
});

test('cleans a report again on the server', () => {
  const body = Buffer.from(JSON.stringify({ ...REPORT, message: 'no maya@example.com', secret: 1 }));
  expect(decideReport({ ...request, body }, 0, always)).toEqual({
    status: 204,
    report: { ...REPORT, message: 'no <address>' },
  });
});

test.each([
  ['a navigation', { method: 'GET' }, 405],
  ['a request from another site', { fetchSite: 'cross-site' }, 403],
  ['a request without a browser', { fetchSite: undefined }, 403],
  ['a body that is too large', { body: Buffer.alloc(9000, 'x') }, 413],
  ['a body that is not a report', { body: Buffer.from('{"a":1}') }, 400],
  ['a body that is not JSON', { body: Buffer.from('{') }, 400],
  ['an empty body', { body: Buffer.alloc(0) }, 400],
])('refuses %s', (_name, change, status) => {
  expect(decideReport({ ...request, ...change }, 0, always)).toEqual({ status });
});

test('refuses further reports until the next minute', () => {
  const take = requestRate({ address: 2, all: 10, sampled: 0 });
  const statuses = [0, 1, 2, 60_000].map((now) => decideReport(request, now, take).status);
  expect(statuses).toEqual([204, 204, 429, 204]);
});

describe('the rate limit', () => {
  test('counts per address and in total', () => {
    const take = requestRate({ address: 2, all: 3, sampled: 0 });
    expect(['a', 'a', 'a', 'b'].map((address) => take(address, 0))).toEqual([true, true, false, false]);
    const other = requestRate({ address: 2, all: 3, sampled: 0 });
    expect(['a', 'b', 'c', 'd'].map((address) => other(address, 0))).toEqual([true, true, true, false]);
  });

  test('accepts at most one in twenty reports of a flood from one address', () => {
    const take = requestRate({ address: 10, all: 120, sampled: 1e9 });
    const flood = Array.from({ length: 2000 }, () => take('flooder', 0)).filter(Boolean);
    expect(flood.length).toBeLessThanOrEqual(10 + 2000 / 20);
    const others = Array.from({ length: 200 }, (_, index) => take(`visitor-${index}`, 0)).filter(Boolean);
    expect(others.length).toBe(10);
  });

  test('bounds what a flood can write in a minute, and starts anew in the next', () => {
    const take = requestRate(PER_MINUTE);
    const taken = (now: number) => Array.from({ length: 60_000 }, () => take('flooder', now)).filter(Boolean);
    for (const now of [0, 60_000]) expect(taken(now)).toHaveLength(PER_MINUTE.address + PER_MINUTE.sampled);
  });

  test('uses the address that the platform saw, not the one in the headers', () => {
    expect(nearestAddress('198.51.100.7, 192.0.2.1')).toBe('192.0.2.1');
    expect(nearestAddress('192.0.2.1')).toBe('192.0.2.1');
    expect(nearestAddress('')).toBeUndefined();
    expect(nearestAddress(undefined)).toBeUndefined();
  });

  test('tracks a bounded number of addresses; the rest share one count', () => {
    const take = requestRate({ address: 1, all: 1e9, sampled: 1e9 });
    const taken = Array.from({ length: 5000 }, (_, index) => take(`address-${index}`, 0)).filter(Boolean);
    // A thousand of their own, one for all others, and the sample of these.
    expect(taken.length).toBe(1001 + 3999 / 20 - (3999 % 20) / 20 + 1);
  });
});
