import type { HomeSection } from './blocks-query.ts';
import { deferredComponent } from '../deferred/deferred-component.tsx';
import { GuideCards } from './guide-cards/guide-cards.tsx';
import { IntroBanner } from './intro-banner/intro-banner.tsx';
import { ProductHero } from './product-hero/product-hero.tsx';

function lower() {
  return import('./lower-sections.ts');
}

const CategoryGrid = deferredComponent(async () => (await lower()).CategoryGrid);
const Comparison = deferredComponent(async () => (await lower()).Comparison);
const FaqAccordion = deferredComponent(async () => (await lower()).FaqAccordion);
const ProductShowcase = deferredComponent(async () => (await lower()).ProductShowcase);
const Prose = deferredComponent(async () => (await lower()).Prose);
const Quotes = deferredComponent(async () => (await lower()).Quotes);

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
