/** What admins learn and decide about a member, by functions. Loads Auth. */
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type {
  MemberDecided,
  MemberDecision,
  MemberHistory,
  MemberRequest,
} from '@lumen-throw/domain/member-state';
import type { Explanation } from '@lumen-throw/domain/moderation';
import { callFunction } from './call-function.ts';
import { guarded, LONG_TIMEOUT } from './sdk-failures.ts';

function ask(env: FirebaseEnvironment, request: MemberRequest): Promise<unknown> {
  return callFunction(env, 'moderateMember', request);
}

/** A member's history, and what a ban would reach. @throws CommunityError 'not-allowed' for all but admins */
export function lookUpMember(env: FirebaseEnvironment, uid: string): Promise<MemberHistory> {
  return guarded(async () => (await ask(env, { act: 'look-up', uid })) as MemberHistory);
}

async function decide(env: FirebaseEnvironment, decision: MemberDecision): Promise<MemberDecided> {
  return (await ask(env, decision)) as MemberDecided;
}

/**
 * Bans a member and hides everything that the member has published. Calling again finishes what broke off.
 * @returns how many setups were hidden, and the ban's entry
 */
export function banMember(env: FirebaseEnvironment, uid: string, why: Explanation): Promise<MemberDecided> {
  return guarded(() => decide(env, { act: 'ban', uid, ...why }), LONG_TIMEOUT);
}

/** Lifts a ban and shows again what was hidden with it. @returns how many setups are shown again */
export function liftBan(env: FirebaseEnvironment, uid: string): Promise<number> {
  return guarded(async () => (await decide(env, { act: 'lift', uid })).setups, LONG_TIMEOUT);
}

/** Leaves a ban as it is after the member's answer. @returns the id of the entry, which takes it back */
export function keepBan(env: FirebaseEnvironment, uid: string): Promise<string | null> {
  return guarded(async () => (await decide(env, { act: 'keep', uid })).entry);
}
