import { communityError, loadGallery } from '@lumen-throw/community/index';
import type { Setup, SetupStatus } from '@lumen-throw/domain/setup';
import { matchesSearch, searchWords } from '@lumen-throw/domain/setup-search';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTypedText } from '../../shared/controls/use-typed-text.ts';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { submissionSearchQuery } from './moderation-queries.ts';

export interface SubmissionSearch {
  /** What the search of all submissions has come to. */
  phase: 'idle' | 'searching' | 'ready' | 'offline' | 'failed';
  setups: readonly Setup[];
  search: string;
  type: (search: string) => void;
  hasMore: boolean;
  /** Goes on with the search, or tries again what failed. */
  more: () => void;
  /** Reads one of the found setups anew, after an act. */
  recheck: (id: string) => Promise<void>;
}

/**
 * Searches all submissions, those that are not loaded too. Until the server has answered, what is
 * loaded and matches is there.
 * @param loaded submissions that the page has, of the status
 */
export function useSubmissionSearch(
  loaded: readonly Setup[],
  status: SetupStatus | null,
  moderator: string,
): SubmissionSearch {
  const { firebase } = useEnvironment();
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const asked = search.trim();
  const settled = useTypedText(asked) === asked;
  const query = submissionSearchQuery(firebase, asked, status);
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...query,
    enabled: asked !== '' && settled,
  });
  const found = data?.pages.flatMap((page) => page.setups) ?? [];

  const phase = (): SubmissionSearch['phase'] => {
    if (asked === '') return 'idle';
    if (isPending || isFetching) return 'searching';
    if (error) return communityError(error).code === 'offline' ? 'offline' : 'failed';
    return 'ready';
  };

  const recheck = async (id: string): Promise<void> => {
    if (!found.some((setup) => setup.id === id)) return;
    const { findSetup } = await loadGallery();
    const setup = await findSetup(firebase, id, { uid: moderator, isAdmin: true });
    const now = setup !== null && (status === null || setup.status === status) ? [setup] : [];
    client.setQueryData(query.queryKey, (before) => {
      const pages = before?.pages.map((page) => ({
        ...page,
        setups: page.setups.flatMap((each) => (each.id === id ? now : [each])),
      }));
      return before && pages && { ...before, pages };
    });
  };

  const words = searchWords(asked);
  const near = loaded.filter((setup) => matchesSearch(setup, words));
  const all = new Map([...near, ...found].map((setup) => [setup.id, setup]));
  const newestFirst = [...all.values()].toSorted(
    (one, other) => other.created_at.getTime() - one.created_at.getTime(),
  );
  return {
    phase: phase(),
    setups: asked === '' ? loaded : newestFirst,
    search,
    type: setSearch,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    recheck,
  };
}
