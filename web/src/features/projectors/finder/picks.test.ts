/** What no room may get as a pick of the finder. */
import { PRICE_CLASSES } from '@lumen-throw/domain/figures';
import { draws } from '@lumen-throw/throw/testing/draws';
import { expect, test } from 'vitest';
import { candidate, drawnWishes, onSale } from '../../../../test/fixture/finder.ts';
import { brightness, figure, law } from '../../../../test/fixture/projector.ts';
import { wishesToSearch, type Wishes } from '../../../shared/room/wishes.ts';
import { fitting, suggestions, type Candidate } from './short-list.ts';

const ROOMS = 600;
/** Accuracy of a measured length, in inches. */
const ACCURACY = 1;
const CENTIMETERS_PER_INCH = 2.54;

const random = draws(42);

const ORDINARY = Array.from({ length: 40 }, (_, place) =>
  onSale(`model-${place}`, {
    ...(random.chance(0.7) ? { year: Math.round(random.between(2015, 2026)) } : {}),
    ...(random.chance(0.6) ? { status: random.pick(['current', 'discontinued']) } : {}),
    ...(random.chance(0.7)
      ? { priceClass: random.pick(['upTo300', 'upTo800', 'upTo2000', 'over2000']) }
      : {}),
  }),
);

/** An ultra short throw. */
interface ByTheWall {
  candidate: Candidate;
  /** Inches from the wall to its back. */
  back: (diagonal: number) => number;
  /** Inches from its back to its front. */
  deep: number;
}

const BY_THE_WALL = Array.from({ length: 20 }, (_, place): ByTheWall => {
  const [a, b] = [random.between(0.15, 0.3), -random.between(4, 12)];
  const centimeters = random.between(25, 45);
  return {
    candidate: candidate(`wall-${place}`, {
      kind: 'ultraShortThrow',
      brightness: [brightness(random.between(1800, 4000), 'maker')],
      depth: [figure(centimeters, 'maker')],
      distance: [{ ...law({ a, b, sizes: [80, 150] }), measuredFrom: 'back' as const }],
    }),
    back: (diagonal) => a * diagonal + b,
    deep: centimeters / CENTIMETERS_PER_INCH,
  };
});

const CATALOG = [...ORDINARY, ...BY_THE_WALL.map((wall) => wall.candidate)];

interface Room {
  wishes: Wishes;
  picks: ReturnType<typeof fitting>;
}

/** Rooms with their picks. */
function rooms(more: () => Partial<Wishes> = () => ({})): Room[] {
  return Array.from({ length: ROOMS }, () => {
    const wishes = { ...drawnWishes(random), ...more() };
    return { wishes, picks: fitting(suggestions(CATALOG, wishes)) };
  });
}

/** Picks of some rooms that should be none. */
function wrong(
  of: readonly Room[],
  isWrong: (pick: Room['picks'][number], room: Room, place: number) => boolean,
): string[] {
  return of.flatMap((room) =>
    room.picks
      .filter((pick, place) => isWrong(pick, room, place))
      .map(({ candidate: { slug } }) => `${slug}, ${wishesToSearch(room.wishes)}`),
  );
}

const isGone = ({ candidate: { facts } }: Room['picks'][number]) => facts.status === 'discontinued';

test('no pick is discontinued before a current one that fits as well', () => {
  const drawn = rooms();
  expect(drawn.flatMap(({ picks }) => picks.filter(isGone)).length).toBeGreaterThan(500);
  const early = wrong(
    drawn,
    (pick, { picks }, place) =>
      isGone(pick) && picks.slice(place).some((later) => later.fit === pick.fit && !isGone(later)),
  );
  expect(early).toEqual([]);
});

test('no pick costs more than asked, nor is its price unknown', () => {
  const classes = PRICE_CLASSES.map(({ value }) => value);
  const drawn = rooms(() => ({ price: random.pick(['upTo300', 'upTo800', 'upTo2000']) }));
  expect(drawn.flatMap(({ picks }) => picks).length).toBeGreaterThan(300);
  const dear = wrong(drawn, ({ candidate: { facts } }, { wishes: { price } }) => {
    const asked = classes.indexOf(price ?? 'over2000');
    return facts.priceClass === null || classes.indexOf(facts.priceClass) > asked;
  });
  expect(dear).toEqual([]);
});

test('no pick is an ultra short throw where it cannot stand, or anything else below a screen', () => {
  const drawn = rooms();
  let standing = 0;
  const misplaced = wrong(drawn, ({ candidate: one, diagonal }, { wishes: { place, distance } }) => {
    const wall = BY_THE_WALL.find((each) => each.candidate === one);
    if (!wall) return place === 'under';
    standing += 1;
    const taken = wall.back(diagonal) + (place === 'under' ? wall.deep : 0);
    return place === 'ceiling' || taken > distance + ACCURACY;
  });
  expect(misplaced).toEqual([]);
  expect(standing).toBeGreaterThan(100);
});
