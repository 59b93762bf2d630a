/** Sections that a home page shows below its first screen, in a chunk of their own. */
export { CategoryGrid } from './category-grid.tsx';
export { Comparison } from './comparison.tsx';
export { FaqAccordion } from './faq-accordion.tsx';
export { ProductShowcase } from './product-showcase.tsx';
export { Prose } from './prose.tsx';
export { Quotes } from './quotes.tsx';
