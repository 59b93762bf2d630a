import { defineQuery } from 'groq';

/** Every address that content gives rise to, for the build: pages, redirects, sitemap. */
export const siteMapQuery = defineQuery(`{
  "home": *[_type == "homePage" && _id == "homePage"][0]{"updatedAt": _updatedAt},
  "ambianceHub": *[_type == "ambianceHub" && _id == "ambianceHub"][0]{"updatedAt": _updatedAt},
  "glossaryTerms": *[_type in ["glossaryTerm", "glossaryPage"]]{"slug": slug.current, "updatedAt": _updatedAt},
  "seasonalThemes": *[_type in ["seasonalTheme", "seasonalPage"]]{"slug": slug.current, "updatedAt": _updatedAt},
  "throwCalculator": *[_type == "throwCalculatorPage" && _id == "throwCalculatorPage"][0]{"updatedAt": _updatedAt},
  "articles": *[_type == "article" && defined(slug.current)] | order(slug.current asc){
    "slug": slug.current, aliases, "updatedAt": _updatedAt, title, description, category, updatedOn
  },
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{brand, description},
  "ambiancePages": *[_type == "ambiancePage" && defined(slug.current)] | order(slug.current asc){
    "slug": slug.current, aliases, "updatedAt": _updatedAt
  },
  "infoPages": *[_type == "infoPage" && defined(slug.current)] | order(slug.current asc){
    "slug": slug.current, aliases, "updatedAt": _updatedAt
  },
  "accessoryCategories": *[_type == "accessoryCategory" && defined(slug.current)] | order(slug.current asc){
    "slug": slug.current, aliases, "updatedAt": _updatedAt
  }
}`);
