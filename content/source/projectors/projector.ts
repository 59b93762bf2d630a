import type { EvidenceKind } from '@lumen-throw/domain/evidence';
import type {
  BrightnessMode,
  FigureValues,
  NumberFigureField,
  ValueFigureField,
} from '@lumen-throw/domain/figures';
import type { DistanceUnit, FarEnd, ProjectorKind, ReferencePoint } from '@lumen-throw/domain/projector';
import type { AspectRatio } from '@lumen-throw/throw/image-size';

/** Where a figure comes from. */
export interface Evidence {
  kind: EvidenceKind;
  /** Address of the page that says it. */
  address: string;
  /** The words of that page, short and exact. */
  words: string;
  /** Language of the words, as in `de`; left out for English. */
  language?: string;
  /** What the words say in English, where they are in another language. */
  gloss?: string;
  /** The page repeats a maker's figure; it is not the maker's own. */
  relayed?: true;
  /** The page itself says that its figure may be wrong. */
  doubted?: true;
  /** Day on which the words were read on that page, `YYYY-MM-DD`. */
  seen: string;
}

/** A figure that is one number, in the unit of the table of figures. */
export interface NumberFigure {
  value: number;
  /** What it holds for: a picture mode, a signal, an end of the zoom. */
  condition?: string;
  /** Of a brightness that somebody measured. */
  mode?: BrightnessMode;
  evidence: Evidence;
}

/** A maker's printed table of distances, or a single printed distance (one row). */
export interface DistanceTable {
  /** Shape of the pictures whose diagonals the table lists. */
  aspect: AspectRatio;
  measuredFrom: ReferencePoint;
  /** Unit of the printed distances; diagonals are inches. */
  unit: DistanceUnit;
  /** Steps in which the page rounds, in `unit`: 1 for whole centimeters, 0.1 for tenths of a foot. */
  step: number;
  /** Diagonal, distance at the wide end, and at the tele end where there is a zoom; as printed. */
  rows: (readonly [diagonal: number, wide: number, tele?: number])[];
  /** What one distance for a size means; left out where the rows have both ends. */
  farEnd?: FarEnd;
  /** From the cabinet's top up to the picture's bottom, for each row; ultra short throw only. */
  rises?: readonly number[];
  evidence: Evidence;
}

/** A maker's printed formula: distance = a · diagonal + b for each end of the zoom. */
export interface DistanceFormula {
  aspect: AspectRatio;
  measuredFrom: ReferencePoint;
  /** `a` in inches of distance for each inch of diagonal, `b` in inches. */
  wide: { a: number; b: number };
  tele?: { a: number; b: number };
  /** Diagonals, in inches, for which the same page prints distances. */
  sizes: readonly [smallest: number, largest: number];
  evidence: Evidence;
}

/** Figures whose values the table of figures describes, by field; numbers stand together in `numbers`. */
type ValueFigures = {
  [Field in Exclude<ValueFigureField, NumberFigureField>]?: (FigureValues<Field> & {
    condition?: string;
    evidence: Evidence;
  })[];
};

/** A real model of the catalogue with all that a source says of it; what has no source is left out. */
export interface ProjectorSource extends ValueFigures {
  brand: string;
  model: string;
  kind: ProjectorKind;
  /** Other names under which shops and members know it. */
  otherNames?: string[];
  distanceTables?: DistanceTable[];
  distanceFormulas?: DistanceFormula[];
  /** How far the lens moves the picture, in percent of the WHOLE picture's height and width, each alone. */
  shift?: { up: number; down: number; sideways: number; evidence: Evidence }[];
  /** Figures that are one number, by field; the one that should count first where evidence is equal. */
  numbers?: Partial<Record<NumberFigureField, NumberFigure[]>>;
}
