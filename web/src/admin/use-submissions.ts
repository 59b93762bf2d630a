import type { Setup, SetupStatus } from '@lumen-throw/domain/setup';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { useCallback, useEffect, useState } from 'react';
import { loadGallery, loadModeration, type PageCursor } from '../community/index.ts';
import { useEnvironment } from '../environment/environment-context.tsx';
import { ADMIN_TOASTS } from '../texts/admin.ts';
import { toast } from '../toasts/toast-store.ts';

export interface Submissions {
  loading: boolean;
  setups: readonly Setup[];
  featured: Setup | null;
  /** Id of the setup that is being changed. */
  busy: string | null;
  /** Whether there are more than are shown. */
  hasMore: boolean;
  more: () => void;
  toggleFeatured: (setup: Setup) => void;
  toggleStatus: (setup: Setup) => void;
  remove: (setup: Setup) => void;
}

interface Words {
  title: string;
  description: string;
}

/** All submissions for the admin page, and what an admin does with them; the list refreshes after each act. */
export function useSubmissions(moderator: string): Submissions {
  const { firebase } = useEnvironment();
  const [loading, setLoading] = useState(true);
  const [setups, setSetups] = useState<readonly Setup[]>([]);
  const [featured, setFeatured] = useState<Setup | null>(null);
  const [next, setNext] = useState<PageCursor | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  const refresh = useCallback(async (): Promise<void> => {
    try {
      const [{ listSubmissions }, { findFeatured }] = await Promise.all([loadModeration(), loadGallery()]);
      const [page, current] = await Promise.all([
        listSubmissions(firebase),
        findFeatured(firebase, [siteMonthKey(new Date())]),
      ]);
      setSetups(page.setups);
      setNext(page.next);
      setFeatured(current);
    } catch (error) {
      console.error(ADMIN_TOASTS.loadFailed.description, error);
      toast({ ...ADMIN_TOASTS.loadFailed, variant: 'destructive' });
    } finally {
      setLoading(false);
    }
  }, [firebase]);

  useEffect(() => void refresh(), [refresh]);

  const more = (): void => {
    if (next === null) return;
    loadModeration()
      .then(({ listSubmissions }) => listSubmissions(firebase, null, next))
      .then(
        (page) => {
          setSetups((before) => [...before, ...page.setups]);
          setNext(page.next);
        },
        () => toast({ ...ADMIN_TOASTS.loadFailed, variant: 'destructive' }),
      );
  };

  const act = async (setup: Setup, work: () => Promise<void>, done: Words, failed: Words): Promise<void> => {
    setBusy(setup.id);
    try {
      await work();
      toast(done);
    } catch (error) {
      console.error(failed.description, error);
      toast({ ...failed, variant: 'destructive' });
    } finally {
      await refresh();
      setBusy(null);
    }
  };

  const toggleFeatured = (setup: Setup): void => {
    const withdraw = setup.id === featured?.id;
    const work = async () => {
      const { featureSetup, unfeatureSetup } = await loadModeration();
      await (withdraw ? unfeatureSetup : featureSetup)(firebase, moderator, setup.id);
    };
    void act(
      setup,
      work,
      withdraw ? ADMIN_TOASTS.unfeatured : ADMIN_TOASTS.featured,
      ADMIN_TOASTS.featureFailed,
    );
  };

  const toggleStatus = (setup: Setup): void => {
    const status: SetupStatus = setup.status === 'Published' ? 'Hidden' : 'Published';
    const work = async () => (await loadModeration()).setStatus(firebase, moderator, setup.id, status);
    void act(
      setup,
      work,
      status === 'Hidden' ? ADMIN_TOASTS.hidden : ADMIN_TOASTS.published,
      ADMIN_TOASTS.statusFailed,
    );
  };

  const remove = (setup: Setup): void => {
    const work = async () => (await loadModeration()).removeSetup(firebase, moderator, setup.id);
    void act(setup, work, ADMIN_TOASTS.deleted, ADMIN_TOASTS.deleteFailed);
  };

  return {
    loading,
    setups,
    featured,
    busy,
    hasMore: next !== null,
    more,
    toggleFeatured,
    toggleStatus,
    remove,
  };
}
