/** Hours by which the earliest time zone is ahead of UTC: a day that has begun nowhere is to come. */
const EARLIEST_ZONE_HOURS = 14;

/** The latest day that a clock anywhere on Earth shows, `YYYY-MM-DD`. @param now milliseconds since 1970 */
export function latestDay(now: number): string {
  return new Date(now + EARLIEST_ZONE_HOURS * 3_600_000).toISOString().slice(0, 10);
}

/**
 * The day a number of months before another, or the last day of that month where it is shorter.
 * @param day `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`
 */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
