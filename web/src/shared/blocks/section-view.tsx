import { Suspense } from 'react';
import type { HomeSection } from './blocks-query.ts';
import { CategoryGrid } from './category-grid/category-grid.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { FaqAccordion } from './faq-accordion/faq-accordion.tsx';
import { GuideCards } from './guide-cards/guide-cards.tsx';
import { IntroBanner } from './intro-banner/intro-banner.tsx';
import { ProductHero } from './product-hero/product-hero.tsx';
import { ProductShowcase } from './product-showcase/product-showcase.tsx';
import { Prose } from './prose/prose.tsx';
import { Quotes } from './quotes/quotes.tsx';

interface SectionProps {
  section: HomeSection;
  disclosed: boolean;
  kindsNoted: boolean;
  samplesNoted: boolean;
}

/** The view of a section; nothing for a type that this site does not know yet. */
function View({ section, ...noted }: SectionProps) {
  switch (section._type) {
    case 'introBanner':
      return <IntroBanner section={section} />;
    case 'productHero':
      return <ProductHero section={section} {...noted} />;
    case 'guideCards':
      return <GuideCards section={section} />;
    case 'productShowcase':
      return <ProductShowcase section={section} {...noted} />;
    case 'prose':
      return <Prose section={section} />;
    case 'quotes':
      return <Quotes section={section} samplesNoted={noted.samplesNoted} />;
    case 'faqAccordion':
      return <FaqAccordion section={section} />;
    case 'categoryGrid':
      return <CategoryGrid section={section} />;
    case 'comparison':
      return <Comparison section={section} disclosed={noted.disclosed} />;
    default:
      return null;
  }
}

/** A section, which React hydrates in a step of its own. */
export function SectionView(section: SectionProps) {
  return (
    <Suspense>
      <View {...section} />
    </Suspense>
  );
}
