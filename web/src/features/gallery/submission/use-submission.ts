import { useEffect } from 'react';
import {
  loadEarlierAttempt,
  loadInspectedPictures,
  loadSession,
  loadSetupDetails,
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
import { detailsOf } from '../../../shared/setup-draft/kit-values.ts';
import { setupDraft, type SubmissionValues } from '../../../shared/setup-draft/submission-values.ts';
import { SubmissionFailure } from './submission-failure.ts';
import { usePictureSending, type Sending } from './use-picture-sending.ts';
import { useCancellableRun, type RunPhase } from './use-cancellable-run.ts';
import type { Pictures } from './use-pictures.ts';

export interface Submission {
  phase: RunPhase;
  /** By the picture's key. */
  sending: ReadonlyMap<string, Sending>;
  /** Sends every picture that is missing, then the setup. @returns whether it is live */
  submit: (values: SubmissionValues) => Promise<boolean>;
  /** Sends one picture again. */
  retry: (key: string) => Promise<void>;
  cancel: () => void;
}

/** Sends a member's setup: every picture once, then the setup itself; a new try sends what is missing. */
export function useSubmission(uid: string, pictures: Pictures): Submission {
  const { firebase } = useEnvironment();
  const { phase, run, saving, cancel } = useCancellableRun(pictures.withdraw);
  const { sending, sendPicture, sendMissing, forget } = usePictureSending(pictures);

  // What is needed to send, and to say that it failed, is there before the connection goes.
  useEffect(() => {
    void Promise.allSettled([
      loadUploads(),
      loadInspectedPictures(),
      loadStoredImages(),
      loadSharing(),
      loadSetupDetails(),
      loadEarlierAttempt(),
      loadToastHost(),
    ]);
  }, []);

  const verified = async (): Promise<Member> => (await loadSession()).verifiedMember(firebase);

  const send = async (values: SubmissionValues, signal: AbortSignal): Promise<Shared> => {
    let step: 'upload' | 'save' = 'save';
    const sendPictures = async (member: Member, mayUse: (path: string) => Promise<boolean>) => {
      step = 'upload';
      const paths = await sendMissing(member, signal, mayUse);
      signal.throwIfAborted();
      return paths;
    };
    const onSaving = () => {
      step = 'save';
      saving();
    };
    try {
      return await inOneTab(uid, signal, async () => {
        const member = await verified();
        const draft = setupDraft(values);
        return shareDraft(firebase, member, {
          draft,
          details: detailsOf(values),
          pictures: pictures.chosen,
          onSaving,
          sendPictures: (mayUse) => sendPictures(member, mayUse),
        });
      });
    } catch (error) {
      throw new SubmissionFailure(step, error);
    }
  };

  const submit = async (values: SubmissionValues): Promise<boolean> => {
    const shared = await run((signal) => send(values, signal));
    if (!shared) return false;
    const content = { values, keys: pictures.chosen.map(({ key }) => key) };
    await settleDraft(uid, content);
    tellShared(uid, content);
    forget();
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
    cancel,
  };
}
