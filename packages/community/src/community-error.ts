/** What went wrong, in terms that a page can act upon. */
export type CommunityFailure =
  | 'offline'
  | 'storage-hangs'
  | 'server-error'
  | 'not-allowed'
  | 'not-found'
  | 'limit-reached'
  | 'shared-before'
  | 'reported-before'
  | 'answered-before'
  | 'featured-now'
  | 'changed-meanwhile'
  | 'decided-anew'
  | 'invalid-image'
  | 'not-inspected'
  | 'cancelled'
  | 'email-in-use'
  | 'invalid-email'
  | 'wrong-credentials'
  | 'weak-password'
  | 'invalid-name'
  | 'invalid-text'
  | 'too-many-attempts'
  | 'account-disabled'
  | 'email-not-confirmed'
  | 'recent-sign-in-needed'
  | 'popup-blocked'
  | 'not-offered'
  | 'other-account'
  | 'unexpected';

/** Field of the auth form that a failure belongs to. */
export type AuthField = 'displayName' | 'email' | 'password';

/** Every failure of this folder's functions; `reason` is a sentence for the member. */
export class CommunityError extends Error {
  override name = 'CommunityError';
  readonly code: CommunityFailure;
  readonly field: AuthField | null;

  constructor(code: CommunityFailure, reason: string, field: AuthField | null = null, cause?: unknown) {
    super(reason, { cause });
    this.code = code;
    this.field = field;
  }

  /** Sentence that fits into 'Failed to upload image: {reason}' and stands alone as well. */
  get reason(): string {
    return this.message;
  }
}
