/** What the account page reads from the community, each read under its key. */
import {
  loadNotices,
  loadOwnMember,
  loadOwnSetups,
  loadSetupNumbers,
  type PageCursor,
  type SetupPage,
} from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const FIRST: PageCursor | null = null;

/** A page of own setups, with how many members recreated each, by id. */
interface OwnSetupsPage extends SetupPage {
  recreated: ReadonlyMap<string, number>;
}

/** The setups are shown without their numbers where these can't be read. */
async function recreationsOf(
  firebase: FirebaseEnvironment,
  uid: string,
  { setups }: SetupPage,
): Promise<ReadonlyMap<string, number>> {
  if (setups.length === 0) return new Map();
  try {
    return await (await loadSetupNumbers()).readRecreations(firebase, uid);
  } catch (error) {
    console.error('Recreations were not read.', error);
    return new Map();
  }
}

/** What an edit changes. */
export const OWN_SETUPS = ['own-setups'] as const;

/** The member's setups, hidden ones included, newest first, page by page. */
export function ownSetupsQuery(firebase: FirebaseEnvironment, uid: string) {
  return infiniteQueryOptions({
    queryKey: [...OWN_SETUPS, uid],
    initialPageParam: FIRST,
    queryFn: async ({ pageParam }): Promise<OwnSetupsPage> => {
      const page = await (await loadOwnSetups()).listOwnSetups(firebase, uid, pageParam);
      return { ...page, recreated: await recreationsOf(firebase, uid, page) };
    },
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
