/** What admins learn and decide about a member, by functions. Loads Auth. */
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { MemberDecision, MemberHistory, MemberRequest } from '@lumen-throw/domain/member-state';
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

async function decide(env: FirebaseEnvironment, decision: MemberDecision): Promise<number> {
  const { setups } = (await ask(env, decision)) as { setups: number };
  return setups;
}

/**
 * Bans a member and hides everything that the member has published. Calling again finishes what broke off.
 * @returns how many setups were hidden
 */
export function banMember(env: FirebaseEnvironment, uid: string, why: Explanation): Promise<number> {
  return guarded(() => decide(env, { act: 'ban', uid, ...why }), LONG_TIMEOUT);
}

/** Lifts a ban and shows again what was hidden with it. @returns how many setups are shown again */
export function liftBan(env: FirebaseEnvironment, uid: string): Promise<number> {
  return guarded(() => decide(env, { act: 'lift', uid }), LONG_TIMEOUT);
}

/** Leaves a ban as it is after the member's answer, or puts the answer back into the queue. */
export function judgeBan(env: FirebaseEnvironment, uid: string, act: 'keep' | 'reopen'): Promise<number> {
  return guarded(() => decide(env, { act, uid }));
}
