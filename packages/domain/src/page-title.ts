/** How long a page's title may be for search results, where the name of the site stands behind it. */
export const SEARCH_TITLE_LENGTH = 44;

/** The same with the name of the site. */
export const SEARCH_TITLE_WITH_BRAND = 60;

/** Title of a page with the name of the site behind it. */
export function pageTitle(title: string, brand: string | null | undefined): string {
  return brand && brand !== title ? `${title} | ${brand}` : title;
}
