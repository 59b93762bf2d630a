import { useEffect, useRef, useState } from 'react';
import {
  CommunityError,
  communityError,
  loadSession,
  loadSharing,
  loadUploads,
  type Member,
} from '../community/index.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { SUBMISSION_TOASTS } from '../texts/gallery.ts';
import { toast } from '../toasts/toast-store.ts';
import { loadToastHost } from '../toasts/toasts.tsx';
import { draftSetupId, forgetDraft } from './draft.ts';
import { setupDraft, type SubmissionValues } from './submission-values.ts';
import type { ChosenPicture, Pictures } from './use-pictures.ts';

/** What happens to a picture that is not sent yet. */
export type Sending = { kind: 'sending'; share: number } | { kind: 'failed'; reason: string };

export interface Submission {
  /** 'uploading' can be cancelled, 'saving' cannot. */
  phase: 'idle' | 'uploading' | 'saving';
  /** By the picture's key. */
  sending: ReadonlyMap<string, Sending>;
  /** Sends every picture that is missing, then the setup. @returns whether it is live */
  submit: (values: SubmissionValues) => Promise<boolean>;
  /** Sends one picture again. */
  retry: (key: string) => Promise<void>;
  cancel: () => void;
}

/** Why an upload was ended early. */
type Ending = 'cancelled' | 'left';

/** Failures after which the other pictures would fail too. */
const HOPELESS: ReadonlySet<string> = new Set(['offline', 'recent-sign-in-needed', 'too-many-attempts']);

/** Says at which step a submission failed. */
class SubmissionFailure extends Error {
  override name = 'SubmissionFailure';
  readonly step: 'upload' | 'save';
  readonly reason: CommunityError;

  constructor(step: 'upload' | 'save', cause: unknown) {
    super(step, { cause });
    this.step = step;
    this.reason = communityError(cause);
  }
}

function failureToast(error: unknown): { title: string; description: string } {
  if (!(error instanceof SubmissionFailure)) return SUBMISSION_TOASTS.failed;
  const { code, reason } = error.reason;
  if (code === 'unexpected') return SUBMISSION_TOASTS.failed;
  return error.step === 'upload'
    ? SUBMISSION_TOASTS.uploadFailed(reason)
    : SUBMISSION_TOASTS.saveFailed(reason);
}

/** Whether it failed because the session is over; the form then goes as if the member had left. */
function hasEnded(error: unknown): boolean {
  return error instanceof SubmissionFailure && error.reason.code === 'recent-sign-in-needed';
}

/** Sends a member's setup: every picture once, then the setup itself; a new try sends what is missing. */
export function useSubmission(uid: string, pictures: Pictures): Submission {
  const { firebase } = useEnvironment();
  const [phase, setPhase] = useState<Submission['phase']>('idle');
  const [sending, setSending] = useState<ReadonlyMap<string, Sending>>(new Map());
  const running = useRef<AbortController | null>(null);

  // What is needed to send, and to say that it failed, is there before the connection goes.
  useEffect(() => {
    void Promise.allSettled([loadUploads(), loadSharing(), loadToastHost()]);
  }, []);

  // Who goes elsewhere, or is signed out, finds the draft again; nothing goes on unseen.
  useEffect(() => () => running.current?.abort('left' satisfies Ending), []);

  useEffect(() => {
    if (phase === 'idle') return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [phase]);

  const show = (key: string, state: Sending | null) =>
    setSending((before) => {
      const next = new Map(before);
      if (state) next.set(key, state);
      else next.delete(key);
      return next;
    });

  const sendPicture = async (member: Member, { key, prepared }: ChosenPicture, signal: AbortSignal) => {
    const { uploadImage } = await loadUploads();
    show(key, { kind: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => show(key, { kind: 'sending', share });
      const { path } = await uploadImage(firebase, member.uid, prepared.blob, { onProgress, signal });
      pictures.markSent(key, path);
      show(key, null);
      return path;
    } catch (error) {
      show(key, signal.aborted ? null : { kind: 'failed', reason: communityError(error).reason });
      throw error;
    }
  };

  /** @returns the bucket paths in the order of the pictures @throws the first failure, after all tries */
  const sendAll = async (member: Member, signal: AbortSignal): Promise<string[]> => {
    const paths: string[] = [];
    let first: unknown = null;
    for (const picture of pictures.chosen) {
      try {
        paths.push(picture.sentPath ?? (await sendPicture(member, picture, signal)));
      } catch (error) {
        first ??= error;
        if (signal.aborted || HOPELESS.has(communityError(error).code)) break;
      }
    }
    if (first !== null) throw first;
    return paths;
  };

  const verified = async (): Promise<Member> => (await loadSession()).verifiedMember(firebase);

  const send = async (values: SubmissionValues, signal: AbortSignal): Promise<void> => {
    let step: 'upload' | 'save' = 'save';
    try {
      const member = await verified();
      step = 'upload';
      const paths = await sendAll(member, signal);
      signal.throwIfAborted();
      step = 'save';
      setPhase('saving');
      const { newSetupId, createSetup } = await loadSharing();
      const id = draftSetupId(uid, () => newSetupId(firebase));
      await createSetup(firebase, id, member, setupDraft(values), paths);
    } catch (error) {
      throw new SubmissionFailure(step, error);
    }
  };

  /** Runs what can be cancelled, and says how it failed. @returns whether it worked */
  const run = async (work: (signal: AbortSignal) => Promise<void>): Promise<boolean> => {
    const controller = new AbortController();
    running.current = controller;
    setPhase('uploading');
    try {
      await work(controller.signal);
      return true;
    } catch (error) {
      const ending = controller.signal.reason as Ending | undefined;
      if (ending === 'cancelled') {
        pictures.withdraw();
        toast(SUBMISSION_TOASTS.cancelled);
      } else if (ending === 'left' && !hasEnded(error)) toast(SUBMISSION_TOASTS.left);
      else toast({ ...failureToast(error), variant: 'destructive' });
      return false;
    } finally {
      running.current = null;
      setPhase('idle');
    }
  };

  const submit = async (values: SubmissionValues): Promise<boolean> => {
    const live = await run((signal) => send(values, signal));
    if (!live) return false;
    await forgetDraft(uid);
    setSending(new Map());
    toast(SUBMISSION_TOASTS.success);
    return true;
  };

  const retry = async (key: string): Promise<void> => {
    const picture = pictures.chosen.find((candidate) => candidate.key === key);
    if (!picture) return;
    await run(async (signal) => {
      try {
        await sendPicture(await verified(), picture, signal);
      } catch (error) {
        throw new SubmissionFailure('upload', error);
      }
    });
  };

  return {
    phase,
    sending,
    submit,
    retry,
    cancel: () => running.current?.abort('cancelled' satisfies Ending),
  };
}
