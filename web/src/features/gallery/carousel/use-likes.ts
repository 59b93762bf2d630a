import { loadLikes } from '@lumen-throw/community/index';
import type { Setup } from '@lumen-throw/domain/setup';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useMember } from '../../../shared/session/use-session.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { CAROUSEL_TOASTS } from './texts.ts';
import { useLiked } from './use-liked.ts';

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
  const user = useMember();
  const userId = user?.id ?? null;
  const liked = useLiked(setups, userId);
  /** What the member's clicks have come to: a lookup's answer may be older. */
  const [clicked, setClicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  /** What the member wants of the setups whose like is on its way to the server. */
  const wishes = useRef({ userId, byId: new Map<string, boolean>() });

  useEffect(() => {
    if (wishes.current.userId === userId) return;
    wishes.current = { userId, byId: new Map() };
    setClicked(new Map());
  }, [userId]);

  const show = (id: string, { liked: isLiked, count }: LikeState) => {
    setClicked((before) => new Map(before).set(id, isLiked));
    setCounts((before) => new Map(before).set(id, count));
  };

  const of = ({ id, like_count: count }: Setup): LikeState => ({
    liked: clicked.get(id) ?? liked.has(id),
    count: counts.get(id) ?? count,
  });

  /** Carries one wish out. @returns what is true afterwards; null when that ended it */
  const carryOut = async (member: string, id: string, before: LikeState): Promise<LikeState | null> => {
    const mine = wishes.current;
    const wish = mine.byId.get(id) ?? before.liked;
    try {
      const likes = await loadLikes();
      return { liked: wish, count: await (wish ? likes.like : likes.unlike)(firebase, member, id) };
    } catch {
      // Another tab or device may have been first: then it is as it was wanted.
      const { liked: isLiked, count } = await loadLikes()
        .then(({ likeState }) => likeState(firebase, member, id))
        .catch(() => before);
      if (mine !== wishes.current) return null;
      if (count === null) {
        fail(wish);
        onGone(id);
        return null;
      }
      const truth = { liked: isLiked, count };
      const changed = mine.byId.get(id) !== wish;
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
    while (truth !== null && mine === wishes.current && wishes.current.byId.get(id) !== truth.liked);
    if (mine !== wishes.current) return;
    wishes.current.byId.delete(id);
    if (truth !== null) show(id, truth);
  };

  const toggle = (setup: Setup): void => {
    if (userId === null) {
      toast({ ...CAROUSEL_TOASTS.signInToLike, variant: 'destructive', cause: CAUSE });
      return;
    }
    const { id } = setup;
    const shown = of(setup);
    const running = wishes.current.byId.has(id);
    wishes.current.byId.set(id, !shown.liked);
    show(id, { liked: !shown.liked, count: shown.count + (shown.liked ? -1 : 1) });
    if (!running) void work(userId, id, shown);
  };

  return { of, toggle };
}
