import { links } from '@lumen-throw/domain/checks/link-targets';
import type { CheckedDocument, PathSegment, Problem } from '@lumen-throw/domain/checks/problem';
import { redirects } from '@lumen-throw/domain/checks/redirects';
import { latestDay } from '@lumen-throw/domain/checks/days';
import { siteIndexOf } from '@lumen-throw/domain/checks/site-index';
import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { ADDRESSED_TYPES, SINGLE_PAGES } from '@lumen-throw/domain/content-paths';
import type { ValidationContext } from 'sanity';

const OTHERS = `*[_type in $types && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))]{
  _id, _type, title, name, model, slug, aliases, from, page, href
}`;

/**
 * Looks at a redirect among all pages and redirects, with the checks of the whole site.
 * @returns what is of this severity and needs the others, each at its field; true where there is nothing
 */
export async function redirectAmongPages(
  { document, getClient }: ValidationContext,
  severity: Problem['severity'],
): Promise<true | { message: string; path: PathSegment[] }[]> {
  if (!document) return true;
  const own: CheckedDocument = { ...document };
  const others = await getClient({ apiVersion: CONTENT_API_VERSION }).fetch<CheckedDocument[]>(
    OTHERS,
    {
      id: publishedId(own._id),
      types: ['redirect', ...Object.keys(ADDRESSED_TYPES), ...Object.keys(SINGLE_PAGES)],
    },
    { perspective: 'raw' },
  );
  // This one comes last: of two redirects from one address, the index has the first.
  const context = { today: latestDay(Date.now()), site: siteIndexOf([...others, own]) };
  // What the document alone tells is said by the checks of all documents.
  const alone = new Set(redirects(own, { today: context.today }).map(({ sentence }) => sentence));
  // Sanity itself tells of a page that is gone.
  const found = [...redirects(own, context), ...(own['href'] && !own['page'] ? links(own, context) : [])]
    .filter((problem) => problem.severity === severity && !alone.has(problem.sentence))
    .map(({ sentence, path }) => ({ message: sentence, path: [...path] }));
  return found.length === 0 ? true : found;
}
