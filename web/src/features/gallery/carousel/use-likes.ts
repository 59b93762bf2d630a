import { CommunityError, loadLikes, type LikeState } from '@lumen-throw/community/index';
import type { Setup } from '@lumen-throw/domain/setup';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useMember } from '../../../shared/session/use-session.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { CAROUSEL_TOASTS } from './texts.ts';
import { likedKey, useLiked } from './use-liked.ts';

/** What the screen shows of one setup's likes. */
interface ShownLike {
  liked: boolean;
  count: number;
}

/** A member's click on the heart of a setup. */
interface Click {
  id: string;
  member: string;
  /** What the click asks for, shown until the server answers. */
  wish: ShownLike;
}

export interface Likes {
  of: (setup: Setup) => ShownLike;
  toggle: (setup: Setup) => void;
}

/** Only the latest message about likes stays on the screen. */
const CAUSE = 'like';

function fail(wish: boolean, error: unknown): void {
  const failed = wish ? CAROUSEL_TOASTS.likeFailed : CAROUSEL_TOASTS.unlikeFailed;
  const isAtLimit = error instanceof CommunityError && error.code === 'limit-reached';
  const words = isAtLimit ? CAROUSEL_TOASTS.likeLimit(error.reason) : failed;
  toast({ ...words, variant: 'destructive', cause: CAUSE });
}

/**
 * Likes of the setups on the screen. A click shows its result right away; the scope sends likes one
 * after the other, and of several clicks on one setup only the last counts. When the server refuses,
 * the screen shows what is true instead.
 * @param onGone called with a setup that no longer exists
 */
export function useLikes(setups: readonly Setup[], onGone: (id: string) => void): Likes {
  const { firebase } = useEnvironment();
  const client = useQueryClient();
  const member = useMember();
  const userId = member?.id ?? null;
  const liked = useLiked(setups, userId);
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  /** What clicks ask for, until the server has answered. */
  const [wishes, setWishes] = useState<ReadonlyMap<string, ShownLike>>(new Map());
  /** The member's last unanswered click on each setup. */
  const lastClicks = useRef({ userId, byId: new Map<string, Click>() });

  useEffect(() => {
    if (lastClicks.current.userId === userId) return;
    lastClicks.current = { userId, byId: new Map() };
    setWishes(new Map());
  }, [userId]);

  /** Shows what is true of a setup, unless a later click waits. @param truth null when nobody could tell */
  const settle = (click: Click, truth: LikeState | null): void => {
    const { id, member } = click;
    const { liked: isLiked, count = null } = truth ?? {};
    if (isLiked !== undefined) client.setQueryData(likedKey(member, id), isLiked);
    if (count !== null) setCounts((before) => new Map(before).set(id, count));
    if (lastClicks.current.byId.get(id) !== click) return;
    lastClicks.current.byId.delete(id);
    setWishes((before) => new Map([...before].filter(([other]) => other !== id)));
  };

  const { mutate } = useMutation({
    scope: { id: 'likes' },
    mutationFn: async (click: Click): Promise<LikeState | null> => {
      const { id, member, wish } = click;
      const isLast = lastClicks.current.byId.get(id) === click;
      if (!isLast || client.getQueryData(likedKey(member, id)) === wish.liked) return null;
      const { like, unlike } = await loadLikes();
      return { liked: wish.liked, count: await (wish.liked ? like : unlike)(firebase, member, id) };
    },
    onMutate: (click) => {
      // The answer of a lookup under way may be older than the click.
      void client.cancelQueries({ queryKey: likedKey(click.member, click.id) });
      lastClicks.current.byId.set(click.id, click);
      setWishes((before) => new Map(before).set(click.id, click.wish));
    },
    onSuccess: (truth, click) => {
      if (lastClicks.current.byId.has(click.id)) settle(click, truth);
    },
    onError: async (failure, click) => {
      const { id, member, wish } = click;
      // Another tab or device may have been first: then all is as the member wants it.
      const truth = await loadLikes()
        .then(({ likeState }) => likeState(firebase, member, id))
        .catch(() => null);
      const last = lastClicks.current.byId.get(id);
      // The member has signed out.
      if (!last) return;
      const isGone = truth?.count === null;
      if (isGone || (last === click && truth?.liked !== wish.liked)) fail(wish.liked, failure);
      if (isGone) onGone(id);
      settle(click, truth);
    },
  });

  const of = ({ id, like_count: count }: Setup): ShownLike =>
    wishes.get(id) ?? { liked: liked.has(id), count: counts.get(id) ?? count };

  const toggle = (setup: Setup): void => {
    if (userId === null) {
      toast({ ...CAROUSEL_TOASTS.signInToLike, variant: 'destructive', cause: CAUSE });
      return;
    }
    const shown = of(setup);
    // A like given before can be taken back.
    if (member?.isBanned && !shown.liked) {
      toast({ ...CAROUSEL_TOASTS.banned, variant: 'destructive', cause: CAUSE });
      return;
    }
    const wish = { liked: !shown.liked, count: shown.count + (shown.liked ? -1 : 1) };
    mutate({ id: setup.id, member: userId, wish });
  };

  return { of, toggle };
}
