import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import { ContentApiError } from '../../shared/content-api/content-api.ts';
import type { PageAndSite } from '../../shared/content-api/page-content.ts';
import { fetchPageAndSite } from '../fetch-page.ts';
import { updateIfChanged, type PageRequest, type Shown } from '../../shared/live-content/fresh-content.ts';

/**
 * Whether an answer knows of nothing at all. A private dataset answers questions without a token as if
 * it were empty; a page that has settings was built by somebody who could read it.
 */
function knowsNothing(answer: PageAndSite, shown: Shown): boolean {
  return answer.site === null && shown.site !== null;
}

/**
 * Asks the content API about a page and notifies the components that show it when something has changed. The page
 * stands as it is when the API does not answer, or is not allowed to.
 */
export async function refresh(
  environment: ContentEnvironment,
  request: PageRequest,
  shown: Shown,
  options: { signal: AbortSignal; lastLiveEventId?: string },
): Promise<void> {
  try {
    const answer = await fetchPageAndSite(environment, request.kind, request.parameters, options);
    if (!knowsNothing(answer, shown)) await updateIfChanged(request.path, shown, answer);
  } catch (error) {
    if (!options.signal.aborted && !(error instanceof ContentApiError)) throw error;
  }
}
