import { useEffect, useRef, useState } from 'react';
import { refusedForBan } from '../../../shared/session/standing.ts';
import { dismissToast } from '../../../shared/toasts/toast-dismissal.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { failureToast, hasEnded, isRefused } from './submission-failure.ts';
import { NOT_SHARED, SUBMISSION_TOASTS } from './texts.ts';

/** 'uploading' can be cancelled, 'saving' cannot. */
export type RunPhase = 'idle' | 'uploading' | 'saving';

/** Why a run was ended early. */
type Ending = 'cancelled' | 'left';

interface CancellableRun {
  phase: RunPhase;
  /** Runs what can be cancelled, and says how it failed. @returns null when it did */
  run: <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T | null>;
  /** From here on nothing can be cancelled. */
  saving: () => void;
  cancel: () => void;
}

/**
 * One run of sending, which its member can cancel or leave; the browser asks before it closes meanwhile.
 * @param onCancelled takes back what was sent until then
 */
export function useCancellableRun(onCancelled: () => void): CancellableRun {
  const [phase, setPhase] = useState<RunPhase>('idle');
  const running = useRef<AbortController | null>(null);

  // A member who leaves or is signed out finds the draft again; nothing continues unseen.
  useEffect(() => () => running.current?.abort('left' satisfies Ending), []);

  useEffect(() => {
    if (phase === 'idle') return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [phase]);

  const run = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
    const controller = new AbortController();
    running.current = controller;
    setPhase('uploading');
    dismissToast(NOT_SHARED);
    try {
      return await work(controller.signal);
    } catch (error) {
      // What is said of a ban has taken the form's place.
      if (isRefused(error) && (await refusedForBan())) return null;
      const ending = controller.signal.reason as Ending | undefined;
      if (ending === 'cancelled') {
        onCancelled();
        toast(SUBMISSION_TOASTS.cancelled);
      } else if (ending === 'left' && !hasEnded(error)) toast(SUBMISSION_TOASTS.left);
      else toast({ ...failureToast(error), variant: 'destructive', cause: NOT_SHARED });
      return null;
    } finally {
      running.current = null;
      setPhase('idle');
    }
  };

  return {
    phase,
    run,
    saving: () => setPhase('saving'),
    cancel: () => running.current?.abort('cancelled' satisfies Ending),
  };
}
