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
export function SectionView({ section, disclosed }: { section: HomeSection; disclosed: boolean }) {
  switch (section._type) {
    case 'introBanner':
      return <IntroBanner section={section} />;
    case 'productHero':
      return <ProductHero section={section} disclosed={disclosed} />;
    case 'guideCards':
      return <GuideCards section={section} />;
    case 'productShowcase':
      return <ProductShowcase section={section} disclosed={disclosed} />;
    case 'prose':
      return <Prose section={section} />;
    case 'comparison':
      return <Comparison section={section} disclosed={disclosed} />;
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
