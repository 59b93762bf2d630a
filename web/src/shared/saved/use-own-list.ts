import { communityError, loadOwnLists, type OwnList } from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../environment/environment-context.tsx';
import { refusedForBan } from '../session/standing.ts';
import { toast } from '../toasts/toast-store.ts';
import { SAVED_TOASTS } from './texts.ts';

/** Ids on a member's list: one read, whatever is shown. */
export function ownListQuery(firebase: FirebaseEnvironment, uid: string, list: OwnList) {
  return queryOptions({
    queryKey: ['own-list', list, uid],
    queryFn: async () => (await loadOwnLists()).readList(firebase, uid, list),
    meta: { log: 'A private list was not read.' },
  });
}

/** Puts things on a member's list and takes them off; a failure is said. */
export function useListChange(
  uid: string,
  list: OwnList,
): { busy: boolean; change: (id: string, listed: boolean, onDone?: () => void) => void } {
  const { firebase } = useEnvironment();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, listed }: { id: string; listed: boolean }) =>
      (await loadOwnLists()).changeList(firebase, uid, list, id, listed),
    onSuccess: (ids) => client.setQueryData(ownListQuery(firebase, uid, list).queryKey, ids),
    onError: async (error) => {
      const { code, reason } = communityError(error);
      const isBan = list === 'owned' && code === 'not-allowed' && (await refusedForBan());
      const words = isBan ? SAVED_TOASTS.banned : SAVED_TOASTS.failed(reason);
      toast({ ...words, variant: 'destructive', cause: 'saved' });
    },
  });
  return {
    busy: isPending,
    change: (id, listed, onDone) => mutate({ id, listed }, { onSuccess: () => onDone?.() }),
  };
}
