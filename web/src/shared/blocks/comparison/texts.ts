import { groupedNumber } from '@lumen-throw/domain/english-numbers';
import { siteTexts } from '../../site-texts/site-texts.ts';

/** Words of the comparison table. */
export const COMPARISON_TEXTS = siteTexts('comparison', {
  columns: {
    name: 'Projector',
    resolution: 'Resolution',
    lumens: 'Brightness',
    smart: 'Smart',
    portable: 'Portable',
    priceTier: 'Price',
  },
  kinds: 'Kinds',
  models: 'Real models',
  shop: 'Where to buy',
  sortBy: 'Sort by',
  filters: 'Show only',
  anyPrice: 'Any',
  upTo: (tier: string) => `Up to ${tier}`,
  clearFilters: 'Clear filters',
  shown: (shown: number, total: number) => `${shown} of ${total} projectors`,
  showAll: (count: number) => `Show all ${count}`,
  nothingFits: 'No projector here matches all of these. Clear a filter to see more.',
  lumens: (lumens: number) => `${groupedNumber(lumens)} lm`,
  yes: 'Yes',
  no: 'No',
  unknown: '–',
  ourPick: (audience: string | null | undefined) => (audience ? `Our pick for ${audience}` : 'Our pick'),
  howItCompares: 'How it compares',
  caption: (heading: string) => `${heading}. Use the column headings to sort the table.`,
});
