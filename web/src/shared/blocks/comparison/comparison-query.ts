import { listedProjectors, projectorLinkFields } from '../../projectors/projector-query.ts';
import { modelsLikeThisFields } from '../../shop/product-query.ts';

const whose = /* groq */ `evidence{kind, relayed, doubted}`;

/** The rows are documents of their own, in the editors' order; the models are the latest that nobody says are discontinued. */
export const comparisonFields = /* groq */ `
  eyebrow, heading, intro,
  "rows": *[_type == "comparisonRow"] | order(orderRank asc, _id asc){
    _id, name, resolution, lumens, smart, portable, priceTier, highlight,
    product->{_id, name, marketplaceId, searchPhrase, bestFor, pickReason, ${modelsLikeThisFields}},
    projector->{${projectorLinkFields}}
  },
  "models": ${listedProjectors}[!("discontinued" in coalesce(status[].status, [])) && defined(year[0].value)]
    | order(year[0].value desc, orderRank asc, _id asc)[0...8]{
    _id, ${projectorLinkFields}, kind,
    brightness[]{value, mode, ${whose}},
    resolution[]{width, height, ${whose}},
    pixelShift[]{shows, ${whose}},
    year[]{value, ${whose}},
    status[]{status, ${whose}},
    priceClass[]{priceClass, ${whose}}
  },
  "modelCount": count(${listedProjectors})
`;
