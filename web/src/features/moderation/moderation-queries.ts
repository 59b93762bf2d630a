/** What the admin page reads, each read under its key. */
import {
  loadGallery,
  loadMemberDecisions,
  loadModeration,
  loadModerationQueue,
  loadSetupSearch,
  type FoundSetups,
  type LogPage,
  type PageCursor,
  type SetupPage,
} from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { SetupStatus } from '@lumen-throw/domain/setup';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ADMIN_TOASTS } from './texts.ts';

/** What an act may have changed; not the search. */
export const MODERATED = ['moderated'] as const;

const FIRST: PageCursor | null = null;

/** Where a search begins. */
const NEWEST: string | null = null;

/**
 * Another tab or another admin may have acted: coming back to the tab reads anew what is older than this,
 * in milliseconds. One admin's screen costs its own documents each time, and nothing while nobody looks.
 */
const ON_RETURN = { staleTime: 5000, refetchOnWindowFocus: true } as const;

const LOAD_FAILED = {
  get log() {
    return ADMIN_TOASTS.loadFailed.description;
  },
  toast: ADMIN_TOASTS.loadFailed,
};

/** Submissions of one status or of all, newest first, 50 at a time. */
export function submissionsQuery(firebase: FirebaseEnvironment, status: SetupStatus | null) {
  return infiniteQueryOptions({
    queryKey: [...MODERATED, 'submissions', status],
    initialPageParam: FIRST,
    queryFn: async ({ pageParam }): Promise<SetupPage> =>
      (await loadModeration()).listSubmissions(firebase, status, pageParam),
    getNextPageParam: ({ next }) => next,
    ...ON_RETURN,
    meta: LOAD_FAILED,
  });
}

/** The Setup of the Month by the site's calendar. */
export function featuredQuery(firebase: FirebaseEnvironment) {
  return queryOptions({
    queryKey: [...MODERATED, 'featured'],
    queryFn: async () => (await loadGallery()).findFeatured(firebase, [siteMonthKey(new Date())]),
    ...ON_RETURN,
    meta: LOAD_FAILED,
  });
}

/** The record of moderation, newest first; what is closed is read from its start when it is opened again. */
export function moderationLogQuery(firebase: FirebaseEnvironment) {
  return infiniteQueryOptions({
    queryKey: [...MODERATED, 'log'],
    initialPageParam: FIRST,
    queryFn: async ({ pageParam }): Promise<LogPage> =>
      (await loadModeration()).listModerationLog(firebase, pageParam),
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    meta: { log: 'The record of moderation was not read.' },
  });
}

/** Submissions that match a search, those that no page has loaded too. */
export function submissionSearchQuery(
  firebase: FirebaseEnvironment,
  search: string,
  status: SetupStatus | null,
) {
  return infiniteQueryOptions({
    queryKey: ['submission-search', search, status],
    initialPageParam: NEWEST,
    queryFn: async ({ pageParam }): Promise<FoundSetups> =>
      (await loadSetupSearch()).searchSubmissions(firebase, search, status, pageParam),
    getNextPageParam: ({ next }) => next,
    retry: false,
    gcTime: 0,
    meta: { log: 'The submissions were not searched.' },
  });
}

/** What waits for an admin, the heaviest first. Functions change it a moment after an act. */
export function queueQuery(firebase: FirebaseEnvironment) {
  return queryOptions({
    queryKey: ['moderation-queue'],
    queryFn: async () => (await loadModerationQueue()).listQueue(firebase),
    ...ON_RETURN,
    meta: { log: 'The reports were not read.' },
  });
}

/** What a setup was before its owner's edits, read when an admin asks for it. */
export function earlierVersionsQuery(firebase: FirebaseEnvironment, setupId: string) {
  return queryOptions({
    queryKey: [...MODERATED, 'edits', setupId],
    queryFn: async () => (await loadModerationQueue()).listEarlierVersions(firebase, setupId),
    gcTime: 0,
    meta: { log: 'The earlier versions were not read.' },
  });
}

/** A member's history, read when an admin asks for it. */
export function memberHistoryQuery(firebase: FirebaseEnvironment, uid: string) {
  return queryOptions({
    queryKey: [...MODERATED, 'member', uid],
    queryFn: async () => (await loadMemberDecisions()).lookUpMember(firebase, uid),
    gcTime: 0,
    meta: { log: "The member's history was not read." },
  });
}
