import type { GalleryFilter, Setup } from '@lumen-throw/domain/setup';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { loadGallery, type PageCursor } from '../community/index.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { useSession } from '../session/use-session.ts';
import { GALLERY_TOASTS } from '../texts/gallery.ts';
import { toast } from '../toasts/toast-store.ts';
import { INITIAL_SETUPS, setupsReducer, visibleSetups, type SetupsState } from './setups-state.ts';

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
  reload: () => void;
}

/**
 * The setups of the carousel: read page by page as the visitor moves on.
 * @param openId setup to open first, from a share link
 */
export function useSetups(openId: string | null): SetupsControl {
  const { firebase } = useEnvironment();
  const { status, user } = useSession();
  const [state, dispatch] = useReducer(setupsReducer, INITIAL_SETUPS);
  const { filter, round } = state;
  const userId = user?.id ?? null;
  const reading = useRef<PageCursor | null>(null);

  const fail = useCallback((error: unknown, message: boolean) => {
    console.error(GALLERY_TOASTS.loadFailed.description, error);
    dispatch({ kind: 'failed' });
    if (message) toast({ ...GALLERY_TOASTS.loadFailed, variant: 'destructive' });
  }, []);

  useEffect(() => {
    // Until the session is known a hidden setup of one's own could not be told from a missing one.
    if (status === 'unknown') return undefined;
    let current = true;
    reading.current = null;
    dispatch({ kind: 'started', round });
    const read = async () => {
      const gallery = await loadGallery();
      const [page, counted, own, opened] = await Promise.all([
        gallery.listPublished(firebase, filter),
        gallery.countPublished(firebase, filter),
        userId === null ? [] : gallery.listOwnHidden(firebase, userId),
        openId === null ? null : gallery.findSetup(firebase, openId),
      ]);
      const hidden = own.filter(({ type_tag: type }) => filter === 'All' || type === filter);
      if (current)
        dispatch({ kind: 'loaded', page, counted, hidden, opened, missing: openId !== null && !opened });
    };
    read().catch((error: unknown) => current && fail(error, true));
    return () => {
      current = false;
    };
  }, [firebase, filter, round, openId, userId, status, fail]);

  const setups = visibleSetups(state);
  const nearEnd = state.index >= setups.length - READ_AHEAD;
  const { next } = state;

  useEffect(() => {
    if (!nearEnd || next === null || reading.current === next) return;
    reading.current = next;
    loadGallery()
      .then(({ listPublished }) => listPublished(firebase, filter, next))
      .then(
        (page) => dispatch({ kind: 'more', page, after: next }),
        (error: unknown) => fail(error, true),
      );
  }, [firebase, filter, next, nearEnd, fail]);

  return {
    state,
    setups,
    total: Math.max(state.total, setups.length),
    choose: useCallback((chosen) => dispatch({ kind: 'chosen', filter: chosen }), []),
    move: useCallback((step) => dispatch({ kind: 'moved', step }), []),
    remove: useCallback((id) => dispatch({ kind: 'removed', id }), []),
    reload: useCallback(() => dispatch({ kind: 'reload' }), []),
  };
}
