import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of a member's page. */
export const PROFILE_TEXTS = siteTexts('profile', {
  pageTitle: 'Setups by a member',
  titleOf: (name: string): string => `Setups by ${name}`,
  loading: 'Loading...',
  needsScript: 'This page needs JavaScript, which is off in this browser.',
  none: 'Nobody has shared a setup under this address.',
  gallery: 'To the gallery',
  failed: "We can't load these setups right now.",
  tryAgain: 'Try again',
  more: 'Show more',
  count: (shown: number, more: boolean): string => {
    const setups = shown === 1 ? '1 setup' : `${shown} setups`;
    return more ? `${setups} shown, there are older ones.` : `${setups} in the gallery.`;
  },
});
