/** The sections that a home page is made of; one file each, of the same name in schema, query and view. */
import { categoryGrid } from './category-grid.ts';
import { comparison } from './comparison.ts';
import { faqAccordion } from './faq-accordion.ts';
import { guideCards } from './guide-cards.ts';
import { introBanner } from './intro-banner.ts';
import { productHero } from './product-hero.ts';
import { productShowcase } from './product-showcase.ts';
import { prose } from './prose.ts';
import { quotes } from './quotes.ts';

export const SECTION_TYPES = [
  introBanner,
  productHero,
  guideCards,
  productShowcase,
  prose,
  comparison,
  quotes,
  faqAccordion,
  categoryGrid,
];

/** Sections of any page; the banner is the main heading of the home page, and the comparison is there once. */
export const FREE_SECTION_TYPES = SECTION_TYPES.filter((type) => type !== introBanner && type !== comparison);
