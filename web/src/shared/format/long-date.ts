/** Dates as English writes them. Not by `Intl`, whose tables take a slow phone longer than hydration. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function shortName(date: Date): string {
  return (MONTHS[date.getUTCMonth()] ?? '').slice(0, 3);
}

function shortDay(date: Date): string {
  return `${shortName(date)} ${date.getUTCDate()}`;
}

/** The month of a date in UTC: `Nov 2026`. */
export function shortMonth(date: Date): string {
  return `${shortName(date)} ${date.getUTCFullYear()}`;
}

/** The day of a date in UTC: `November 20, 2026`. */
export function longDate(date: Date): string {
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** Days in UTC from one to another: `Nov 23 to Nov 27, 2026`, or `Nov 23, 2026` for a single one. */
export function dayRange(from: Date, to: Date): string {
  const end = `${shortDay(to)}, ${to.getUTCFullYear()}`;
  if (from.getUTCFullYear() !== to.getUTCFullYear())
    return `${shortDay(from)}, ${from.getUTCFullYear()} to ${end}`;
  return shortDay(from) === shortDay(to) ? end : `${shortDay(from)} to ${end}`;
}
