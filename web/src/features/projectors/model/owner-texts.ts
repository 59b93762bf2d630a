import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** What who has just said to own a model is offered. */
export const OWNER_TEXTS = siteTexts('model-owner', {
  owned: 'You are counted as an owner.',
  share: (name: string): string => `Share your setup with the ${name}`,
  seeSetups: 'or see how others use it',
});
