import { loadGalleryCards, loadSetupSearch, type CardCursor } from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { GalleryCard } from '@lumen-throw/domain/gallery-card';
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import type { GridState } from '../../../shared/setup/grid-address.ts';
import { GALLERY_KEYS, GALLERY_TELLS } from '../gallery-queries.ts';

/** Where a page begins: of a search, after an entry of it. */
type Place = CardCursor | string | null;

const FIRST: Place = null;

/** Cards of a combination of filters and words, page by page; those of a search are newest first, of any kind. @param projectors ids of a kind; null for any, undefined until known */
export function cardsQuery(
  firebase: FirebaseEnvironment,
  { type, size, light, place, projector, sort, search }: GridState,
  projectors: readonly string[] | null | undefined,
) {
  const filter = { type, size, light, place, projector };
  return infiniteQueryOptions({
    queryKey: [...GALLERY_KEYS.cards, filter, sort, projectors, search] as const,
    initialPageParam: FIRST,
    queryFn:
      projectors === undefined
        ? skipToken
        : async ({ pageParam: after }): Promise<{ cards: readonly GalleryCard[]; next: Place }> => {
            if (typeof after === 'string' || search !== '') {
              const begin = typeof after === 'string' ? after : null;
              return (await loadSetupSearch()).searchCards(firebase, search, filter, begin);
            }
            return (await loadGalleryCards()).listCards(firebase, filter, sort, projectors, after);
          },
    getNextPageParam: ({ next }) => next,
    meta: GALLERY_TELLS,
  });
}
