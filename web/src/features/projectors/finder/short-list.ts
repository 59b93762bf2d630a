/** Which projectors suit a room: those that fit, those that would after one change, and why. */
import { EVIDENCE_KINDS } from '@lumen-throw/domain/evidence';
import type { ProjectorKind } from '@lumen-throw/domain/projector';
import { lensFromRatio, pictureDistances, ULTRA_SHORT_RATIO } from '@lumen-throw/throw/lens';
import { movieLight } from '@lumen-throw/throw/projector-light';
import { roomBrightness, type RoomBrightness } from '@lumen-throw/throw/room-fit';
import { fitsRoom } from '@lumen-throw/throw/smallest-change';
import type { Range } from '@lumen-throw/throw/throw-distance';
import { bestNumber, type BestNumber } from '../../../shared/projectors/best-figures.ts';
import { isPast } from '../../../shared/projectors/market-facts.ts';
import { fitFacts, type FitFacts } from '../../../shared/projectors/projector-facts.ts';
import {
  askedDiagonal,
  fittedModel,
  isOffered,
  isTooDear,
  modelFit,
  type ModelFit,
} from '../../../shared/room/model-fit.ts';
import { wantedRoom, type Use, type Wishes } from '../../../shared/room/wishes.ts';
import { USE_BOUNDS } from '../uses.ts';
import { decidingLight, decidingSources, type DecidingSources } from './deciding-sources.ts';
import type { FinderKind, FinderProjector } from './finder-query.ts';

/** A projector of the catalog with what the finder asks of it. */
export interface Candidate {
  slug: string;
  kind: ProjectorKind | null;
  facts: FitFacts;
  /** Milliseconds, by the best evidence. */
  inputLag: BestNumber | null;
  sources: DecidingSources;
}

/** A projector's facts as the finder weighs them. */
export function candidateOf(projector: FinderProjector): Candidate {
  const facts = fitFacts(projector);
  return {
    slug: projector.slug ?? '',
    kind: projector.kind,
    facts,
    inputLag: bestNumber(projector.inputLag),
    sources: decidingSources(projector, facts),
  };
}

/** What speaks for a projector or against it, for a use. */
export type Point =
  | { what: 'sharp' | 'soft'; sharpness: NonNullable<FitFacts['sharpness']> }
  | { what: 'quick' | 'slow'; milliseconds: number }
  | { what: 'light' | 'heavy'; kilograms: number }
  | { what: 'spare light' | 'glaring' | 'claimed light' | 'made for it' | 'by the wall' };

/** How a projector suits a room, and what speaks for it and against it. */
export interface Suggestion extends ModelFit {
  candidate: Candidate;
  forIt: readonly Point[];
  againstIt: readonly Point[];
  /** Points of the asked use and of the place, those against it subtracted: it orders the list. */
  balance: number;
}

/** White beyond what the light asks for, as a factor, that counts as spare. */
const SPARE = 1.5;

const SHARP: ReadonlySet<FitFacts['sharpness']> = new Set(['native4k', 'shifted4k']);

/** What a use makes of the figures; a figure that nobody gives makes nothing. */
const POINTS_OF_USE: Readonly<Record<Use, (candidate: Candidate, spare: number | null) => Point[]>> = {
  movies: ({ facts: { sharpness } }) =>
    sharpness === null ? [] : [{ what: SHARP.has(sharpness) ? 'sharp' : 'soft', sharpness }],
  games: ({ inputLag, kind }) => [
    ...(kind === 'gaming' ? [{ what: 'made for it' } as const] : []),
    ...(inputLag && inputLag.value <= USE_BOUNDS.quick
      ? [{ what: 'quick', milliseconds: inputLag.value } as const]
      : []),
    ...(inputLag && inputLag.value > USE_BOUNDS.slow
      ? [{ what: 'slow', milliseconds: inputLag.value } as const]
      : []),
  ],
  sports: (_, spare) => (spare !== null && spare >= SPARE ? [{ what: 'spare light' }] : []),
  outdoors: ({ kind, facts: { weight } }) => [
    ...(kind === 'portable' ? [{ what: 'made for it' } as const] : []),
    ...(weight !== null && weight > USE_BOUNDS.heavy ? [{ what: 'heavy', kilograms: weight } as const] : []),
  ],
  travel: ({ kind, facts: { weight } }) => [
    ...(kind === 'portable' ? [{ what: 'made for it' } as const] : []),
    ...(weight === null
      ? []
      : [{ what: weight <= USE_BOUNDS.carried ? 'light' : 'heavy', kilograms: weight } as const]),
  ],
};

/** What speaks for and against a projector where no use is named; it is said, and orders nothing. */
function pointsOfAnyUse({ facts: { sharpness } }: Candidate, spare: number | null): Point[] {
  return [
    ...(sharpness === null ? [] : [{ what: SHARP.has(sharpness) ? 'sharp' : 'soft', sharpness } as const]),
    ...(spare !== null && spare >= SPARE ? [{ what: 'spare light' } as const] : []),
  ];
}

const AGAINST: ReadonlySet<Point['what']> = new Set([
  'soft',
  'slow',
  'heavy',
  'glaring',
  'claimed light',
  'by the wall',
]);

function pointsOf(candidate: Candidate, { use, place }: Wishes, brightness: RoomBrightness | null): Point[] {
  return [
    ...(use ? POINTS_OF_USE[use](candidate, brightness?.spare ?? null) : []),
    ...(brightness?.verdict === 'bright' ? [{ what: 'glaring' } as const] : []),
    ...(candidate.facts.light.rated?.kind === 'claim' ? [{ what: 'claimed light' } as const] : []),
    ...(candidate.kind === 'ultraShortThrow' && place !== 'under' ? [{ what: 'by the wall' } as const] : []),
  ];
}

function suggestion(candidate: Candidate, wishes: Wishes): Suggestion {
  const found = modelFit(fittedModel(candidate.kind, candidate.facts), wishes);
  const points = pointsOf(candidate, wishes, found.brightness);
  const said = wishes.use ? [] : pointsOfAnyUse(candidate, found.brightness?.spare ?? null);
  const all = [...said, ...points];
  return {
    ...found,
    candidate,
    forIt: all.filter(({ what }) => !AGAINST.has(what)),
    againstIt: all.filter(({ what }) => AGAINST.has(what)),
    balance: points.reduce((sum, { what }) => sum + (AGAINST.has(what) ? -1 : 1), 0),
  };
}

const FIT_ORDER = ['fits', 'tight', 'unpriced', 'change', 'unknown', 'no'] as const;

function evidenceRank({ candidate }: Suggestion): number {
  const kind = decidingLight(candidate.facts.light)?.kind;
  return kind ? EVIDENCE_KINDS.indexOf(kind) : EVIDENCE_KINDS.length;
}

/** The year it came out; one that nobody gives comes behind all that are known. */
function yearOf({ candidate }: Suggestion): number {
  return candidate.facts.year ?? 0;
}

/**
 * Every projector that is asked for, the best first: those that fit, then those with the smallest change.
 * Of those, discontinued models come last; then counts what the use asks for, then the newest, then the size where it
 * was left open, then whose figure of brightness it is. A price only limits; who sells it counts nothing.
 */
export function suggestions(candidates: readonly Candidate[], wishes: Wishes): Suggestion[] {
  return candidates
    .filter(({ kind, facts }) => isOffered({ kind }, wishes) && !isTooDear(facts, wishes))
    .map((candidate) => suggestion(candidate, wishes))
    .toSorted(
      (one, other) =>
        FIT_ORDER.indexOf(one.fit) - FIT_ORDER.indexOf(other.fit) ||
        isPast(one.candidate.facts) - isPast(other.candidate.facts) ||
        one.changeShare - other.changeShare ||
        other.balance - one.balance ||
        yearOf(other) - yearOf(one) ||
        other.diagonal - one.diagonal ||
        evidenceRank(one) - evidenceRank(other),
    );
}

/** Those of some suggestions that fit a room as it is, the tight ones last. */
export function fitting(all: readonly Suggestion[]): Suggestion[] {
  return (['fits', 'tight'] as const).flatMap((wanted) => all.filter(({ fit }) => fit === wanted));
}

/** A kind of projector whose typical figures fit a room. */
export interface FittingKind {
  kind: FinderKind;
  /** Inches, as for a model. */
  diagonal: number;
  /** In inches. */
  distances: Range;
  brightness: RoomBrightness;
}

/**
 * The kinds of projectors whose typical throw ratio and brightness fit a room, in the order of the editors.
 * No model is behind them, so nothing about them has evidence. A ratio says nothing of the depth that an
 * ultra short throw takes below a screen, and a kind has no price class.
 */
export function fittingKinds(kinds: readonly FinderKind[], wishes: Wishes): FittingKind[] {
  if (wishes.place === 'under' || wishes.price !== null) return [];
  return kinds.flatMap((kind): FittingKind[] => {
    const { lumens: rated, throwRatioMin: min, throwRatioMax: max } = kind.specifications ?? {};
    const light = movieLight({ calibrated: null, rated: rated ?? null, brightest: null });
    if (!light || !min || (max && max < min)) return [];
    if (wishes.place === 'ceiling' && (max ?? min) <= ULTRA_SHORT_RATIO) return [];
    const { lumens } = light;
    const figures = { lens: lensFromRatio({ min, max: max ?? min }, { chip: '16:9' }), lumens };
    const diagonal = askedDiagonal(figures, wishes, (size) => wantedRoom(wishes, size));
    const room = wantedRoom(wishes, diagonal);
    const distances = pictureDistances(figures.lens, room);
    if (!distances || !fitsRoom(figures, room)) return [];
    return [{ kind, diagonal, distances, brightness: roomBrightness({ lumens }, figures.lens.chip, room) }];
  });
}
