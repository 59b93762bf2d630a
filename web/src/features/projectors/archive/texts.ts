import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the archive of projectors. */
export const ARCHIVE_TEXTS = siteTexts('projector-archive', {
  title: 'Archive of projectors',
  intro: 'Models of which fewer than four figures are known. They are neither in the list nor in the finder.',
  seoDescription: 'Projectors of which little is known, with the figures that have a source.',
  empty: 'Enough is known of every model.',
});
