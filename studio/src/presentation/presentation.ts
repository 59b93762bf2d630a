import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { combineLatest, map, retry } from 'rxjs';
import { presentationTool, type DocumentLocationResolver } from 'sanity/presentation';
import { environment } from '../environment.ts';
import { publishedId } from '@lumen-throw/domain/checks/document-id';
import {
  locationsOf,
  PLACEMENT_QUERY,
  PUBLISHED_QUERY,
  textsLocation,
  usageMessage,
  type Placement,
} from './locations.ts';
import { mainDocuments } from './main-documents.ts';

/** Milliseconds until places are asked for again after the connection failed. */
const RETRY_DELAY = 2000;

const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  // Sanity would show an error in place of the form in which somebody is typing.
  const listen = (query: string, perspective: 'drafts' | 'published') =>
    documentStore
      .listenQuery(
        query,
        { id: publishedId(id) },
        { perspective, apiVersion: CONTENT_API_VERSION, tag: 'locations' },
      )
      .pipe(retry({ delay: RETRY_DELAY }));
  return combineLatest([listen(PLACEMENT_QUERY, 'drafts'), listen(PUBLISHED_QUERY, 'published')]).pipe(
    map(([placement, published]: [Placement, number]) => {
      const texts = textsLocation(publishedId(id));
      const places = texts ? [texts] : locationsOf(type, placement);
      const message = usageMessage(type, places, {
        isPublished: texts !== null || published > 0,
        isHidden: placement.self?.unlisted === true,
      });
      return { locations: places, ...(message ? { message, tone: 'caution' as const } : {}) };
    }),
  );
};

/**
 * The site inside the Studio. It asks the Studio for what it shows, and the Studio reads with the
 * editor's own session; the site itself holds no token and has no way to drafts.
 */
export const presentation = presentationTool({
  title: 'Preview',
  previewUrl: { initial: environment.siteUrl },
  allowOrigins: [environment.siteUrl],
  resolve: { mainDocuments, locations },
});
