/** The page of each Setup of the Month: its address, its file and its title. */
import { isMonthKey, type MonthKey } from './site-calendar.ts';
import { PATHS } from './site-paths.ts';

/** Address of a month's page. @param month `YYYY-MM` */
export function monthHref(month: MonthKey): string {
  return PATHS.galleryMonth.replace(':month', encodeURIComponent(month));
}

/** The same for all months, as hosting matches it. */
export const MONTH_PAGES = PATHS.galleryMonth.replace(':month', '*');

/** The path under which the build renders the one file for every month; no month has this key. */
export const MONTH_SHELL_PATH = monthHref('month');

/** Where that file stands. A function answers at each month's own address. */
export const MONTH_TEMPLATE_PATH = '/_pages/gallery-month';

/** The month that the path of such a page names; null for anything else. */
export function monthOfPath(path: string): MonthKey | null {
  const month = path.slice(path.lastIndexOf('/') + 1);
  return isMonthKey(month) ? month : null;
}

/** The month so many months later, or earlier. */
export function monthsLater(month: MonthKey, months: number): MonthKey {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return moment.toISOString().slice(0, 7);
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month in words, like 'November 2026'. */
export function monthWords(month: MonthKey): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** Title of the page of a month that has a setup. @param title the setup's */
export function monthTitle(month: MonthKey, title: string): string {
  return `${title}: Setup of the Month, ${monthWords(month)}`;
}
