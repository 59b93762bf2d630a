import { SETUP_LIMITS } from '@lumen-throw/domain/limits';
import { siteTexts } from '../../../../shared/site-texts/site-texts.ts';

/** Words of the dialog in which a member changes an own setup. */
export const EDITOR_TEXTS = siteTexts('editor', {
  title: 'Change this setup',
  intro: 'The change shows at once. What it was before stays on record for admins.',
  restored: 'What you typed is back; changes to the pictures are not. Cancel drops it.',
  pictures: 'Pictures',
  add: 'Add pictures',
  preparing: 'Preparing...',
  full: `${SETUP_LIMITS.imagesMax} pictures are as many as a setup can have.`,
  remove: (place: number): string => `Take picture ${place} out`,
  fresh: 'New',
  first: (place: number): string => `Make picture ${place} the cover`,
  cover: 'Cover',
  save: 'Save changes',
  saving: 'Saving...',
  cancel: 'Cancel',
});

/** Cause of the message that a change was not saved. */
export const NOT_SAVED = 'not-saved';

export const EDITOR_TOASTS = siteTexts('editor-toasts', {
  saved: { title: 'Saved', description: 'Your setup is changed.' },
  failed: (reason: string) => ({ title: 'Not saved', description: reason }),
  banned: {
    title: 'Not saved',
    description: "An admin has banned this account, so it can't change setups. What you typed is kept.",
  },
});
