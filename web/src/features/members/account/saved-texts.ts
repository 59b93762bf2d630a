import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of a member's private lists on the account page. */
export const SAVED_LIST_TEXTS = siteTexts('saved-lists', {
  title: 'Saved setups',
  intro: 'Your private list. Nobody else sees it.',
  none: "You haven't saved a setup yet. Press Save at a setup in the gallery.",
  modelsTitle: 'Projectors you own and saved',
  modelsIntro:
    'Nobody else sees which they are. The page of a projector says how many members own it, and not who.',
  ownedTitle: 'You own',
  savedTitle: 'Saved',
  noneOwned: 'Press "I own this" on the page of your projector.',
  noneSaved: 'Press Save on the page of a projector to find it here again.',
  share: 'Share your setup',
  shareNamed: (name: string): string => `Share your setup with the ${name}`,
  rooms: 'Its setups',
  roomsNamed: (name: string): string => `Setups with the ${name}`,
  loading: 'Loading...',
  failed: "We can't load your list right now.",
  tryAgain: 'Try again',
  remove: 'Remove',
  removeNamed: (title: string): string => `Remove "${title}" from your list`,
  unavailable: (count: number): string =>
    count === 1 ? '1 saved setup is not public anymore.' : `${count} saved setups are not public anymore.`,
  unlisted: (count: number): string =>
    count === 1
      ? '1 projector is not on this site anymore.'
      : `${count} projectors are not on this site anymore.`,
  more: 'Show more saved setups',
});
