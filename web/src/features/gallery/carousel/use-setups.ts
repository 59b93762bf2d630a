import { loadGallery } from '@lumen-throw/community/index';
import type { GalleryFilter, Setup } from '@lumen-throw/domain/setup';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useIsAdmin, useMayRead, useMember } from '../../../shared/session/use-session.ts';
import { loadToastHost } from '../../../shared/toasts/toasts.tsx';
import { GALLERY_KEYS, linkedSetupQuery, ownHiddenQuery, publishedQuery } from '../gallery-queries.ts';
import { isBeyond, isWithdrawn, useGalleryNews, type GalleryNews } from '../gallery-news.ts';
import {
  FIRST_PLACE,
  placeOf,
  placeReducer,
  totalOf,
  visibleSetups,
  type ReadSetups,
} from './setups-state.ts';

/** How close to the last loaded setup the next page is asked for. */
const READ_AHEAD = 3;

/** What the carousel shows. */
interface CarouselState {
  phase: 'loading' | 'ready' | 'failed';
  filter: GalleryFilter;
  index: number;
  /** Whether the setup of the share link is gone or hidden. */
  missing: boolean;
  /** Whether a setup has just left the screen because it is gone. */
  left: boolean;
}

export interface SetupsControl {
  state: CarouselState;
  /** The setups of the carousel, as far as they are loaded. */
  setups: readonly Setup[];
  total: number;
  choose: (filter: GalleryFilter) => void;
  move: (step: -1 | 1) => void;
  remove: (id: string) => void;
  /**
   * Looks whether a setup is still there after an act on it failed, and takes it out when it is not.
   * @returns whether it is gone @throws when that cannot be read
   */
  recheck: (id: string) => Promise<boolean>;
  reload: () => void;
}

/**
 * The setups of the carousel: read page by page as the visitor moves on. A visitor who signs in or
 * out stays at the setup that is shown.
 * @param linkedId setup to open first, from a share link; until a filter is chosen
 * @param wanted the filter that the address says
 * @param onChoose keeps a chosen filter in the address
 */
export function useSetups(
  linkedId: string | null,
  wanted: GalleryFilter,
  onChoose: (filter: GalleryFilter) => void,
): SetupsControl {
  const { firebase } = useEnvironment();
  const user = useMember();
  const isAdmin = useIsAdmin();
  const client = useQueryClient();
  const [{ filter, shown, removed, left, awaitsNext }, dispatch] = useReducer(placeReducer, FIRST_PLACE);
  const [leftId, setLeftId] = useState<string | null>(null);
  const [followed, setFollowed] = useState(linkedId);
  if (followed !== linkedId) {
    // Another share link, on the page: its setup comes first and is shown.
    setFollowed(linkedId);
    dispatch({ kind: 'followed' });
  }
  if (filter !== wanted) dispatch({ kind: 'chosen', filter: wanted });
  const reader = { uid: user?.id ?? null, isAdmin };
  // Until the session is known a hidden setup of one's own could not be told from a missing one.
  const enabled = useMayRead();
  const linked = useQuery({
    ...linkedSetupQuery(firebase, linkedId === leftId ? null : linkedId, reader),
    enabled,
  });
  const own = useQuery({ ...ownHiddenQuery(firebase, reader.uid), enabled });
  const published = useInfiniteQuery({ ...publishedQuery(firebase, filter), enabled });
  const { data: pages, hasNextPage, fetchNextPage } = published;

  const read = useMemo<ReadSetups>(
    () => ({
      linked: linked.data ?? null,
      hidden: (own.data ?? []).filter(({ type_tag: type }) => filter === 'All' || type === filter),
      published: pages?.pages.flatMap((page) => page.setups) ?? [],
      counted: pages?.pages[0]?.counted ?? 0,
    }),
    [linked.data, own.data, pages, filter],
  );
  const setups = useMemo(() => visibleSetups(read, removed), [read, removed]);
  const index = placeOf(setups, shown);

  // What else belongs to the member is waited for at the start only: later it joins what is shown.
  const starts = shown === null;
  const reading = published.isPending || (starts && (linked.isLoading || own.isLoading));
  const failed = published.isLoadingError || (starts && (linked.isError || own.isError));
  const phase = reading ? 'loading' : failed ? 'failed' : 'ready';
  const ready = phase === 'ready';
  if (ready && starts && setups.length > 0) dispatch({ kind: 'started', setups });
  if (awaitsNext && index < setups.length - 1) dispatch({ kind: 'moved', step: 1, setups, more: false });

  useEffect(() => {
    // The next page may fail for want of a connection, and a message about that must not need one.
    if (ready) void loadToastHost().catch(() => {});
  }, [ready]);

  const readMore = useCallback((): void => {
    if (hasNextPage) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, fetchNextPage]);

  const nearEnd = index >= setups.length - READ_AHEAD;
  const loadedPages = pages?.pages.length ?? 0;
  useEffect(() => {
    if (nearEnd && loadedPages > 0) readMore();
  }, [nearEnd, loadedPages, readMore]);

  const move = useCallback(
    (step: -1 | 1) => {
      // A visitor's first view needs nothing of the database; what is beyond does, also when the connection goes.
      void loadGallery().catch(() => {});
      // What could not be read ahead is tried again when it is wanted.
      if (step === 1 && index === setups.length - 1) readMore();
      dispatch({ kind: 'moved', step, setups, more: hasNextPage });
    },
    [index, setups, readMore, hasNextPage],
  );

  const remove = (id: string, gone = false): void => {
    dispatch({ kind: 'removed', id, gone, setups });
    // Lists of other types may count it: they are read anew when they are chosen.
    client.removeQueries({ queryKey: GALLERY_KEYS.lists, type: 'inactive' });
  };

  const recheck = async (id: string): Promise<boolean> => {
    const found = await (await loadGallery()).findSetup(firebase, id, reader);
    if (!found) remove(id, true);
    return found === null;
  };

  const news = useGalleryNews();
  const follow = useEffectEvent((told: GalleryNews): void => {
    const isShown = ({ id }: Setup) => id === setups[index]?.id;
    const published = setups.filter(({ status: is }) => is === 'Published');
    const gone = published.filter((setup) => isWithdrawn(told, setup));
    if (gone.some(({ created_by: owner }) => owner === reader.uid)) {
      // An owner still sees what is hidden, marked as such.
      void client.refetchQueries({ queryKey: GALLERY_KEYS.all, type: 'active' });
      return;
    }
    // What is shown goes last, for it is what the visitor is told about.
    for (const setup of [...gone.filter((one) => !isShown(one)), ...gone.filter(isShown)])
      remove(setup.id, isShown(setup));
    // An older setup is not in the answer: of all those only the one that is shown is looked up.
    const shownNow = published.find(isShown);
    if (shownNow && isBeyond(told, shownNow)) void recheck(shownNow.id).catch(() => {});
  });
  useEffect(() => {
    if (news) follow(news);
  }, [news]);

  return {
    state: { phase, filter, index, missing: linked.data === null, left },
    setups,
    total: totalOf(read, removed),
    choose: (chosen) => {
      setLeftId(linkedId);
      onChoose(chosen);
    },
    move,
    remove,
    recheck,
    reload: () => void client.refetchQueries({ queryKey: GALLERY_KEYS.all, type: 'active' }),
  };
}
