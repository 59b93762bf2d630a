import { projectorLinkFields } from '../../projectors/projector-query.ts';

/** The rows are documents of their own, in the editors' order. */
export const comparisonFields = /* groq */ `
  eyebrow, heading, intro,
  "rows": *[_type == "comparisonRow"] | order(orderRank asc, _id asc){
    _id, name, resolution, lumens, smart, portable, priceTier, highlight,
    product->{_id, name, marketplaceId, searchPhrase, bestFor, pickReason},
    projector->{${projectorLinkFields}}
  }
`;
