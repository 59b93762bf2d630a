import type { Setup, SetupStatus } from '@lumen-throw/domain/setup';
import { useMutation } from '@tanstack/react-query';
import { loadModeration } from '@lumen-throw/community/index';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { ADMIN_TOASTS } from './texts.ts';
import { toast, type ToastMessage } from '../../shared/toasts/toast-store.ts';

/** One act, and what is said of it. */
interface Act {
  setup: Setup;
  work: () => Promise<void>;
  done: ToastMessage;
  failed: ToastMessage;
}

export interface Moderation {
  /** Id of the setup that is being changed. */
  busy: string | null;
  toggleFeatured: (setup: Setup, featured: boolean) => void;
  toggleStatus: (setup: Setup) => void;
  remove: (setup: Setup) => void;
}

/**
 * What an admin does with a submission; each act says how it went.
 * @param moderator the admin's user id
 * @param onDone called after each act with the setup's id, so that what is shown can be read anew
 */
export function useModeration(moderator: string, onDone: (id: string) => Promise<void>): Moderation {
  const { firebase } = useEnvironment();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ work }: Act) => work(),
    onSuccess: (_, { setup, done }) => toast({ ...done, cause: setup.id }),
    onError: (error, { setup, failed }) => {
      console.error(failed.description, error);
      toast({ ...failed, variant: 'destructive', cause: setup.id });
    },
    // What could not be read anew stays as it was; the next act or a reload shows it.
    onSettled: (_, _error, { setup }) => onDone(setup.id).catch(() => {}),
  });

  const toggleFeatured = (setup: Setup, featured: boolean): void => {
    const work = async () => {
      const { featureSetup, unfeatureSetup } = await loadModeration();
      await (featured ? unfeatureSetup : featureSetup)(firebase, moderator, setup.id);
    };
    const done = featured ? ADMIN_TOASTS.unfeatured : ADMIN_TOASTS.featured;
    mutate({ setup, work, done, failed: ADMIN_TOASTS.featureFailed });
  };

  const toggleStatus = (setup: Setup): void => {
    const status: SetupStatus = setup.status === 'Published' ? 'Hidden' : 'Published';
    const work = async () => (await loadModeration()).setStatus(firebase, moderator, setup.id, status);
    const done = status === 'Hidden' ? ADMIN_TOASTS.hidden : ADMIN_TOASTS.published;
    mutate({ setup, work, done, failed: ADMIN_TOASTS.statusFailed });
  };

  const remove = (setup: Setup): void => {
    const work = async () => (await loadModeration()).removeSetup(firebase, moderator, setup.id);
    mutate({ setup, work, done: ADMIN_TOASTS.deleted, failed: ADMIN_TOASTS.deleteFailed });
  };

  return { busy: isPending ? variables.setup.id : null, toggleFeatured, toggleStatus, remove };
}
