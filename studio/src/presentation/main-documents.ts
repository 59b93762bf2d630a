import { ADDRESSED_TYPES, SINGLE_PAGES } from '@lumen-throw/domain/content-paths';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { defineDocuments } from 'sanity/presentation';

/** Which document opens beside the page that the preview shows. */
export const mainDocuments = defineDocuments([
  ...Object.entries(SINGLE_PAGES).map(([type, route]) => ({ route, type })),
  { route: PATHS.blogPage, type: 'blogPage' },
  ...Object.entries(ADDRESSED_TYPES).map(([type, href]) => ({
    route: `${href('')}:slug`,
    filter: `_type == "${type}" && (slug.current == $slug || $slug in aliases)`,
    params: ({ params }: { params: Record<string, string> }) => ({ slug: params['slug'] ?? '' }),
  })),
]);
