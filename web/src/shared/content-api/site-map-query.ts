import { defineQuery } from 'groq';
import { latestGuideFirst, listedGuides } from './fragments.ts';

/** When an editor changed a document; null while it is as it came in, which says nothing about its text. */
const changedAt = /* groq */ `"updatedAt": select(_updatedAt != _createdAt => _updatedAt)`;

/** Every address that content gives rise to, for the build: pages, redirects, sitemap. */
export const siteMapQuery = defineQuery(`{
  "home": *[_type == "homePage" && _id == "homePage"][0]{${changedAt}},
  "ambianceHub": *[_type == "ambianceHub" && _id == "ambianceHub"][0]{${changedAt}},
  "glossaryTerms": *[_type in ["glossaryTerm", "glossaryPage"]]{"slug": slug.current, ${changedAt}},
  "seasonalThemes": *[_type in ["seasonalTheme", "seasonalPage"]]{"slug": slug.current, ${changedAt}},
  "throwCalculator": *[_type == "throwCalculatorPage" && _id == "throwCalculatorPage"][0]{${changedAt}},
  "projectorsPage": *[_type == "projectorsPage" && _id == "projectorsPage"][0]{${changedAt}},
  "projectorFinder": *[_type == "projectorFinderPage" && _id == "projectorFinderPage"][0]{${changedAt}},
  "lumenCheck": *[_type == "lumenCheckPage" && _id == "lumenCheckPage"][0]{${changedAt}},
  "projectors": *[_type == "projector" && defined(slug.current)] | order(slug.current asc){
    _id, "slug": slug.current, aliases, ${changedAt}
  },
  "articles": *[_type == "article" && defined(slug.current)] | order(slug.current asc){
    _id, "slug": slug.current, aliases, unlisted, "updatedAt": updatedOn, title, description, category, publishedOn, updatedOn
  },
  "overview": ${listedGuides} | ${latestGuideFirst}._id,
  "authors": *[_type == "author" && defined(slug.current)] | order(slug.current asc){
    _id, "slug": slug.current, aliases, ${changedAt}
  },
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{brand, description},
  "ambiancePages": *[_type == "ambiancePage" && defined(slug.current)] | order(slug.current asc){
    _id, "slug": slug.current, aliases, unlisted, ${changedAt}
  },
  "infoPages": *[_type == "infoPage" && defined(slug.current)] | order(slug.current asc){
    _id, "slug": slug.current, aliases, unlisted, "updatedAt": select(sample != true => updatedOn)
  },
  "redirects": *[_type == "redirect" && defined(from)] | order(from asc, _id asc){
    from, temporary, href, "page": page->{_type, "slug": slug.current}
  },
  "accessoryCategories": *[_type == "accessoryCategory" && defined(slug.current)] | order(slug.current asc){
    _id, "slug": slug.current, aliases, unlisted, ${changedAt}
  }
}`);
