/** What `members/{uid}` says of a member: the rules ask for it whenever a member adds something. */
import type { Explanation, ReportReason } from './moderation.ts';

/**
 * 'active' takes part; 'banned' reads, and takes back what is the member's own; 'gone' has deleted the
 * account. A member without a document is active: the document appears with the first session.
 */
export const MEMBER_STATE = { active: 'active', banned: 'banned', gone: 'gone' } as const;
export type MemberState = (typeof MEMBER_STATE)[keyof typeof MEMBER_STATE];

/** A banned member's ban. */
export interface Ban extends Explanation {
  /** Id of its entry in the moderation log. */
  entry: string;
}

/** Reads a stored state; a document that says nothing is an active member's. */
export function memberState(value: unknown): MemberState {
  return value === MEMBER_STATE.banned || value === MEMBER_STATE.gone ? value : MEMBER_STATE.active;
}

/** Longest id that Firebase Auth gives an account. */
const UID_MAX = 128;

/** Whether a value can be the id of an account, and of the documents that carry it. */
export function isUid(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= UID_MAX &&
    /^(?!\.\.?$|__.*__$)[^/\p{Cc}\p{Cs}]+$/u.test(value)
  );
}

/** For how many days a banned address is known after its account was deleted. */
export const BANNED_ADDRESS_DAYS = 365;

/** That another account with the same address was banned. */
export interface BannedBefore {
  /** When that account was deleted, in ISO 8601; null while it exists. */
  deleted: string | null;
  /** Of the ban. */
  reason: ReportReason;
}

/** What an admin sees before deciding about a member; times in ISO 8601. */
export interface MemberHistory {
  uid: string;
  shown_name: string;
  since: string | null;
  confirmed: boolean;
  state: MemberState;
  is_admin: boolean;
  /** What a ban would hide. */
  published: number;
  hidden: number;
  /** Likes that the member gave: with a ban they no longer decide the Setup of the Month. */
  likes_given: number;
  reports_made: number;
  /** How often an admin hid a setup of the member. */
  times_hidden: number;
  /** Of another account with the same address, within `BANNED_ADDRESS_DAYS`; null for none. */
  banned_before: BannedBefore | null;
}

/** What an admin decides about a member. */
export type MemberDecision =
  | ({ act: 'ban'; uid: string } & Explanation)
  | { act: 'lift' | 'keep'; uid: string };

/** What came of it. */
export interface MemberDecided {
  /** Setups that a ban hid, or that a lift shows again. */
  setups: number;
  /** Id of the ban's or the kept ban's entry in the moderation log; null for a lift. */
  entry: string | null;
}

/** What an admin calls `moderateMember` with: for the member's history, or to act. */
export type MemberRequest = { act: 'look-up'; uid: string } | MemberDecision;
