import { SITE_TEXTS_TYPE, TEXT_GROUPS, textsDocumentId } from '@lumen-throw/domain/site-texts/text-groups';
import type { SeedDocument } from '../document.ts';

/** One document for each group of the site's own words. Empty: the words are the code's until an editor changes one. */
export const siteTexts: SeedDocument[] = TEXT_GROUPS.map(({ id }) => ({
  _id: textsDocumentId(id),
  _type: SITE_TEXTS_TYPE,
}));
