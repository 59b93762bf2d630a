import { siteDay } from '@lumen-throw/domain/site-calendar';

/** Today on the site's calendar, as `YYYY-MM-DD`. */
export function today(): string {
  return siteDay(new Date());
}
