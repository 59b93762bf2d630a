/** Which projectors suit a room: those that fit, those that would after one change, and why. */
import { EVIDENCE_KINDS } from '@lumen-throw/domain/evidence';
import type { ProjectorKind } from '@lumen-throw/domain/projector';
import { pictureDistances } from '@lumen-throw/throw/frame';
import { DIAGONAL_BOUNDS } from '@lumen-throw/throw/limits';
import { roomBrightness, type ProjectorFigures, type RoomBrightness } from '@lumen-throw/throw/room-fit';
import { leastWhite } from '@lumen-throw/throw/room-light';
import {
  fitsRoom,
  fittingDiagonals,
  sayableChange,
  smallestChanges,
  type RoomChange,
  type WantedRoom,
} from '@lumen-throw/throw/smallest-change';
import { lensFromRatio, ULTRA_SHORT_RATIO } from '@lumen-throw/throw/lens';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { METERS_PER_INCH } from '@lumen-throw/throw/units';
import {
  bestNumber,
  projectorName,
  sharpnessOf,
  type BestNumber,
} from '../../../shared/projectors/best-figures.ts';
import type { ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { projectorLens } from '../../../shared/projectors/projector-lens.ts';
import type { FinderKind, FinderProjector } from './finder-query.ts';
import { COMMON_WISHES, LARGEST_DIAGONAL, wantedRoom, type Use, type Wishes } from './wishes.ts';

/** A projector of the catalog with what the finder asks of it. */
export interface Candidate {
  slug: string;
  kind: ProjectorKind | null;
  facts: Pick<ProjectorFacts, 'name' | 'lens' | 'brightness' | 'sharpness' | 'weight'>;
  /** Milliseconds, by the best evidence. */
  inputLag: BestNumber | null;
}

export function candidateOf(projector: FinderProjector): Candidate {
  return {
    slug: projector.slug ?? '',
    kind: projector.kind,
    facts: {
      name: projectorName(projector),
      lens: projectorLens(projector),
      brightness: bestNumber(projector.brightness),
      sharpness: sharpnessOf(projector),
      weight: bestNumber(projector.weight)?.value ?? null,
    },
    inputLag: bestNumber(projector.inputLag),
  };
}

/** What speaks for a projector or against it, for a use. */
export type Point =
  | { what: 'sharp' | 'soft'; sharpness: NonNullable<ProjectorFacts['sharpness']> }
  | { what: 'quick' | 'slow'; milliseconds: number }
  | { what: 'light' | 'heavy'; kilograms: number }
  | { what: 'spare light' | 'glaring' | 'claimed light' | 'made for it' | 'by the wall' };

/** How a projector suits a room. */
export interface Suggestion {
  candidate: Candidate;
  /** `change`: after one change; `no`: not after any; `unknown`: a figure is missing that decides. */
  fit: 'fits' | 'change' | 'no' | 'unknown';
  /** Inches; the largest that looks good where that was asked. */
  diagonal: number;
  /** Distances for that size, in inches; null where nobody says. */
  distances: Range | null;
  /** Null where nobody says how bright it is. */
  brightness: RoomBrightness | null;
  /** White on the screen as a multiple of what the light asks for; null where nobody says how bright it is. */
  spare: number | null;
  /** In numbers that people say, the smallest first. */
  changes: readonly RoomChange[];
  /** What the smallest one amounts to; 0 where none is needed. */
  changeShare: number;
  forIt: readonly Point[];
  againstIt: readonly Point[];
  missing: readonly ('distance' | 'brightness')[];
}

/** Bounds that decide a point; our own, and the page says the figure itself. */
const QUICK = 20;
const SLOW = 50;
const CARRIED = 3;
const HEAVY = 8;
/** White beyond what the light asks for, as a factor, that counts as spare. */
const SPARE = 1.5;

const SHARP: ReadonlySet<ProjectorFacts['sharpness']> = new Set(['native4k', 'shifted4k']);

/** What a use makes of the figures; a figure that nobody gives makes nothing. */
const POINTS_OF_USE: Readonly<Record<Use, (candidate: Candidate, spare: number | null) => Point[]>> = {
  movies: ({ facts: { sharpness } }) =>
    sharpness === null ? [] : [{ what: SHARP.has(sharpness) ? 'sharp' : 'soft', sharpness }],
  games: ({ inputLag, kind }) => [
    ...(kind === 'gaming' ? [{ what: 'made for it' } as const] : []),
    ...(inputLag && inputLag.value <= QUICK
      ? [{ what: 'quick', milliseconds: inputLag.value } as const]
      : []),
    ...(inputLag && inputLag.value > SLOW ? [{ what: 'slow', milliseconds: inputLag.value } as const] : []),
  ],
  sports: (_, spare) => (spare !== null && spare >= SPARE ? [{ what: 'spare light' }] : []),
  outdoors: ({ kind, facts: { weight } }) => [
    ...(kind === 'portable' ? [{ what: 'made for it' } as const] : []),
    ...(weight !== null && weight > HEAVY ? [{ what: 'heavy', kilograms: weight } as const] : []),
  ],
  travel: ({ facts: { weight } }) =>
    weight === null
      ? []
      : weight <= CARRIED
        ? [{ what: 'light', kilograms: weight }]
        : [{ what: 'heavy', kilograms: weight }],
};

const AGAINST: ReadonlySet<Point['what']> = new Set([
  'soft',
  'slow',
  'heavy',
  'glaring',
  'claimed light',
  'by the wall',
]);

function pointsOf(
  candidate: Candidate,
  { use, place }: Wishes,
  brightness: RoomBrightness | null,
  spare: number | null,
): Point[] {
  return [
    ...(use ? POINTS_OF_USE[use](candidate, spare) : []),
    ...(brightness?.verdict === 'bright' ? [{ what: 'glaring' } as const] : []),
    ...(candidate.facts.brightness?.kind === 'claim' ? [{ what: 'claimed light' } as const] : []),
    ...(candidate.kind === 'ultraShortThrow' && place !== 'under' ? [{ what: 'by the wall' } as const] : []),
  ];
}

/** The size of picture that is asked of a projector, in inches. */
function askedDiagonal(figures: ProjectorFigures | null, wishes: Wishes): number {
  if (wishes.diagonal !== null) return wishes.diagonal;
  const usual = COMMON_WISHES.diagonal ?? DIAGONAL_BOUNDS.min;
  const fitting = figures && fittingDiagonals(figures, wantedRoom(wishes, usual));
  if (!fitting || fitting.min > LARGEST_DIAGONAL) return usual;
  const largest = Math.min(fitting.max, LARGEST_DIAGONAL);
  return Math.floor(largest) >= fitting.min ? Math.floor(largest) : largest;
}

/** Steps of distances that people measure, in inches: one, or a centimeter. */
const STEP = { ft: 1, m: 0.01 / METERS_PER_INCH } as const;

function suggestion(candidate: Candidate, wishes: Wishes): Suggestion {
  const { lens, brightness: best } = candidate.facts;
  const lumens = best?.value ?? null;
  const figures = lens && { lens, lumens };
  const diagonal = askedDiagonal(figures, wishes);
  const room = wantedRoom(wishes, diagonal);
  const brightness = lens && lumens !== null ? roomBrightness(lumens, lens.chip, room) : null;
  const spare = brightness && brightness.white / leastWhite(room.light, room.gain);
  const points = pointsOf(candidate, wishes, brightness, spare);
  const weighed = figures ? smallestChanges(figures, room) : [];
  const missing = [
    ...(lens ? [] : (['distance'] as const)),
    ...(lumens === null ? (['brightness'] as const) : []),
  ];
  return {
    candidate,
    fit: figures ? fitOf(figures, room, weighed.length) : 'unknown',
    diagonal,
    distances: lens && pictureDistances(lens, room),
    brightness,
    spare,
    changes: figures
      ? weighed.map(({ change }) => sayableChange(figures, room, change, STEP[wishes.units]))
      : [],
    changeShare: weighed[0]?.share ?? 0,
    forIt: points.filter(({ what }) => !AGAINST.has(what)),
    againstIt: points.filter(({ what }) => AGAINST.has(what)),
    missing,
  };
}

function fitOf(figures: ProjectorFigures, room: WantedRoom, changes: number): Suggestion['fit'] {
  if (fitsRoom(figures, room)) return figures.lumens === null ? 'unknown' : 'fits';
  return changes > 0 ? 'change' : 'no';
}

const FIT_ORDER = ['fits', 'change', 'unknown', 'no'] as const;

function evidenceRank({ candidate }: Suggestion): number {
  const kind = candidate.facts.brightness?.kind;
  return kind ? EVIDENCE_KINDS.indexOf(kind) : EVIDENCE_KINDS.length;
}

function balance({ forIt, againstIt }: Suggestion): number {
  return forIt.length - againstIt.length;
}

/**
 * Every projector that is asked for, the best first: those that fit, then those with the smallest change.
 * Of those that fit, what the use asks for counts first, then the size where it was left open, then whose
 * figure of brightness it is; nothing is weighed by price or by who sells it.
 */
export function suggestions(candidates: readonly Candidate[], wishes: Wishes): Suggestion[] {
  return candidates
    .filter(({ kind }) => wishes.place !== 'under' || kind === 'ultraShortThrow')
    .map((candidate) => suggestion(candidate, wishes))
    .toSorted(
      (one, other) =>
        FIT_ORDER.indexOf(one.fit) - FIT_ORDER.indexOf(other.fit) ||
        one.changeShare - other.changeShare ||
        balance(other) - balance(one) ||
        other.diagonal - one.diagonal ||
        evidenceRank(one) - evidenceRank(other),
    );
}

/** A kind of projector whose typical figures fit a room. */
export interface FittingKind {
  kind: FinderKind;
  /** Inches, as for a model. */
  diagonal: number;
  /** In inches. */
  distances: Range;
  brightness: RoomBrightness;
  /** White on the screen as a multiple of what the light asks for. */
  spare: number;
}

/**
 * The kinds of projectors whose typical throw ratio and brightness fit a room, in the order of the editors.
 * No model is behind them, so nothing about them has evidence.
 */
export function fittingKinds(kinds: readonly FinderKind[], wishes: Wishes): FittingKind[] {
  return kinds.flatMap((kind): FittingKind[] => {
    const { lumens, throwRatioMin: min, throwRatioMax: max } = kind.specifications ?? {};
    if (!lumens || !min || (max && max < min)) return [];
    if (wishes.place === 'under' && (max ?? min) > ULTRA_SHORT_RATIO) return [];
    const figures = { lens: lensFromRatio({ min, max: max ?? min }, { chip: '16:9' }), lumens };
    const diagonal = askedDiagonal(figures, wishes);
    const room = wantedRoom(wishes, diagonal);
    const distances = pictureDistances(figures.lens, room);
    if (!distances || !fitsRoom(figures, room)) return [];
    const brightness = roomBrightness(lumens, figures.lens.chip, room);
    return [
      { kind, diagonal, distances, brightness, spare: brightness.white / leastWhite(room.light, room.gain) },
    ];
  });
}
