/** What the account page reads from the community, each read under its key. */
import {
  loadNotices,
  loadOwnMember,
  loadOwnSetups,
  type PageCursor,
  type SetupPage,
} from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const FIRST: PageCursor | null = null;

/** What an edit changes. */
export const OWN_SETUPS = ['own-setups'] as const;

/** The member's setups, hidden ones included, newest first, page by page. */
export function ownSetupsQuery(firebase: FirebaseEnvironment, uid: string) {
  return infiniteQueryOptions({
    queryKey: [...OWN_SETUPS, uid],
    initialPageParam: FIRST,
    queryFn: async ({ pageParam }): Promise<SetupPage> =>
      (await loadOwnSetups()).listOwnSetups(firebase, uid, pageParam),
    getNextPageParam: ({ next }) => next,
    meta: { log: 'Your setups were not read.' },
  });
}

/** What the member was told. */
export function noticesQuery(firebase: FirebaseEnvironment, uid: string) {
  return queryOptions({
    queryKey: ['notices', uid],
    queryFn: async () => (await loadNotices()).readNotices(firebase, uid),
    meta: { log: 'The notices were not read.' },
  });
}

/** Whether the member takes part. */
export function ownMemberQuery(firebase: FirebaseEnvironment, uid: string) {
  return queryOptions({
    queryKey: ['own-member', uid],
    queryFn: async () => (await loadOwnMember()).ownMember(firebase, uid),
    meta: { log: "The member's state was not read." },
  });
}
