/** Calls the product's functions with the member's session. Loads Firebase Auth. */
import { CALLS_FUNCTION, type CallName, type FunctionCall } from '@lumen-throw/domain/calls';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { readyAuth } from './auth-service.ts';
import { CommunityError } from './community-error.ts';
import { communityError } from './sdk-failures.ts';

function callAddress({ projectId, region, emulators }: FirebaseEnvironment): string {
  return emulators
    ? `${emulators.functions}/${projectId}/${region}/${CALLS_FUNCTION}`
    : `https://${region}-${projectId}.cloudfunctions.net/${CALLS_FUNCTION}`;
}

/** With App Check, functions want to see that a page of this site calls them. */
async function pageProof(env: FirebaseEnvironment): Promise<Record<string, string>> {
  return env.appCheckSiteKey === null ? {} : (await import('./app-check.ts')).appCheckHeader(env);
}

/** What HTTP says, in the words of the SDKs. */
const CODES: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  429: 'resource-exhausted',
};

/**
 * Asks something of the product's functions.
 * @param data JSON
 * @returns the function's answer, unchecked
 * @throws CommunityError 'recent-sign-in-needed' without a session
 */
export async function callFunction(
  env: FirebaseEnvironment,
  name: CallName,
  data: unknown,
): Promise<unknown> {
  const auth = await readyAuth(env);
  const token = await auth.currentUser?.getIdToken();
  if (token === undefined) throw communityError({ code: 'unauthenticated' });
  const response = await fetch(callAddress(env), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(await pageProof(env)),
    },
    body: JSON.stringify({ data: { name, data } satisfies FunctionCall }),
  });
  if (!response.ok) {
    const failure = communityError({ code: CODES[response.status] ?? 'internal' });
    throw new CommunityError(failure.code, failure.reason, failure.field, response.status);
  }
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : null;
}
