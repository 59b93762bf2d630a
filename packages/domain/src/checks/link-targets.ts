import { addressedDocument, LINKABLE_TYPES } from '../editing-addresses.ts';
import { documentHref, SINGLE_PAGES, type AddressedType } from '../content-paths.ts';
import { isShopAddress } from '../shop-hosts.ts';
import { PATHS } from '../site-paths.ts';
import { fieldOf, partsOf, pathOf, slugOf, referenceOf, textOf } from './document-parts.ts';
import {
  error,
  warning,
  type CheckContext,
  type DocumentCheck,
  type FieldPath,
  type Problem,
} from './problem.ts';

const ALLOWED_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Pages that no document makes, or of which there is one. */
const FIXED: ReadonlySet<string> = new Set([
  ...Object.values(SINGLE_PAGES),
  PATHS.gallery,
  PATHS.auth,
  PATHS.account,
  PATHS.search,
]);

/** Types of objects, and of one document, that lead somewhere by `page` or `href`. */
const LINKS: ReadonlySet<unknown> = new Set(['linkButton', 'navigationLink', 'externalLink', 'redirect']);

const LINKABLE: ReadonlySet<string> = new Set(LINKABLE_TYPES);

/**
 * Checks the form of an address that an editor typed: a path of the site (`/…`, `/#…`) or a http(s),
 * mailto or tel address; anything that could run code is refused.
 * @returns the sentence that the editor reads; null where all is well
 */
export function linkForm(href: string): string | null {
  // A browser would take a blank in the name of a site, and nobody could open that.
  if (/\s/.test(href)) return "An address has no spaces. Copy it again from the browser's address bar.";
  if (href === '' || (href.startsWith('/') && !href.startsWith('//') && !href.includes('\\'))) return null;
  const url = URL.parse(href);
  if (url && ALLOWED_SCHEMES.has(url.protocol)) return null;
  return 'Use a page of this site, like /blog, or a full address starting with https://, mailto: or tel:.';
}

/** Paid links have a tag and a notice, which a link in a text lacks. */
const TO_A_SHOP =
  'This address is a shop. Put the product card in its place, which has our tag and says that the link is paid, or link to the maker.';

/** Checks an address that an editor gives a link: its form, and that it leads to no shop. @returns as `linkForm` */
export function linkAddressProblem(href: string): string | null {
  return linkForm(href) ?? (isShopAddress(href) ? TO_A_SHOP : null);
}

/** What a path of this site needs to be there: nothing, a document, or it can't be. */
export function neededBy(href: string): { type: AddressedType; slug: string } | 'nothing' | 'impossible' {
  if (!href.startsWith('/')) return 'nothing';
  const path = pathOf(href);
  if (FIXED.has(path)) return 'nothing';
  return addressedDocument(path) ?? 'impossible';
}

/** The sentence for a path at which there is nothing. */
export function noPageAt(href: string): string {
  return `There is no page at ${pathOf(href)}. Choose the page above instead, so that the link follows when its address changes.`;
}

function typed(href: string, at: FieldPath, site: NonNullable<CheckContext['site']>): Problem[] {
  const needed = neededBy(href);
  if (needed === 'nothing') return [];
  const onward = site.redirects.get(pathOf(href))?.to;
  if (onward) return [warning(at, `This address leads on to ${onward}. Choose that page above.`)];
  if (needed === 'impossible') return [error(at, noPageAt(href))];
  const id = site.addresses.get(pathOf(href));
  const target = id === undefined ? undefined : site.byId.get(id);
  if (!target) return [error(at, noPageAt(href))];
  const now = documentHref(target._type, slugOf(target));
  return now === pathOf(href)
    ? []
    : [warning(at, `This page moved to ${String(now)}. Choose the page above, and the link follows it.`)];
}

function referred(id: string, at: FieldPath, site: NonNullable<CheckContext['site']>): Problem[] {
  const target = site.byId.get(id);
  if (!target) return [error(at, 'What this leads to is gone. Choose another, or remove it.')];
  return LINKABLE.has(target._type)
    ? []
    : [error(at, "What this leads to doesn't have a page. Choose a page.")];
}

/** Every link leads to a page that exists, and to its present address. */
export const links: DocumentCheck = (document, { site }) => {
  if (!site) return [];
  return partsOf(document).objects.flatMap(({ path, value }): Problem[] => {
    const type = value['_type'];
    if (type === 'internalLink') {
      const id = referenceOf(value['target']);
      return id === null
        ? [error([...path, 'target'], 'Choose the page the link leads to.')]
        : referred(id, [...path, 'target'], site);
    }
    if (!LINKS.has(type)) return [];
    const id = referenceOf(value['page']);
    if (id !== null) return referred(id, [...path, 'page'], site);
    const href = textOf(value, 'href').trim();
    const at = [...path, 'href'];
    if (href === '') return [error(at, 'This link leads nowhere. Choose its page, or remove it.')];
    // `redirects` checks the form of its own, which is stricter.
    if (type === 'redirect' && linkForm(href) !== null) return [];
    const problem = linkAddressProblem(href);
    return problem === null ? typed(href, at, site) : [error(at, problem)];
  });
};

/** Every other reference leads to a document that is there. */
export const references: DocumentCheck = (document, { site }) => {
  if (!site) return [];
  return partsOf(document).objects.flatMap(({ path, value }): Problem[] => {
    const id = referenceOf(value);
    const name = fieldOf(path);
    if (id === null || /^(?:image|file)-/.test(id) || name === 'page' || name === 'target') return [];
    return site.byId.has(id)
      ? []
      : [error(path, 'What this leads to is gone. Choose another, or remove it.')];
  });
};
