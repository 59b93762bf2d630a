import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words that information pages put around their content. */
export const INFO_TEXTS = siteTexts('info', {
  changedOn: (date: string) => `Last changed ${date}`,
  sample: 'Sample text: whoever runs this site has to check and complete it before it goes live.',
});
