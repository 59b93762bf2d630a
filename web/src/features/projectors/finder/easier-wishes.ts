/** What somebody could ask for instead where no projector fits. */
import { DARKER } from '@lumen-throw/throw/smallest-change';
import { PRICE_CLASSES, priceRank } from '@lumen-throw/domain/figures';
import { fitting, suggestions, type Candidate, type Suggestion } from './short-list.ts';
import { DIAGONALS, PRICE_LIMITS, type Wishes } from '../../../shared/room/wishes.ts';

type Answer = 'light' | 'diagonal' | 'price';

/** One answer changed, or several where no single one helps, and how many projectors fit then. */
export interface EasierWish {
  what: Answer | readonly Answer[];
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

const WAYS = { light: darkerRooms, diagonal: smallerPictures, price: higherPrices } as const;

/** Answers that are changed together where no single one helps, the fewest first. */
const TOGETHER = [
  ['light', 'diagonal'],
  ['light', 'price'],
  ['diagonal', 'price'],
  ['light', 'diagonal', 'price'],
] as const satisfies readonly (readonly Answer[])[];

/** Wishes with several answers changed, the last answer by the least first. */
function changed(wishes: Wishes, [what, ...others]: readonly Answer[]): Wishes[] {
  if (!what) return [wishes];
  return WAYS[what](wishes).flatMap((asked) => changed(asked, others));
}

function firstFitting(
  candidates: readonly Candidate[],
  wishes: Wishes,
  what: EasierWish['what'],
): EasierWish[] {
  for (const asked of changed(wishes, typeof what === 'string' ? [what] : what)) {
    const count = fitting(suggestions(candidates, asked)).length;
    if (count > 0) return [{ what, wishes: asked, count }];
  }
  return [];
}

/**
 * The least change of each answer after which any projector fits; where no single answer does it, the
 * fewest together; empty where nothing does.
 */
export function easierWishes(candidates: readonly Candidate[], wishes: Wishes): EasierWish[] {
  const single = (['light', 'diagonal', 'price'] as const).flatMap((what) =>
    firstFitting(candidates, wishes, what),
  );
  if (single.length > 0) return single;
  for (const what of TOGETHER) {
    const [found] = firstFitting(candidates, wishes, what);
    if (found) return [found];
  }
  return [];
}

/** Whether a television is the better buy: by day, where no projector is bright enough for the picture. */
export function isDayForTelevision({ light }: Wishes, all: readonly Suggestion[]): boolean {
  return light === 'open' && !all.some(({ brightness }) => brightness !== null && brightness.spare >= 1);
}
