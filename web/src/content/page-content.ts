import { accessoriesQuery } from './accessories-query.ts';
import { accessoryCategoryQuery } from './accessory-category-query.ts';
import { ambianceHubQuery } from './ambiance-hub-query.ts';
import { ambiancePageQuery } from './ambiance-page-query.ts';
import { articleQuery } from './article-query.ts';
import { blogQuery } from './blog-query.ts';
import type {
  AccessoriesQueryResult,
  AccessoryCategoryQueryResult,
  AmbianceHubQueryResult,
  AmbiancePageQueryResult,
  ArticleQueryResult,
  BlogQueryResult,
  GlossaryQueryResult,
  HomeQueryResult,
  InfoPageQueryResult,
  SeasonalQueryResult,
  SiteQueryResult,
  ThrowCalculatorEmbedQueryResult,
  ThrowCalculatorQueryResult,
} from './content-types.generated.ts';
import { glossaryQuery } from './glossary-query.ts';
import { homeQuery } from './home-query.ts';
import { infoPageQuery } from './info-page-query.ts';
import { seasonalQuery } from './seasonal-query.ts';
import { siteQuery } from './site-query.ts';
import { throwCalculatorEmbedQuery, throwCalculatorQuery } from './throw-calculator-query.ts';
import type { Uncertain } from './uncertain.ts';

/** The query of each kind of page; a new kind is a line here and one in `PageContentByKind`. */
export const PAGE_QUERIES = {
  home: homeQuery,
  blog: blogQuery,
  article: articleQuery,
  accessories: accessoriesQuery,
  accessoryCategory: accessoryCategoryQuery,
  ambianceHub: ambianceHubQuery,
  ambiancePage: ambiancePageQuery,
  glossary: glossaryQuery,
  seasonal: seasonalQuery,
  throwCalculator: throwCalculatorQuery,
  throwCalculatorEmbed: throwCalculatorEmbedQuery,
  infoPage: infoPageQuery,
} as const;

export type PageKind = keyof typeof PAGE_QUERIES;

/** What each kind of page is made from; null where nothing is published at the address. */
interface PageContentByKind {
  home: HomeQueryResult;
  blog: BlogQueryResult;
  article: ArticleQueryResult;
  accessories: AccessoriesQueryResult;
  accessoryCategory: AccessoryCategoryQueryResult;
  ambianceHub: AmbianceHubQueryResult;
  ambiancePage: AmbiancePageQueryResult;
  glossary: GlossaryQueryResult;
  seasonal: SeasonalQueryResult;
  throwCalculator: ThrowCalculatorQueryResult;
  throwCalculatorEmbed: ThrowCalculatorEmbedQueryResult;
  infoPage: InfoPageQueryResult;
}

export type PageContent<Kind extends PageKind = PageKind> = Uncertain<NonNullable<PageContentByKind[Kind]>>;

/** What every page shares; null on a dataset without settings. */
export type SiteContent = Uncertain<NonNullable<SiteQueryResult>> | null;

/** Values for a query's `$parameters`, from the address of the page. */
export type PageParameters = Readonly<Record<string, string | undefined>>;

/** A page and what it shares with all others, asked for at once. */
export interface PageAndSite<Kind extends PageKind = PageKind> {
  page: PageContent<Kind> | null;
  site: SiteContent;
}

/** The query for a page and the site's settings in one request. */
export function pageAndSiteQuery(kind: PageKind): string {
  return `{"page": ${PAGE_QUERIES[kind]}, "site": ${siteQuery}}`;
}

/** A section of the home page. */
export type HomeSection = NonNullable<NonNullable<PageContent<'home'>['sections']>[number]>;

/** The content of one type of section. */
export type SectionContent<Type extends HomeSection['_type']> = Extract<HomeSection, { _type: Type }>;

/** A product as cards show it. */
export type ProductContent = NonNullable<NonNullable<PageContent<'accessoryCategory'>['products']>[number]>;

/** A guide as cards show it. */
export type ArticleCardContent = NonNullable<NonNullable<PageContent<'blog'>['articles']>[number]>;

/** A question with its answer. */
export type FaqContent = NonNullable<NonNullable<PageContent<'article'>['faqs']>[number]>;

/** Portable text with everything that it refers to. */
export type RichTextContent = PageContent<'article'>['body'];
