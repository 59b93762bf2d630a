/** The figures of a projector, each a value with the evidence for it. */
import { DropIcon } from '@sanity/icons/Drop';
import {
  DISTANCE_UNITS,
  FIGURE_TITLES,
  REFERENCE_POINTS,
  type NumberFigureKind,
} from '@lumen-throw/domain/projector';
import { EVIDENCE_TITLES, type EvidenceKind } from '@lumen-throw/domain/evidence';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { distanceLawProblem } from '../../validation/distance-law.ts';
import { shiftCornersProblem } from '../../validation/shift-corners.ts';
import { ASPECT_RATIOS, LIGHT_SOURCES, SHIFT_COUNTS } from './product-values.ts';

const evidenceField = defineField({
  name: 'evidence',
  title: 'Evidence',
  type: 'evidence',
  validation: (rule) => rule.required().error('Say where the figure comes from.'),
});

function evidenceTitle(kind: unknown): string {
  return typeof kind === 'string' && Object.hasOwn(EVIDENCE_TITLES, kind)
    ? EVIDENCE_TITLES[kind as EvidenceKind]
    : 'no evidence yet';
}

function subtitle(...parts: unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' · ');
}

/** A figure that is one number: brightness, weight, noise and the like. */
const numberFigure = defineType({
  name: 'numberFigure',
  title: 'Figure',
  type: 'object',
  icon: DropIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Value',
      type: 'number',
      validation: (rule) => rule.required().error('Give the figure.'),
    }),
    defineField({
      name: 'condition',
      title: 'Holds for',
      type: 'string',
      description:
        'A picture mode, a signal, an end of the zoom, like "eco mode" or "1080p at 120 Hz". Optional.',
      validation: (rule) => rule.max(60).error('Say it in at most 60 characters.'),
    }),
    evidenceField,
  ],
  preview: {
    select: { value: 'value', condition: 'condition', kind: 'evidence.kind' },
    prepare: ({ value, condition, kind }) => ({
      title: value === undefined ? 'No figure yet' : String(value),
      subtitle: subtitle(condition, evidenceTitle(kind)),
    }),
  },
});

/** A list of figures that are one number, within the bounds that make sense for them. */
export function numberFiguresField(
  { field, title, unit, min, max, digits }: NumberFigureKind,
  group: string,
) {
  return defineField({
    name: field,
    title: unit ? `${title} (${unit})` : title,
    type: 'array',
    group,
    of: [
      defineArrayMember({
        type: 'numberFigure',
        validation: (rule) =>
          rule.custom((figure) => {
            const value = (figure as { value?: number } | undefined)?.value;
            if (value === undefined) return true;
            if (value < min || value > max)
              return `${title} goes from ${min} to ${max}${unit && ` ${unit}`}.`;
            return Number(value.toFixed(digits)) === value
              ? true
              : `Give ${title.toLowerCase()} with at most ${digits} digits after the point.`;
          }),
      }),
    ],
  });
}

function pixels(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.required().integer().min(320).max(8192).error('Pixels go from 320 to 8192.'),
  });
}

/** Pixels of the chip itself. */
const resolutionFigure = defineType({
  name: 'resolutionFigure',
  title: FIGURE_TITLES.resolution,
  type: 'object',
  fields: [pixels('width', 'Pixels across'), pixels('height', 'Pixels down'), evidenceField],
  preview: {
    select: { width: 'width', height: 'height', kind: 'evidence.kind' },
    prepare: ({ width, height, kind }) => ({
      title: `${String(width ?? '?')} × ${String(height ?? '?')}`,
      subtitle: evidenceTitle(kind),
    }),
  },
});

/** Whether 4K is made by shifting pixels. */
const pixelShiftFigure = defineType({
  name: 'pixelShiftFigure',
  title: FIGURE_TITLES.pixelShift,
  type: 'object',
  fields: [
    defineField({
      name: 'shifts',
      title: 'Shifts pixels to show 4K',
      type: 'boolean',
      initialValue: true,
    }),
    evidenceField,
  ],
  preview: {
    select: { shifts: 'shifts', kind: 'evidence.kind' },
    prepare: ({ shifts, kind }) => ({ title: shifts ? 'Yes' : 'No', subtitle: evidenceTitle(kind) }),
  },
});

/** What makes the light. */
const lightSourceFigure = defineType({
  name: 'lightSourceFigure',
  title: FIGURE_TITLES.lightSource,
  type: 'object',
  fields: [
    defineField({
      name: 'source',
      title: 'Light source',
      type: 'string',
      options: { list: [...LIGHT_SOURCES], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose the light source.'),
    }),
    evidenceField,
  ],
  preview: {
    select: { title: 'source', kind: 'evidence.kind' },
    prepare: ({ title, kind }) => ({ title: String(title ?? '?'), subtitle: evidenceTitle(kind) }),
  },
});

function ratio(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.required().min(0.1).max(10).error('Throw ratios go from 0.1 to 10.'),
  });
}

/** A throw ratio as somebody prints it. */
const throwRatioFigure = defineType({
  name: 'throwRatioFigure',
  title: FIGURE_TITLES.throwRatio,
  type: 'object',
  fields: [ratio('min', 'Smallest'), ratio('max', 'Largest (the same without zoom)'), evidenceField],
  validation: (rule) =>
    rule.custom((value) => {
      const { min, max } = (value ?? {}) as { min?: number; max?: number };
      return min !== undefined && max !== undefined && max < min
        ? `The largest throw ratio must not be below the smallest (${min}).`
        : true;
    }),
  preview: {
    select: { min: 'min', max: 'max', kind: 'evidence.kind' },
    prepare: ({ min, max, kind }) => ({
      title: min === max ? String(min ?? '?') : `${String(min ?? '?')} to ${String(max ?? '?')}`,
      subtitle: evidenceTitle(kind),
    }),
  },
});

/** A straight line over the diagonal. @param leftEmpty when editors leave it empty; none where they must not */
function line(name: string, title: string, isRequired: boolean, leftEmpty?: string) {
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
            ? rule.required().min(0.02).max(10).error('Give a, 0.02 to 10.')
            : rule.min(0.02).max(10).error('a goes from 0.02 to 10.'),
      }),
      defineField({
        name: 'b',
        title: 'b (inches; negative where the table starts nearer)',
        type: 'number',
        validation: (rule) =>
          isRequired
            ? rule.required().min(-40).max(40).error('Give b, -40 to 40; 0 if you only know a ratio.')
            : rule.min(-40).max(40).error('b goes from -40 to 40.'),
      }),
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
      validation: (rule) => rule.required().min(10).max(600).error('Diagonals go from 10 to 600 inches.'),
    }),
    defineField({
      name: 'wide',
      title: 'Shortest distance',
      type: 'number',
      validation: (rule) => rule.required().positive().error('Give the distance as printed.'),
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
  title: 'Distance law',
  type: 'object',
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
    line('wide', 'Wide end (largest picture)', true),
    line('tele', 'Tele end (smallest picture)', false, 'Leave both empty if there is no zoom.'),
    line(
      'rise',
      "From the cabinet's top up to the picture's bottom",
      false,
      'Ultra short throw only: it tells how high the furniture may be. Leave both empty if nobody prints it.',
    ),
    defineField({
      name: 'rows',
      title: "Rows of the maker's table",
      type: 'array',
      of: [defineArrayMember({ type: 'distanceRow' })],
      description: 'As printed. The law must match every row. Leave it empty if the maker prints a formula.',
    }),
    defineField({
      name: 'unit',
      title: 'Unit of the distances in the rows',
      type: 'string',
      options: { list: Object.keys(DISTANCE_UNITS), layout: 'radio', direction: 'horizontal' },
    }),
    defineField({
      name: 'step',
      title: 'Rounded to',
      type: 'number',
      description: 'The step in which the table rounds: 1 for whole centimeters, 0.1 for tenths of a foot.',
      validation: (rule) => rule.positive().error('A step is above 0.'),
    }),
    evidenceField,
  ],
  validation: (rule) => rule.custom((law) => distanceLawProblem(law) ?? true),
  preview: {
    select: { rows: 'rows', from: 'measuredFrom', kind: 'evidence.kind' },
    prepare: ({ rows, from, kind }) => ({
      title: Array.isArray(rows) && rows.length > 0 ? `Table of ${rows.length} rows` : 'Formula',
      subtitle: subtitle(`from ${String(from ?? '?')}`, evidenceTitle(kind)),
    }),
  },
});

function percent(name: string, title: string, min: number, max: number) {
  return defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.required().min(min).max(max).error(`Give a percent from ${min} to ${max}.`),
  });
}

/** Where the picture's bottom edge is, seen from the lens. */
const offsetFigure = defineType({
  name: 'offsetFigure',
  title: FIGURE_TITLES.offset,
  type: 'object',
  fields: [
    percent('percent', "Lens axis up to the picture's bottom edge, % of its height", -120, 120),
    evidenceField,
  ],
  preview: {
    select: { percent: 'percent', kind: 'evidence.kind' },
    prepare: ({ percent: value, kind }) => ({
      title: `${String(value ?? '?')} %`,
      subtitle: evidenceTitle(kind),
    }),
  },
});

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
  title: FIGURE_TITLES.shift,
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
  resolutionFigure,
  pixelShiftFigure,
  lightSourceFigure,
  throwRatioFigure,
  distanceRow,
  distanceLaw,
  offsetFigure,
  shiftCorner,
  shiftFigure,
];
