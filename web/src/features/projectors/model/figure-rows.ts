import { isDoubted, type EvidenceKind } from '@lumen-throw/domain/evidence';
import { FIGURES } from '@lumen-throw/domain/figures';
import { distanceOn } from '@lumen-throw/throw/printed-rows';
import { compact } from '../../../shared/content/compact.ts';
import { figuresOf } from '../../../shared/projectors/best-figures.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { LIGHT_TEXTS } from '../../../shared/projectors/light-texts.ts';
import { FIGURE_ROW_TITLES } from '../../../shared/projectors/figure-titles.ts';
import { printedShift } from '../../../shared/projectors/printed-shift.ts';
import { endOf, isLaw, isWhole } from '../../../shared/projectors/projector-lens.ts';
import { riseOf } from './picture-rise.ts';
import type { ProjectorContent } from './projector-query.ts';
import { ROW_TEXTS } from './figure-texts.ts';

type EvidenceContent = NonNullable<NonNullable<NonNullable<ProjectorContent['year']>[number]>['evidence']>;

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
  /** Its own source says that it may be wrong. */
  isDoubted: boolean;
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
  const best = known.find(({ figure }) => !isDoubted(figure));
  return known.map(({ figure, words, kind, evidence }) => ({
    key: figure._key,
    text: words,
    condition: figure.condition ?? null,
    kind,
    evidence,
    // They come best first.
    isOutdone: best !== undefined && !isDoubted(figure) && words !== best.words && kind !== best.kind,
    isDoubted: isDoubted(figure),
  }));
}

/** Rated and measured light are two figures, and neither outdoes the other; a mode says what each is of. */
function brightnessIn({ brightness }: ProjectorContent): WrittenFigure[] {
  const modes = new Map(compact(brightness).map(({ _key, mode }) => [_key, mode]));
  return written(brightness, FIGURES.brightness.textOf).map((figure) => {
    const mode = modes.get(figure.key);
    return {
      ...figure,
      condition: figure.condition ?? (mode ? LIGHT_TEXTS.modes[mode] : null),
      isOutdone: false,
    };
  });
}

type LawContent = NonNullable<NonNullable<ProjectorContent['distance']>[number]>;

/** Tables and formulas, or single printed distances: one distance is no law, whoever printed it. */
function lawsOf({ distance }: ProjectorContent, single: boolean): WrittenFigure[] {
  return written(
    compact(distance).filter((law) => isLaw(law) && isWhole(law) !== single),
    lawText,
  );
}

function lawText(law: LawContent): string {
  const [wide, tele] = [endOf(law.wide), endOf(law.tele)];
  if (isWhole(law) || !wide) return tableText(law);
  // Its only size is the smallest that it holds for.
  const diagonal = wide.sizes.min;
  const min = distanceOn(wide.line, diagonal);
  const max = tele ? distanceOn(tele.line, diagonal) : min;
  return ROW_TEXTS.oneDistance(FACT_TEXTS.lengths({ min, max }), diagonal);
}

function tableText({ rows }: { rows: number | null }): string {
  return rows ? ROW_TEXTS.table(rows) : ROW_TEXTS.formula;
}

function figuresIn(projector: ProjectorContent, field: FigureField): WrittenFigure[] {
  switch (field) {
    case 'brightness':
      return brightnessIn(projector);
    case 'distance':
      return [...lawsOf(projector, false), ...lawsOf(projector, true)];
    case 'rise':
      return written(
        compact(projector.distance).filter((law) => riseOf(law) !== null),
        tableText,
      );
    case 'shift':
      return written(projector.shift, (figure) => {
        const shift = printedShift(figure);
        return shift && ROW_TEXTS.shift(shift);
      });
    case 'lightSource':
      return written(projector.lightSource, ({ source }) => source && FACT_TEXTS.lightSources[source]);
    default:
      return written<Content>(projector[field], FIGURES[field].textOf);
  }
}

/** Every figure of a projector with whose it is, in the order in which the page shows them. */
export function figureRows(projector: ProjectorContent): FigureRow[] {
  return (Object.keys(FIGURE_ROW_TITLES) as FigureField[]).map((field) => ({
    field,
    title: FIGURE_ROW_TITLES[field],
    figures: figuresIn(projector, field),
  }));
}

/** Whether any figure was measured by the site itself. */
export function isMeasuredByUs(rows: readonly FigureRow[]): boolean {
  return rows.some(({ figures }) => figures.some(({ kind }) => kind === 'measuredByUs'));
}
