import type { OwnList } from '@lumen-throw/community/index';
import { siteTexts } from '../site-texts/site-texts.ts';

/** Words of the buttons of a member's private lists. */
const SAVED_TEXTS = siteTexts('saved', {
  save: 'Save',
  saved: 'Saved',
  own: 'I own this',
  owned: 'You own this',
});

export const SAVED_TOASTS = siteTexts('saved-toasts', {
  signIn: { title: 'Sign in required', description: 'Sign in to save setups.' },
  signInForModels: { title: 'Sign in required', description: 'Sign in to save projectors.' },
  signInToOwn: { title: 'Sign in required', description: 'Sign in to say which projector you own.' },
  banned: { title: 'Account banned', description: "A banned account can't say which projector it owns." },
  failed: (reason: string) => ({ title: 'Error', description: `Failed to change your list: ${reason}` }),
});

/** What the button of a list says. */
export function listWords(list: OwnList, listed: boolean): string {
  if (list === 'owned') return listed ? SAVED_TEXTS.owned : SAVED_TEXTS.own;
  return listed ? SAVED_TEXTS.saved : SAVED_TEXTS.save;
}

/** What a visitor who presses it is told. */
export function signInWords(list: OwnList): { title: string; description: string } {
  if (list === 'owned') return SAVED_TOASTS.signInToOwn;
  return list === 'models' ? SAVED_TOASTS.signInForModels : SAVED_TOASTS.signIn;
}
