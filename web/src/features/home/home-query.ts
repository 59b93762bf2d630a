import { defineQuery } from 'groq';
import { categoryGridFields } from '../../shared/blocks/category-grid/category-grid-query.ts';
import { comparisonFields } from '../../shared/blocks/comparison/comparison-query.ts';
import { faqAccordionFields } from '../../shared/blocks/faq-accordion/faq-accordion-query.ts';
import { guideCardsFields } from '../../shared/blocks/guide-cards/guide-cards-query.ts';
import { introBannerFields } from '../../shared/blocks/intro-banner/intro-banner-query.ts';
import { productHeroFields } from '../../shared/blocks/product-hero/product-hero-query.ts';
import { productShowcaseFields } from '../../shared/blocks/product-showcase/product-showcase-query.ts';
import { proseFields } from '../../shared/blocks/prose/prose-query.ts';
import { quotesFields } from '../../shared/blocks/quotes/quotes-query.ts';

export const homeQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0]{
  _id,
  seoTitle,
  seoDescription,
  "updatedAt": _updatedAt,
  sections[]{
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
  }
}`);
