import type { ModerationEntry } from '@lumen-throw/domain/moderation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { moderationLogQuery } from './moderation-queries.ts';

export interface ModerationLogState {
  phase: 'loading' | 'ready' | 'failed';
  entries: readonly ModerationEntry[];
  hasMore: boolean;
  /** Reads the next page, or what could not be read once more. */
  more: () => void;
}

/** The record of moderation, newest first, page by page. */
export function useModerationLog(): ModerationLogState {
  const { firebase } = useEnvironment();
  const { data, isFetching, isError, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(moderationLogQuery(firebase));
  return {
    phase: isFetching ? 'loading' : isError ? 'failed' : 'ready',
    entries: data?.pages.flatMap((page) => page.entries) ?? [],
    hasMore: hasNextPage,
    more: () => void (isError && !isFetchNextPageError ? refetch() : fetchNextPage()),
  };
}
