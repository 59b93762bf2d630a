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
import type { Uncertain } from './uncertain.ts';

/** What each kind of page is made from; null where nothing is published at the address. Its query stands in `app/page-queries.ts`. */
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

export type PageKind = keyof PageContentByKind;

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
