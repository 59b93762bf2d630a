import type { HomeSection } from '../content/page-content.ts';
import { CategoryGrid } from './category-grid.tsx';
import { Comparison } from './comparison.tsx';
import { FaqAccordion } from './faq-accordion.tsx';
import { GuideCards } from './guide-cards.tsx';
import { IntroBanner } from './intro-banner.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductShowcase } from './product-showcase.tsx';
import { Prose } from './prose.tsx';
import { Quotes } from './quotes.tsx';

/** The view of a section; nothing for a type that this site does not know yet. */
export function SectionView({ section }: { section: HomeSection }) {
  switch (section._type) {
    case 'introBanner':
      return <IntroBanner section={section} />;
    case 'productHero':
      return <ProductHero section={section} />;
    case 'guideCards':
      return <GuideCards section={section} />;
    case 'productShowcase':
      return <ProductShowcase section={section} />;
    case 'prose':
      return <Prose section={section} />;
    case 'comparison':
      return <Comparison section={section} />;
    case 'quotes':
      return <Quotes section={section} />;
    case 'faqAccordion':
      return <FaqAccordion section={section} />;
    case 'categoryGrid':
      return <CategoryGrid section={section} />;
    default:
      return null;
  }
}
