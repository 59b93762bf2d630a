import { siteTexts } from '../../site-texts/site-texts.ts';

/** Words around a text among the sections of a page. */
export const PROSE_TEXTS = siteTexts('prose', { readOn: 'Read on' });
