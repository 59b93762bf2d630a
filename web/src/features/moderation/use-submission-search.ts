import { matchesSearch, searchWords } from '@lumen-throw/domain/submission-search';
import type { Setup, SetupStatus } from '@lumen-throw/domain/setup';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  communityError,
  loadGallery,
  loadSubmissionSearch,
  type PageCursor,
  type SetupPage,
} from '@lumen-throw/community/index';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';

/** How long nothing may be typed before the server is asked, in milliseconds: it reads every setup. */
const SETTLED = 500;

/** What the search of all submissions has come to. */
interface Found {
  phase: 'idle' | 'searching' | 'ready' | 'offline' | 'failed';
  setups: readonly Setup[];
  next: PageCursor | null;
}

const IDLE: Found = { phase: 'idle', setups: [], next: null };

export interface SubmissionSearch extends Omit<Found, 'next'> {
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
  const [search, setSearch] = useState('');
  const [found, setFound] = useState(IDLE);
  const turn = useRef(0);
  const asked = search.trim();

  const read = useCallback(
    async (before: Pick<Found, 'setups' | 'next'>): Promise<void> => {
      turn.current += 1;
      const mine = turn.current;
      const show = (next: Found) => {
        if (mine === turn.current) setFound(next);
      };
      let { setups, next } = before;
      show({ phase: 'searching', setups, next });
      try {
        const { searchSubmissions } = await loadSubmissionSearch();
        let page: SetupPage;
        do {
          page = await searchSubmissions(firebase, asked, status, next);
          next = page.next;
          // A page may hold nothing and still not be the last.
        } while (next !== null && page.setups.length === 0 && mine === turn.current);
        setups = [...setups, ...page.setups];
        show({ phase: 'ready', setups, next });
      } catch (error) {
        console.error('The submissions were not searched.', error);
        show({ phase: communityError(error).code === 'offline' ? 'offline' : 'failed', setups, next });
      }
    },
    [firebase, asked, status],
  );

  useEffect(() => {
    turn.current += 1;
    if (asked === '') {
      setFound(IDLE);
      return undefined;
    }
    setFound({ ...IDLE, phase: 'searching' });
    const timer = setTimeout(() => void read(IDLE), SETTLED);
    return () => clearTimeout(timer);
  }, [read, asked]);

  const recheck = async (id: string): Promise<void> => {
    if (!found.setups.some((setup) => setup.id === id)) return;
    const { findSetup } = await loadGallery();
    const setup = await findSetup(firebase, id, { uid: moderator, isAdmin: true });
    const stays = setup !== null && (status === null || setup.status === status);
    setFound((before) => ({
      ...before,
      setups: before.setups.flatMap((each) => (each.id !== id ? [each] : stays ? [setup] : [])),
    }));
  };

  const words = searchWords(asked);
  const near = loaded.filter((setup) => matchesSearch(setup, words));
  const all = new Map([...near, ...found.setups].map((setup) => [setup.id, setup]));
  const newestFirst = [...all.values()].toSorted(
    (one, other) => other.created_at.getTime() - one.created_at.getTime(),
  );
  return {
    phase: found.phase,
    setups: asked === '' ? loaded : newestFirst,
    search,
    type: setSearch,
    hasMore: found.next !== null,
    more: () => void read(found),
    recheck,
  };
}
