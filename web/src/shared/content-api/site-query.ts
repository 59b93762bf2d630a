import { defineQuery } from 'groq';
import type { SiteQueryResult } from './content-types.generated.ts';
import type { PartialContent } from '../content/partial-content.ts';
import { linkFields, sharePictureFields } from './fragments.ts';

/** What editors wrote in the place of the site's own words. */
const ownTexts = /* groq */ `*[_type == "siteTexts" && count(texts) > 0] | order(_id asc).texts[]{key, text}`;

/** The same for the Studio's preview, which shows drafts of it on every page. */
export const siteTextsQuery = defineQuery(ownTexts);

/** What every page shares: brand, affiliate program, menus, footer, and the words that editors changed. */
export const siteQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id,
  brand,
  description,
  shareImage{${sharePictureFields}},
  galleryImage{${sharePictureFields}},
  associateTag,
  disclosure,
  disclaimer,
  copyrightYear,
  socialLinks[]{_key, name, url},
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{
    _id,
    links[]{${linkFields}},
    menus[]{_key, label, firstOnPhone, links[]{${linkFields}}},
    footerColumns[]{_key, title, links[]{${linkFields}}}
  },
  "texts": ${ownTexts}
}`);

/** What every page shares; null on a dataset without settings. */
export type SiteContent = PartialContent<NonNullable<SiteQueryResult>> | null;
