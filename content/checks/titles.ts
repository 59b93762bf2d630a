import { pageTitle } from '../../web/src/shared/seo/page-head.ts';
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
  const { brand = '' } = (seed.byId.get('siteSettings') as { brand?: string } | undefined) ?? {};
  return seed.documents
    .filter(({ _type }) => PAGES.has(_type))
    .flatMap((page) => {
      const { _id, title, seoTitle } = page as { _id: string; title?: string; seoTitle?: string };
      const shown = pageTitle(seoTitle ?? title ?? brand, brand);
      return shown.length > TITLE_MAX
        ? [`${_id}: "${shown}" has ${shown.length} characters, not at most ${TITLE_MAX}`]
        : [];
    });
};
