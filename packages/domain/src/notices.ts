/** What functions tell a member in `member_notices/{uid}`: one document, bounded in length. */
import { NOTICE_LIMITS } from './limits.ts';
import type { ReportReason } from './moderation.ts';
import { isMonthKey, type MonthKey } from './site-calendar.ts';

/** Characters of a month's key. */
const MONTH_LENGTH = 'YYYY-MM'.length;

/** Those that tell a decision: they are kept longest. */
const DECISIONS = ['hidden', 'banned', 'deleted', 'shown'] as const;
/** The kinds of notices. */
export type NoticeKind =
  | (typeof DECISIONS)[number]
  | 'liked'
  | 'featured'
  | 'report-upheld'
  | 'report-kept'
  | 'lifted'
  | 'kept';

/** One notice. */
export interface Notice {
  /** Of a decision the id of its entry in the log, which an answer names. */
  id: string;
  kind: NoticeKind;
  /** '' where it is about the member. */
  setup_id: string;
  title: string;
  reason: ReportReason | null;
  note: string;
  /** Likes of the setup; 0 for all other kinds. */
  likes: number;
  /** Whether the member has answered. */
  answered: boolean;
  at: Date;
}

/** Id of the notice that a setup has a month. */
export function featuredNoticeId(setupId: string, month: MonthKey): string {
  return `featured-${setupId}-${month}`;
}

/** The month that a notice tells of; null for all other notices. */
export function monthOfNotice({ id, kind }: Pick<Notice, 'id' | 'kind'>): MonthKey | null {
  const month = id.slice(-MONTH_LENGTH);
  return kind === 'featured' && isMonthKey(month) ? month : null;
}

const isDecision = ({ kind }: Pick<Notice, 'kind'>): boolean => DECISIONS.some((known) => known === kind);

const DECIDING: ReadonlySet<NoticeKind> = new Set(['hidden', 'shown', 'deleted', 'banned', 'lifted']);

/**
 * Whether a notice tells a decision that can be answered: one that hides or bans, and that no later one has
 * replaced.
 * @param notices all of the member's, newest first
 */
export function isAnswerable(notice: Notice, notices: readonly Notice[]): boolean {
  if (notice.kind !== 'hidden' && notice.kind !== 'banned') return false;
  const last = notices.find(({ kind, setup_id }) => setup_id === notice.setup_id && DECIDING.has(kind));
  return last?.id === notice.id;
}

/** Whether what a member answered to a decision still waits for an admin. @param notices as above */
export function isAnswerWaiting(notice: Notice, notices: readonly Notice[]): boolean {
  const isRead = notices.some(
    ({ kind, setup_id, at }) => kind === 'kept' && setup_id === notice.setup_id && at >= notice.at,
  );
  return notice.answered && !isRead && isAnswerable(notice, notices);
}

/**
 * Adds a notice, newest first. Likes of a setup have one notice, which the newer one replaces; of the
 * oldest go those beyond the limits, decisions last.
 */
export function withNotice<Kept extends Pick<Notice, 'id' | 'kind'>>(
  before: readonly Kept[],
  added: Kept,
): Kept[] {
  const others = before.filter(({ id }) => id !== added.id);
  const counted = { decisions: 0, others: 0 };
  return [added, ...others].filter((notice) => {
    const group = isDecision(notice) ? 'decisions' : 'others';
    counted[group] += 1;
    return counted[group] <= NOTICE_LIMITS[group];
  });
}
