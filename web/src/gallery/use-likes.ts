import type { Setup } from '@lumen-throw/domain/setup';
import { useEffect, useRef, useState } from 'react';
import { loadLikes } from '../community/index.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { useSession } from '../session/use-session.ts';
import { GALLERY_TOASTS } from '../texts/gallery.ts';
import { toast } from '../toasts/toast-store.ts';

/** What the screen shows of one setup's likes, over what was read with the setup. */
interface LikeState {
  liked: boolean;
  count: number;
}

export interface Likes {
  of: (setup: Setup) => LikeState;
  toggle: (setup: Setup) => void;
}

/**
 * Likes of the setups on the screen: answers a click at once, and takes it back with a message when
 * the server refuses it.
 */
export function useLikes(setups: readonly Setup[]): Likes {
  const { firebase } = useEnvironment();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const [liked, setLiked] = useState<ReadonlySet<string>>(new Set());
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const busy = useRef(new Set<string>());
  /** Setups that were looked up for this member, or toggled: the answer of a lookup is older. */
  const known = useRef({ userId, ids: new Set<string>() });
  const ids = setups.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (known.current.userId !== userId) {
      known.current = { userId, ids: new Set() };
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
        // Without the answer hearts stay empty; a click still tells the truth.
        () => {},
      );
    return () => {
      current = false;
    };
  }, [firebase, userId, ids]);

  const show = (id: string, isLiked: boolean, count: number) => {
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

  const toggle = (setup: Setup): void => {
    if (userId === null) {
      toast({ ...GALLERY_TOASTS.signInToLike, variant: 'destructive' });
      return;
    }
    if (busy.current.has(setup.id)) return;
    busy.current.add(setup.id);
    known.current.ids.add(setup.id);
    const before = of(setup);
    show(setup.id, !before.liked, before.count + (before.liked ? -1 : 1));
    loadLikes()
      .then((likes) => (before.liked ? likes.unlike : likes.like)(firebase, userId, setup.id))
      .then(
        (count) => show(setup.id, !before.liked, count),
        () => {
          show(setup.id, before.liked, before.count);
          toast({
            ...(before.liked ? GALLERY_TOASTS.unlikeFailed : GALLERY_TOASTS.likeFailed),
            variant: 'destructive',
          });
        },
      )
      .finally(() => busy.current.delete(setup.id));
  };

  return { of, toggle };
}
