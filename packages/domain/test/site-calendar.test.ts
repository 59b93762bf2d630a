import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  countdown,
  isMonthKey,
  localMonthKey,
  nextSiteMonth,
  siteDay,
  siteMonthKey,
} from '../src/site-calendar.ts';

describe('the site calendar runs on UTC−5', () => {
  it.each([
    ['2026-11-30T23:00:00Z', '2026-11'],
    ['2026-12-01T04:59:59Z', '2026-11'],
    ['2026-12-01T05:00:00Z', '2026-12'],
    ['2027-01-01T04:59:59.999Z', '2026-12'],
    ['2027-01-01T05:00:00Z', '2027-01'],
    // In summer New York is on UTC−4; the site is not.
    ['2026-07-01T04:30:00Z', '2026-06'],
  ])('%s is in %s [3-13 9-9]', (instant, month) => {
    expect(siteMonthKey(new Date(instant))).toBe(month);
  });

  it.each([
    ['2026-11-21T04:59:59Z', '2026-11-20'],
    ['2026-11-21T05:00:00Z', '2026-11-21'],
    ['2027-01-01T04:59:59.999Z', '2026-12-31'],
  ])('%s is on %s', (instant, day) => {
    expect(siteDay(new Date(instant))).toBe(day);
  });

  it.each([
    ['2026-11-21T12:00:00Z', '2026-12-01T05:00:00.000Z'],
    ['2026-12-31T23:59:59Z', '2027-01-01T05:00:00.000Z'],
    ['2027-01-01T05:00:00Z', '2027-02-01T05:00:00.000Z'],
    ['2028-02-29T12:00:00Z', '2028-03-01T05:00:00.000Z'],
  ])('after %s, the next month begins at %s [9-9]', (instant, next) => {
    expect(nextSiteMonth(new Date(instant)).toISOString()).toBe(next);
  });
});

describe("a visitor's calendar", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['Pacific/Auckland', '2026-11-30T12:00:00Z', '2026-12'],
    ['Pacific/Honolulu', '2026-12-01T09:00:00Z', '2026-11'],
    ['America/New_York', '2026-07-01T04:30:00Z', '2026-07'],
  ])('in %s, says of %s that it is in %s [4-21]', (zone, instant, month) => {
    vi.stubEnv('TZ', zone);
    expect(localMonthKey(new Date(instant))).toBe(month);
  });
});

describe('a countdown', () => {
  it('splits the time into days, hours, minutes and seconds [2.15-7]', () => {
    const from = new Date('2026-11-21T03:27:53.400Z');
    expect(countdown(from, new Date('2026-12-01T05:00:00Z'))).toEqual({
      days: 10,
      hours: 1,
      minutes: 32,
      seconds: 6,
    });
  });

  it('stays at zero once the time is over', () => {
    const now = new Date();
    expect(countdown(now, new Date(now.getTime() - 5000))).toEqual({
      days: 0,
      hours: 0,
      minutes: 0,
      seconds: 0,
    });
  });
});

describe('a month key', () => {
  it.each(['2026-01', '2026-12', '0999-10'])('accepts %s [3-13]', (key) =>
    expect(isMonthKey(key)).toBe(true),
  );
  it.each(['2026-00', '2026-13', '2026-1', '26-01', '2026-01 ', ''])('refuses %j', (key) =>
    expect(isMonthKey(key)).toBe(false),
  );
});
