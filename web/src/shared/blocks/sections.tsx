import type { HomeSection } from './blocks-query.ts';
import { SectionView } from './section-view.tsx';
import { firstKindsSection, firstSamplesSection, firstShopSection } from './shop-section.ts';

/** The sections of a page from top to bottom; lines that a page needs once stand in the first one that calls for them. */
export function Sections({ sections }: { sections: readonly HomeSection[] }) {
  const firstShop = firstShopSection(sections);
  const firstKinds = firstKindsSection(sections);
  const firstSamples = firstSamplesSection(sections);
  return sections.map((section) => (
    <SectionView
      key={section._key}
      section={section}
      disclosed={section._key === firstShop}
      kindsNoted={section._key === firstKinds}
      samplesNoted={section._key === firstSamples}
    />
  ));
}
