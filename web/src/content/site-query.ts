import { defineQuery } from 'groq';
import { pictureFields } from './fragments.ts';

/** What every page shares: brand, affiliate programme, footer. */
export const siteQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  brand,
  description,
  shareImage{${pictureFields}},
  associateTag,
  disclosure,
  disclaimer,
  copyrightYear,
  footerGuides[]->{_id, title, "slug": slug.current},
  footerAccessories[]->{_id, title, "slug": slug.current}
}`);
