import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words that the list, the pages of models and the comparison share. */
export const PROJECTOR_TEXTS = siteTexts('projectors', {
  title: 'Projectors',
  allProjectors: 'All projectors',
});
