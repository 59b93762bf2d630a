/** What pages ask of the functions by name, with the member's session. */

/** The function that takes every call. */
export const CALLS_FUNCTION = 'calls';

/** What can be asked of it. */
export type CallName = 'deleteAccount' | 'editSetup' | 'moderateMember' | 'undoDecision';

/** A call as it is sent. */
export interface FunctionCall {
  name: CallName;
  /** JSON. */
  data: unknown;
}
