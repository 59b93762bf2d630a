import { defineQuery } from 'groq';
import { inLists, listedCategory, productsOfAmbiancePages } from '../../shared/content-api/fragments.ts';
import { modelsLikeThisFields } from '../../shared/shop/product-query.ts';
import { figureMentionFields, projectorSummaryFields } from '../../shared/projectors/projector-query.ts';

/** What the build makes the search's index of. `$guides` has the ids of the guides to read, null for all. */
export const searchQuery = defineQuery(`{
  "guides": *[
    _type == "article" && ($guides == null || _id in $guides) && defined(slug.current) && ${inLists}
  ] | order(slug.current asc){
    _id, title, "slug": slug.current, description, category,
    body[]{
      _key, _type, style, children[]{text, _type == "projectorFigure" => {${figureMentionFields}}},
      _type == "callout" => {title, text},
      _type == "dataTable" => {caption, columns, rows[]{cells}},
      _type == "prosAndCons" => {title, pros, cons}
    },
    "questions": faqs[]->question,
    "products": body[_type == "productCard"]._ref
  },
  "projectors": *[_type == "projector" && defined(slug.current)] | order(orderRank asc, _id asc){
    ${projectorSummaryFields}
  },
  "presets": *[_type == "projectorPreset" && defined(slug.current)] | order(orderRank asc, _id asc){
    brand, model, "slug": slug.current
  },
  "products": *[_type == "product"] | order(orderRank asc, _id asc){
    _id, name, description, features, tags,
    "category": ${listedCategory},
    ${modelsLikeThisFields}
  },
  "ambiancePages": ${productsOfAmbiancePages},
  "home": *[_type == "homePage" && _id == "homePage"][0].sections[]{
    "products": [product._ref, ...products[]._ref]
  },
  "terms": *[_type == "glossaryTerm" && defined(slug.current)] | order(lower(term) asc){
    term, "slug": slug.current, spellings, definition
  },
  "pages": *[_type in [
    "blogPage", "accessoriesPage", "ambianceHub", "glossaryPage", "seasonalPage", "throwCalculatorPage",
    "projectorsPage", "projectorFinderPage", "lumenCheckPage"
  ] && _id == _type] | order(_id asc){_type, title, intro, seoTitle, seoDescription},
  "addressed": *[
    _type in ["accessoryCategory", "ambiancePage", "seasonalTheme", "infoPage", "author"] && defined(slug.current) && ${inLists}
  ] | order(_type asc, slug.current asc){
    _type, "slug": slug.current, "title": coalesce(title, name), "intro": coalesce(intro, role), description,
    seoDescription, tips,
    "picks": picks[].title,
    "text": pt::text(coalesce(body, about)),
    "figures": coalesce(body, about)[_type == "block"].children[_type == "projectorFigure"]{${figureMentionFields}}
  },
  "synonyms": *[_type == "siteSettings" && _id == "siteSettings"][0].searchSynonyms[]{words, means},
  "comparison": *[_type == "homePage" && _id == "homePage"][0].sections[_type == "comparison"][0]{heading, intro}
}`);
