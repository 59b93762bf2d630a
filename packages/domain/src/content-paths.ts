/**
 * Where a document of content stands on the site: one table for the site's links, the Studio's
 * links and previews, and the checks of the seed.
 */
import {
  accessoryCategoryHref,
  ambianceHref,
  articleHref,
  authorHref,
  infoHref,
  PATHS,
  projectorHref,
} from './site-paths.ts';

/** Pages of which there is one, by the type of the document that makes them. */
export const SINGLE_PAGES = {
  homePage: PATHS.home,
  blogPage: PATHS.blog,
  accessoriesPage: PATHS.accessories,
  ambianceHub: PATHS.ambiance,
  glossaryPage: PATHS.glossary,
  seasonalPage: PATHS.seasonal,
  throwCalculatorPage: PATHS.throwCalculator,
  projectorsPage: PATHS.projectors,
  projectorFinderPage: PATHS.projectorFinder,
  lumenCheckPage: PATHS.lumenCheck,
} as const;

/** Types of which every document has a page at an address of its own. */
export const ADDRESSED_TYPES = {
  article: articleHref,
  author: authorHref,
  accessoryCategory: accessoryCategoryHref,
  ambiancePage: ambianceHref,
  projector: projectorHref,
  infoPage: infoHref,
} as const;

/** Types that have a place on a page, at an anchor. */
export const ANCHORED_TYPES = {
  glossaryTerm: glossaryTermHref,
  seasonalTheme: seasonalThemeHref,
} as const;

export type SinglePageType = keyof typeof SINGLE_PAGES;
export type AddressedType = keyof typeof ADDRESSED_TYPES;
export type AnchoredType = keyof typeof ANCHORED_TYPES;

/** Id of a glossary term's element on the glossary page. @param slug of the term */
export function glossaryTermId(slug: string): string {
  return `term-${slug}`;
}

/** Address that opens a glossary term. @param slug of the term */
export function glossaryTermHref(slug: string): string {
  return `${PATHS.glossary}#${encodeURIComponent(glossaryTermId(slug))}`;
}

/** Address of a seasonal theme's section, whose id is its slug. @param slug of the theme */
function seasonalThemeHref(slug: string): string {
  return `${PATHS.seasonal}#${encodeURIComponent(slug)}`;
}

function has<Table extends object>(table: Table, name: string): name is keyof Table & string {
  return Object.hasOwn(table, name);
}

/** Whether documents of a type have a page at an address of their own. */
export function isAddressedType(type: string): type is AddressedType {
  return has(ADDRESSED_TYPES, type);
}

/**
 * Address of a document on the site.
 * @param type the document's type
 * @param slug its slug; not needed where there is one document of the type
 * @returns null where documents of the type have no place of their own, or the slug is missing
 */
export function documentHref(type: string, slug?: string | null): string | null {
  if (has(SINGLE_PAGES, type)) return SINGLE_PAGES[type];
  if (!slug) return null;
  if (has(ADDRESSED_TYPES, type)) return ADDRESSED_TYPES[type](slug);
  if (has(ANCHORED_TYPES, type)) return ANCHORED_TYPES[type](slug);
  return null;
}
