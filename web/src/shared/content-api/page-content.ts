import type {
  AccessoriesQueryResult,
  AccessoryCategoryQueryResult,
  AmbianceHubQueryResult,
  AmbiancePageQueryResult,
  ArticleQueryResult,
  AuthorQueryResult,
  BlogQueryResult,
  GlossaryQueryResult,
  HomeQueryResult,
  InfoPageQueryResult,
  LumenCheckQueryResult,
  ProjectorArchiveQueryResult,
  ProjectorComparisonQueryResult,
  ProjectorFinderEmbedQueryResult,
  ProjectorFinderQueryResult,
  ProjectorQueryResult,
  ProjectorsQueryResult,
  SeasonalQueryResult,
  ThrowCalculatorEmbedQueryResult,
  ThrowCalculatorQueryResult,
} from './content-types.generated.ts';
import type { SiteContent } from './site-query.ts';
import type { PartialContent } from '../content/partial-content.ts';

/** What each kind of page is made from; null where nothing is published at the address. Its query stands in `app/page-queries.ts`. */
interface PageContentByKind {
  home: HomeQueryResult;
  blog: BlogQueryResult;
  blogPage: BlogQueryResult;
  article: ArticleQueryResult;
  author: AuthorQueryResult;
  accessories: AccessoriesQueryResult;
  accessoryCategory: AccessoryCategoryQueryResult;
  ambianceHub: AmbianceHubQueryResult;
  ambiancePage: AmbiancePageQueryResult;
  glossary: GlossaryQueryResult;
  seasonal: SeasonalQueryResult;
  throwCalculator: ThrowCalculatorQueryResult;
  throwCalculatorEmbed: ThrowCalculatorEmbedQueryResult;
  projectors: ProjectorsQueryResult;
  projector: ProjectorQueryResult;
  projectorFinder: ProjectorFinderQueryResult;
  projectorFinderEmbed: ProjectorFinderEmbedQueryResult;
  projectorArchive: ProjectorArchiveQueryResult;
  projectorComparison: ProjectorComparisonQueryResult;
  lumenCheck: LumenCheckQueryResult;
  infoPage: InfoPageQueryResult;
}

export type PageKind = keyof PageContentByKind;

export type PageContent<Kind extends PageKind = PageKind> = PartialContent<
  NonNullable<PageContentByKind[Kind]>
>;

/** Values for a query's `$parameters`, from the address of the page. */
export type PageParameters = Readonly<Record<string, string | number | undefined>>;

/** A page and what it shares with all others, asked for at once. */
export interface PageAndSite<Kind extends PageKind = PageKind> {
  page: PageContent<Kind> | null;
  site: SiteContent;
}
