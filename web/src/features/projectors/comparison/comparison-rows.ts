import {
  FIGURE_FIELDS,
  FIGURES,
  isNumberFigure,
  type FigureField,
  type ValueFigureField,
} from '@lumen-throw/domain/figures';
import { footLamberts } from '@lumen-throw/throw/brightness';
import type { LightFigure } from '../../../shared/projectors/known-light.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { LIGHT_TEXTS } from '../../../shared/projectors/light-texts.ts';
import { bestValue, computingFigures, type FigureContent } from '../../../shared/projectors/best-figures.ts';
import { FIGURE_ROW_TITLES } from '../../../shared/projectors/figure-titles.ts';
import { REFERENCE_DIAGONAL } from '../../../shared/projectors/listed-facts.ts';
import { projectorFacts, type ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { BASIS_TEXTS } from '../../../shared/projectors/basis-texts.ts';
import { printedShift } from '../../../shared/projectors/printed-shift.ts';
import { ROW_TEXTS } from '../model/figure-texts.ts';
import type { ComparedProjector } from './comparison-query.ts';
import { isStated, likeWithLike, type ComparedFigure } from './like-with-like.ts';
import { COMPARISON_TEXTS } from './texts.ts';

/** A line of a comparison: what is compared, and what each projector has; null where nobody says. */
export interface ComparisonRow {
  key: string;
  name: string;
  cells: (string | null)[];
  /** Why the cells can't be compared; left out where they can. */
  note?: string;
}

/** A row with whether the projectors agree in it. */
interface JudgedRow {
  row: ComparisonRow;
  isSame: boolean;
}

/** A projector that is compared. */
interface Column {
  projector: ComparedProjector;
  facts: ProjectorFacts;
}

/** Light on a 100-inch screen of gain 1 in a movie mode, in foot-lamberts, as words; like with like. */
function screenLight({ light: { movie }, lens }: ProjectorFacts): string | null {
  if (!movie) return null;
  const screen = {
    gain: 1,
    diagonal: REFERENCE_DIAGONAL,
    aspect: '16:9',
    native: lens?.chip ?? '16:9',
  } as const;
  return COMPARISON_TEXTS.footLamberts(
    footLamberts({ ...screen, lumens: movie.lumens }),
    COMPARISON_TEXTS.from[movie.from],
  );
}

/** A brightness with whose it is, or of which mode. */
function lightText(figure: LightFigure | null): string | null {
  if (!figure) return null;
  const { lumens, kind, mode, condition } = figure;
  const of = condition ?? (mode === 'other' ? null : LIGHT_TEXTS.modes[mode]);
  const whose = FACT_TEXTS.evidence[kind];
  return COMPARISON_TEXTS.withEvidence(FACT_TEXTS.lumens(lumens), of ? `${whose}, ${of}` : whose);
}

function shiftText({ shift }: ComparedProjector): string | null {
  return bestValue(shift, (figure) => {
    const printed = printedShift(figure);
    return printed && ROW_TEXTS.shift(printed);
  });
}

/** What a figure holds for, where it says little without. */
const CONDITIONS: Partial<Record<FigureField, keyof typeof COMPARISON_TEXTS.notStated>> = {
  nativeContrast: 'setting',
  ansiContrast: 'setting',
  ratedContrast: 'setting',
  lightHours: 'mode',
  noise: 'mode',
  inputLag: 'signal',
  battery: 'mode',
  power: 'mode',
};

/** The figures of a projector in words, best evidence first. */
function comparedFigures(
  figures: readonly (object | null)[] | null,
  field: ValueFigureField,
): ComparedFigure[] {
  return computingFigures<FigureContent & { condition?: string | null }>(figures).flatMap((figure) => {
    const text = FIGURES[field].textOf(figure);
    const kind = figure.evidence?.kind;
    return text !== null && kind ? [{ text, condition: figure.condition ?? null, kind }] : [];
  });
}

function areEqual(values: readonly unknown[]): boolean {
  return values.every((value) => value === values[0]);
}

/** A row of figures that hold for the same, or that says that they don't; whose they are, where that differs. */
function figuresRow(field: ValueFigureField, columns: readonly Column[]): JudgedRow {
  const holdsFor = CONDITIONS[field];
  const all = columns.map(({ projector }) => comparedFigures(projector[field], field));
  const { figures, likeness } = likeWithLike(holdsFor ? all : all.map((each) => each.slice(0, 1)));
  const isComparable = likeness === 'alike' || !holdsFor;
  const known = figures.filter((figure) => figure !== null);
  const saysWhose = isNumberFigure(field) && !areEqual(known.map(({ kind }) => kind));
  const cellOf = (figure: ComparedFigure): string => {
    const { text, condition, kind } = figure;
    const shown = isComparable || isStated(figure) ? condition : COMPARISON_TEXTS.notStated[holdsFor];
    const value = shown ? COMPARISON_TEXTS.withCondition(text, shown) : text;
    return saysWhose ? COMPARISON_TEXTS.withEvidence(value, FACT_TEXTS.evidence[kind]) : value;
  };
  return {
    row: {
      key: field,
      name: FIGURE_ROW_TITLES[field],
      cells: figures.map((figure) => figure && cellOf(figure)),
      ...(isComparable ? {} : { note: COMPARISON_TEXTS.notComparable[likeness][holdsFor] }),
    },
    isSame: isComparable && areEqual(figures.map((figure) => figure?.text)),
  };
}

/** The rows of a figure, of which brightness has three: rated, measured, and the light on a screen. */
function rowsOf(field: FigureField, columns: readonly Column[]): JudgedRow[] {
  const row = (key: string, name: string, text: (column: Column) => string | null): JudgedRow => {
    const cells = columns.map(text);
    return { row: { key, name, cells }, isSame: areEqual(cells) };
  };
  switch (field) {
    case 'brightness':
      return [
        row('rated', COMPARISON_TEXTS.rated, ({ facts }) => lightText(facts.light.rated)),
        row('measured', COMPARISON_TEXTS.measured, ({ facts }) => lightText(facts.light.measured)),
        row('light', COMPARISON_TEXTS.light, ({ facts }) => screenLight(facts)),
      ];
    case 'distance':
      return [
        row(
          field,
          COMPARISON_TEXTS.distance,
          ({ facts: { lens, distances } }) =>
            lens &&
            distances &&
            COMPARISON_TEXTS.withEvidence(FACT_TEXTS.reaches(lens, distances), BASIS_TEXTS[lens.basis]),
        ),
      ];
    case 'shift':
      return [row(field, FIGURE_ROW_TITLES.shift, ({ projector }) => shiftText(projector))];
    case 'resolution':
      return [
        row(
          'picture',
          FACT_TEXTS.picture,
          ({ facts: { sharpness } }) => sharpness && FACT_TEXTS.sharpness[sharpness],
        ),
        figuresRow(field, columns),
      ];
    case 'pixelShift':
      // The picture's row says it.
      return [];
    case 'lightSource':
      return [
        row(
          'source',
          FIGURE_ROW_TITLES.lightSource,
          ({ facts: { lightSource } }) => lightSource && FACT_TEXTS.lightSources[lightSource],
        ),
      ];
    default:
      return [figuresRow(field, columns)];
  }
}

/** What a comparison shows: where the projectors differ, where they do not, and what nobody knows. */
export interface ProjectorComparison {
  /** Rows whose figures can't be compared stand among the differences. */
  differences: ComparisonRow[];
  same: ComparisonRow[];
  /** Names of figures that no projector has. */
  unknown: string[];
}

function isUnknown({ row }: JudgedRow): boolean {
  return row.cells.every((cell) => cell === null);
}

/** Compares every figure of projectors, in the order of the table of figures. */
export function compareProjectors(projectors: readonly ComparedProjector[]): ProjectorComparison {
  const columns = projectors.map((projector) => ({ projector, facts: projectorFacts(projector) }));
  const rows = FIGURE_FIELDS.flatMap((field) => rowsOf(field, columns));
  const known = rows.filter((each) => !isUnknown(each));
  const isShared = ({ isSame }: JudgedRow) => isSame && columns.length > 1;
  return {
    differences: known.filter((each) => !isShared(each)).map(({ row }) => row),
    same: known.filter(isShared).map(({ row }) => row),
    unknown: rows.filter(isUnknown).map(({ row }) => row.name),
  };
}
