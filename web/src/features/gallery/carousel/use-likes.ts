import type { Setup } from '@lumen-throw/domain/setup';
import { useEffect, useRef, useState } from 'react';
import { loadLikes } from '@lumen-throw/community/index';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { CAROUSEL_TOASTS } from './texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';

/** What the screen shows of one setup's likes, over what was read with the setup. */
interface LikeState {
  liked: boolean;
  count: number;
}

export interface Likes {
  of: (setup: Setup) => LikeState;
  toggle: (setup: Setup) => void;
}

/** Of the messages about likes only the latest stands. */
const CAUSE = 'like';

function fail(wish: boolean): void {
  const words = wish ? CAROUSEL_TOASTS.likeFailed : CAROUSEL_TOASTS.unlikeFailed;
  toast({ ...words, variant: 'destructive', cause: CAUSE });
}

/**
 * Likes of the setups on the screen: answers a click at once. Clicks while the server is busy count
 * too: the last wish is what is carried out. What the server refuses shows what is true instead.
 * @param onGone called with a setup that is not there any more
 */
export function useLikes(setups: readonly Setup[], onGone: (id: string) => void): Likes {
  const { firebase } = useEnvironment();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const [liked, setLiked] = useState<ReadonlySet<string>>(new Set());
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  /** What the member wants of the setups whose like is on its way to the server. */
  const wishes = useRef(new Map<string, boolean>());
  /** Setups that were looked up for this member, or toggled: the answer of a lookup is older. */
  const known = useRef({ userId, ids: new Set<string>() });
  const ids = setups.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (known.current.userId !== userId) {
      known.current = { userId, ids: new Set() };
      wishes.current = new Map();
      setLiked(new Set());
    }
    const { ids: knownIds } = known.current;
    const asked = ids.split(' ').filter((id) => id !== '' && !knownIds.has(id));
    if (userId === null || asked.length === 0) return undefined;
    let current = true;
    loadLikes()
      .then(({ likedAmong }) => likedAmong(firebase, userId, asked))
      .then(
        (found) => {
          if (!current) return;
          const fresh = asked.filter((id) => !knownIds.has(id));
          for (const id of fresh) knownIds.add(id);
          setLiked((before) => new Set([...before, ...fresh.filter((id) => found.has(id))]));
        },
        // Without the answer hearts stay empty until a click reads what is true.
        () => {},
      );
    return () => {
      current = false;
    };
  }, [firebase, userId, ids]);

  const show = (id: string, { liked: isLiked, count }: LikeState) => {
    setLiked((before) => {
      const next = new Set(before);
      if (isLiked) next.add(id);
      else next.delete(id);
      return next;
    });
    setCounts((before) => new Map(before).set(id, count));
  };

  const of = (setup: Setup): LikeState => ({
    liked: liked.has(setup.id),
    count: counts.get(setup.id) ?? setup.like_count,
  });

  /** Carries one wish out. @returns what is true afterwards; null when that ended it */
  const carryOut = async (member: string, id: string, before: LikeState): Promise<LikeState | null> => {
    const wish = wishes.current.get(id) ?? before.liked;
    try {
      const likes = await loadLikes();
      return { liked: wish, count: await (wish ? likes.like : likes.unlike)(firebase, member, id) };
    } catch {
      // Another tab or device may have been first: then it is as it was wanted.
      const { liked: isLiked, count } = await loadLikes()
        .then(({ likeState }) => likeState(firebase, member, id))
        .catch(() => before);
      if (known.current.userId !== member) return null;
      if (count === null) {
        fail(wish);
        onGone(id);
        return null;
      }
      const truth = { liked: isLiked, count };
      const changed = wishes.current.get(id) !== wish;
      if (truth.liked === wish || changed) return truth;
      fail(wish);
      show(id, truth);
      return null;
    }
  };

  const work = async (member: string, id: string, start: LikeState): Promise<void> => {
    const mine = wishes.current;
    let truth: LikeState | null = start;
    do truth = await carryOut(member, id, truth);
    while (truth !== null && mine === wishes.current && wishes.current.get(id) !== truth.liked);
    if (mine !== wishes.current) return;
    wishes.current.delete(id);
    if (truth !== null) show(id, truth);
  };

  const toggle = (setup: Setup): void => {
    if (userId === null) {
      toast({ ...CAROUSEL_TOASTS.signInToLike, variant: 'destructive', cause: CAUSE });
      return;
    }
    const { id } = setup;
    const shown = of(setup);
    const running = wishes.current.has(id);
    wishes.current.set(id, !shown.liked);
    known.current.ids.add(id);
    show(id, { liked: !shown.liked, count: shown.count + (shown.liked ? -1 : 1) });
    if (!running) void work(userId, id, shown);
  };

  return { of, toggle };
}
