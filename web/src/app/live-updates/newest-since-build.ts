import { newestOf, newsFor } from '@lumen-throw/domain/published-changes';
import { builtAt } from './known-pages.ts';
import { askVersion } from './ask-version.ts';

/**
 * Looks whether there may be a page that the build did not know; without an answer nobody can say no.
 * @param interval as in `askVersion`; null where nobody is told
 * @returns moment of the newest publish (milliseconds since 1970, 0 when unknown), null where there is none
 */
export async function newestSinceBuild(interval: number | null): Promise<number | null> {
  if (interval === null) return null;
  const told = await askVersion(interval);
  if (!told) return 0;
  const { changes, mayLackSome } = newsFor(told, null, builtAt());
  return mayLackSome || changes.length > 0 ? newestOf(told) : null;
}
