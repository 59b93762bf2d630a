import { FIGURE_FIELDS, FIGURES, type FigureField, type ValueFigureField } from '@lumen-throw/domain/figures';
import { footLamberts } from '@lumen-throw/throw/brightness';
import type { LightFigure } from '../../../shared/projectors/known-light.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { LIGHT_TEXTS } from '../../../shared/projectors/light-texts.ts';
import { bestValue, type FigureContent } from '../../../shared/projectors/best-figures.ts';
import { FIGURE_ROW_TITLES } from '../../../shared/projectors/figure-titles.ts';
import { REFERENCE_DIAGONAL } from '../../../shared/projectors/listed-facts.ts';
import { projectorFacts, type ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { printedShift } from '../../../shared/projectors/printed-shift.ts';
import { ROW_TEXTS } from '../model/figure-texts.ts';
import type { ComparedProjector } from './comparison-query.ts';
import { COMPARISON_TEXTS } from './texts.ts';

/** A line of a comparison: what is compared, and what each projector has; null where nobody says. */
export interface ComparisonRow {
  key: string;
  name: string;
  cells: (string | null)[];
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

/** What one projector has in a line. */
interface Line {
  key: string;
  name: string;
  text: string | null;
}

/** What the best figure says, with what it holds for. */
function figureLine(figures: readonly (object | null)[] | null, field: ValueFigureField): string | null {
  return bestValue<FigureContent & { condition?: string | null }, string>(figures, (figure) => {
    const text = FIGURES[field].textOf(figure);
    if (text === null || !figure.condition) return text;
    return COMPARISON_TEXTS.withCondition(text, figure.condition);
  });
}

function shiftLine({ shift }: ComparedProjector): string | null {
  return bestValue(shift, (figure) => {
    const printed = printedShift(figure);
    return printed && ROW_TEXTS.shift(printed);
  });
}

/** The lines of a figure, of which brightness has three: rated, measured, and the light on a screen. */
function linesOf(field: FigureField, projector: ComparedProjector, facts: ProjectorFacts): Line[] {
  const { light, lens, distances, sharpness, lightSource } = facts;
  const line = (text: string | null): Line => ({ key: field, name: FIGURE_ROW_TITLES[field], text });
  switch (field) {
    case 'brightness':
      return [
        { key: 'rated', name: COMPARISON_TEXTS.rated, text: lightText(light.rated) },
        { key: 'measured', name: COMPARISON_TEXTS.measured, text: lightText(light.measured) },
        { key: 'light', name: COMPARISON_TEXTS.light, text: screenLight(facts) },
      ];
    case 'distance':
      return [
        {
          key: field,
          name: COMPARISON_TEXTS.distance,
          text: lens && distances && FACT_TEXTS.reaches(lens, distances),
        },
      ];
    case 'shift':
      return [line(shiftLine(projector))];
    case 'resolution':
      return [
        { key: 'picture', name: FACT_TEXTS.picture, text: sharpness && FACT_TEXTS.sharpness[sharpness] },
        line(figureLine(projector.resolution, field)),
      ];
    case 'pixelShift':
      // The picture's line says it.
      return [];
    case 'lightSource':
      return [
        {
          key: 'source',
          name: FIGURE_ROW_TITLES.lightSource,
          text: lightSource && FACT_TEXTS.lightSources[lightSource],
        },
      ];
    default:
      return [line(figureLine(projector[field], field))];
  }
}

/** What a comparison shows: where the projectors differ, where they do not, and what nobody knows. */
export interface ProjectorComparison {
  differences: ComparisonRow[];
  same: ComparisonRow[];
  /** Names of figures that no projector has. */
  unknown: string[];
}

function isUnknown({ cells }: ComparisonRow): boolean {
  return cells.every((cell) => cell === null);
}

function isSame({ cells }: ComparisonRow): boolean {
  return cells.length > 1 && cells.every((cell) => cell === cells[0]);
}

/** Compares every figure of projectors, in the order of the table of figures. */
export function compareProjectors(projectors: readonly ComparedProjector[]): ProjectorComparison {
  const columns = projectors.map((projector) => {
    const facts = projectorFacts(projector);
    return FIGURE_FIELDS.flatMap((field) => linesOf(field, projector, facts));
  });
  const [first = []] = columns;
  const rows = first.map(({ key, name }, place) => ({
    key,
    name,
    cells: columns.map((lines) => lines[place]?.text ?? null),
  }));
  const known = rows.filter((row) => !isUnknown(row));
  return {
    differences: known.filter((row) => !isSame(row)),
    same: known.filter(isSame),
    unknown: rows.filter(isUnknown).map(({ name }) => name),
  };
}
