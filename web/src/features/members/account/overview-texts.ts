import { MODERATION_LIMITS } from '@lumen-throw/domain/community-limits';
import type { Notice, NoticeKind } from '@lumen-throw/domain/notices';
import { siteTexts } from '../../../shared/site-texts/site-texts.ts';

/** Words of notices and own setups on the account page. */
export const NOTICES_TEXTS = siteTexts('notices', {
  title: 'Notices',
  intro: 'What happened to your setups, and to what you reported.',
  none: 'Nothing yet.',
  failed: "We can't load your notices right now.",
  tryAgain: 'Try again',
  loading: 'Loading...',
  fresh: 'New',
  reason: 'Reason:',
  note: "The admin's note:",
  answer: 'Answer',
  answerLabel: 'Your answer',
  answerHint: 'Admins read it. You can answer once.',
  sendAnswer: 'Send answer',
  sending: 'Sending...',
  notSent: (reason: string): string => `Not sent: ${reason}`,
  answered: 'You have answered. An admin will look at it.',
  answeredBefore: 'You have answered.',
  hadMonth: 'This was a Setup of the Month:',
  answerMissing: 'Write your answer.',
  answerLong: `Use at most ${MODERATION_LIMITS.answerMax} characters.`,
  more: 'Show all notices',
});

/** What each notice says; the title of the setup stands behind it. */
export const NOTICE_WORDS: Record<NoticeKind, (notice: Pick<Notice, 'likes'>) => string> = {
  hidden: () => 'An admin has hidden your setup',
  banned: () => 'An admin has banned you, and your setups are hidden',
  deleted: () => 'An admin has deleted your setup',
  shown: () => 'Your setup is in the gallery again:',
  liked: ({ likes }) => (likes === 1 ? '1 member likes' : `${likes} members like`),
  featured: () => 'This is a Setup of the Month:',
  'report-upheld': () => 'What you reported is no longer in the gallery:',
  'report-kept': () => 'An admin looked at what you reported, and it stays:',
  lifted: () => 'Your ban is lifted',
  kept: () => 'An admin read your answer, and the decision stands',
};

export const NOTICES_TOASTS = siteTexts('notices-toasts', {
  answered: { title: 'Sent', description: 'An admin reads your answer.' },
  answerFailed: (reason: string) => ({ title: 'Not sent', description: reason }),
});

export const BAN_TEXTS = siteTexts('ban', {
  title: 'You are banned',
  intro:
    "You can sign in, read, take back what is yours and delete the account. You can't share, like, report or edit.",
  answer: 'You may answer once, under Notices.',
});

export const OWN_SETUPS_TEXTS = siteTexts('own-setups', {
  title: 'My setups',
  intro: 'Everything you have shared. What admins have hidden only you and they see.',
  none: 'You have not shared a setup yet.',
  share: 'Share one in the gallery',
  failed: "We can't load your setups right now.",
  published: 'Published',
  hidden: 'Hidden',
  hiddenFor: (reason: string): string => `Hidden: ${reason}`,
  hiddenPlain: 'Hidden by an admin.',
  recreated: (members: number): string =>
    members === 1 ? 'recreated by 1 member' : `recreated by ${members} members`,
  open: 'Show in the gallery',
  edit: 'Edit',
  editNamed: (title: string): string => `Edit ${title}`,
  openNamed: (title: string): string => `Show in the gallery: ${title}`,
  featuredNow: 'It stays as it is until the month is over.',
  more: 'Show more',
  profile: 'Your page, as everybody sees it',
});
