import { compact } from '../content/compact.ts';
import { isKind } from '../shop/kinds.ts';
import { showsSample } from '../shop/samples.ts';
import type { HomeSection, SectionContent } from './blocks-query.ts';

/** What a section with shop links is given. */
export interface ShopSectionProps<Type extends HomeSection['_type']> {
  section: SectionContent<Type>;
  /** Whether its links are the page's first, beside which the line about paid links stands. */
  disclosed: boolean;
  /** Whether its cards are the page's first of kinds of products, beside which the line about that stands. */
  kindsNoted: boolean;
  /** Whether its stars, counts or quotes are the page's first that are made up: the line about that stands there. */
  samplesNoted: boolean;
}

function hasShopLinks(section: HomeSection): boolean {
  if (section._type === 'productHero') return section.product !== null;
  if (section._type === 'productShowcase') return compact(section.products).length > 0;
  return section._type === 'comparison' && compact(section.rows).some(({ product }) => product !== null);
}

function hasKinds(section: HomeSection): boolean {
  if (section._type === 'productHero') return section.product !== null && isKind(section.product);
  return section._type === 'productShowcase' && compact(section.products).some(isKind);
}

/** Key of the first section whose cards are kinds of products; null where all are models. */
export function firstKindsSection(sections: readonly HomeSection[]): string | null {
  return sections.find(hasKinds)?._key ?? null;
}

function hasSamples(section: HomeSection): boolean {
  if (section._type === 'productHero') return section.product !== null && showsSample(section.product);
  if (section._type === 'productShowcase') return compact(section.products).some(showsSample);
  return section._type === 'quotes' && compact(section.quotes).some(({ sample, text }) => sample && text);
}

/** Key of the first section that shows samples; null where none does. */
export function firstSamplesSection(sections: readonly HomeSection[]): string | null {
  return sections.find(hasSamples)?._key ?? null;
}

/** Key of the first section with shop links. */
export function firstShopSection(sections: readonly HomeSection[]): string | null {
  return sections.find(hasShopLinks)?._key ?? null;
}
