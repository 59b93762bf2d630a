import type { EvidenceKind } from '@lumen-throw/domain/evidence';
import type {
  DistanceUnit,
  NumberFigureField,
  ProjectorKind,
  ReferencePoint,
} from '@lumen-throw/domain/projector';
import type { AspectRatio } from '@lumen-throw/throw/image-size';

/** Where a figure comes from. */
export interface Evidence {
  kind: EvidenceKind;
  /** Address of the page that says it. */
  address: string;
  /** The words of that page, short and exact. */
  words: string;
  /** The page repeats a maker's figure; it is not the maker's own. */
  relayed?: true;
  /** Day on which the words were read on that page, `YYYY-MM-DD`; left out where nobody noted it. */
  seen?: string;
}

/** A figure that is one number, in the unit of `NUMBER_FIGURES`. */
export interface NumberFigure {
  value: number;
  /** What it holds for: a picture mode, a signal, an end of the zoom. */
  condition?: string;
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
  evidence: Evidence;
}

/** A real model of the catalogue with all that a source says of it; what has no source is left out. */
export interface ProjectorSource {
  brand: string;
  model: string;
  kind: ProjectorKind;
  /** Other names under which shops and members know it. */
  otherNames?: string[];
  /** That it is no longer sold, where a source says so. */
  noLongerSold?: Evidence;
  /** Pixels of the chip itself, not of the picture that shifting makes of them. */
  resolution?: { width: number; height: number; evidence: Evidence }[];
  /** Whether a 4K picture is made by shifting pixels. */
  pixelShift?: { shifts: boolean; evidence: Evidence }[];
  distanceTables?: DistanceTable[];
  distanceFormulas?: DistanceFormula[];
  throwRatio?: { min: number; max: number; evidence: Evidence }[];
  /** From the lens axis up to the picture's bottom edge, in percent of its height; negative is below the axis. */
  offset?: { percent: number; evidence: Evidence }[];
  /** How far the lens moves the picture, in percent of the WHOLE picture's height and width, each alone. */
  shift?: { up: number; down: number; sideways: number; evidence: Evidence }[];
  lightSource?: { source: 'lamp' | 'led' | 'laser'; evidence: Evidence }[];
  /** Figures that are one number, by field; the one that should count first where evidence is equal. */
  numbers?: Partial<Record<NumberFigureField, NumberFigure[]>>;
}
