import { useRef, useState } from 'react';
import {
  CommunityError,
  loadSession,
  loadSharing,
  loadUploads,
  type Member,
  type UploadedImage,
} from '../community/index.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { SUBMISSION_TOASTS } from '../texts/gallery.ts';
import { toast } from '../toasts/toast-store.ts';
import type { ChosenPicture } from './use-pictures.ts';
import { setupDraft, type SubmissionValues } from './submission-values.ts';

/** One submission through all its retries: the same id and the pictures that got through. */
interface Attempt {
  setupId: string;
  uploaded: Map<string, UploadedImage>;
}

export interface Submission {
  busy: boolean;
  /** Share of each picture that has been sent, 0 to 1, by the picture's key. */
  progress: ReadonlyMap<string, number>;
  /** @returns whether the setup is live */
  submit: (values: SubmissionValues, pictures: readonly ChosenPicture[]) => Promise<boolean>;
  cancel: () => void;
}

function reasonOf(error: unknown): string | null {
  return error instanceof CommunityError ? error.reason : null;
}

/** Sends a setup: every picture once, then the setup itself; a retry sends only what is missing. */
export function useSubmission(): Submission {
  const { firebase } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  const attempt = useRef<Attempt | null>(null);
  const abort = useRef<AbortController | null>(null);

  const upload = async (
    member: Member,
    pictures: readonly ChosenPicture[],
    current: Attempt,
    signal: AbortSignal,
  ) => {
    const { uploadImage, discardImages } = await loadUploads();
    const wanted = new Set(pictures.map(({ key }) => key));
    const unwanted = [...current.uploaded].filter(([key]) => !wanted.has(key));
    // Pictures that were sent and then taken out of the form leave the bucket too.
    if (unwanted.length > 0)
      await discardImages(
        firebase,
        unwanted.map(([, { path }]) => path),
      );
    for (const [key] of unwanted) current.uploaded.delete(key);
    for (const { key, prepared } of pictures) {
      if (current.uploaded.has(key)) continue;
      const onProgress = (share: number) => setProgress((before) => new Map(before).set(key, share));
      current.uploaded.set(
        key,
        await uploadImage(firebase, member.uid, prepared.blob, { onProgress, signal }),
      );
    }
    return pictures.map(({ key }) => current.uploaded.get(key)?.path ?? '');
  };

  const giveUp = async (): Promise<void> => {
    const paths = [...(attempt.current?.uploaded.values() ?? [])].map(({ path }) => path);
    attempt.current = null;
    setProgress(new Map());
    const { discardImages } = await loadUploads();
    await discardImages(firebase, paths);
  };

  const send = async (values: SubmissionValues, pictures: readonly ChosenPicture[]): Promise<void> => {
    const { currentMember } = await loadSession();
    const member = await currentMember(firebase);
    if (!member) throw new CommunityError('recent-sign-in-needed', 'Your session has ended. Sign in again.');
    const { newSetupId, createSetup } = await loadSharing();
    attempt.current ??= { setupId: newSetupId(firebase), uploaded: new Map() };
    abort.current = new AbortController();
    let paths: string[];
    try {
      paths = await upload(member, pictures, attempt.current, abort.current.signal);
    } catch (error) {
      throw new SubmissionFailure('upload', error);
    }
    try {
      await createSetup(firebase, attempt.current.setupId, member, setupDraft(values), paths);
    } catch (error) {
      throw new SubmissionFailure('save', error);
    }
  };

  const submit = async (values: SubmissionValues, pictures: readonly ChosenPicture[]): Promise<boolean> => {
    setBusy(true);
    try {
      await send(values, pictures);
      attempt.current = null;
      setProgress(new Map());
      toast(SUBMISSION_TOASTS.success);
      return true;
    } catch (error) {
      if (abort.current?.signal.aborted) await giveUp().catch(() => {});
      else toast({ ...failureToast(error), variant: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, progress, submit, cancel: () => abort.current?.abort() };
}

/** Says at which step a submission failed. */
class SubmissionFailure extends Error {
  override name = 'SubmissionFailure';
  readonly step: 'upload' | 'save';

  constructor(step: 'upload' | 'save', cause: unknown) {
    super(step, { cause });
    this.step = step;
  }
}

function failureToast(error: unknown): { title: string; description: string } {
  if (error instanceof SubmissionFailure) {
    const reason = reasonOf(error.cause);
    if (reason)
      return error.step === 'upload'
        ? SUBMISSION_TOASTS.uploadFailed(reason)
        : SUBMISSION_TOASTS.saveFailed(reason);
  }
  const reason = reasonOf(error);
  return reason ? SUBMISSION_TOASTS.saveFailed(reason) : SUBMISSION_TOASTS.failed;
}
