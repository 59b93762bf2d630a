import type { Setup, SetupStatus } from '@lumen-throw/domain/setup';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useMonthTurn } from '../../shared/countdown/use-month-turn.ts';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { featuredQuery, submissionsQuery } from './moderation-queries.ts';

export interface Submissions {
  phase: 'loading' | 'ready' | 'failed';
  /** Submissions of the status, as far as they are loaded. */
  setups: readonly Setup[];
  hasMore: boolean;
  loadingMore: boolean;
  featured: Setup | null;
  /** Whether the Setup of the Month could not be read; the list may be there all the same. */
  featuredFailed: boolean;
  /** Status to which the list is narrowed; null for all. */
  status: SetupStatus | null;
  choose: (status: SetupStatus | null) => void;
  more: () => void;
  reload: () => void;
}

/** The submissions for the admin page, and the featured one. */
export function useSubmissions(): Submissions {
  const { firebase } = useEnvironment();
  const [status, setStatus] = useState<SetupStatus | null>(null);
  const listed = useInfiniteQuery(submissionsQuery(firebase, status));
  const featured = useQuery(featuredQuery(firebase));
  const setups = useMemo(() => listed.data?.pages.flatMap((page) => page.setups) ?? [], [listed.data]);

  useMonthTurn(async () => {
    const { data, isSuccess } = await featured.refetch();
    return isSuccess && data !== null;
  });

  return {
    phase: listed.isPending || featured.isPending ? 'loading' : listed.isLoadingError ? 'failed' : 'ready',
    setups,
    hasMore: listed.hasNextPage,
    loadingMore: listed.isFetchingNextPage,
    featured: featured.data ?? null,
    featuredFailed: featured.isLoadingError,
    status,
    choose: setStatus,
    // After an act the whole list is being read anew: that is not broken off.
    more: () => void listed.fetchNextPage({ cancelRefetch: false }),
    reload: () => void Promise.all([listed.refetch(), featured.refetch()]),
  };
}
