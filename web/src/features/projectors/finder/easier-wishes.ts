/** What somebody could ask for instead where no projector fits. */
import { DARKER } from '@lumen-throw/throw/smallest-change';
import { PRICE_CLASSES, priceRank } from '@lumen-throw/domain/figures';
import { fitting, suggestions, type Candidate } from './short-list.ts';
import { DIAGONALS, PRICE_LIMITS, type Wishes } from '../../../shared/room/wishes.ts';

/** One answer changed, and how many projectors fit then. */
export interface EasierWish {
  what: 'light' | 'diagonal' | 'price';
  wishes: Wishes;
  count: number;
}

function darkerRooms(wishes: Wishes): Wishes[] {
  const rooms: Wishes[] = [];
  if (typeof wishes.light === 'number') return rooms;
  for (let light = DARKER[wishes.light]; light !== null; light = DARKER[light])
    rooms.push({ ...wishes, light });
  return rooms;
}

function smallerPictures(wishes: Wishes): Wishes[] {
  const { diagonal } = wishes;
  if (diagonal === null) return [];
  return DIAGONALS.filter((size) => size < diagonal)
    .toReversed()
    .map((size) => ({ ...wishes, diagonal: size }));
}

function higherPrices(wishes: Wishes): Wishes[] {
  const { price } = wishes;
  if (price === null) return [];
  const above = PRICE_CLASSES.slice(priceRank(price) + 1);
  return above.map(({ value }) => ({
    ...wishes,
    price: PRICE_LIMITS.find((limit) => limit === value) ?? null,
  }));
}

/** The least change of each answer after which any projector fits; empty where no single answer does it. */
export function easierWishes(candidates: readonly Candidate[], wishes: Wishes): EasierWish[] {
  const ways = { light: darkerRooms, diagonal: smallerPictures, price: higherPrices } as const;
  return (['light', 'diagonal', 'price'] as const).flatMap((what) => {
    for (const asked of ways[what](wishes)) {
      const count = fitting(suggestions(candidates, asked)).length;
      if (count > 0) return [{ what, wishes: asked, count }];
    }
    return [];
  });
}
