import type { GalleryFilter, Setup } from '@lumen-throw/domain/setup';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { loadGallery, type PageCursor } from '@lumen-throw/community/index';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { GALLERY_TOASTS } from '../texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { loadToastHost } from '../../../shared/toasts/toasts.tsx';
import { INITIAL_SETUPS, setupsReducer, totalOf, visibleSetups, type SetupsState } from './setups-state.ts';

/** How close to the last loaded setup the next page is asked for. */
const READ_AHEAD = 3;

export interface SetupsControl {
  state: SetupsState;
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
  /** From the start, with every type: a new setup stands first. */
  restart: () => void;
}

/**
 * The setups of the carousel: read page by page as the visitor moves on. Who signs in or out stays at
 * the setup that is shown.
 * @param linkedId setup to open first, from a share link; until a filter is chosen
 */
export function useSetups(linkedId: string | null): SetupsControl {
  const { firebase } = useEnvironment();
  const { status, user, isAdmin } = useSession();
  const [state, dispatch] = useReducer(setupsReducer, INITIAL_SETUPS);
  const [leftId, setLeftId] = useState<string | null>(null);
  const { filter, round } = state;
  const userId = user?.id ?? null;
  const openId = linkedId === leftId ? null : linkedId;
  const request = `${filter} ${round} ${openId ?? ''}`;
  const answered = useRef<string | null>(null);
  const reading = useRef<PageCursor | null>(null);

  const fail = useCallback((error: unknown) => {
    console.error(GALLERY_TOASTS.loadFailed.description, error);
    dispatch({ kind: 'failed' });
    toast({ ...GALLERY_TOASTS.loadFailed, variant: 'destructive', cause: 'gallery' });
  }, []);

  useEffect(() => {
    // Until the session is known a hidden setup of one's own could not be told from a missing one.
    if (status === 'unknown') return undefined;
    let current = true;
    const onlyMemberChanged = answered.current === request;
    if (!onlyMemberChanged) {
      reading.current = null;
      answered.current = null;
      dispatch({ kind: 'started', round });
    }
    const read = async () => {
      const gallery = await loadGallery();
      const [own, opened, published] = await Promise.all([
        userId === null ? [] : gallery.listOwnHidden(firebase, userId),
        openId === null ? null : gallery.findSetup(firebase, openId, { uid: userId, isAdmin }),
        onlyMemberChanged
          ? null
          : Promise.all([gallery.listPublished(firebase, filter), gallery.countPublished(firebase, filter)]),
      ]);
      if (!current) return;
      const hidden = own.filter(({ type_tag: type }) => filter === 'All' || type === filter);
      const missing = openId !== null && !opened;
      if (published) {
        const [page, counted] = published;
        dispatch({ kind: 'loaded', page, counted, hidden, opened, missing });
      } else dispatch({ kind: 'member', hidden, opened, missing });
      answered.current = request;
      // The next page may fail for want of a connection, and a message about that must not need one.
      void loadToastHost().catch(() => {});
    };
    read().catch((error: unknown) => current && fail(error));
    return () => {
      current = false;
    };
  }, [firebase, request, filter, round, openId, userId, isAdmin, status, fail]);

  const setups = visibleSetups(state);
  const { index, next } = state;
  const nearEnd = index >= setups.length - READ_AHEAD;

  const readMore = useCallback((): void => {
    if (next === null || reading.current === next) return;
    reading.current = next;
    loadGallery()
      .then(({ listPublished }) => listPublished(firebase, filter, next))
      .then(
        (page) => dispatch({ kind: 'more', page, after: next }),
        (error: unknown) => {
          reading.current = null;
          fail(error);
        },
      );
  }, [firebase, filter, next, fail]);

  useEffect(() => {
    if (nearEnd) readMore();
  }, [nearEnd, readMore]);

  const move = useCallback(
    (step: -1 | 1) => {
      // What could not be read ahead is tried again when it is wanted.
      if (step === 1 && index === setups.length - 1) readMore();
      dispatch({ kind: 'moved', step });
    },
    [index, setups.length, readMore],
  );

  const recheck = useCallback(
    async (id: string): Promise<boolean> => {
      const { findSetup } = await loadGallery();
      const found = await findSetup(firebase, id, { uid: userId, isAdmin });
      if (!found) dispatch({ kind: 'removed', id, gone: true });
      return found === null;
    },
    [firebase, userId, isAdmin],
  );

  return {
    state,
    setups,
    total: totalOf(state),
    choose: (chosen) => {
      setLeftId(linkedId);
      dispatch({ kind: 'chosen', filter: chosen });
    },
    move,
    remove: useCallback((id) => dispatch({ kind: 'removed', id }), []),
    recheck,
    reload: useCallback(() => dispatch({ kind: 'reload' }), []),
    restart: () => {
      setLeftId(linkedId);
      dispatch({ kind: 'reload', filter: 'All' });
    },
  };
}
