import { blogPageHref } from '@lumen-throw/domain/blog-pages';
import {
  accessoryCategoryHref,
  ambianceHref,
  articleHref,
  authorHref,
  infoHref,
  PATHS,
  projectorHref,
} from '@lumen-throw/domain/site-paths';
import type { SiteMapQueryResult } from '../src/shared/content-api/content-types.generated.ts';
import { GUIDES_PER_PAGE, guidesOnPage } from '../src/shared/content-api/guides-on-page.ts';
import { pageParameters } from '../src/shared/content-api/page-parameters.ts';
import { listed } from '../src/shared/content/listed.ts';
import type { PageKind, PageParameters } from '../src/shared/content-api/page-content.ts';

/** What one page of the guides' overview shows of them. */
export interface OverviewPart {
  /** Ids of its guides, in order. */
  guides: readonly string[];
  /** How many pages there are. */
  pages: number;
}

/** A page that the build renders from content. */
export interface SitePage {
  path: string;
  kind: PageKind;
  parameters: PageParameters;
  updatedAt: string | null;
  /** The document that gives the page its address; the others' addresses are fixed. */
  id?: string;
  /** Of a page of the guides' overview: it changes with these, and with no other guide. */
  overview?: OverviewPart;
  /** Not for lists and search engines: an editor hides it, or it is a tool's frame. */
  unlisted?: true;
}

/** Documents of one kind, as the site map has them. */
export interface Addressed {
  _id: string;
  slug: string | null;
  aliases?: readonly (string | null)[] | null;
  unlisted?: boolean | null;
  updatedAt: string | null;
}

function fixed(path: string, kind: PageKind, updatedAt: string | null): SitePage {
  return { path, kind, parameters: {}, updatedAt };
}

function each(pages: readonly Addressed[], kind: PageKind, href: (slug: string) => string): SitePage[] {
  return pages.flatMap(({ _id: id, slug, updatedAt, unlisted }) =>
    slug
      ? [
          {
            path: href(slug),
            kind,
            parameters: pageParameters(kind, { slug }) ?? {},
            updatedAt,
            id,
            ...(unlisted ? { unlisted } : {}),
          },
        ]
      : [],
  );
}

function latest(pages: readonly Pick<Addressed, 'updatedAt'>[]): string | null {
  const moments = pages.map(({ updatedAt }) => updatedAt ?? '');
  return moments.toSorted().at(-1) || null;
}

/** The guides' overview, page by page. A guide moves on to the next page with each new one, so only the first is dated. */
function overviewPages({ overview, articles }: SiteMapQueryResult): SitePage[] {
  const pages = Math.max(1, Math.ceil(overview.length / GUIDES_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => {
    const parameters = guidesOnPage(index + 1);
    return {
      path: blogPageHref(index + 1),
      kind: index === 0 ? 'blog' : 'blogPage',
      parameters,
      updatedAt: index === 0 ? latest(listed(articles)) : null,
      overview: { guides: overview.slice(parameters.from, parameters.to), pages },
    };
  });
}

/** Every page that content gives rise to. */
export function sitePages(map: SiteMapQueryResult): SitePage[] {
  return [
    fixed(PATHS.home, 'home', map.home?.updatedAt ?? null),
    ...overviewPages(map),
    ...each(map.articles, 'article', articleHref),
    ...each(map.authors, 'author', authorHref),
    fixed(PATHS.accessories, 'accessories', latest(listed(map.accessoryCategories))),
    ...each(map.accessoryCategories, 'accessoryCategory', accessoryCategoryHref),
    ...(map.ambianceHub ? [fixed(PATHS.ambiance, 'ambianceHub', map.ambianceHub.updatedAt)] : []),
    ...each(map.ambiancePages, 'ambiancePage', ambianceHref),
    fixed(PATHS.glossary, 'glossary', latest(map.glossaryTerms)),
    fixed(PATHS.seasonal, 'seasonal', latest(map.seasonalThemes)),
    fixed(PATHS.throwCalculator, 'throwCalculator', map.throwCalculator?.updatedAt ?? null),
    ...(map.projectorsPage
      ? [
          fixed(PATHS.projectors, 'projectors', latest([map.projectorsPage, ...map.projectors])),
          fixed(PATHS.projectorArchive, 'projectorArchive', latest(map.projectors)),
          { ...fixed(PATHS.projectorComparison, 'projectorComparison', null), unlisted: true as const },
        ]
      : []),
    ...(map.projectorFinder
      ? [
          fixed(PATHS.projectorFinder, 'projectorFinder', latest([map.projectorFinder, ...map.projectors])),
          { ...fixed(PATHS.projectorFinderEmbed, 'projectorFinderEmbed', null), unlisted: true as const },
        ]
      : []),
    ...(map.lumenCheck ? [fixed(PATHS.lumenCheck, 'lumenCheck', map.lumenCheck.updatedAt)] : []),
    ...each(map.projectors, 'projector', projectorHref),
    ...each(map.infoPages, 'infoPage', infoHref),
    { ...fixed(PATHS.throwCalculatorEmbed, 'throwCalculatorEmbed', null), unlisted: true },
  ];
}
