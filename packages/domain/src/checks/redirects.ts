/** A redirect starts where nothing else is, and ends at a page. */
import { isReservedPath } from '../editing-addresses.ts';
import { publishedId } from './document-id.ts';
import { pathOf, textOf } from './document-parts.ts';
import { error, type CheckContext, type DocumentCheck, type Problem } from './problem.ts';
import { redirectTarget } from './site-index.ts';

/** Letters, digits and what addresses have between them; hosting gives stars and brackets a meaning. */
const FROM = /^(?:\/[a-zA-Z0-9._~-]+)+$/;

/** Characters of an address; longer ones are cut off by mail programs. */
const MOST_CHARACTERS = 200;

/**
 * The addresses that a reader comes through from here.
 * @returns the way, which ends where it began before when it is a circle
 */
function wayFrom(start: string, site: NonNullable<CheckContext['site']>): string[] {
  const way = [start];
  for (let at = start; ;) {
    const next = site.redirects.get(at)?.to;
    if (next === undefined || next === null) return way;
    const circle = way.includes(next);
    way.push(next);
    if (circle) return way;
    at = next;
  }
}

function amongOthers(id: string, from: string, site: NonNullable<CheckContext['site']>): Problem[] {
  const there = site.byId.get(site.addresses.get(from) ?? '');
  if (there)
    return [
      error(
        ['from'],
        `"${textOf(there, 'title') || textOf(there, 'name') || textOf(there, 'model') || 'A page'}" is or was at this address, and its own address goes before. Change that page first.`,
      ),
    ];
  const first = site.redirects.get(from);
  if (first && first.id !== id)
    return [error(['from'], 'Another redirect starts at this address already. Change that one.')];
  const way = wayFrom(from, site);
  if (new Set(way).size < way.length)
    return [error(['href'], `Readers would go in a circle: ${way.join(' → ')}. Lead to a page instead.`)];
  return [];
}

/** Checks where a redirect starts and where it leads; `links` looks at what is there. */
export const redirects: DocumentCheck = (document, { site }) => {
  if (document._type !== 'redirect') return [];
  const from = textOf(document, 'from');
  if (from === '') return [error(['from'], 'Write the address that readers come from, like /summer-sale.')];
  // Blanks are told by `blankTexts`.
  if (from.trim() === '') return [];
  if (!FROM.test(from))
    return [
      error(
        ['from'],
        'Start with / and use letters, digits, hyphens and dots, like /summer-sale. Leave out the name of the site, and a slash at the end.',
      ),
    ];
  if (from.length > MOST_CHARACTERS)
    return [error(['from'], `An address has at most ${MOST_CHARACTERS} characters.`)];
  if (isReservedPath(from)) return [error(['from'], `The site uses ${from} itself. Choose another address.`)];
  const to = redirectTarget(document);
  if (to !== null && pathOf(to) === from)
    return [error(['href'], 'This leads to itself. Choose another page.')];
  const href = textOf(document, 'href').trim();
  if (href !== '' && !href.startsWith('/') && !/^https:\/\/[^\s:]+$/.test(href))
    return [
      error(
        ['href'],
        'Use a page of this site, or a full address starting with https://, without spaces or more colons.',
      ),
    ];
  return site ? amongOthers(publishedId(document._id), from, site) : [];
};
