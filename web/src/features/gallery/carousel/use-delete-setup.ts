import { CommunityError, loadModeration, loadSharing } from '@lumen-throw/community/index';
import type { Setup } from '@lumen-throw/domain/setup';
import { useMutation } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useIsAdmin, useMember } from '../../../shared/session/use-session.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { CAROUSEL_TOASTS } from './texts.ts';

interface SetupDeletion {
  busy: boolean;
  /** @param onSettled called when it is over, however it went */
  run: (setup: Setup, onSettled: () => void) => void;
}

/**
 * Deletes a setup: one's own, or as an admin anybody's, which leaves an entry in the log.
 * @param isGone looks whether a setup has gone already when it could not be deleted
 */
export function useDeleteSetup(
  onDeleted: (id: string) => void,
  isGone: (id: string) => Promise<boolean>,
): SetupDeletion {
  const { firebase } = useEnvironment();
  const user = useMember();
  const isAdmin = useIsAdmin();
  const deletion = useMutation({
    mutationFn: async (setup: Setup): Promise<void> => {
      if (user && user.id !== setup.created_by && isAdmin) {
        await (await loadModeration()).removeSetup(firebase, user.id, setup.id);
      } else {
        await (await loadSharing()).deleteOwnSetup(firebase, setup);
      }
    },
    onSuccess: (_, { id }) => {
      onDeleted(id);
      toast(CAROUSEL_TOASTS.deleted);
    },
    onError: async (error, { id }) => {
      try {
        if (await isGone(id)) return;
      } catch {
        // Whether it is gone is unknown: then only the failure can be told.
      }
      const denied = error instanceof CommunityError && error.code === 'not-allowed';
      const words = denied ? CAROUSEL_TOASTS.deleteDenied : CAROUSEL_TOASTS.deleteFailed;
      toast({ ...words, variant: 'destructive' });
    },
  });
  return {
    busy: deletion.isPending,
    run: (setup, onSettled) => deletion.mutate(setup, { onSettled }),
  };
}
