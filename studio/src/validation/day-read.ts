/** Hours by which the earliest time zone is ahead of UTC: today there is no day to come. */
const EARLIEST_ZONE_HOURS = 14;

/**
 * Checks that a day on which somebody read a page is not to come anywhere on Earth.
 * @param day as `YYYY-MM-DD`
 * @param now milliseconds since 1970
 * @returns true, or the sentence that the editor reads
 */
export function dayRead(day: string | undefined, now = Date.now()): true | string {
  const latest = new Date(now + EARLIEST_ZONE_HOURS * 3_600_000).toISOString().slice(0, 10);
  return day && day > latest ? 'This day is still to come. Choose the day you read the page.' : true;
}
