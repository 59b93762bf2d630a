import { PATHS } from './site-paths.ts';

/** Address of a page of the guides' overview. @param page from 1, which is the overview itself */
export function blogPageHref(page: number): string {
  return page === 1 ? PATHS.blog : `${PATHS.blog}/page/${page}`;
}
