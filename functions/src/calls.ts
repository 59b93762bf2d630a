/** What pages call by name, in one function: an instance that is warm for one call is warm for all. */
import { logger } from 'firebase-functions';
import { HttpsError, onCall, type CallableRequest } from 'firebase-functions/https';
import type { CallName } from '@lumen-throw/domain/calls';
import { isObject } from '@lumen-throw/domain/is-object';
import type { Caller } from './caller.ts';
import { undoDecision } from './decision-undo.ts';
import { deleteAccount } from './delete-account.ts';
import { moderateMember } from './member-decisions.ts';
import { ENFORCE_APP_CHECK } from './options.ts';
import { editSetup } from './setup-editing.ts';

type Called = (caller: Caller, data: unknown) => Promise<unknown>;

const CALLED: ReadonlyMap<unknown, Called> = new Map<CallName, Called>([
  ['deleteAccount', deleteAccount],
  ['editSetup', editSetup],
  ['moderateMember', moderateMember],
  ['undoDecision', undoDecision],
]);

/** Hands a call on, once App Check and the session have been looked at. */
export const calls = onCall(
  { timeoutSeconds: 300, enforceAppCheck: ENFORCE_APP_CHECK },
  async ({ auth, data }: CallableRequest<unknown>): Promise<unknown> => {
    if (!auth) throw new HttpsError('unauthenticated', 'Sign in first.');
    const call = isObject(data) ? CALLED.get(data['name']) : undefined;
    if (!call || !isObject(data)) {
      logger.warn('Refused a call that does not exist', { uid: auth.uid });
      throw new HttpsError('not-found', 'There is no such call.');
    }
    return call(auth, data['data']);
  },
);
