/** What the gallery reads, each read under its key. */
import {
  loadGallery,
  loadSetupDetails,
  type PageCursor,
  type Reader,
  type SetupPage,
} from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { readGalleryStart, setupOfStart } from '@lumen-throw/community/gallery-start';
import type { GalleryFilter, Setup } from '@lumen-throw/domain/setup';
import { localMonthKey, siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { GALLERY_TOASTS } from './texts.ts';

export const GALLERY_KEYS = {
  /** All but the likes: what "Try again" reads anew. */
  all: ['gallery'],
  lists: ['gallery', 'published'],
  cards: ['gallery', 'cards'],
  liked: ['liked'],
} as const;

/** What is said where a part of the gallery cannot be read. */
export const GALLERY_TELLS = {
  get log() {
    return GALLERY_TOASTS.loadFailed.description;
  },
  get toast() {
    return { ...GALLERY_TOASTS.loadFailed, cause: 'gallery' };
  },
};

interface GalleryPage extends SetupPage {
  /** Published setups of the filter, loaded or not; the first page knows. */
  counted: number;
}

const FIRST: PageCursor | null = null;

/** The first page as a visitor gets it, without anything of Firebase; null where it has to be read. */
async function firstPage(firebase: FirebaseEnvironment, filter: GalleryFilter): Promise<GalleryPage | null> {
  const start = filter === 'All' ? await readGalleryStart() : null;
  return (
    start && {
      setups: start.setups.map((setup) => setupOfStart(firebase, setup)),
      next: start.next,
      counted: start.counted,
    }
  );
}

/** Published setups of a filter, newest first, page by page. */
export function publishedQuery(firebase: FirebaseEnvironment, filter: GalleryFilter) {
  return infiniteQueryOptions({
    queryKey: [...GALLERY_KEYS.lists, filter],
    initialPageParam: FIRST,
    queryFn: async ({ pageParam: after }): Promise<GalleryPage> => {
      const first = after ? null : await firstPage(firebase, filter);
      if (first) return first;
      const { listPublished, countPublished } = await loadGallery();
      if (after) return { ...(await listPublished(firebase, filter, after)), counted: 0 };
      const [page, counted] = await Promise.all([
        listPublished(firebase, filter),
        countPublished(firebase, filter),
      ]);
      return { ...page, counted };
    },
    getNextPageParam: ({ next }) => next,
    meta: GALLERY_TELLS,
  });
}

/** The hidden setups of a member, who alone sees them among the others. */
export function ownHiddenQuery(firebase: FirebaseEnvironment, userId: string | null) {
  return queryOptions({
    queryKey: [...GALLERY_KEYS.all, 'own-hidden', userId],
    queryFn: userId === null ? skipToken : async () => (await loadGallery()).listOwnHidden(firebase, userId),
    meta: GALLERY_TELLS,
  });
}

/** The setup of a share link, if the reader may see it; null when it is gone. */
export function linkedSetupQuery(firebase: FirebaseEnvironment, id: string | null, reader: Reader) {
  return queryOptions({
    queryKey: [...GALLERY_KEYS.all, 'linked', id, reader] as const,
    queryFn:
      id === null
        ? skipToken
        : async () => {
            const start = await readGalleryStart();
            const found = start && [start.featured, ...start.setups].find((setup) => setup?.id === id);
            return found
              ? setupOfStart(firebase, found)
              : (await loadGallery()).findSetup(firebase, id, reader);
          },
    // A visitor who signs in or out keeps the setup until it is known whether the member may see it.
    placeholderData: (shown, before) => (before?.queryKey[2] === id ? shown : undefined),
    meta: GALLERY_TELLS,
  });
}

/** The Setup of the Month by the visitor's calendar, or by the site's. */
export function featuredQuery(firebase: FirebaseEnvironment) {
  return queryOptions({
    queryKey: [...GALLERY_KEYS.all, 'featured'],
    queryFn: async () => {
      const now = new Date();
      const months = [localMonthKey(now), siteMonthKey(now)];
      const start = await readGalleryStart();
      // An answer of before the month turned knows nothing of this one.
      if (start?.month !== siteMonthKey(now)) return (await loadGallery()).findFeatured(firebase, months);
      return start.featured && setupOfStart(firebase, start.featured);
    },
  });
}

/** Key of a setup's kit and measures. */
export function detailsKey(setupId: string) {
  return ['setup-details', setupId] as const;
}

/** Kit and measures of a setup: those that came along with it, or one read more. */
export function detailsQuery(firebase: FirebaseEnvironment, { id, details }: Pick<Setup, 'id' | 'details'>) {
  return queryOptions({
    queryKey: detailsKey(id),
    queryFn: async () => (await loadSetupDetails()).readDetails(firebase, id),
    ...(details === undefined ? {} : { initialData: details }),
  });
}
