import { PATHS } from '@lumen-throw/domain/site-paths';

/** Pages of the community that one comes back to; from everywhere else signing in leads to the gallery. */
const OWN_PAGES: ReadonlySet<string> = new Set([PATHS.gallery, PATHS.account]);

/** What a link to the sign-in page carries. */
export interface SignInState {
  /** Path and query of the page that it stood on. */
  from: string;
}

/**
 * Where signing in leads: to the gallery (spec section 2), as it was where the visitor came from it,
 * or to the visitor's own page of the community.
 * @param state the history entry's state, from wherever it comes
 */
export function returnPath(state: unknown): string {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string') return PATHS.gallery;
  return OWN_PAGES.has(from.split(/[?#]/)[0] ?? '') ? from : PATHS.gallery;
}
