import { expect, test } from 'vitest';
import { dayLimitReason, linksIn, TRUST_LIMITS, trustOf } from '../src/trust.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const joined = (days: number): Date => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);

test.each([
  ['new', 'has no document', undefined],
  ['new', 'has just joined', { since: joined(0), confirmed: true }],
  ['new', 'joined less than three days ago', { since: joined(2.99), confirmed: true, stayed: true }],
  ['new', 'never confirmed the address', { since: joined(400), confirmed: false, stayed: true }],
  ['new', 'has a document without a time', { confirmed: true, stayed: true }],
  ['known', 'joined three days ago', { since: joined(3), confirmed: true }],
  ['known', 'shared nothing that stayed', { since: joined(400), confirmed: true }],
  [
    'known',
    'shared a setup that stayed, and joined lately',
    { since: joined(29.9), confirmed: true, stayed: true },
  ],
  ['trusted', 'shared a setup that stayed', { since: joined(30), confirmed: true, stayed: true }],
] as const)('is %s who %s', (trust, _who, member) => {
  expect(trustOf(member, NOW)).toBe(trust);
});

test('reads times as Firestore stores them', () => {
  expect(trustOf({ since: { toDate: () => joined(5) }, confirmed: true }, NOW)).toBe('known');
});

test('who is trusted more may do as much at least', () => {
  for (const what of ['setups', 'likes', 'reports', 'links'] as const) {
    const limits = [TRUST_LIMITS.new[what], TRUST_LIMITS.known[what], TRUST_LIMITS.trusted[what]];
    expect(limits).toEqual(limits.toSorted((a, b) => a - b));
  }
});

test.each([
  ['A lens of 1.2:1, at 3 m. Works.', 0],
  ['see https://example.com', 1],
  ['HTTPS://WWW.example.com and www.example.org', 2],
  ['www.a.com www.b.com http://c.com', 3],
  ['https://www.example.com', 1],
  ['//spam.example/x, hxxps://a.example and ftp://b.example', 3],
  ['Write to mailto:a@b.example', 1],
  ['spam.example/buy', 1],
  ['and/or 1.5/2.0 at 3 m/10 ft, e.g./i.e. a 16:9 screen', 0],
  ['', 0],
])('%j has %i web addresses', (text, links) => {
  expect(linksIn(text)).toBe(links);
});

test('a limit is told with what raises it', () => {
  expect(dayLimitReason('setups', 'new')).toBe(
    "New members can share 5 setups a day. 3 days after you joined, with a confirmed email address, it's 10.",
  );
  expect(dayLimitReason('likes', 'trusted')).toBe(
    'You can like 200 setups a day. Please come back tomorrow.',
  );
});
