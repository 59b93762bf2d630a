import type { EvidenceKind } from '@lumen-throw/domain/evidence';
import { fieldsUsedFor, type FieldsUsedFor } from '@lumen-throw/domain/figures';
import { FACT_TEXTS } from '../../shared/projectors/fact-texts.ts';
import { bestText } from '../../shared/projectors/figure-text.ts';
import { FIGURE_ROW_TITLES } from '../../shared/projectors/figure-titles.ts';
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

/** Whose figure a light is, and what it leaves in a movie mode where that is another one. */
function whoseLight({ kind, lumens }: { kind: EvidenceKind; lumens: number }, inMovieMode: number): string {
  const whose = FACT_TEXTS.evidence[kind];
  return inMovieMode === lumens ? whose : FACT_TEXTS.inMovieMode(whose, FACT_TEXTS.lumens(inMovieMode));
}

function keyFigure(
  field: KeyField,
  projector: ProjectorSummary,
  facts: ListedFacts,
): Omit<KeyFigure, 'field'> {
  const { light, lens, distances, sharpness, lightSource } = facts;
  const brightness = light.rated ?? light.measured;
  switch (field) {
    case 'brightness':
      return {
        name: FIGURE_ROW_TITLES.brightness,
        value: brightness && FACT_TEXTS.lumens(brightness.lumens),
        note: brightness && light.movie && whoseLight(brightness, light.movie.lumens),
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
    default:
      return { name: FIGURE_ROW_TITLES[field], value: bestText(projector[field], field), note: null };
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
