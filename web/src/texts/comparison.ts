/** Words of the comparison table. */
export const COMPARISON_TEXTS = {
  columns: {
    name: 'Projector',
    resolution: 'Resolution',
    lumens: 'Brightness',
    smart: 'Smart',
    portable: 'Portable',
    priceTier: 'Price',
  },
  shop: 'Where to buy',
  lumens: (lumens: number) => `${lumens.toLocaleString('en-US')} lm`,
  yes: 'Yes',
  no: 'No',
  unknown: '–',
  ourPick: 'Our pick',
  howItCompares: 'How it compares',
  caption: (heading: string) => `${heading}. The headings of the columns sort the table.`,
} as const;
