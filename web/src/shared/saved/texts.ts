import { siteTexts } from '../site-texts/site-texts.ts';

/** Words of a member's private list. */
export const SAVED_TEXTS = siteTexts('saved', {
  save: 'Save',
  saved: 'Saved',
  title: 'Saved setups',
  intro: 'Your private list. Nobody else sees it.',
  none: "You haven't saved a setup yet. Press Save at a setup in the gallery.",
  loading: 'Loading...',
  failed: "We can't load your list right now.",
  tryAgain: 'Try again',
  remove: 'Remove',
  removeNamed: (title: string): string => `Remove "${title}" from your list`,
  unavailable: (count: number): string =>
    count === 1 ? '1 saved setup is not public anymore.' : `${count} saved setups are not public anymore.`,
  more: 'Show more saved setups',
});

export const SAVED_TOASTS = siteTexts('saved-toasts', {
  signIn: { title: 'Sign in required', description: 'Sign in to save setups.' },
  failed: (reason: string) => ({ title: 'Error', description: `Failed to change your list: ${reason}` }),
});
