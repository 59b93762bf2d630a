/** Sections that a home page shows below its first screen, in a chunk of their own. */
export { CategoryGrid } from './category-grid/category-grid.tsx';
export { Comparison } from './comparison/comparison.tsx';
export { FaqAccordion } from './faq-accordion/faq-accordion.tsx';
export { ProductShowcase } from './product-showcase/product-showcase.tsx';
export { Prose } from './prose/prose.tsx';
export { Quotes } from './quotes/quotes.tsx';
