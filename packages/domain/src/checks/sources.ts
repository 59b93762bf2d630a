/** What an editor should look at again in the sources of a projector. */
import { isDoubted } from '../evidence.ts';
import { isObject } from '../is-object.ts';
import { monthsBefore } from './days.ts';
import { listOf, partsOf, textOf } from './document-parts.ts';
import { warning, type DocumentCheck } from './problem.ts';
import { reviewMonths } from './reviews.ts';

/** Hosts whose pages were read for the catalogue and refused: invented or copied figures, or none with a source. */
const REFUSED_HOSTS = new Set([
  'bytebuys.com',
  'calculator.city',
  'focusedinsight.net',
  'gsmversus.com',
  'orany.eu',
  'smarthome724.com',
  'vagmare.com',
  'worldcalc.org',
]);

/** The day on which they were refused. */
const REFUSED_ON = '2026-11-22';

/** A host of unpublished drafts, which a site takes down without notice. */
const DRAFT_HOST = /^(?:beta|dev|preview|staging|test)\./;

/** Why a page may be gone or is no source, and what to do; null for any other address. */
function addressProblem(address: string): string | null {
  const url = URL.parse(address);
  if (url === null) return null;
  const host = url.hostname.replace(/^www\./, '');
  if (REFUSED_HOSTS.has(host))
    return `${host} was read on ${REFUSED_ON} and refused as a source. Cite another page, or remove the figure.`;
  if (DRAFT_HOST.test(host))
    return `${host} is a host of drafts, which can go without notice. Cite the published page.`;
  // A host that is sold or parked sends every address to its front page.
  if (url.pathname === '/' && url.search === '')
    return 'This is the front page of the site. Open it, and give the address of the page with the words.';
  // A host that nobody looks after any more never got a certificate.
  if (url.protocol === 'http:')
    return 'This address is not encrypted, as on hosts that nobody looks after. Open it: if it answers with https://, write that; if it is gone, cite another page.';
  return null;
}

/** Figures that their own source doubts. */
export const doubts: DocumentCheck = (document) =>
  document._type === 'projector'
    ? partsOf(document).objects.flatMap(({ path, value }) =>
        isDoubted(value)
          ? [
              warning(
                [...path, 'evidence', 'doubted'],
                'The source doubts this figure, so nothing is worked out from it. Look for a page that says it without a doubt.',
              ),
            ]
          : [],
      )
    : [];

/** A status that was read longer ago than the model's review interval. What was discontinued stays so. */
export const staleStatuses: DocumentCheck = (document, { today }) => {
  if (document._type !== 'projector') return [];
  const statuses = listOf(document, 'status').filter(isObject);
  if (statuses.length === 0 || statuses.some(({ status }) => status === 'discontinued')) return [];
  const days = statuses.map(({ evidence }) => (isObject(evidence) ? textOf(evidence, 'seen') : ''));
  const latest = days.toSorted().at(-1) ?? '';
  if (latest >= monthsBefore(today, reviewMonths(document))) return [];
  return [
    warning(
      ['status'],
      latest === ''
        ? 'Nobody knows when this status was read. Open its page, and give the day in "Read on".'
        : `This status was read on ${latest}. Open the maker's page, correct the status if it changed, and give the new day.`,
    ),
  ];
};

/** Sources on hosts that are refused, or of a kind that often goes away; each page once, at its first figure. */
export const weakSources: DocumentCheck = (document) => {
  if (document._type !== 'projector') return [];
  const cited = partsOf(document).objects.flatMap(({ path, value }) =>
    value['_type'] === 'evidence' ? [{ path: [...path, 'address'], address: textOf(value, 'address') }] : [],
  );
  return [...Map.groupBy(cited, ({ address }) => address)].flatMap(([address, [first, ...others]]) => {
    const sentence = addressProblem(address);
    if (sentence === null || first === undefined) return [];
    const more = others.length > 0 ? ` The page stands behind ${others.length + 1} figures.` : '';
    return [warning(first.path, `${sentence}${more}`)];
  });
};
