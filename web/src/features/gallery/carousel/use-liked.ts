import { loadLikes } from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { Setup } from '@lumen-throw/domain/setup';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { GALLERY_KEYS } from '../gallery-queries.ts';

/** Key of whether a member likes a setup. */
export function likedKey(userId: string, setupId: string) {
  return [...GALLERY_KEYS.liked, userId, setupId] as const;
}

/** Answers whether a member likes a setup; all that are asked about at one time share one read. */
function likedLookup(firebase: FirebaseEnvironment, userId: string): (id: string) => Promise<boolean> {
  let gathering: { ids: string[]; answer: Promise<ReadonlySet<string>> } | null = null;
  return async (id) => {
    if (gathering === null) {
      const ids: string[] = [];
      const close = () => {
        gathering = null;
      };
      const answer = loadLikes()
        .finally(close)
        .then(({ likedAmong }) => likedAmong(firebase, userId, ids));
      gathering = { ids, answer };
    }
    const { ids, answer } = gathering;
    ids.push(id);
    return (await answer).has(id);
  };
}

/**
 * Which of some setups a member likes, as far as it was read. Each setup is looked up once for each
 * member; without an answer hearts stay empty until a click reads what is true.
 */
export function useLiked(setups: readonly Setup[], userId: string | null): ReadonlySet<string> {
  const { firebase } = useEnvironment();
  const client = useQueryClient();
  const lookUp = useMemo(() => (userId === null ? null : likedLookup(firebase, userId)), [firebase, userId]);
  const liked = useQueries({
    queries:
      lookUp && userId !== null
        ? setups.map(({ id }) => ({
            queryKey: likedKey(userId, id),
            queryFn: () => lookUp(id),
          }))
        : [],
    combine: (answers) => new Set(setups.flatMap(({ id }, at) => (answers[at]?.data ? [id] : []))),
  });

  useEffect(() => {
    // A member who comes back may have liked elsewhere meanwhile.
    client.removeQueries({
      queryKey: GALLERY_KEYS.liked,
      predicate: ({ queryKey: [, member] }) => member !== userId,
    });
  }, [client, userId]);

  return liked;
}
