import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { Setup, SetupStatus } from '@lumen-throw/domain/setup';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadGallery, loadModeration, type PageCursor } from '@lumen-throw/community/index';
import { useMonthTurn } from '../../shared/countdown/use-month-turn.ts';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ADMIN_TOASTS } from './texts.ts';
import { toast } from '../../shared/toasts/toast-store.ts';

/** What is read: submissions of one status or of all, as far as they are loaded, and the featured one. */
interface Loaded {
  setups: readonly Setup[];
  next: PageCursor | null;
  featured: Setup | null;
}

export interface Submissions extends Loaded {
  phase: 'loading' | 'ready' | 'failed';
  /** Status to which the list is narrowed; null for all. */
  status: SetupStatus | null;
  loadingMore: boolean;
  choose: (status: SetupStatus | null) => void;
  more: () => void;
  reload: () => void;
  /** Reads all that is loaded anew, after an act; what was there stays until then. */
  refresh: () => Promise<void>;
}

const NOTHING: Loaded = { setups: [], next: null, featured: null };

function report(error: unknown): void {
  console.error(ADMIN_TOASTS.loadFailed.description, error);
  toast({ ...ADMIN_TOASTS.loadFailed, variant: 'destructive' });
}

/** The Setup of the Month by the site's calendar. */
async function readFeatured(firebase: FirebaseEnvironment): Promise<Setup | null> {
  const { findFeatured } = await loadGallery();
  return findFeatured(firebase, [siteMonthKey(new Date())]);
}

/** The submissions for the admin page, 50 at a time. */
export function useSubmissions(): Submissions {
  const { firebase } = useEnvironment();
  const [phase, setPhase] = useState<Submissions['phase']>('loading');
  const [loaded, setLoaded] = useState(NOTHING);
  const [status, setStatus] = useState<SetupStatus | null>(null);
  const [loadingMore, setLoadingMore] = useState(false);
  const turn = useRef(0);

  /** Reads at least `count` submissions, as far as there are so many. */
  const read = useCallback(
    async (count: number): Promise<Loaded> => {
      const listing = async (): Promise<Omit<Loaded, 'featured'>> => {
        const { listSubmissions } = await loadModeration();
        const setups: Setup[] = [];
        let next: PageCursor | null = null;
        do {
          const page = await listSubmissions(firebase, status, next);
          setups.push(...page.setups);
          next = page.next;
        } while (next !== null && setups.length < count);
        return { setups, next };
      };
      const [listed, featured] = await Promise.all([listing(), readFeatured(firebase)]);
      return { ...listed, featured };
    },
    [firebase, status],
  );

  useMonthTurn(async () => {
    try {
      const featured = await readFeatured(firebase);
      setLoaded((before) => ({ ...before, featured }));
      return featured !== null;
    } catch {
      return false;
    }
  });

  const load = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setPhase('loading');
    read(1).then(
      (found) => {
        if (mine !== turn.current) return;
        setLoaded(found);
        setPhase('ready');
      },
      (error: unknown) => {
        if (mine !== turn.current) return;
        report(error);
        setPhase('failed');
      },
    );
  }, [read]);

  useEffect(load, [load]);

  const more = (): void => {
    const { next } = loaded;
    if (next === null || loadingMore) return;
    const mine = turn.current;
    setLoadingMore(true);
    loadModeration()
      .then(({ listSubmissions }) => listSubmissions(firebase, status, next))
      .then((page) => {
        if (mine !== turn.current) return;
        setLoaded((before) => ({
          ...before,
          setups: [...before.setups, ...page.setups],
          next: page.next,
        }));
      }, report)
      .finally(() => setLoadingMore(false));
  };

  const refresh = async (): Promise<void> => {
    const mine = turn.current;
    const found = await read(loaded.setups.length);
    if (mine === turn.current) setLoaded(found);
  };

  return { ...loaded, phase, status, loadingMore, choose: setStatus, more, reload: load, refresh };
}
