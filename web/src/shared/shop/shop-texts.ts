/** Words around the links that lead to the shop. */
export const SHOP_TEXTS = {
  viewOnShop: 'View on Amazon',
  /** What a screen reader says for the same button. */
  viewProductOnShop: (product: string) => `View on Amazon: ${product} (opens in a new tab)`,
  priceTier: 'Price',
  priceLegend: 'Prices run from $, the least among products of a kind, to $$$$, the most.',
  priceTierAloud: (tier: string) => `Price tier ${tier.length} of 4`,
} as const;
