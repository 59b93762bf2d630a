import { defineQuery } from 'groq';
import type {
  ThrowCalculatorQueryResult,
  ThrowCalculatorEmbedQueryResult,
} from '../../shared/content-api/content-types.generated.ts';
import type { PartialContent } from '../../shared/content/partial-content.ts';
import { articleCardFields } from '../../shared/guide-card/guide-card-query.ts';
import { calculatorFigureFields } from '../../shared/projectors/figure-fields.generated.ts';
import { mostProjectors, projectorLinkFields } from '../../shared/projectors/projector-query.ts';
import { pageHeadFields, sharePictureFields } from '../../shared/content-api/fragments.ts';

/** What the calculator knows of a projector by name. */
const presetFields = /* groq */ `
  "id": slug.current,
  brand,
  model,
  throwRatioMin,
  throwRatioMax,
  aspectDefault,
  lumens,
  notes,
  "projector": projector->slug.current
`;

/** What the calculator takes of a real model: how far away and how high it stands, and how bright it is. */
const modelFields = /* groq */ `
  "id": slug.current,
  brand,
  model,
  kind,
  ${calculatorFigureFields}
`;

/** The calculator's texts, its presets, and the projectors of the catalogue that have a throw ratio. */
export const throwCalculatorQuery = defineQuery(`{
  "page": *[_type == "throwCalculatorPage" && _id == "throwCalculatorPage"][0]{
    ${pageHeadFields},
    image{${sharePictureFields}},
    tips,
    related[]->{${articleCardFields}}
  },
  "presets": *[_type == "projectorPreset" && defined(slug.current)] | order(orderRank asc, _id asc){${presetFields}},
  "models": *[_type == "projector" && defined(slug.current) && (count(distance) > 0 || count(throwRatio) > 0)]
    | order(lower(brand) asc, lower(model) asc)${mostProjectors}{${modelFields}},
  "projectors": *[
    _type == "product" && kind == "projector" && defined(specifications.throwRatioMin)
  ] | order(orderRank asc, _id asc){
    _id,
    name,
    marketplaceId,
    searchPhrase,
    kind,
    projector->{${projectorLinkFields}},
    specifications{lumens, throwRatioMin, throwRatioMax}
  }
}`);

/** The presets and models alone, for the calculator inside other sites' pages. */
export const throwCalculatorEmbedQuery = defineQuery(`{
  "presets": *[_type == "projectorPreset" && defined(slug.current)] | order(orderRank asc, _id asc){${presetFields}},
  "models": *[_type == "projector" && defined(slug.current) && (count(distance) > 0 || count(throwRatio) > 0)]
    | order(lower(brand) asc, lower(model) asc)${mostProjectors}{${modelFields}}
}`);

/** What the page of the calculator is made from. */
export type CalculatorContent = PartialContent<NonNullable<ThrowCalculatorQueryResult>>;

/** What the embedded calculator is made from. */
export type EmbedContent = PartialContent<NonNullable<ThrowCalculatorEmbedQueryResult>>;
