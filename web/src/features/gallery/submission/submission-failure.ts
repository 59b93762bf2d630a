import { communityError, type CommunityError } from '@lumen-throw/community/index';
import { SUBMISSION_TOASTS } from './texts.ts';

/** Says at which step a submission failed. */
export class SubmissionFailure extends Error {
  override name = 'SubmissionFailure';
  readonly step: 'upload' | 'save';
  readonly reason: CommunityError;

  constructor(step: 'upload' | 'save', cause: unknown) {
    super(step, { cause });
    this.step = step;
    this.reason = communityError(cause);
  }
}

/** What is said of a submission that failed. */
export function failureToast(error: unknown): { title: string; description: string } {
  if (!(error instanceof SubmissionFailure)) return SUBMISSION_TOASTS.failed;
  const { code, reason } = error.reason;
  if (code === 'unexpected' || code === 'server-error') return SUBMISSION_TOASTS.failed;
  return error.step === 'upload'
    ? SUBMISSION_TOASTS.uploadFailed(reason)
    : SUBMISSION_TOASTS.saveFailed(reason);
}

/** Whether the service refused it, as it does what a banned member shares. */
export function isRefused(error: unknown): boolean {
  return error instanceof SubmissionFailure && error.reason.code === 'not-allowed';
}

/** Whether it failed because the session is over; the form then goes as if the member had left. */
export function hasEnded(error: unknown): boolean {
  return error instanceof SubmissionFailure && error.reason.code === 'recent-sign-in-needed';
}
