import { siteTexts } from '../site-texts/site-texts.ts';

/** Words around the links that lead to the shop. */
export const SHOP_TEXTS = siteTexts('shop', {
  viewOnShop: 'View on Amazon',
  /** What a screen reader says for the same button. */
  viewProductOnShop: (product: string) => `View on Amazon: ${product} (opens in a new tab)`,
  kindsOfProducts:
    'The products here are kinds to look for, with typical figures. They are not specific models.',
  kindsOfProjectors:
    'The projectors here are kinds to look for, with typical figures. They are not specific models.',
  realModels: 'Real models, with a source for every figure',
  modelsLikeThis: (count: number) => `Real models like this (${count})`,
  /** What the notices before the first shop link are about, where one line stands for several. */
  briefly: {
    paid: 'Paid links',
    kinds: 'Kinds, not models',
    samples: 'Sample ratings',
    prices: 'Prices',
  },
  priceTier: 'Price',
  priceLegend: 'Prices run from $, the lowest for a kind of product, to $$$$, the highest.',
  priceTierAloud: (tier: string) => `Price tier ${tier.length} of 4`,
});
