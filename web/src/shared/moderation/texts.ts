import { siteTexts } from '../site-texts/site-texts.ts';

/** Words of the dialogs in which an admin says why. */
export const EXPLANATION_TEXTS = siteTexts('explanation', {
  hideTitle: (count: number): string => (count === 1 ? 'Hide this setup?' : `Hide these ${count} setups?`),
  banTitle: 'Ban this member?',
  toldOfRemoval:
    "Hiding can be answered and undone. Deleting is final: the owner reads the reason and your note, and can't answer.",
  told: 'The owner reads the reason and your note, and may answer once.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  note: 'Note to the owner',
  hide: 'Hide',
  hideInstead: 'Hide instead',
  ban: 'Ban and hide everything',
  reasonMissing: 'Choose a reason: the owner is told.',
  noteLong: (max: number): string => `Use at most ${max} characters.`,
  reach: (setups: number, likes: number): string =>
    `This hides ${setups === 1 ? '1 published setup' : `${setups} published setups`}. ${
      likes === 1 ? '1 like' : `${likes} likes`
    } given by this member no longer decide the Setup of the Month.`,
  admin: 'This member is an admin, whom operators ban.',
});
