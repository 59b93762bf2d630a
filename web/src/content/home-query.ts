import { defineQuery } from 'groq';
import { categoryGridFields } from './sections/category-grid.ts';
import { comparisonFields } from './sections/comparison.ts';
import { faqAccordionFields } from './sections/faq-accordion.ts';
import { guideCardsFields } from './sections/guide-cards.ts';
import { introBannerFields } from './sections/intro-banner.ts';
import { productHeroFields } from './sections/product-hero.ts';
import { productShowcaseFields } from './sections/product-showcase.ts';
import { proseFields } from './sections/prose.ts';
import { quotesFields } from './sections/quotes.ts';

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
