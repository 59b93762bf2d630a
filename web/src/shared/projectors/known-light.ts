/** What sources say of a projector's light: rated and measured are two figures, never one number. */
import { isMeasured, type EvidenceKind } from '@lumen-throw/domain/evidence';
import type { BrightnessMode } from '@lumen-throw/domain/figures';
import { movieLight, type MovieLight } from '@lumen-throw/throw/projector-light';
import { computingFigures, type FigureContent } from './best-figures.ts';

/** A brightness with whose it is. */
export interface LightFigure {
  lumens: number;
  /** `other` where nobody says. */
  mode: BrightnessMode;
  condition: string | null;
  kind: EvidenceKind;
}

/** The light of a projector by the best evidence; null where nobody says. */
export interface ProjectorLight {
  /** The maker's figure or a seller's, of the brightest mode. */
  rated: LightFigure | null;
  /** The measured figure that says most of a movie: the calibrated one, else the brightest. */
  measured: LightFigure | null;
  /** What verdicts count with. */
  movie: MovieLight | null;
}

interface BrightnessContent extends FigureContent {
  value: number | null;
  mode?: BrightnessMode | null;
  condition?: string | null;
}

/** What documents say of a projector's brightness. */
export type BrightnessFigures = readonly (BrightnessContent | null)[] | null | undefined;

/** Every brightness that may be computed with, best evidence first. */
export function lightFigures(brightness: BrightnessFigures): LightFigure[] {
  return computingFigures(brightness).flatMap(({ value, mode, condition, evidence }) =>
    value !== null && value > 0 && evidence?.kind
      ? [{ lumens: value, mode: mode ?? 'other', condition: condition ?? null, kind: evidence.kind }]
      : [],
  );
}

/** The light of a projector, like with like. */
export function projectorLight(brightness: BrightnessFigures): ProjectorLight {
  const figures = lightFigures(brightness);
  const measured = figures.filter(({ kind }) => isMeasured(kind));
  const inMode = (wanted: BrightnessMode) => measured.find(({ mode }) => mode === wanted) ?? null;
  const calibrated = inMode('movie');
  const brightest = inMode('brightest') ?? inMode('other');
  const rated = figures.find(({ kind, mode }) => !isMeasured(kind) && mode !== 'eco') ?? null;
  return {
    rated,
    measured: calibrated ?? brightest,
    movie: movieLight({
      calibrated: calibrated?.lumens ?? null,
      rated: rated?.lumens ?? null,
      brightest: brightest?.lumens ?? null,
    }),
  };
}
