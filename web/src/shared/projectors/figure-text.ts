/**
 * A figure of a projector inside a sentence: the one that counts on the projector's page, in the same
 * words. The Studio's preview and the checks of content read it here, too, so it knows neither React nor queries.
 */
import { FIGURES, TEXT_FIGURES, type TextFigure, type ValueFigureField } from '@lumen-throw/domain/figures';
import { isObject, type Fields } from '@lumen-throw/domain/is-object';
import { TEXT_DIAGONALS } from '@lumen-throw/domain/text-figures';
import { pictureDistances } from '@lumen-throw/throw/lens';
import { bestValue } from './best-figures.ts';
import { projectorName } from './projector-name.ts';
import { FACT_TEXTS } from './fact-texts.ts';
import { projectorLens } from './projector-lens.ts';
import type { ProjectorSummary } from './projector-query.ts';

/** Figures of one kind, of which no more is known than whose they are. */
type FigureList = readonly (object | null)[] | null;

/** As much of a projector as sentences quote. */
export type QuotedProjector = Pick<
  ProjectorSummary,
  'brand' | 'model' | 'kind' | 'distance' | 'throwRatio' | 'pictureSizes' | 'resolution'
> &
  Readonly<Record<TextFigure, FigureList>>;

/** What stands in the sentence: whose figure, which, and for a distance the size of the picture. */
export interface FigureMention {
  figure: TextFigure | null;
  diagonal: number | null;
  projector: QuotedProjector | null;
}

/** What the best figure of a kind says, with its unit; null where the projector has none. */
export function bestText(figures: FigureList, field: ValueFigureField): string | null {
  return bestValue(figures, FIGURES[field].textOf);
}

function distanceText(projector: QuotedProjector, diagonal: number | null): string | null {
  const lens = projectorLens(projector);
  const range =
    lens && pictureDistances(lens, { diagonal: diagonal ?? TEXT_DIAGONALS.usual, aspect: '16:9' });
  return lens && range ? FACT_TEXTS.reaches(lens, range) : null;
}

/** What a sentence says of a figure; null where the projector has none. */
export function figureText(
  projector: QuotedProjector,
  figure: TextFigure,
  diagonal: number | null = null,
): string | null {
  return figure === 'distance' ? distanceText(projector, diagonal) : bestText(projector[figure], figure);
}

/** What a sentence says in the place of a mention. The Studio refuses one without a figure; the name stands in for it. */
export function mentionText({ figure, diagonal, projector }: FigureMention): string {
  if (!projector) return '';
  return (figure && figureText(projector, figure, diagonal)) ?? projectorName(projector);
}

/** A projector's document, as a dataset holds it, in the form that the site's queries answer. */
export function quotedProjector(document: Fields): ProjectorSummary & QuotedProjector {
  const { distance } = document;
  const laws = Array.isArray(distance) ? distance.filter(isObject) : [];
  const withCounts = laws.map((law) => {
    const { rows } = law;
    return { ...law, rows: Array.isArray(rows) ? rows.length : null };
  });
  return { ...document, distance: withCounts } as unknown as ProjectorSummary & QuotedProjector;
}

/** A mention as a text holds it, with the document of its projector; null where that is missing. */
export function mentionOf({ figure, diagonal }: Fields, projector: Fields | null): FigureMention {
  return {
    figure: TEXT_FIGURES.find((each) => each === figure) ?? null,
    diagonal: typeof diagonal === 'number' ? diagonal : null,
    projector: projector && quotedProjector(projector),
  };
}
