import { documentHref, SINGLE_PAGES } from '@lumen-throw/domain/content-paths';
import { LEAST_FIGURES } from '@lumen-throw/domain/figures';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { groupOfTextsDocument } from '@lumen-throw/domain/site-texts/text-groups';
import type { DocumentLocation } from 'sanity/presentation';
import { hasFiguresEnough } from '../../../web/src/shared/projectors/figure-fields.generated.ts';

/** A document that may stand on a page, as the query below finds it. */
interface PlacedDocument {
  _type: string;
  title: string | null;
  slug: string | null;
}

interface PlacedSelf extends PlacedDocument {
  category: PlacedDocument | null;
  unlisted: boolean | null;
  /** Of a projector: whether lists and the finder have it, and whether the calculator does. */
  isListed: boolean | null;
  hasDistance: boolean | null;
}

/** What is known of a document whose places are asked for. */
export interface Placement {
  self: PlacedSelf | null;
  /** Documents with a page that refer to it. */
  users: PlacedDocument[] | null;
  /** Documents with a page that show one that refers to it. */
  indirect: PlacedDocument[] | null;
}

const PLACED = `_type, "title": coalesce(title, name, term, brand + " " + model), "slug": slug.current`;

/** Finds the pages on which the document `$id` is used. */
export const PLACEMENT_QUERY = `{
  "self": *[_id == $id][0]{${PLACED}, unlisted, "category": category->{${PLACED}},
    "isListed": ${hasFiguresEnough}, "hasDistance": count(distance) > 0 || count(throwRatio) > 0},
  "users": *[references($id) && _id != $id && defined(_type)]{${PLACED}},
  "indirect": *[references(*[references($id) && _type in ["comparisonRow"]]._id)]{${PLACED}}
}`;

/** How many published documents have the id `$id`: one or none. */
export const PUBLISHED_QUERY = 'count(*[_id == $id])';

/** Types that a page shows all of, whether or not it refers to them. */
const SHOWN_BY: Readonly<Record<string, readonly (keyof typeof SINGLE_PAGES)[]>> = {
  article: ['blogPage'],
  accessoryCategory: ['accessoriesPage'],
  ambiancePage: ['ambianceHub'],
  comparisonRow: ['homePage'],
  glossaryTerm: ['glossaryPage'],
  seasonalTheme: ['seasonalPage'],
  projectorPreset: ['throwCalculatorPage'],
};

/** Types that every page shows. */
const EVERYWHERE: ReadonlySet<string> = new Set(['siteSettings', 'navigation']);

const TITLES: Readonly<Record<keyof typeof SINGLE_PAGES, string>> = {
  homePage: 'Home page',
  blogPage: 'Guides overview',
  accessoriesPage: 'Accessories overview',
  ambianceHub: 'Ambiance overview',
  glossaryPage: 'Glossary',
  seasonalPage: 'Seasonal movie nights',
  throwCalculatorPage: 'Throw calculator',
  projectorsPage: 'Projectors',
  projectorFinderPage: 'Projector finder',
  lumenCheckPage: 'Lumen check',
};

function isSinglePage(type: string): type is keyof typeof SINGLE_PAGES {
  return Object.hasOwn(SINGLE_PAGES, type);
}

function location({ _type, title, slug }: PlacedDocument): DocumentLocation | null {
  const href = documentHref(_type, slug);
  return href ? { title: isSinglePage(_type) ? TITLES[_type] : (title ?? 'Untitled'), href } : null;
}

function single(type: keyof typeof SINGLE_PAGES): DocumentLocation {
  return { title: TITLES[type], href: SINGLE_PAGES[type] };
}

const ARCHIVE: DocumentLocation = { title: 'Archive of projectors', href: PATHS.projectorArchive };

/** The pages that list a model. */
function pagesOfModel({ isListed, hasDistance }: PlacedSelf): DocumentLocation[] {
  const lists = isListed ? [single('projectorsPage'), single('projectorFinderPage')] : [ARCHIVE];
  return hasDistance ? [...lists, single('throwCalculatorPage')] : lists;
}

/** Pages on which a document is used, its own first, each once. */
export function locationsOf(type: string, { self, users, indirect }: Placement): DocumentLocation[] {
  const found: (DocumentLocation | null)[] = [
    self ? location(self) : null,
    self?.category ? location(self.category) : null,
    ...(self?.unlisted ? [] : (SHOWN_BY[type] ?? []).map(single)),
    ...(self && type === 'projector' ? pagesOfModel(self) : []),
    ...(EVERYWHERE.has(type) ? [single('homePage')] : []),
    ...(users ?? []).flatMap((user) => [
      location(user),
      ...(documentHref(user._type, user.slug) ? [] : (SHOWN_BY[user._type] ?? []).map(single)),
    ]),
    ...(indirect ?? []).map(location),
  ];
  const seen = new Set<string>();
  return found.filter((place): place is DocumentLocation => {
    if (!place || seen.has(place.href)) return false;
    seen.add(place.href);
    return true;
  });
}

/** A page that shows the texts of a group. @param id of the published document */
export function textsLocation(id: string): DocumentLocation | null {
  const group = groupOfTextsDocument(id);
  return group ? { title: group.title, href: group.path } : null;
}

/** A sentence for documents that every page shows, no list, no page, or none before they are published; else null. */
export function usageMessage(
  type: string,
  places: readonly DocumentLocation[],
  { isPublished, isHidden = false }: { isPublished: boolean; isHidden?: boolean },
): string | null {
  if (EVERYWHERE.has(type)) return 'Used on every page';
  if (isHidden) return 'Hidden from lists: cards leave it out, links to it work';
  if (places.length === 0) return 'Not used on any page yet';
  if (places.includes(ARCHIVE))
    return `${isPublished ? 'In' : 'Will be in'} the archive, not in the list and the finder: fewer than ${LEAST_FIGURES} figures have a source`;
  if (isPublished) return null;
  return `Will be used on ${places.length === 1 ? 'one page' : `${places.length} pages`}`;
}
