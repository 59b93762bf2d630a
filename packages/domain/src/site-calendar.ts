/**
 * The site's calendar: a fixed UTC−5 (labelled EST, no daylight saving), under which the Setup of
 * the Month is featured, counted down to and rotated (spec section 9, docs/product.md).
 */

/** Minutes that the site's clock is behind UTC. */
export const SITE_OFFSET_MINUTES = 5 * 60;
const MINUTE = 60_000;

/** IANA name of the same fixed offset; note that POSIX-style names have the sign reversed. */
export const SITE_TIME_ZONE = 'Etc/GMT+5';

/** 'YYYY-MM', the key of a calendar month. */
export type MonthKey = string;

const MONTH_KEY = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Whether a text is a month key: four digits, a dash, 01 to 12. */
export function isMonthKey(text: string): text is MonthKey {
  return MONTH_KEY.test(text);
}

function monthKey(year: number, monthIndex: number): MonthKey {
  return `${String(year).padStart(4, '0')}-${String(monthIndex + 1).padStart(2, '0')}`;
}

function onSiteClock(instant: Date): Date {
  return new Date(instant.getTime() - SITE_OFFSET_MINUTES * MINUTE);
}

/** Month of an instant on the site's calendar. */
export function siteMonthKey(instant: Date): MonthKey {
  const local = onSiteClock(instant);
  return monthKey(local.getUTCFullYear(), local.getUTCMonth());
}

/** Day of an instant on the site's calendar, `YYYY-MM-DD`. */
export function siteDay(instant: Date): string {
  return onSiteClock(instant).toISOString().slice(0, 10);
}

/** Month of an instant in the time zone this code runs in (a visitor's browser). */
export function localMonthKey(instant: Date): MonthKey {
  return monthKey(instant.getFullYear(), instant.getMonth());
}

/** The instant at which the site's next month begins: 00:00 UTC−5 on the 1st. */
export function nextSiteMonth(instant: Date): Date {
  const local = onSiteClock(instant);
  const start = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1);
  return new Date(start + SITE_OFFSET_MINUTES * MINUTE);
}

/** A span of time cut into the parts that a countdown shows; never negative. */
export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Time from one instant to a later one; zero once the later one has passed. */
export function countdown(from: Date, to: Date): CountdownParts {
  const total = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}
