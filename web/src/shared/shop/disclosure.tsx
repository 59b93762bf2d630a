import { useSite } from '../live-content/use-site.ts';
import { NoticeLine } from './notice-line.ts';

/** Says that shop links are paid; stands beside the first of them on every page that has one. */
export function Disclosure() {
  const disclosure = useSite()?.disclosure;
  return disclosure ? <NoticeLine>{disclosure}</NoticeLine> : null;
}
