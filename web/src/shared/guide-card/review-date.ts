import { longDate } from '../format/long-date.ts';

/** A day ('2026-11-20') in words, the same wherever it is read. @returns null for anything else */
export function reviewDate(day: string | null | undefined): string | null {
  const date = day ? new Date(`${day.slice(0, 10)}T00:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) ? longDate(date) : null;
}
