/** What search engines and link previews say of a page, from the document that an editor writes. */
import { slugOf, textOf } from './checks/document-parts.ts';
import type { CheckedDocument } from './checks/problem.ts';
import { documentHref } from './content-paths.ts';
import { isPageType } from './editing-addresses.ts';
import { isObject, type Fields } from './is-object.ts';
import { pageTitle } from './page-title.ts';

/** Where the page has no text or picture of its own, the site settings give theirs. */
export interface PageHead {
  /** Path of the page; null while it has no address. */
  path: string | null;
  /** With the name of the site. */
  title: string;
  description: string;
  hasOwnDescription: boolean;
  /** Null where links show none. */
  picture: Fields | null;
  hasOwnPicture: boolean;
}

function chosen(picture: unknown): Fields | null {
  return isObject(picture) && isObject(picture['asset']) ? picture : null;
}

/** The picture at the top of the home page. */
function bannerPicture({ sections }: CheckedDocument): unknown {
  const list: unknown[] = Array.isArray(sections) ? sections : [];
  return list.filter(isObject).find(({ _type }) => _type === 'introBanner')?.['image'];
}

/**
 * The head of a document's page, as the site makes it.
 * @param settings the site settings
 * @returns null for documents without a page, and for projectors, whose head the site writes itself
 */
export function pageHead(document: CheckedDocument, settings: Fields): PageHead | null {
  const { _type: type } = document;
  if (!isPageType(type) || type === 'projector') return null;
  const brand = textOf(settings, 'brand');
  const title = ['seoTitle', 'title', 'name'].map((field) => textOf(document, field)).find(Boolean) ?? brand;
  const own = textOf(document, 'seoDescription') || textOf(document, 'description');
  const picture = chosen(document['cover']) ?? chosen(document['image']) ?? chosen(bannerPicture(document));
  return {
    path: documentHref(type, slugOf(document)),
    title: pageTitle(title, brand),
    description: own || textOf(settings, 'description'),
    hasOwnDescription: own !== '',
    picture: picture ?? chosen(settings['shareImage']),
    hasOwnPicture: picture !== null,
  };
}
