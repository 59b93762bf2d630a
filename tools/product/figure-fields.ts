/** The parts of queries that ask for a projector's figures, from the table of figures. */
import { join } from 'node:path';
import {
  FIGURE_FIELDS,
  FIGURES,
  fieldsUsedFor,
  isValueFigure,
  LEAST_FIGURES,
  type FigureField,
  type ValueFigureField,
} from '@lumen-throw/domain/figures';
import { ROOT } from './state-folder.ts';

/** The module that the queries take their fields from. */
export const FIGURE_FIELDS_FILE = join(ROOT, 'web/src/shared/projectors/figure-fields.generated.ts');

const WHOSE = 'evidence{kind, relayed, doubted}';
const EVIDENCE = 'evidence{kind, relayed, doubted, address, origin, words, language, gloss, seen}';

/** What queries ask of a figure whose values the table doesn't describe. */
const OWN_FIELDS: Readonly<Record<Exclude<FigureField, ValueFigureField>, string>> = {
  distance:
    'aspect, measuredFrom, wide{a, b, smallest, largest}, tele{a, b, smallest, largest}, farEnd, "rows": count(rows)',
  shift: 'up, down, sideways, percentOf, together[]{sideways, vertical}',
};

/** What only the model's page asks of a figure. */
const PAGE_FIELDS: Readonly<Partial<Record<FigureField, string>>> = {
  distance: 'rise{a, b}, unit, step, "printed": rows[]{diagonal, wide, tele}',
};

/** The values of a figure. */
function valuesOf(field: FigureField): string[] {
  return isValueFigure(field) ? FIGURES[field].parts.map(({ name }) => name) : [OWN_FIELDS[field]];
}

/** The same, with what the figure holds for. */
function withCondition(field: FigureField): string[] {
  const hasCondition = isValueFigure(field) && FIGURES[field].hasCondition;
  return [...valuesOf(field), ...(hasCondition ? ['condition'] : [])];
}

function pageFieldsOf(field: FigureField): string[] {
  const asked = PAGE_FIELDS[field];
  return asked === undefined ? [] : [asked];
}

function whose(field: FigureField): string[] {
  return [...valuesOf(field), WHOSE];
}

/** Figures that decide for a projector: the finder names the site that each is from. */
const NAMED: ReadonlySet<FigureField> = new Set(['brightness', 'distance', 'throwRatio']);

function whoseAndWhere(field: FigureField): string[] {
  return NAMED.has(field) ? [...valuesOf(field), 'evidence{kind, relayed, doubted, address}'] : whose(field);
}

function withConditionAndWhose(field: FigureField): string[] {
  return [...withCondition(field), WHOSE];
}

function fragment(fields: readonly FigureField[], asked: (field: FigureField) => readonly string[]): string {
  return fields.map((field) => `  ${field}[]{${asked(field).join(', ')}}`).join(',\n');
}

/** The text of the module. */
export function figureFieldsModule(): string {
  const summary = new Set<FigureField>(
    (['list', 'comparison', 'summary'] as const).flatMap((use) => fieldsUsedFor(use)),
  );
  const fragments = [
    {
      name: 'pageFigureFields',
      is: "Every figure with all of its evidence, for the model's page.",
      groq: fragment(FIGURE_FIELDS, (field) => [
        '_key',
        ...withCondition(field),
        ...pageFieldsOf(field),
        EVIDENCE,
      ]),
    },
    {
      name: 'summaryFigureFields',
      is: 'The figures of lists, comparisons and calculations.',
      groq: fragment(
        FIGURE_FIELDS.filter((field) => summary.has(field)),
        withConditionAndWhose,
      ),
    },
    {
      name: 'comparisonOnlyFigureFields',
      is: 'The figures that a comparison shows besides those.',
      groq: fragment(
        FIGURE_FIELDS.filter((field) => !summary.has(field)),
        withConditionAndWhose,
      ),
    },
    {
      name: 'finderFigureFields',
      is: 'The figures that the finder decides with.',
      groq: fragment(fieldsUsedFor('finder'), whoseAndWhere),
    },
    {
      name: 'calculatorFigureFields',
      is: 'The figures that the calculator works with.',
      groq: fragment(fieldsUsedFor('calculator'), withConditionAndWhose),
    },
    {
      name: 'quotedFigureFields',
      is: 'The figures that a sentence can quote.',
      groq: fragment(fieldsUsedFor('sentence'), whose),
    },
    {
      name: 'hasFiguresEnough',
      is: 'Whether enough is known of a projector for lists and the finder; others stand in the archive.',
      groq: `  count([\n${FIGURE_FIELDS.map((field) => `    ${field}[0].evidence.kind`).join(',\n')}\n  ][defined(@)]) >= ${LEAST_FIGURES}`,
    },
  ];
  return [
    "// Made by `npm run generate` from the table of figures. Don't edit it.",
    ...fragments.flatMap(({ name, is, groq }) => [
      '',
      `/** ${is} */`,
      `export const ${name} = /* groq */ \`\n${groq}\n\`;`,
    ]),
    '',
  ].join('\n');
}
