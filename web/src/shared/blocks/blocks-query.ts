import { defineQuery } from 'groq';
import { categoryGridFields } from './category-grid/category-grid-query.ts';
import { comparisonFields } from './comparison/comparison-query.ts';
import { faqAccordionFields } from './faq-accordion/faq-accordion-query.ts';
import { guideCardsFields } from './guide-cards/guide-cards-query.ts';
import { introBannerFields } from './intro-banner/intro-banner-query.ts';
import { productHeroFields } from './product-hero/product-hero-query.ts';
import { productShowcaseFields } from './product-showcase/product-showcase-query.ts';
import { proseFields } from './prose/prose-query.ts';
import { quotesFields } from './quotes/quotes-query.ts';
import type { BlocksQueryResult } from '../content-api/content-types.generated.ts';
import type { PartialContent } from '../content/partial-content.ts';

/** Every kind of block, each with what its view shows. */
export const blockFields = /* groq */ `
  _key,
  _type,
  _type == "introBanner" => {${introBannerFields}},
  _type == "productHero" => {${productHeroFields}},
  _type == "guideCards" => {${guideCardsFields}},
  _type == "productShowcase" => {${productShowcaseFields}},
  _type == "prose" => {${proseFields}},
  _type == "comparison" => {${comparisonFields}},
  _type == "quotes" => {${quotesFields}},
  _type == "faqAccordion" => {${faqAccordionFields}},
  _type == "categoryGrid" => {${categoryGridFields}}
`;

/** Never asked: `npm run generate` makes the type of the fragment from it. @public */
export const blocksQuery = defineQuery(`*[_type == "homePage"]{"sections": sections[]{${blockFields}}}`);

/** A section of the home page. */
export type HomeSection = NonNullable<
  NonNullable<PartialContent<BlocksQueryResult[number]>['sections']>[number]
>;

/** The content of one type of section. */
export type SectionContent<Type extends HomeSection['_type']> = Extract<HomeSection, { _type: Type }>;
