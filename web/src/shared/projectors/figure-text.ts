/**
 * A figure of a projector inside a sentence: the one that counts on the projector's page, in the same
 * words. The Studio's preview and the checks of content read it here, too, so it knows neither React nor queries.
 */
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { TEXT_DIAGONALS, TEXT_FIGURES, type TextFigure } from '@lumen-throw/domain/text-figures';
import { pictureDistances } from '@lumen-throw/throw/frame';
import { groupedNumber } from '../format/english-format.ts';
import { bestNumber, bestValue, projectorName } from './best-figures.ts';
import { FACT_TEXTS } from './fact-texts.ts';
import { projectorLens } from './projector-lens.ts';
import type { ProjectorSummary } from './projector-query.ts';
import { VALUE_TEXTS } from './value-texts.ts';

type Numbers = Parameters<typeof bestNumber>[0];

type NumberFigure = Exclude<TextFigure, 'distance' | 'throwRatio' | 'resolution'>;

/** As much of a projector as sentences quote. */
export type QuotedProjector = Pick<
  ProjectorSummary,
  'brand' | 'model' | 'distance' | 'throwRatio' | 'resolution'
> &
  Readonly<Record<NumberFigure, Numbers>>;

/** What stands in the sentence: whose figure, which, and for a distance the size of the picture. */
export interface FigureMention {
  figure: TextFigure | null;
  diagonal: number | null;
  projector: QuotedProjector | null;
}

const NUMBERS: Readonly<Record<NumberFigure, (value: number) => string>> = {
  brightness: FACT_TEXTS.lumens,
  zoom: VALUE_TEXTS.zoom,
  lightHours: (value) => VALUE_TEXTS.hours(groupedNumber(value)),
  noise: VALUE_TEXTS.decibels,
  inputLag: VALUE_TEXTS.milliseconds,
  weight: FACT_TEXTS.kilograms,
  power: VALUE_TEXTS.watts,
  year: String,
};

/** Writes two numbers where both are there; a document that is half filled in has neither null nor number. */
function both(
  one: number | null,
  other: number | null,
  text: (one: number, other: number) => string,
): string | null {
  return typeof one === 'number' && typeof other === 'number' ? text(one, other) : null;
}

function distanceText(projector: QuotedProjector, diagonal: number | null): string | null {
  const lens = projectorLens(projector);
  const range =
    lens && pictureDistances(lens, { diagonal: diagonal ?? TEXT_DIAGONALS.usual, aspect: '16:9' });
  return range && Number.isFinite(range.max)
    ? VALUE_TEXTS.length(FACT_TEXTS.distances(range), FACT_TEXTS.meters(range))
    : null;
}

/** A figure by the best evidence, with its unit; null where the projector has none. */
export function figureText(
  projector: QuotedProjector,
  figure: TextFigure,
  diagonal: number | null = null,
): string | null {
  switch (figure) {
    case 'distance':
      return distanceText(projector, diagonal);
    case 'throwRatio':
      return bestValue(projector.throwRatio, ({ min, max }) => both(min, max, VALUE_TEXTS.ratio));
    case 'resolution':
      return bestValue(projector.resolution, ({ width, height }) => both(width, height, VALUE_TEXTS.pixels));
    default: {
      const best = bestNumber(projector[figure]);
      return best && NUMBERS[figure](best.value);
    }
  }
}

/** What a sentence says in the place of a mention. The Studio refuses one without a figure; the name stands in for it. */
export function mentionText({ figure, diagonal, projector }: FigureMention): string {
  if (!projector) return '';
  return (figure && figureText(projector, figure, diagonal)) ?? projectorName(projector);
}

/** A projector's document, as a dataset holds it, in the form that the site's queries answer. */
export function quotedProjector(document: Fields): QuotedProjector {
  const { distance } = document;
  const laws = Array.isArray(distance) ? distance.filter(isObject) : [];
  const withCounts = laws.map((law) => {
    const { rows } = law;
    return { ...law, rows: Array.isArray(rows) ? rows.length : null };
  });
  return { ...document, distance: withCounts } as unknown as QuotedProjector;
}

/** A mention as a text holds it, with the document of its projector; null where that is missing. */
export function mentionOf({ figure, diagonal }: Fields, projector: Fields | null): FigureMention {
  return {
    figure: TEXT_FIGURES.find((each) => each === figure) ?? null,
    diagonal: typeof diagonal === 'number' ? diagonal : null,
    projector: projector && quotedProjector(projector),
  };
}
