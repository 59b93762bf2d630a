import type { HomeSection, SectionContent } from '../content/page-content.ts';

/** What a section with shop links is given. */
export interface ShopSectionProps<Type extends HomeSection['_type']> {
  section: SectionContent<Type>;
  /** Whether its links are the page's first, beside which the line about paid links stands. */
  disclosed: boolean;
}

const SHOP_SECTIONS = new Set<string>(['productHero', 'productShowcase', 'comparison']);

/** Key of the first section with shop links. */
export function firstShopSection(sections: readonly HomeSection[]): string | null {
  return sections.find((section) => SHOP_SECTIONS.has(section._type))?._key ?? null;
}
