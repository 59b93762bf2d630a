import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of the carousel of setups, which the gallery loads after its page (spec sections 2, 5 and 8). */
export const CAROUSEL_TEXTS = siteTexts('carousel', {
  community: 'Community Setups',
  filterLegend: 'Show',
  previous: 'Previous setup',
  next: 'Next setup',
  position: (index: number, total: number): string => `${index} of ${total}`,
  hint: { touch: 'Swipe to see more setups', keys: 'Use the arrow keys to see more setups' },
  empty: 'No setups found. Be the first to share your setup!',
  gone: "This setup isn't here anymore. Here's the gallery from the start.",
  left: "This setup isn't here anymore.",
  needsScript:
    'The setups, likes and accounts need JavaScript, which is off in this browser. The guides and the rest of the site work without it.',
  hiddenMark: 'Hidden: only you and the admins see it',
  hiddenFor: 'An admin has hidden it:',
  toNotices: 'See your notices',
  like: 'Like',
  share: 'Share',
  shareOn: { twitter: 'Twitter', facebook: 'Facebook', email: 'E-mail', copy: 'Copy link', native: 'More …' },
  edit: 'Edit',
  delete: 'Delete',
  projector: 'Projector',
  screen: 'Screen',
  inches: (size: number): string => `${size} in`,
  size: 'Room',
  pictures: 'Pictures',
  unavailable:
    "We can't reach setups, likes and accounts right now. The guides and the rest of the site still work.",
  tryAgain: 'Try again',
});

export const CAROUSEL_TOASTS = siteTexts('carousel-toasts', {
  signInToLike: { title: 'Sign in required', description: 'Please sign in to like setups.' },
  banned: { title: 'Account banned', description: "A banned account can't share, like or report." },
  likeFailed: { title: 'Error', description: 'Failed to like setup.' },
  likeLimit: (reason: string) => ({ title: 'Enough likes for today', description: reason }),
  unlikeFailed: { title: 'Error', description: 'Failed to unlike setup.' },
  deleteDenied: { title: 'Access denied', description: 'You can only delete your own posts' },
  deleteFailed: { title: 'Error', description: 'Failed to delete setup.' },
  deleted: { title: 'Success', description: 'Setup deleted successfully' },
  hidden: { title: 'Success', description: 'Setup hidden' },
});
