import type { Setup } from '@lumen-throw/domain/setup';
import { useState } from 'react';
import { CommunityError, loadModeration, loadSharing } from '@lumen-throw/community/index';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { CAROUSEL_TOASTS } from './texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';

/**
 * Deletes a setup: one's own, or as an admin anybody's, which leaves an entry in the log.
 * @param isGone looks whether a setup has gone already when it could not be deleted
 */
export function useDeleteSetup(
  onDeleted: (id: string) => void,
  isGone: (id: string) => Promise<boolean>,
): {
  busy: boolean;
  run: (setup: Setup) => Promise<void>;
} {
  const { firebase } = useEnvironment();
  const { user, isAdmin } = useSession();
  const [busy, setBusy] = useState(false);

  const remove = async (setup: Setup): Promise<void> => {
    if (user && user.id !== setup.created_by && isAdmin) {
      await (await loadModeration()).removeSetup(firebase, user.id, setup.id);
    } else {
      await (await loadSharing()).deleteOwnSetup(firebase, setup);
    }
  };

  const run = async (setup: Setup): Promise<void> => {
    setBusy(true);
    try {
      await remove(setup);
      onDeleted(setup.id);
      toast(CAROUSEL_TOASTS.deleted);
    } catch (error) {
      if (await isGone(setup.id).catch(() => false)) return;
      const denied = error instanceof CommunityError && error.code === 'not-allowed';
      toast({
        ...(denied ? CAROUSEL_TOASTS.deleteDenied : CAROUSEL_TOASTS.deleteFailed),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };

  return { busy, run };
}
