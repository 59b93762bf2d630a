import { hasBetterEvidence, type EvidenceKind } from '@lumen-throw/domain/evidence';
import { compact } from '../../../shared/content/compact.ts';
import { groupedNumber } from '../../../shared/format/english-format.ts';
import { figuresOf } from '../../../shared/projectors/best-figures.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { printedShift } from '../../../shared/projectors/printed-shift.ts';
import { isLaw } from '../../../shared/projectors/projector-lens.ts';
import { VALUE_TEXTS } from '../../../shared/projectors/value-texts.ts';
import { riseOf } from './picture-rise.ts';
import type { ProjectorContent } from './projector-query.ts';
import { FIGURE_ROW_TITLES, ROW_TEXTS } from './figure-texts.ts';

type EvidenceContent = NonNullable<ProjectorContent['noLongerSold']>;

/** A figure as the page writes it. */
export interface WrittenFigure {
  key: string;
  /** The value in words and units. */
  text: string;
  condition: string | null;
  kind: EvidenceKind;
  evidence: EvidenceContent;
  /** There is a figure with better evidence that says something else. */
  isOutdone: boolean;
}

export type FigureField = keyof typeof FIGURE_ROW_TITLES;

/** All figures of one kind, best evidence first; none where nobody says. */
export interface FigureRow {
  field: FigureField;
  title: string;
  figures: WrittenFigure[];
}

interface Content {
  _key: string;
  condition?: string | null;
  evidence: EvidenceContent | null;
}

function written<Figure extends Content>(
  figures: readonly (Figure | null)[] | null,
  text: (figure: Figure) => string | null,
): WrittenFigure[] {
  const known = figuresOf(figures).flatMap((figure) => {
    const words = text(figure);
    return words !== null && figure.evidence?.kind
      ? [{ figure, words, kind: figure.evidence.kind, evidence: figure.evidence }]
      : [];
  });
  const best = known[0];
  return known.map(({ figure, words, kind, evidence }) => ({
    key: figure._key,
    text: words,
    condition: figure.condition ?? null,
    kind,
    evidence,
    isOutdone: best !== undefined && words !== best.words && hasBetterEvidence(best.figure, figure),
  }));
}

interface NumberContent extends Content {
  value: number | null;
}

function numbers(
  figures: readonly (NumberContent | null)[] | null,
  text: (value: number) => string,
): WrittenFigure[] {
  return written(figures, ({ value }) => (value === null ? null : text(value)));
}

/** Tables and formulas, or single printed distances: one distance is no law, whoever printed it. */
function lawsOf({ distance }: ProjectorContent, single: boolean): WrittenFigure[] {
  return written(
    compact(distance).filter((law) => isLaw(law) && (law.rows === 1) === single),
    ({ rows }) => (rows ? ROW_TEXTS.table(rows) : ROW_TEXTS.formula),
  );
}

/** Every figure of a projector with whose it is, in the order in which the page shows them. */
export function figureRows(projector: ProjectorContent): FigureRow[] {
  const figures: Record<FigureField, WrittenFigure[]> = {
    brightness: numbers(projector.brightness, FACT_TEXTS.lumens),
    distance: [...lawsOf(projector, false), ...lawsOf(projector, true)],
    throwRatio: written(projector.throwRatio, ({ min, max }) =>
      min === null || max === null ? null : VALUE_TEXTS.ratio(min, max),
    ),
    rise: written(
      compact(projector.distance).filter((law) => riseOf(law) !== null),
      ({ rows }) => (rows ? ROW_TEXTS.table(rows) : ROW_TEXTS.formula),
    ),
    zoom: numbers(projector.zoom, VALUE_TEXTS.zoom),
    offset: written(projector.offset, ({ percent }) => (percent === null ? null : ROW_TEXTS.offset(percent))),
    shift: written(projector.shift, (figure) => {
      const shift = printedShift(figure);
      return shift && ROW_TEXTS.shift(shift);
    }),
    resolution: written(projector.resolution, ({ width, height }) =>
      width === null || height === null ? null : VALUE_TEXTS.pixels(width, height),
    ),
    pixelShift: written(projector.pixelShift, ({ shifts }) =>
      shifts === null ? null : ROW_TEXTS[shifts ? 'shifts' : 'noShift'],
    ),
    lightSource: written(projector.lightSource, ({ source }) => source && FACT_TEXTS.lightSources[source]),
    lightHours: numbers(projector.lightHours, (value) => VALUE_TEXTS.hours(groupedNumber(value))),
    noise: numbers(projector.noise, VALUE_TEXTS.decibels),
    inputLag: numbers(projector.inputLag, VALUE_TEXTS.milliseconds),
    weight: numbers(projector.weight, FACT_TEXTS.kilograms),
    power: numbers(projector.power, VALUE_TEXTS.watts),
    year: numbers(projector.year, String),
    noLongerSold: written(
      projector.noLongerSold ? [{ _key: 'noLongerSold', evidence: projector.noLongerSold }] : null,
      () => ROW_TEXTS.noLongerSold,
    ),
  };
  return (Object.keys(FIGURE_ROW_TITLES) as FigureField[]).map((field) => ({
    field,
    title: FIGURE_ROW_TITLES[field],
    figures: figures[field],
  }));
}

/** Figures that the page works with or shoppers ask for, so that their absence is said. */
const EXPECTED: ReadonlySet<FigureField> = new Set<FigureField>([
  'brightness',
  'distance',
  'resolution',
  'lightSource',
  'shift',
  'noise',
  'inputLag',
  'weight',
]);

/** Names of expected figures that nobody has given. */
export function missingFigures(rows: readonly FigureRow[], kind: ProjectorContent['kind']): string[] {
  const isExpected = (field: FigureField): boolean =>
    EXPECTED.has(field) || (field === 'rise' && kind === 'ultraShortThrow');
  return rows
    .filter(({ field, figures }) => figures.length === 0 && isExpected(field))
    .map(({ title }) => title);
}

/** Whether any figure was measured by the site itself. */
export function isMeasuredByUs(rows: readonly FigureRow[]): boolean {
  return rows.some(({ figures }) => figures.some(({ kind }) => kind === 'measuredByUs'));
}
