import type { QueuedSetup } from '@lumen-throw/community/index';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { queueQuery } from './moderation-queries.ts';

export interface ReportQueue {
  phase: 'loading' | 'ready' | 'failed';
  items: readonly QueuedSetup[];
  /** Whether more may wait than one page has. */
  hasMore: boolean;
  /** Takes an item off the screen that was decided: a function takes it out of the queue a moment later. */
  decided: (id: string) => void;
  /** Has an item wait again whose decision was taken back. */
  reopened: (id: string) => void;
  /** Reads what waits now. */
  lookAgain: () => void;
}

/** When the newest report or answer of an item came, in milliseconds since 1970. */
function newestIn({ latest, answer }: QueuedSetup): number {
  return Math.max(...latest.map(({ at }) => at.getTime()), answer?.at.getTime() ?? 0);
}

/** What waits for an admin, without what was decided on this page and is no news since. */
export function useReportQueue(): ReportQueue {
  const { firebase } = useEnvironment();
  const { data, isPending, isError, refetch } = useQuery(queueQuery(firebase));
  /** What was decided, with the newest that was known of it then. */
  const [gone, setGone] = useState<ReadonlyMap<string, number>>(new Map());
  const decided = useCallback(
    (id: string) => {
      const item = data?.find((one) => one.id === id);
      if (item) setGone((before) => new Map(before).set(id, newestIn(item)));
    },
    [data],
  );
  const reopened = useCallback(
    (id: string) => setGone((before) => new Map([...before].filter(([one]) => one !== id))),
    [],
  );
  const lookAgain = useCallback(() => {
    // What cannot be read now still has what was decided since.
    void refetch().then(({ isSuccess }) => isSuccess && setGone(new Map()));
  }, [refetch]);
  return {
    phase: isPending ? 'loading' : isError && !data ? 'failed' : 'ready',
    items: (data ?? []).filter((item) => newestIn(item) > (gone.get(item.id) ?? -Infinity)),
    hasMore: data?.length === PAGE_SIZES.queue,
    decided,
    reopened,
    lookAgain,
  };
}
