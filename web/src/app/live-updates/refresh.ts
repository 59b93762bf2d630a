import type { ContentEnvironment } from '@lumen-throw/domain/environment';
import { ContentApiError } from '../../shared/content-api/content-api.ts';
import { fetchPageAndSite } from '../fetch-page.ts';
import { updateIfChanged, type PageRequest, type Shown } from '../../shared/live-content/fresh-content.ts';

/**
 * Asks the content API about a page and notifies the components that show it when something has changed. The page
 * stands as it is when the API does not answer.
 */
export async function refresh(
  environment: ContentEnvironment,
  request: PageRequest,
  shown: Shown,
  options: { signal: AbortSignal; lastLiveEventId?: string },
): Promise<void> {
  try {
    await updateIfChanged(
      request.path,
      shown,
      await fetchPageAndSite(environment, request.kind, request.parameters, options),
    );
  } catch (error) {
    if (!options.signal.aborted && !(error instanceof ContentApiError)) throw error;
  }
}
