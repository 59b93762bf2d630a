/** What `members/{uid}` says of a member: the rules ask for it whenever a member adds something. */
import type { Explanation } from './moderation.ts';

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
}

/** What the function `decideOnMember` is asked. */
export type MemberDecision =
  | ({ act: 'ban'; uid: string } & Explanation)
  | { act: 'lift' | 'keep' | 'reopen'; uid: string };
