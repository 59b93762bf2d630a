import { pageTitle } from '../../web/src/seo/page-head.ts';
import type { Check } from './seed.ts';

/** Characters of a title that search results show, the name of the site included. */
const TITLE_MAX = 60;

/** Kinds of documents that are a page. */
const PAGES = new Set([
  'accessoriesPage',
  'accessoryCategory',
  'ambianceHub',
  'ambiancePage',
  'article',
  'blogPage',
  'glossaryPage',
  'homePage',
  'infoPage',
  'seasonalPage',
  'throwCalculatorPage',
]);

/** The title of every page is shown whole in search results. */
export const titles: Check = (seed) => {
  const brand = String(seed.byId.get('siteSettings')?.['brand'] ?? '');
  return seed.documents
    .filter(({ _type }) => PAGES.has(_type))
    .flatMap(({ _id, title, seoTitle }) => {
      const shown = pageTitle(String(seoTitle ?? title ?? brand), brand);
      return shown.length > TITLE_MAX
        ? [`${_id}: "${shown}" has ${shown.length} characters, not at most ${TITLE_MAX}`]
        : [];
    });
};
