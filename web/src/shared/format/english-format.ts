/**
 * Numbers and dates as English writes them. Not by `Intl`: to load its tables takes a slow phone longer
 * than to hydrate the rest of a page.
 */

/** A number with commas between thousands: `2,500`. */
export function groupedNumber(value: number): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

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

/** The day of a date in UTC: `November 20, 2026`. */
export function longDate(date: Date): string {
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
