import { fieldsUsedFor, FIGURES, type FieldsUsedFor } from '@lumen-throw/domain/figures';
import type { MovieLight } from '@lumen-throw/throw/projector-light';
import { FACT_TEXTS } from '../../shared/projectors/fact-texts.ts';
import type { BestNumber } from '../../shared/projectors/best-figures.ts';
import { bestText } from '../../shared/projectors/figure-text.ts';
import { FIGURE_ROW_TITLES } from '../../shared/projectors/figure-titles.ts';
import type { LightFigure } from '../../shared/projectors/known-light.ts';
import type { ListedFacts } from '../../shared/projectors/listed-facts.ts';
import type { ProjectorSummary } from '../../shared/projectors/projector-query.ts';

type KeyField = FieldsUsedFor<'list'>;

/** A figure that shoppers ask for first. */
interface KeyFigure {
  field: KeyField;
  name: string;
  /** Null where nobody gives it. */
  value: string | null;
  /** Whose figure it is, where that matters most. */
  note: string | null;
}

/** Whose figure a light is, and what verdicts count with where that is another one. */
function whoseLight({ kind, lumens }: LightFigure, movie: MovieLight): string {
  const whose = FACT_TEXTS.evidence[kind];
  if (movie.lumens === lumens) return whose;
  // A figure of the brightest mode is none of a movie mode.
  const write = movie.from === 'brightest' ? FACT_TEXTS.atMost : FACT_TEXTS.inMovieMode;
  return write(whose, FACT_TEXTS.lumens(movie.lumens));
}

function keyFigure(
  field: KeyField,
  projector: ProjectorSummary,
  facts: ListedFacts,
): Omit<KeyFigure, 'field'> {
  const { light, lens, distances, sharpness, lightSource, contrast, lag, noise } = facts;
  const brightness = light.rated ?? light.measured;
  const numbers: Partial<Record<KeyField, BestNumber | null>> = {
    nativeContrast: contrast,
    inputLag: lag,
    noise,
  };
  switch (field) {
    case 'brightness':
      return {
        name: FIGURE_ROW_TITLES.brightness,
        value: brightness && FACT_TEXTS.lumens(brightness.lumens),
        note: brightness && light.movie && whoseLight(brightness, light.movie),
      };
    case 'distance':
      return {
        name: FACT_TEXTS.distance,
        value: lens && distances && FACT_TEXTS.distances(lens, distances),
        note: null,
      };
    case 'resolution':
      return { name: FACT_TEXTS.picture, value: sharpness && FACT_TEXTS.sharpness[sharpness], note: null };
    case 'lightSource':
      return {
        name: FACT_TEXTS.lightSource,
        value: lightSource && FACT_TEXTS.lightSources[lightSource],
        note: null,
      };
    default: {
      const number = numbers[field];
      return {
        name: FIGURE_ROW_TITLES[field],
        value: number ? FIGURES[field].textOf(number) : bestText(projector[field], field),
        note: number?.condition ?? null,
      };
    }
  }
}

/** The eight that stand on top of a model's page, known or not. */
export const TOP_FIELDS = [
  'brightness',
  'distance',
  'resolution',
  'nativeContrast',
  'inputLag',
  'noise',
  'weight',
  'priceClass',
] as const satisfies readonly KeyField[];

/** The figures that shoppers ask for first. @param fields which of them, in their order */
export function keyFigures(
  projector: ProjectorSummary,
  facts: ListedFacts,
  fields: readonly KeyField[] = fieldsUsedFor('list'),
): KeyFigure[] {
  return fields.map((field) => ({ field, ...keyFigure(field, projector, facts) }));
}
