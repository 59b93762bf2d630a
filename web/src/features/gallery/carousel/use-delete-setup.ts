import { CommunityError, loadModeration, loadSharing } from '@lumen-throw/community/index';
import type { Explanation } from '@lumen-throw/domain/moderation';
import type { Setup } from '@lumen-throw/domain/setup';
import { useMutation } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { useMember } from '../../../shared/session/use-session.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { CAROUSEL_TOASTS } from './texts.ts';

interface SetupDeletion {
  busy: boolean;
  /**
   * @param act null deletes one's own setup; an admin's act needs a reason
   * @param onSettled called when it is over, however it went
   */
  run: (setup: Setup, act: AdminAct | null, onSettled: () => void) => void;
}

/** What an admin does with somebody's setup; both take it out of the gallery and leave an entry in the log. */
export interface AdminAct {
  act: 'hide' | 'delete';
  why: Explanation;
}

interface Removal {
  setup: Setup;
  admin: AdminAct | null;
}

/**
 * Takes a setup out of the gallery: one's own, or as an admin anybody's.
 * @param isGone looks whether a setup has gone already when it could not be deleted
 */
export function useDeleteSetup(
  onDeleted: (id: string) => void,
  isGone: (id: string) => Promise<boolean>,
): SetupDeletion {
  const { firebase } = useEnvironment();
  const user = useMember();
  const deletion = useMutation({
    mutationFn: async ({ setup, admin }: Removal): Promise<void> => {
      if (user && admin) {
        const { hideSetup, removeSetup } = await loadModeration();
        await (admin.act === 'hide' ? hideSetup : removeSetup)(firebase, user.id, setup.id, admin.why);
      } else await (await loadSharing()).deleteOwnSetup(firebase, setup);
    },
    onSuccess: (_, { setup: { id }, admin }) => {
      onDeleted(id);
      toast(admin?.act === 'hide' ? CAROUSEL_TOASTS.hidden : CAROUSEL_TOASTS.deleted);
    },
    onError: async (error, { setup: { id } }) => {
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
    run: (setup, admin, onSettled) => deletion.mutate({ setup, admin }, { onSettled }),
  };
}
