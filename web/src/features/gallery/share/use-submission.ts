import { useEffect, useRef, useState } from 'react';
import {
  CommunityError,
  communityError,
  loadEarlierAttempt,
  loadSession,
  loadSharing,
  loadStoredImages,
  loadUploads,
  type Member,
} from '@lumen-throw/community/index';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { SUBMISSION_TOASTS } from './texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { loadToastHost } from '../../../shared/toasts/toasts.tsx';
import { inOneTab, tellShared } from './draft-tabs.ts';
import { settleDraft } from '../../../shared/setup-draft/draft.ts';
import { shareDraft, type Shared } from './share-draft.ts';
import { setupDraft, type SubmissionValues } from '../../../shared/setup-draft/submission-values.ts';
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
const FAILS_FOR_ALL: ReadonlySet<string> = new Set(['offline', 'recent-sign-in-needed', 'too-many-attempts']);

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
  if (code === 'unexpected' || code === 'server-error') return SUBMISSION_TOASTS.failed;
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
    void Promise.allSettled([
      loadUploads(),
      loadStoredImages(),
      loadSharing(),
      loadEarlierAttempt(),
      loadToastHost(),
    ]);
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

  /**
   * @param mayUse whether a picture that is in the bucket already may be used
   * @returns the bucket paths in the order of the pictures
   * @throws the first failure, after all tries
   */
  const sendAll = async (
    member: Member,
    signal: AbortSignal,
    mayUse: (path: string) => Promise<boolean>,
  ): Promise<string[]> => {
    const paths: string[] = [];
    let first: unknown = null;
    for (const picture of pictures.chosen) {
      try {
        const { sentPath } = picture;
        const usable = sentPath !== null && (await mayUse(sentPath));
        paths.push(usable ? sentPath : await sendPicture(member, picture, signal));
      } catch (error) {
        first ??= error;
        if (signal.aborted || FAILS_FOR_ALL.has(communityError(error).code)) break;
      }
    }
    if (first !== null) throw first;
    return paths;
  };

  const verified = async (): Promise<Member> => (await loadSession()).verifiedMember(firebase);

  const send = async (values: SubmissionValues, signal: AbortSignal): Promise<Shared> => {
    let step: 'upload' | 'save' = 'save';
    const sendPictures = async (member: Member, mayUse: (path: string) => Promise<boolean>) => {
      step = 'upload';
      const paths = await sendAll(member, signal, mayUse);
      signal.throwIfAborted();
      return paths;
    };
    const onSaving = () => {
      step = 'save';
      setPhase('saving');
    };
    try {
      return await inOneTab(uid, signal, async () => {
        const member = await verified();
        const draft = setupDraft(values);
        return shareDraft(firebase, member, {
          draft,
          pictures: pictures.chosen,
          onSaving,
          sendPictures: (mayUse) => sendPictures(member, mayUse),
        });
      });
    } catch (error) {
      throw new SubmissionFailure(step, error);
    }
  };

  /** Runs what can be cancelled, and says how it failed. @returns null when it did */
  const run = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
    const controller = new AbortController();
    running.current = controller;
    setPhase('uploading');
    try {
      return await work(controller.signal);
    } catch (error) {
      const ending = controller.signal.reason as Ending | undefined;
      if (ending === 'cancelled') {
        pictures.withdraw();
        toast(SUBMISSION_TOASTS.cancelled);
      } else if (ending === 'left' && !hasEnded(error)) toast(SUBMISSION_TOASTS.left);
      else toast({ ...failureToast(error), variant: 'destructive' });
      return null;
    } finally {
      running.current = null;
      setPhase('idle');
    }
  };

  const submit = async (values: SubmissionValues): Promise<boolean> => {
    const shared = await run((signal) => send(values, signal));
    if (!shared) return false;
    const content = { values, keys: pictures.chosen.map(({ key }) => key) };
    await settleDraft(uid, content);
    tellShared(uid, content);
    setSending(new Map());
    toast(SUBMISSION_TOASTS.success);
    if (shared.earlierTitle !== null) toast(SUBMISSION_TOASTS.earlierLive(shared.earlierTitle));
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
