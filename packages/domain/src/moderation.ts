/** Reports of members, acts of admins as the moderation log keeps them, and what waits for a decision. */
import { MODERATION_LIMITS } from './community-limits.ts';
import { siteMonthKey } from './site-calendar.ts';
import { REPORT_TRUST, type Trust } from './trust.ts';

const MODERATION_ACTIONS = [
  'feature',
  'unfeature',
  'publish',
  'hide',
  'delete',
  'keep',
  'reopen',
  'ban',
  'lift',
] as const;
/**
 * 'keep' leaves a reported or answered item as it is, 'reopen' puts it back into the queue; 'ban' and
 * 'lift' are about a member and have no setup.
 */
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** Why a setup is reported, hidden, or its member banned: what is stored. */
export const REPORT_REASONS = [
  'advertising',
  'stolen',
  'offensive',
  'private',
  'misleading',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How much one report of a reason counts in the queue, before the trust in its member. */
const REASON_WEIGHTS: Record<ReportReason, number> = {
  private: 4,
  offensive: 3,
  stolen: 3,
  advertising: 2,
  misleading: 1,
  other: 1,
};

/** What an answer of a member counts in the queue: it comes before single reports. */
export const ANSWER_WEIGHT = 10;

/** Reads a stored reason. @returns null for anything else */
export function reportReason(value: unknown): ReportReason | null {
  return REPORT_REASONS.find((known) => known === value) ?? null;
}

/** What a report adds to the weight of its setup. @param trust how far the reporter is trusted */
export function reportWeight(reason: ReportReason, trust: Trust): number {
  return REASON_WEIGHTS[reason] * REPORT_TRUST[trust];
}

/** Why an admin decides so: a reason of the list, and words of the admin's own, which may be ''. */
export interface Explanation {
  reason: ReportReason;
  note: string;
}

/** An entry of the moderation log; entries are never changed. */
export interface ModerationEntry {
  id: string;
  action: ModerationAction;
  /** '' where the act is about a member. */
  setup_id: string;
  /** Title at the time of the act, so that the entry can be read after a deletion; of a member the shown name. */
  setup_title: string;
  /** User id of the setup's owner, or of the member; older entries have none. */
  owner?: string;
  /** Setup that lost the month to this one. */
  replaced_setup_id: string | null;
  /** 'YYYY-MM' that the act concerned. */
  month: string | null;
  /** Id of the entry that this one takes back; of all other acts, and of older entries, none. */
  undoes?: string | null;
  /** Id of the ban's entry that a setup is hidden, or shown again, with; of all other acts none. */
  with_ban?: string;
  /** Of what was hidden or deleted and of bans; older entries have none. */
  reason?: ReportReason | null;
  note?: string;
  /** User id of the admin. */
  moderator: string;
  /** The admin's name at the time of the act; older entries have none. */
  moderator_name?: string;
  at: Date;
}

/** The act that takes an act back; null where nothing does. */
const CONTRARY: Record<ModerationAction, ModerationAction | null> = {
  feature: 'unfeature',
  unfeature: 'feature',
  hide: 'publish',
  keep: 'reopen',
  ban: 'lift',
  publish: null,
  delete: null,
  reopen: null,
  lift: null,
};

/** The function that hides what cannot be shown, as the log names it: publishing alone would not undo it. */
export const PICTURE_CHECK = 'picture-check';

/**
 * Which act undoes an entry of the log; null once it is older than a day, or where there is none. What was
 * done for a month that is over stands: an undo would reach into the one that has begun. What a ban hid is
 * shown again with its lifting.
 */
export function undoOf(
  {
    action,
    at,
    month,
    moderator,
    with_ban: ban,
  }: Pick<ModerationEntry, 'action' | 'at' | 'month' | 'moderator' | 'with_ban'>,
  now: Date,
): ModerationAction | null {
  if (moderator === PICTURE_CHECK || ban !== undefined) return null;
  if ((action === 'feature' || action === 'unfeature') && month !== siteMonthKey(now)) return null;
  return now.getTime() - at.getTime() < MODERATION_LIMITS.undoWithin ? CONTRARY[action] : null;
}

const MONTH_ACTS = ['feature', 'unfeature', 'hide', 'publish', 'delete'] as const;

/** The acts after which one is no longer the last word on its setup, member or month. */
export const REPLACING: Readonly<Record<ModerationAction, readonly ModerationAction[]>> = {
  feature: MONTH_ACTS,
  unfeature: MONTH_ACTS,
  hide: ['hide', 'publish', 'delete'],
  keep: ['keep', 'reopen', 'hide', 'publish', 'delete', 'ban', 'lift'],
  ban: ['ban', 'lift'],
  publish: [],
  delete: [],
  reopen: [],
  lift: [],
};

/** Whether something was decided anew since an entry. @param newer entries of the log */
export function isReplaced(entry: ModerationEntry, newer: readonly ModerationEntry[]): boolean {
  const aboutMonth = entry.action === 'feature' || entry.action === 'unfeature';
  return newer.some(
    (other) =>
      REPLACING[entry.action].includes(other.action) &&
      (aboutMonth
        ? other.month === entry.month
        : other.setup_id === entry.setup_id && other.owner === entry.owner),
  );
}

/** What comes of taking an entry back. */
export interface UndoAnswer {
  /** False where something was decided since, or too much time has passed. */
  undone: boolean;
}

/** One report as admins read it. */
interface QueuedReport {
  user_id: string;
  reason: ReportReason;
  text: string;
  at: Date;
}

/** What a member answered to a decision. */
interface QueuedAnswer {
  /** Id of the log entry that it answers. */
  entry: string;
  text: string;
  reason: ReportReason;
  note: string;
  at: Date;
}

/** What waits for an admin: a reported setup, or the answer of a member who was hidden or banned. */
export interface QueueItem {
  /** Id of the setup, or of the banned member. */
  id: string;
  kind: 'setup' | 'member';
  owner: string;
  title: string;
  /** Reports since the last decision. */
  reports: number;
  /** The latest of them, at most five. */
  latest: QueuedReport[];
  weight: number;
  answer: QueuedAnswer | null;
  /**
   * Set where its owner has edited it since an admin decided last, or since it was reported where none has:
   * that moment.
   */
  editedSince: Date | null;
  open: boolean;
}
