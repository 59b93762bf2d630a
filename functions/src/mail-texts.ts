/** Words of the mail that members get; plain text, so that nothing in it can be more than text. */
import { monthHref } from '@lumen-throw/domain/featured-months';
import { monthOfNotice, type NoticeKind } from '@lumen-throw/domain/notices';
import { NOTICES_ID } from '@lumen-throw/domain/community-paths';
import { REASON_TEXTS } from '@lumen-throw/domain/reason-texts';
import { reportReason } from '@lumen-throw/domain/moderation';
import { PATHS, setupHref } from '@lumen-throw/domain/site-paths';

/** What a mail is made from. */
export interface MailedNotice {
  id: string;
  kind: NoticeKind;
  title: string;
  setup_id: string;
  reason: unknown;
  note: string;
}

interface Words {
  subject: string;
  sentence: (title: string) => string;
  /** Whether the setup can be opened. */
  opens?: true;
  /** Whether the member may answer. */
  answerable?: true;
}

/** What is worth a mail: decisions about somebody's setups, and the month. Likes and reports are not. */
const WORDS: Partial<Record<NoticeKind, Words>> = {
  hidden: {
    subject: 'Your setup was hidden',
    sentence: (title) => `An admin has hidden your setup “${title}”.`,
    answerable: true,
  },
  deleted: {
    subject: 'Your setup was deleted',
    sentence: (title) => `An admin has deleted your setup “${title}”.`,
  },
  shown: {
    subject: 'Your setup is back',
    sentence: (title) => `Your setup “${title}” is in the gallery again.`,
    opens: true,
  },
  banned: {
    subject: 'You were banned',
    sentence: () => 'An admin has banned you, and your setups are hidden.',
    answerable: true,
  },
  lifted: {
    subject: 'Your ban is lifted',
    sentence: () => 'Your ban is lifted. You can share, like and report again.',
  },
  kept: {
    subject: 'Your answer was read',
    sentence: (title) => `An admin read your answer about “${title}”. The decision stands.`,
  },
  featured: {
    subject: 'Your setup is the Setup of the Month',
    sentence: (title) => `“${title}” is the Setup of the Month.`,
    opens: true,
  },
};

/** A subject and a text. */
export interface Mail {
  subject: string;
  text: string;
}

/** The mail for a notice; null for one that only the account page tells. */
export function mailOf(notice: MailedNotice, siteUrl: string): Mail | null {
  const { kind, title, setup_id, reason, note } = notice;
  const words = WORDS[kind];
  if (!words) return null;
  const month = monthOfNotice(notice);
  const opened = month === null ? setupHref(setup_id) : monthHref(month);
  const address = (path: string): string => new URL(path, siteUrl).href;
  const why = reportReason(reason);
  const paragraphs = [
    words.sentence(title),
    ...(why ? [`Reason: ${REASON_TEXTS[why]}`] : []),
    ...(note ? [`The admin's note: ${note}`] : []),
    ...(words.answerable ? ['You can answer once, under Notices on your account page.'] : []),
    words.opens ? address(opened) : address(`${PATHS.account}#${NOTICES_ID}`),
    `You get this mail because you have an account at ${new URL(siteUrl).host}.`,
  ];
  return { subject: words.subject, text: `${paragraphs.join('\n\n')}\n` };
}
