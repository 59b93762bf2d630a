import { communityError, loadSavedSetups } from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../environment/environment-context.tsx';
import { toast } from '../toasts/toast-store.ts';
import { SAVED_TOASTS } from './texts.ts';

/** Ids of the setups that a member saved: one read, whatever is shown. */
export function savedQuery(firebase: FirebaseEnvironment, uid: string) {
  return queryOptions({
    queryKey: ['saved-setups', uid],
    queryFn: async () => (await loadSavedSetups()).readSaved(firebase, uid),
    meta: { log: 'The saved setups were not read.' },
  });
}

/** Puts setups on a member's list and takes them off; a failure is said. */
export function useSaving(uid: string): { busy: boolean; save: (id: string, saved: boolean) => void } {
  const { firebase } = useEnvironment();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, saved }: { id: string; saved: boolean }) =>
      (await loadSavedSetups()).saveSetup(firebase, uid, id, saved),
    onSuccess: (list) => client.setQueryData(savedQuery(firebase, uid).queryKey, list),
    onError: (error) =>
      toast({ ...SAVED_TOASTS.failed(communityError(error).reason), variant: 'destructive', cause: 'saved' }),
  });
  return { busy: isPending, save: (id, saved) => mutate({ id, saved }) };
}
