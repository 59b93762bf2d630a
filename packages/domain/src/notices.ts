/** What functions tell a member in `member_notices/{uid}`: one document, bounded in length. */
import { NOTICE_LIMITS } from './limits.ts';
import type { ReportReason } from './moderation.ts';

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

const isDecision = ({ kind }: Pick<Notice, 'kind'>): boolean => DECISIONS.some((known) => known === kind);

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
