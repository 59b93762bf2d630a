/** The views of all sections but the comparison, which a page needs only once they change. */
export { CategoryGrid } from './category-grid/category-grid.tsx';
export { FaqAccordion } from './faq-accordion/faq-accordion.tsx';
export { GuideCards } from './guide-cards/guide-cards.tsx';
export { IntroBanner } from './intro-banner/intro-banner.tsx';
export { ProductHero } from './product-hero/product-hero.tsx';
export { ProductShowcase } from './product-showcase/product-showcase.tsx';
export { Prose } from './prose/prose.tsx';
export { Quotes } from './quotes/quotes.tsx';
