import { loadGalleryCards, type CardCursor } from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { infiniteQueryOptions, skipToken } from '@tanstack/react-query';
import type { GridState } from '../../../shared/setup/grid-address.ts';
import { GALLERY_KEYS, GALLERY_TELLS } from '../gallery-queries.ts';

const FIRST: CardCursor | null = null;

/** Cards of a combination of filters, page by page. @param projectors ids of a kind; null for any, undefined until known */
export function cardsQuery(
  firebase: FirebaseEnvironment,
  { type, size, light, place, projector, sort }: GridState,
  projectors: readonly string[] | null | undefined,
) {
  const filter = { type, size, light, place, projector };
  return infiniteQueryOptions({
    queryKey: [...GALLERY_KEYS.cards, filter, sort, projectors] as const,
    initialPageParam: FIRST,
    queryFn:
      projectors === undefined
        ? skipToken
        : async ({ pageParam: after }) =>
            (await loadGalleryCards()).listCards(firebase, filter, sort, projectors, after),
    getNextPageParam: ({ next }) => next,
    meta: GALLERY_TELLS,
  });
}
