import type { QueuedSetup } from '@lumen-throw/community/index';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { queueQuery } from './moderation-queries.ts';

export interface ReportQueue {
  phase: 'loading' | 'ready' | 'failed';
  items: readonly QueuedSetup[];
  /** Takes an item off the screen that was decided: a function takes it out of the queue a moment later. */
  decided: (id: string) => void;
  /** Reads what waits now. */
  lookAgain: () => void;
}

/** What waits for an admin, without what was decided on this page since it was read. */
export function useReportQueue(): ReportQueue {
  const { firebase } = useEnvironment();
  const { data, isPending, isError, refetch } = useQuery(queueQuery(firebase));
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const decided = useCallback((id: string) => setGone((before) => new Set(before).add(id)), []);
  const lookAgain = useCallback(() => {
    // What cannot be read now still has what was decided since.
    void refetch().then(({ isSuccess }) => isSuccess && setGone(new Set()));
  }, [refetch]);
  return {
    phase: isPending ? 'loading' : isError && !data ? 'failed' : 'ready',
    items: (data ?? []).filter(({ id }) => !gone.has(id)),
    decided,
    lookAgain,
  };
}
