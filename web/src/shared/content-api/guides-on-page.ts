/** Guides on one page of a list of them. */
export const GUIDES_PER_PAGE = 24;

/** Which of all guides a page of their overview shows, for its query. @param page from 1 */
export function guidesOnPage(page: number): { from: number; to: number } {
  return { from: (page - 1) * GUIDES_PER_PAGE, to: page * GUIDES_PER_PAGE };
}
