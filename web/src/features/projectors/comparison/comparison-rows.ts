import { FIGURE_TITLES } from '@lumen-throw/domain/projector';
import { footLamberts } from '@lumen-throw/throw/brightness';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { REFERENCE_DIAGONAL, type ProjectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { COMPARISON_TEXTS } from './texts.ts';

/** A line of a comparison: what is compared, and what each projector has; null where nobody says. */
export interface ComparisonRow {
  key: string;
  name: string;
  cells: (string | null)[];
}

/** Light on a 100-inch screen of gain 1, in foot-lamberts, as words. */
function light({ brightness, lens }: ProjectorFacts): string | null {
  if (!brightness) return null;
  const screen = {
    gain: 1,
    diagonal: REFERENCE_DIAGONAL,
    aspect: '16:9',
    native: lens?.chip ?? '16:9',
  } as const;
  return COMPARISON_TEXTS.footLamberts(footLamberts({ ...screen, lumens: brightness.value }));
}

const ROWS: readonly {
  key: string;
  name: () => string;
  of: (facts: ProjectorFacts) => string | null;
}[] = [
  {
    key: 'brightness',
    name: () => FACT_TEXTS.brightness,
    of: ({ brightness }) =>
      brightness &&
      COMPARISON_TEXTS.withEvidence(
        FACT_TEXTS.lumens(brightness.value),
        FACT_TEXTS.evidence[brightness.kind],
      ),
  },
  { key: 'light', name: () => COMPARISON_TEXTS.light, of: light },
  {
    key: 'distance',
    name: () => COMPARISON_TEXTS.distance,
    of: ({ distances }) =>
      distances && COMPARISON_TEXTS.both(FACT_TEXTS.distances(distances), FACT_TEXTS.meters(distances)),
  },
  {
    key: 'picture',
    name: () => FACT_TEXTS.picture,
    of: ({ sharpness }) => sharpness && FACT_TEXTS.sharpness[sharpness],
  },
  {
    key: 'source',
    name: () => FIGURE_TITLES.lightSource,
    of: ({ lightSource }) => lightSource && FACT_TEXTS.lightSources[lightSource],
  },
  {
    key: 'weight',
    name: () => FACT_TEXTS.weight,
    of: ({ weight }) => (weight === null ? null : FACT_TEXTS.kilograms(weight)),
  },
  { key: 'year', name: () => FACT_TEXTS.year, of: ({ year }) => (year === null ? null : String(year)) },
];

/** The lines of a comparison; one that nobody has a figure for is left out. */
export function comparisonRows(projectors: readonly ProjectorFacts[]): ComparisonRow[] {
  return ROWS.map(({ key, name, of }) => ({ key, name: name(), cells: projectors.map(of) })).filter(
    ({ cells }) => cells.some((cell) => cell !== null),
  );
}
