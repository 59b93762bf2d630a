import { useLocation } from 'react-router-dom';
import type { HomeSection, SectionContent } from './blocks-query.ts';
import { deferredComponent } from '../deferred/deferred-component.tsx';
import { Hydrate } from '../deferred/hydrate.tsx';
import { StaticContent } from '../deferred/static-content.tsx';

function views() {
  return import('./section-views.ts');
}

const CategoryGrid = deferredComponent('on demand', async () => (await views()).CategoryGrid);
const FaqAccordion = deferredComponent('on demand', async () => (await views()).FaqAccordion);
const GuideCards = deferredComponent('on demand', async () => (await views()).GuideCards);
const IntroBanner = deferredComponent('on demand', async () => (await views()).IntroBanner);
const ProductHero = deferredComponent('on demand', async () => (await views()).ProductHero);
const ProductShowcase = deferredComponent('on demand', async () => (await views()).ProductShowcase);
const Prose = deferredComponent('on demand', async () => (await views()).Prose);
const Quotes = deferredComponent('on demand', async () => (await views()).Quotes);
const Comparison = deferredComponent(
  'on demand',
  async () => (await import('./comparison/comparison.tsx')).Comparison,
);

interface SectionProps {
  section: HomeSection;
  disclosed: boolean;
  kindsNoted: boolean;
  samplesNoted: boolean;
}

/** A section without controls. */
function StaticSection({ section, ...noted }: SectionProps) {
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
    default:
      return null;
  }
}

/** The comparison; hydrated early if the URL carries filters for it. */
function ComparisonSection({
  section,
  disclosed,
}: {
  section: SectionContent<'comparison'>;
  disclosed: boolean;
}) {
  const { search } = useLocation();
  return (
    <Hydrate when={search ? 'idle' : 'visible'}>
      <Comparison section={section} disclosed={disclosed} />
    </Hydrate>
  );
}

/** The view of a section; nothing for a type that this site does not know yet. */
export function SectionView({ section, ...noted }: SectionProps) {
  return section._type === 'comparison' ? (
    <ComparisonSection section={section} disclosed={noted.disclosed} />
  ) : (
    <StaticContent of={section}>
      <StaticSection section={section} {...noted} />
    </StaticContent>
  );
}
