/** The figures of a projector, each a value with the evidence for it. */
import { DropIcon } from '@sanity/icons/Drop';
import {
  FIGURE_FIELDS,
  FIGURES,
  isNumberFigure,
  isValueFigure,
  type FigureField,
  type FigurePart,
  type NumberFigureField,
  type ValueFigure,
} from '@lumen-throw/domain/figures';
import { DISTANCE_UNITS, FAR_ENDS, REFERENCE_POINTS } from '@lumen-throw/domain/projector';
import { isMeasured, type EvidenceKind } from '@lumen-throw/domain/evidence';
import { EVIDENCE_TITLES } from '@lumen-throw/domain/evidence-titles';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { distanceLawProblem } from '../../validation/distance-law.ts';
import { shiftCornersProblem } from '../../validation/shift-corners.ts';
import { closed } from '../fields/closed.ts';
import { ASPECT_RATIOS, SHIFT_COUNTS } from './product-values.ts';
import { numberNeeded, numberWithin } from '../../validation/number-within.ts';

const evidenceField = defineField({
  name: 'evidence',
  title: 'Evidence',
  type: 'evidence',
  validation: (rule) => rule.required().error('Say where the figure comes from.'),
});

const conditionField = defineField({
  name: 'condition',
  title: 'Holds for',
  type: 'string',
  description:
    'A picture mode, a signal, an end of the zoom, like "eco mode" or "1080p at 120 Hz". Optional.',
  validation: (rule) => rule.max(60).error('Say it in at most 60 characters.'),
});

function evidenceTitle(kind: unknown): string {
  return typeof kind === 'string' && Object.hasOwn(EVIDENCE_TITLES, kind)
    ? EVIDENCE_TITLES[kind as EvidenceKind]
    : 'no evidence yet';
}

function subtitle(...parts: unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');
}

function numberType(name: string, title: string, more: readonly FigurePart[] = []) {
  return defineType({
    name,
    title,
    type: 'object',
    icon: DropIcon,
    fields: [
      defineField({
        name: 'value',
        title: 'Value',
        type: 'number',
        validation: (rule) => rule.required().error('Give the figure.'),
      }),
      ...more.map(partField),
      conditionField,
      evidenceField,
    ],
    preview: {
      select: { value: 'value', condition: 'condition', kind: 'evidence.kind' },
      prepare: ({ value, condition, kind }: Record<string, unknown>) => ({
        title: typeof value === 'number' ? String(value) : 'No figure yet',
        subtitle: subtitle(condition, evidenceTitle(kind)),
      }),
    },
  });
}

/** A figure that is one number: weight, noise and the like. */
const numberFigure = numberType('numberFigure', 'Figure');

/** A brightness, with the picture mode that it is of. */
const brightnessFigure = numberType(
  FIGURES.brightness.type,
  FIGURES.brightness.title,
  FIGURES.brightness.parts.filter(({ name }) => name !== 'value'),
);

/** Asks for the picture mode of a brightness that somebody measured; null where it is said or not needed. */
function modeProblem(figure: unknown): string | null {
  const { mode, evidence } = (figure ?? {}) as { mode?: string; evidence?: { kind?: string } };
  return isMeasured(evidence?.kind) && !mode ? 'Say in which picture mode it was measured.' : null;
}

/** The member of a list of numbers: each stays within its bounds, with no more digits than it has. */
function numberMember(field: NumberFigureField) {
  const { title, type, unit, min, max, digits } = FIGURES[field];
  return defineArrayMember({
    type,
    validation: (rule) =>
      rule.custom((figure) => {
        const value = (figure as { value?: number } | undefined)?.value;
        if (value === undefined) return true;
        const unsaid = field === 'brightness' ? modeProblem(figure) : null;
        if (unsaid !== null) return { message: unsaid, path: ['mode'] };
        if (value < min || value > max) return `${title} goes from ${min} to ${max}${unit && ` ${unit}`}.`;
        return Number(value.toFixed(digits)) === value
          ? true
          : `Give ${title.toLowerCase()} with at most ${digits} digits after the point.`;
      }),
  });
}

/** Help for editors, for figures whose title doesn't say enough. */
const DESCRIPTIONS: Readonly<Partial<Record<FigureField, string>>> = {
  distance: "From the maker's own table or formula. Better than any throw ratio.",
  throwRatio: "Used if there's no table.",
  resolution: 'Pixels of the chip itself.',
};

/** The list of a projector's figures of one kind. */
export function figuresField(field: FigureField) {
  const { title, group, type } = FIGURES[field];
  const description = DESCRIPTIONS[field];
  const unit = isNumberFigure(field) ? FIGURES[field].unit : '';
  return defineField({
    name: field,
    title: unit ? `${title} (${unit})` : title,
    type: 'array',
    group,
    of: [isNumberFigure(field) ? numberMember(field) : defineArrayMember({ type })],
    ...(description ? { description } : {}),
  });
}

function partField(part: FigurePart) {
  const { name, title } = part;
  switch (part.is) {
    case 'number':
      return defineField({
        name,
        title,
        type: 'number',
        validation: (rule) => {
          const { min, max } = part;
          const isWhole = part.digits === 0;
          const what = isWhole ? 'a whole number' : 'a number';
          return numberNeeded(rule, { min, max, isWhole }, `Give ${what} from ${min} to ${max}.`);
        },
      });
    case 'choice':
      return defineField({
        name,
        title,
        type: 'string',
        options: { list: [...part.choices], layout: 'radio', direction: 'horizontal' },
        validation: (rule) =>
          part.optional ? rule : rule.required().error(`Choose the ${title.toLowerCase()}.`),
      });
    case 'yesNo':
      return defineField({ name, title, type: 'boolean', initialValue: true });
    default:
      return defineField({
        name,
        title,
        type: 'string',
        validation: (rule) => [
          rule.required().error(`Write the ${title.toLowerCase()}.`),
          rule.max(part.max).error(`Write it in at most ${part.max} characters.`),
        ],
      });
  }
}

/** What figures with two ends are called in a sentence. */
const ENDS: Readonly<Record<string, string>> = {
  throwRatioFigure: 'throw ratio',
  pictureSizesFigure: 'picture size',
};

/** Refuses a largest that is below its smallest. */
function endsRule(type: string, figure: unknown): true | string {
  const { min, max } = (figure ?? {}) as { min?: number; max?: number };
  return min !== undefined && max !== undefined && max < min
    ? `The largest ${ENDS[type]} must not be below the smallest (${min}).`
    : true;
}

/** The type of a figure whose values the table of figures describes. */
export function figureType({ type, title, parts, hasCondition, textOf }: ValueFigure) {
  return defineType({
    name: type,
    title,
    type: 'object',
    fields: [...parts.map(partField), ...(hasCondition ? [conditionField] : []), evidenceField],
    validation: (rule) =>
      Object.hasOwn(ENDS, type) ? rule.custom((figure) => endsRule(type, figure)) : rule,
    preview: {
      select: { ...Object.fromEntries(parts.map(({ name }) => [name, name])), kind: 'evidence.kind' },
      prepare: (selected: Record<string, unknown>) => ({
        title: textOf(selected) ?? 'No figure yet',
        subtitle: evidenceTitle(selected['kind']),
      }),
    },
  });
}

function sizeField(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => numberWithin(rule, { min: 10, max: 600 }, 'Sizes go from 10 to 600 inches.'),
  });
}

/** Sizes between which a line holds: outside, the site gives no distance. */
const SIZE_FIELDS = [
  sizeField('smallest', 'Smallest size printed (inches)'),
  sizeField('largest', 'Largest size printed (inches)'),
];

const SLOPES = { min: 0.02, max: 10 };
const STARTS = { min: -40, max: 40 };

/** A straight line over the diagonal. @param leftEmpty when editors leave it empty; none where they must not */
function line(
  name: string,
  title: string,
  isRequired: boolean,
  leftEmpty?: string,
  more: readonly ReturnType<typeof sizeField>[] = [],
) {
  return defineField({
    name,
    title,
    type: 'object',
    options: { columns: 2 },
    ...(leftEmpty === undefined ? {} : { description: leftEmpty }),
    fields: [
      defineField({
        name: 'a',
        title: 'a (distance for each inch of diagonal, inches)',
        type: 'number',
        validation: (rule) =>
          isRequired
            ? numberNeeded(rule, SLOPES, 'Give a, 0.02 to 10.')
            : numberWithin(rule, SLOPES, 'a goes from 0.02 to 10.'),
      }),
      defineField({
        name: 'b',
        title: 'b (inches; negative where the table starts nearer)',
        type: 'number',
        validation: (rule) =>
          isRequired
            ? numberNeeded(rule, STARTS, 'Give b, -40 to 40; 0 if you only know a ratio.')
            : numberWithin(rule, STARTS, 'b goes from -40 to 40.'),
      }),
      ...more,
    ],
  });
}

/** A row of a maker's table, as printed. */
const distanceRow = defineType({
  name: 'distanceRow',
  title: 'Row',
  type: 'object',
  options: { columns: 3 },
  fields: [
    defineField({
      name: 'diagonal',
      title: 'Diagonal (inches)',
      type: 'number',
      validation: (rule) => numberNeeded(rule, { min: 10, max: 600 }, 'Diagonals go from 10 to 600 inches.'),
    }),
    defineField({
      name: 'wide',
      title: 'Shortest distance',
      type: 'number',
      validation: (rule) => [
        rule.required().error('Give the distance as printed.'),
        rule.positive().error('Give the distance as printed.'),
      ],
    }),
    defineField({ name: 'tele', title: 'Longest distance', type: 'number' }),
    defineField({
      name: 'rise',
      title: 'Picture above the cabinet',
      type: 'number',
      description: "From the cabinet's top up to the picture's bottom. Ultra short throw only.",
    }),
  ],
  preview: {
    select: { diagonal: 'diagonal', wide: 'wide', tele: 'tele' },
    prepare: ({ diagonal, wide, tele }) => ({
      title: `${String(diagonal ?? '?')} in: ${[wide, tele].filter((value) => value !== undefined).join(' to ')}`,
    }),
  },
});

/**
 * How far away it stands for a size: `distance = a · diagonal + b` for the wide and the tele end, and the
 * same for how high the picture hangs above an ultra short throw cabinet; with the maker's rows that it was made from, which it must give back as printed.
 */
const distanceLaw = defineType({
  name: 'distanceLaw',
  title: 'Distances',
  type: 'object',
  fieldsets: [
    closed('table', "The maker's table"),
    closed('ends', 'Zoom, and height above an ultra short throw'),
  ],
  fields: [
    defineField({
      name: 'aspect',
      title: 'Shape of the pictures in the table',
      type: 'string',
      initialValue: '16:9',
      options: { list: [...ASPECT_RATIOS], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose the shape of the pictures in the table.'),
    }),
    defineField({
      name: 'measuredFrom',
      title: 'Distances count from',
      type: 'string',
      initialValue: 'lens',
      options: { list: [...REFERENCE_POINTS], layout: 'radio' },
      validation: (rule) => rule.required().error('Choose where the distances begin.'),
    }),
    line('wide', 'Wide end (largest picture)', true, undefined, SIZE_FIELDS),
    {
      ...line(
        'tele',
        'Tele end (smallest picture)',
        false,
        'Leave it empty if the page gives one distance for each size.',
        SIZE_FIELDS,
      ),
      fieldset: 'ends',
    },
    defineField({
      name: 'farEnd',
      fieldset: 'ends',
      title: 'Without a tele end',
      type: 'string',
      description: 'One distance for a size can be a lens without zoom, or the near end of one.',
      options: { list: [...FAR_ENDS], layout: 'radio' },
    }),
    {
      ...line(
        'rise',
        "From the cabinet's top up to the picture's bottom",
        false,
        'Ultra short throw only: it tells how high the furniture may be. Leave both empty if nobody prints it.',
      ),
      fieldset: 'ends',
    },
    defineField({
      name: 'rows',
      fieldset: 'table',
      title: "Rows of the maker's table",
      type: 'array',
      of: [defineArrayMember({ type: 'distanceRow' })],
      description:
        'As printed. The lines above must match every row. Leave it empty if the maker prints a formula.',
    }),
    defineField({
      name: 'unit',
      fieldset: 'table',
      title: 'Unit of the distances in the rows',
      type: 'string',
      options: { list: Object.keys(DISTANCE_UNITS), layout: 'radio', direction: 'horizontal' },
    }),
    defineField({
      name: 'step',
      fieldset: 'table',
      title: 'Rounded to',
      type: 'number',
      description: 'The step in which the table rounds: 1 for whole centimeters, 0.1 for tenths of a foot.',
      validation: (rule) => numberWithin(rule, { min: 0.001, max: 100 }, 'Steps go from 0.001 to 100.'),
    }),
    evidenceField,
  ],
  validation: (rule) => rule.custom((law) => distanceLawProblem(law) ?? true),
  preview: {
    select: { rows: 'rows', from: 'measuredFrom', kind: 'evidence.kind' },
    prepare: ({ rows, from, kind }) => ({
      title: Array.isArray(rows) && rows.length > 0 ? `Table of ${rows.length} rows` : 'Formula',
      subtitle: subtitle(REFERENCE_POINTS.find(({ value }) => value === from)?.title, evidenceTitle(kind)),
    }),
  },
});

function percent(name: string, title: string, min: number, max: number) {
  return defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => numberNeeded(rule, { min, max }, `Give a percent from ${min} to ${max}.`),
  });
}

/** What is left of the upward shift at some sideways shift. */
const shiftCorner = defineType({
  name: 'shiftCorner',
  title: 'Both at once',
  type: 'object',
  fields: [
    percent('sideways', 'At this shift to the side, %', 0, 200),
    percent('vertical', 'Upward shift that is left, %', 0, 300),
  ],
  preview: {
    select: { sideways: 'sideways', vertical: 'vertical' },
    prepare: ({ sideways, vertical }) => ({
      title: `${String(sideways ?? '?')} % sideways leaves ${String(vertical ?? '?')} % up`,
    }),
  },
});

/** How far the lens moves the picture. */
const shiftFigure = defineType({
  name: 'shiftFigure',
  title: FIGURES.shift.title,
  type: 'object',
  description: 'As printed, each direction alone.',
  fields: [
    percent('up', 'Up, % of the height', 0, 300),
    percent('down', 'Down, % of the height', 0, 300),
    percent('sideways', 'To each side, % of the width', 0, 200),
    defineField({
      name: 'percentOf',
      title: 'The percents count',
      type: 'string',
      initialValue: 'whole',
      description: 'With half a picture, 100 % up puts the bottom edge level with the lens.',
      options: { list: [...SHIFT_COUNTS], layout: 'radio' },
      validation: (rule) =>
        rule.required().error('Choose what the percents count: the manual says so beside its drawing.'),
    }),
    defineField({
      name: 'together',
      title: 'Both at once',
      type: 'array',
      of: [defineArrayMember({ type: 'shiftCorner' })],
      description:
        'How much upward shift is left at a sideways shift, with growing sideways shift. Empty where nobody prints it.',
      validation: (rule) =>
        rule.custom((corners, { parent }) => shiftCornersProblem(corners, parent) ?? true),
    }),
    evidenceField,
  ],
  preview: {
    select: { up: 'up', down: 'down', sideways: 'sideways', kind: 'evidence.kind' },
    prepare: ({ up, down, sideways, kind }) => ({
      title: `+${String(up ?? '?')} −${String(down ?? '?')} % up and down, ±${String(sideways ?? '?')} % sideways`,
      subtitle: evidenceTitle(kind),
    }),
  },
});

/** The types of figures that are objects, with what stands in them. */
export const FIGURE_TYPES = [
  numberFigure,
  brightnessFigure,
  ...FIGURE_FIELDS.filter(isValueFigure).flatMap((field) =>
    isNumberFigure(field) ? [] : [figureType(FIGURES[field])],
  ),
  distanceRow,
  distanceLaw,
  shiftCorner,
  shiftFigure,
];
