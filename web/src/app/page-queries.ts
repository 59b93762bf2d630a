import { accessoriesQuery } from '../features/accessories/accessories-query.ts';
import { accessoryCategoryQuery } from '../features/accessories/category-query.ts';
import { ambianceHubQuery } from '../features/accessories/ambiance/ambiance-query.ts';
import { ambiancePageQuery } from '../features/accessories/ambiance/idea-query.ts';
import { articleQuery } from '../features/guides/guide-query.ts';
import { authorQuery } from '../features/guides/author-query.ts';
import { blogQuery } from '../features/guides/blog-query.ts';
import { glossaryQuery } from '../features/glossary/glossary-query.ts';
import { homeQuery } from '../features/home/home-query.ts';
import { infoPageQuery } from '../features/info/info-query.ts';
import { seasonalQuery } from '../features/seasonal/seasonal-query.ts';
import { throwCalculatorEmbedQuery, throwCalculatorQuery } from '../features/calculator/calculator-query.ts';
import { projectorArchiveQuery } from '../features/projectors/archive/archive-query.ts';
import { projectorComparisonQuery } from '../features/projectors/comparison/comparison-query.ts';
import {
  projectorFinderEmbedQuery,
  projectorFinderQuery,
} from '../features/projectors/finder/finder-query.ts';
import { lumenCheckQuery } from '../features/projectors/lumen-check/lumen-check-query.ts';
import { projectorsQuery } from '../features/projectors/list/projectors-query.ts';
import { projectorQuery } from '../features/projectors/model/projector-query.ts';
import type { PageKind } from '../shared/content-api/page-content.ts';
import { siteQuery } from '../shared/content-api/site-query.ts';

/** The query of each kind of page. */
export const PAGE_QUERIES = {
  home: homeQuery,
  blog: blogQuery,
  blogPage: blogQuery,
  article: articleQuery,
  author: authorQuery,
  accessories: accessoriesQuery,
  accessoryCategory: accessoryCategoryQuery,
  ambianceHub: ambianceHubQuery,
  ambiancePage: ambiancePageQuery,
  glossary: glossaryQuery,
  seasonal: seasonalQuery,
  throwCalculator: throwCalculatorQuery,
  throwCalculatorEmbed: throwCalculatorEmbedQuery,
  projectors: projectorsQuery,
  projector: projectorQuery,
  projectorFinder: projectorFinderQuery,
  projectorFinderEmbed: projectorFinderEmbedQuery,
  projectorArchive: projectorArchiveQuery,
  projectorComparison: projectorComparisonQuery,
  lumenCheck: lumenCheckQuery,
  infoPage: infoPageQuery,
} as const satisfies Record<PageKind, string>;

/** The query for a page and the site's settings in one request. */
export function pageAndSiteQuery(kind: PageKind): string {
  return `{"page": ${PAGE_QUERIES[kind]}, "site": ${siteQuery}}`;
}

/** The same with the state of the documents in `$changed`; `$since` tells questions apart. */
export function changedPageQuery(kind: PageKind): string {
  const changed = '*[_id in $changed]{_id, _updatedAt}';
  return `{"page": ${PAGE_QUERIES[kind]}, "site": ${siteQuery}, "changed": ${changed}, "since": $since}`;
}
