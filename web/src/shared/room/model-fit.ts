/** Whether a projector suits a room: one verdict for the finder, lists, model pages, guides and setups. */
import { priceRank, type PriceClass } from '@lumen-throw/domain/figures';
import type { ProjectorKind } from '@lumen-throw/domain/projector';
import { pictureDistances, type Lens } from '@lumen-throw/throw/lens';
import { DIAGONAL_BOUNDS } from '@lumen-throw/throw/limits';
import { placement } from '@lumen-throw/throw/placement';
import { roomBrightness, type ProjectorFigures, type RoomBrightness } from '@lumen-throw/throw/room-fit';
import {
  fitsRoom,
  fittingDiagonals,
  placeIn,
  sayableChange,
  smallestChanges,
  type RoomChange,
  type WantedRoom,
} from '@lumen-throw/throw/smallest-change';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { INCHES_PER_FOOT, METERS_PER_INCH, type Units } from '@lumen-throw/throw/units';
import type { FitFacts } from '../projectors/projector-facts.ts';
import { COMMON_WISHES, LARGEST_DIAGONAL, SHORT_LENGTH, wantedRoom, type Wishes } from './wishes.ts';

/** What of a projector decides whether it suits a room; null for what nobody gives. */
export interface FittedModel {
  kind: ProjectorKind | null;
  lens: Lens | null;
  /** In a movie mode. */
  lumens: number | null;
  /** White ÷ black of the projector itself. */
  native: number | null;
  /** Of the cabinet, from front to back, in inches. */
  depth: number | null;
  priceClass: PriceClass | null;
}

/** A projector's facts as a room weighs them. */
export function fittedModel(
  kind: ProjectorKind | null,
  {
    lens,
    light,
    nativeContrast,
    depth,
    priceClass,
  }: Pick<FitFacts, 'lens' | 'light' | 'nativeContrast' | 'depth' | 'priceClass'>,
): FittedModel {
  return { kind, lens, lumens: light.movie?.lumens ?? null, native: nativeContrast, depth, priceClass };
}

/**
 * A figure that decides and is not known. `gap`: of an ultra short throw, its distance from the wall.
 * `depth`: of its cabinet. `lens place`: how far the cabinet reaches beyond the lens that a distance
 * counts from. `far end`: of its zoom.
 */
export type MissingFigure = 'distance' | 'gap' | 'brightness' | 'depth' | 'lens place' | 'far end' | 'price';

/** How a projector suits a room. */
export interface ModelFit {
  /**
   * `tight`: at the very end of its zoom. `unpriced`: fits, and nobody says whether for the money; `change`:
   * after one change; `no`: not after any; `unknown`: a figure is missing that decides.
   */
  fit: 'fits' | 'tight' | 'unpriced' | 'change' | 'no' | 'unknown';
  /** Inches; the largest that looks good where that was asked. */
  diagonal: number;
  /** Distances for that size, in inches; null where no source gives any. */
  distances: Range | null;
  /**
   * Inches to the nearest place that fills the picture, as the finder says them, away from the screen
   * positive; 0 where a free place does.
   */
  move: number;
  /** Null where nobody says how bright it is. */
  brightness: RoomBrightness | null;
  /** Depth from the wall to the front of its cabinet, in inches; null where it stands elsewhere or is not known. */
  depth: number | null;
  /** Inches of the free depth that are left for a cabinet of unknown depth, where the gap decided; otherwise null. */
  left: number | null;
  /** In numbers that people say, the smallest first. */
  changes: readonly RoomChange[];
  /** What the smallest one amounts to; 0 where none is needed. */
  changeShare: number;
  missing: readonly MissingFigure[];
}

/** The size of picture that is asked of a projector, in inches. */
export function askedDiagonal(
  figures: ProjectorFigures | null,
  wishes: Wishes,
  roomFor: (diagonal: number) => WantedRoom,
): number {
  if (wishes.diagonal !== null) return wishes.diagonal;
  const usual = COMMON_WISHES.diagonal ?? DIAGONAL_BOUNDS.min;
  const [best] = (figures ? fittingDiagonals(figures, roomFor(usual)) : [])
    .filter(({ min }) => min <= LARGEST_DIAGONAL)
    .map(({ min, max }) => {
      const largest = Math.min(max, LARGEST_DIAGONAL);
      return Math.floor(largest) >= min ? Math.floor(largest) : largest;
    })
    .toSorted((one, other) => other - one);
  return best ?? usual;
}

/**
 * The least depth that a source gives of an ultra short throw projector in the catalog, in inches: 30.8 cm
 * of Formovie's Cinema Edge (frandroid.com).
 */
export const SHALLOWEST_CABINET = 30.8 / METERS_PER_INCH / 100;

/** Whether a gap leaves as much of the free depth as a cabinet takes, all in inches. */
export function leavesCabinet(distance: number, gap: number): boolean {
  return distance - gap >= SHALLOWEST_CABINET;
}

/** A tenth of a foot, in inches. */
const TENTH_FOOT = INCHES_PER_FOOT / 10;

/** Steps in which a length is said, in inches: one, or a centimeter; from a yard on tenths of a foot. */
const STEP: Readonly<Record<Units, (length: number) => number>> = {
  ft: (length) => (length > SHORT_LENGTH ? TENTH_FOOT : 1),
  m: () => 0.01 / METERS_PER_INCH,
};

/** Which figure is missing to tell how much depth a cabinet takes from the wall; null where none is. */
function missingBelow({ lens, depth }: FittedModel): MissingFigure | null {
  if (!lens || lens.measuredFrom === 'front') return null;
  if (lens.measuredFrom === 'back') return depth === null ? 'depth' : null;
  return 'lens place';
}

/** From the point that a lens counts from to the front of the cabinet, in inches; 0 where nobody says. */
function beyond({ lens, depth }: FittedModel): number {
  return lens?.measuredFrom === 'back' ? (depth ?? 0) : 0;
}

/** What a calculation takes of a projector; null where nobody gives its distances. */
function calculatedFigures({ lens, lumens, native }: FittedModel): ProjectorFigures | null {
  return lens && { lens, lumens, native };
}

/** What a projector is held against. */
interface Compared {
  room: WantedRoom;
  /** A figure that is missing to tell how much depth its cabinet takes. */
  below: MissingFigure | null;
  /** Whether the gap behind the cabinet stands for the depth that is missing. */
  isByGap: boolean;
}

/**
 * The room for a projector. Where the depth of its cabinet is missing, the gap behind it decides; a
 * distance from the lens is at most as large as that from the back, so one inside of the gap fits.
 */
function comparedRoom(model: FittedModel, wishes: Wishes, figures: ProjectorFigures | null): Compared {
  const isUnder = wishes.place === 'under';
  const below = isUnder ? missingBelow(model) : null;
  const taken = isUnder ? beyond(model) : 0;
  const { gap, distance } = wishes;
  const roomIn = (asked: Wishes): WantedRoom => {
    const roomFor = (size: number) => wantedRoom(asked, size, taken);
    return roomFor(askedDiagonal(figures, asked, roomFor));
  };
  if (figures && below !== null && gap !== null && leavesCabinet(distance, gap)) {
    const room = roomIn({ ...wishes, distance: gap });
    if (below === 'depth' || placeIn(figures, room) === 'free') return { room, below: null, isByGap: true };
  }
  return { room: roomIn(wishes), below, isByGap: false };
}

function missingOf(
  model: FittedModel,
  wishes: Wishes,
  { room, below }: Compared,
  figures: ProjectorFigures | null,
): MissingFigure[] {
  return [
    ...(figures ? [] : [model.kind === 'ultraShortThrow' ? ('gap' as const) : ('distance' as const)]),
    ...(below ? [below] : []),
    ...(figures && placeIn(figures, room) === 'unknown' ? (['far end'] as const) : []),
    ...(model.lumens === null ? (['brightness'] as const) : []),
    // Nobody changes a room for a model that may cost too much.
    ...(isUnpriced(model, wishes) && !(figures && fitsRoom(figures, room)) ? (['price'] as const) : []),
  ];
}

function fitOf(
  figures: ProjectorFigures,
  room: WantedRoom,
  missing: readonly MissingFigure[],
  changes: number,
): ModelFit['fit'] {
  const { stand } = room;
  if (missing.length > 0) {
    const distances = pictureDistances(figures.lens, room);
    // A gap that is too large already needs no other figure; light is never guessed.
    const isTooFar = distances !== null && distances.min > stand.max && figures.lumens !== null;
    return isTooFar ? 'no' : 'unknown';
  }
  if (!fitsRoom(figures, room)) return changes > 0 ? 'change' : 'no';
  const isShelf = stand.min === stand.max;
  const { fit } = placement(figures.lens, { ...room, distance: stand.max });
  return isShelf && fit === 'tight' ? 'tight' : 'fits';
}

/** Whether a price class is asked and nobody gives that of a projector. */
function isUnpriced({ priceClass }: Pick<FittedModel, 'priceClass'>, { price }: Wishes): boolean {
  return price !== null && priceClass === null;
}

function pricedFit(fit: ModelFit['fit'], model: FittedModel, wishes: Wishes): ModelFit['fit'] {
  return isUnpriced(model, wishes) && (fit === 'fits' || fit === 'tight') ? 'unpriced' : fit;
}

/** The smallest changes in numbers that people say, each with what it amounts to. */
function saidChanges(
  figures: ProjectorFigures,
  room: WantedRoom,
  units: Units,
): { said: RoomChange; share: number }[] {
  return smallestChanges(figures, room).flatMap(({ change, share }) => {
    const said = sayableChange(figures, room, change, STEP[units]);
    return said ? [{ said, share }] : [];
  });
}

/** The move to a place that fills the picture, in inches and as people say it, also where the light is wrong. */
function moveIn(figures: ProjectorFigures, room: WantedRoom, units: Units): number {
  const lit = { ...figures, lumens: Number.MAX_SAFE_INTEGER, native: null };
  const move = saidChanges(lit, { ...room, light: 'dark' }, units).find(
    ({ said }) => said.what === 'distance',
  );
  return move?.said.what === 'distance'
    ? move.said.by
    : placement(figures.lens, { ...room, distance: room.stand.max }).move;
}

/** How a projector suits a room. */
export function modelFit(model: FittedModel, wishes: Wishes): ModelFit {
  const { lens, lumens, native } = model;
  const figures = calculatedFigures(model);
  const compared = comparedRoom(model, wishes, figures);
  const { room, isByGap } = compared;
  const { diagonal, taken = 0 } = room;
  const distances = lens && pictureDistances(lens, room);
  const missing = missingOf(model, wishes, compared, figures);
  const changes =
    figures && missing.length === 0
      ? // A gap is measured, not given: another one is another question.
        saidChanges(figures, room, wishes.units).filter(({ said }) => !(isByGap && said.what === 'distance'))
      : [];
  return {
    fit: pricedFit(figures ? fitOf(figures, room, missing, changes.length) : 'unknown', model, wishes),
    diagonal,
    distances,
    move: figures && placeIn(figures, room) === 'none' ? moveIn(figures, room, wishes.units) : 0,
    brightness: lumens === null ? null : roomBrightness({ lumens, native }, lens?.chip ?? '16:9', room),
    depth: taken > 0 && distances ? distances.min + taken : null,
    left: isByGap && distances ? Math.max(0, wishes.distance - distances.min) : null,
    changes: changes.map(({ said }) => said),
    changeShare: changes[0]?.share ?? 0,
    missing,
  };
}

/**
 * Whether a kind of projector is offered for a place: below a screen nothing but ultra short throws, and
 * none of them for a ceiling, because no source that we have says of any that it may hang.
 */
export function isOffered({ kind }: Pick<FittedModel, 'kind'>, { place }: Wishes): boolean {
  const isUltraShort = kind === 'ultraShortThrow';
  if (place === 'under') return isUltraShort;
  return place !== 'ceiling' || !isUltraShort;
}

/** Whether a projector is known to cost more than is asked. */
export function isTooDear({ priceClass }: Pick<FittedModel, 'priceClass'>, { price }: Wishes): boolean {
  return price !== null && priceClass !== null && priceRank(priceClass) > priceRank(price);
}
