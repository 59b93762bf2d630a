import { orderRank, reference, type SeedDocument } from './document.ts';
import { projectors } from './products/projectors.ts';

/** The eight projectors of the comparison, highlighted ones marked; figures come from the products. */
const ROWS: [product: string, highlight: boolean][] = [
  ['product-portable-smart', true],
  ['product-portable-bright', false],
  ['product-portable-budget', false],
  ['product-home-cinema-lamp', false],
  ['product-gaming-4k', true],
  ['product-google-tv-4k', false],
  ['product-laser-standard', true],
  ['product-laser-ust', false],
];

interface Specifications {
  lumens: number;
  resolution: string;
  smart: boolean;
  portable: boolean;
}

export const comparisonRows: SeedDocument[] = ROWS.map(([id, highlight], index) => {
  const product = projectors.find((candidate) => candidate._id === id);
  if (!product)
    throw new Error(`comparison row ${index + 1} names the product ${id}, which the seed does not have`);
  const { lumens, resolution, smart, portable } = product['specifications'] as Specifications;
  return {
    _id: `comparison-${id.replace('product-', '')}`,
    _type: 'comparisonRow',
    name: product['name'],
    resolution,
    lumens,
    smart,
    portable,
    priceTier: product['priceTier'],
    product: reference(id),
    highlight,
    orderRank: orderRank(index),
  };
});
