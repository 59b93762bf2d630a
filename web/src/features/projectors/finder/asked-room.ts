/** The kept room as a link asks for it, and a room at another place. */
import { FINDER_PARAMETERS, type Place } from '../../../shared/projectors/finder-places.ts';
import { readWishes, usualDistance, type WishName, type Wishes } from '../../../shared/room/wishes.ts';

/** What moving to another place changes: two feet below a screen and twelve across a room are different questions. */
export function atPlace(
  { place: now, distance, gap }: Pick<Wishes, 'place' | 'distance' | 'gap'>,
  place: Place,
): Pick<Wishes, 'place' | 'distance' | 'gap'> {
  const isLike = (place === 'under') === (now === 'under');
  return { place, distance: isLike ? distance : usualDistance(place), gap: place === 'under' ? gap : null };
}

const NAMES = Object.keys(FINDER_PARAMETERS) as WishName[];

/** What a search, home or the lumen check may ask for alone: they say nothing of how a room measures. */
const WITHOUT_MEASURES: ReadonlySet<WishName> = new Set(['place', 'use', 'price']);

/**
 * A kept room with the place, the use and the price that a query says instead; null where the query has
 * measures of its own, or says something wrongly.
 */
export function roomAsAsked(room: Wishes, search: string): Wishes | null {
  const { wishes, replaced } = readWishes(search);
  const query = new URLSearchParams(search);
  const said = NAMES.filter((name) => query.has(FINDER_PARAMETERS[name]));
  if (replaced.length > 0 || said.some((name) => !WITHOUT_MEASURES.has(name))) return null;
  return {
    ...room,
    ...(said.includes('place') ? atPlace(room, wishes.place) : {}),
    use: said.includes('use') ? wishes.use : room.use,
    price: said.includes('price') ? wishes.price : room.price,
  };
}

/** Whether a query says more of a room than the place, which home asks first. */
export function saysRoom(search: string): boolean {
  const query = new URLSearchParams(search);
  return NAMES.some((name) => name !== 'place' && query.get(FINDER_PARAMETERS[name]));
}
