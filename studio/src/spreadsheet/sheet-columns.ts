/** The columns of the sheet: what each is called, and where in a projector its cell stands. */
import { EVIDENCE_KINDS, EVIDENCE_LANGUAGES } from '@lumen-throw/domain/evidence';
import { EVIDENCE_TITLES } from '@lumen-throw/domain/evidence-titles';
import {
  FIGURE_FIELDS,
  FIGURES,
  isValueFigure,
  type FigureField,
  type FigurePart,
  type ValueFigure,
  type ValueFigureField,
} from '@lumen-throw/domain/figures';
import { DISTANCE_UNITS, FAR_ENDS, PROJECTOR_KINDS, REFERENCE_POINTS } from '@lumen-throw/domain/projector';
import { ASPECT_RATIOS, SHIFT_COUNTS } from '../schema/objects/product-values.ts';
import { SHEET_LIMITS } from './sheet-limits.ts';

interface Choice {
  value: string;
  title: string;
}

/** How a cell is read and written. */
export type CellForm =
  | { as: 'text' | 'number' | 'yesNo' | 'day' | 'names' | 'distanceRows' | 'shiftCorners' }
  | { as: 'choice'; choices: readonly Choice[] };

/** A column of the sheet; its heading is also its id. */
export interface SheetColumn {
  heading: string;
  /** Where the value stands in the document; a number is the place in a list, from 0. */
  path: readonly (string | number)[];
  form: CellForm;
}

interface Part {
  heading: string;
  path: readonly string[];
  form: CellForm;
}

const TEXT: CellForm = { as: 'text' };
const NUMBER: CellForm = { as: 'number' };
const YES_NO: CellForm = { as: 'yesNo' };

function choice(choices: readonly Choice[]): CellForm {
  return { as: 'choice', choices };
}

function sameTitles(values: readonly string[]): CellForm {
  return choice(values.map((value) => ({ value, title: value })));
}

const EVIDENCE_PARTS: readonly Part[] = [
  {
    heading: 'evidence',
    path: ['kind'],
    form: choice(EVIDENCE_KINDS.map((value) => ({ value, title: EVIDENCE_TITLES[value] }))),
  },
  { heading: 'quoted', path: ['relayed'], form: YES_NO },
  { heading: 'doubted', path: ['doubted'], form: YES_NO },
  { heading: 'page', path: ['address'], form: TEXT },
  { heading: 'origin', path: ['origin'], form: TEXT },
  { heading: 'words', path: ['words'], form: TEXT },
  { heading: 'language', path: ['language'], form: choice(EVIDENCE_LANGUAGES) },
  { heading: 'in english', path: ['gloss'], form: TEXT },
  { heading: 'seen', path: ['seen'], form: { as: 'day' } },
];

/** A list of figures of one kind, and the type of its items in content. */
export interface FigureList {
  field: string;
  type: string;
  heading: string;
  parts: readonly Part[];
}

function figureList(field: string, type: string, heading: string, parts: readonly Part[]): FigureList {
  const evidence = EVIDENCE_PARTS.map((part) => ({ ...part, path: ['evidence', ...part.path] }));
  return { field, type, heading, parts: [...parts, ...evidence] };
}

function part(heading: string, path: string | readonly string[], form: CellForm = NUMBER): Part {
  return { heading, path: typeof path === 'string' ? [path] : path, form };
}

/** The columns of figures whose values the table of figures doesn't describe. */
const OWN_PARTS = {
  distance: [
    part('rows', 'rows', { as: 'distanceRows' }),
    part('unit', 'unit', sameTitles(Object.keys(DISTANCE_UNITS))),
    part('rounded to', 'step'),
    part('shape', 'aspect', sameTitles(ASPECT_RATIOS)),
    part('from', 'measuredFrom', choice(REFERENCE_POINTS)),
    part('wide a', ['wide', 'a']),
    part('wide b', ['wide', 'b']),
    part('wide smallest', ['wide', 'smallest']),
    part('wide largest', ['wide', 'largest']),
    part('tele a', ['tele', 'a']),
    part('tele b', ['tele', 'b']),
    part('tele smallest', ['tele', 'smallest']),
    part('tele largest', ['tele', 'largest']),
    part('far end', 'farEnd', choice(FAR_ENDS)),
    part('rise a', ['rise', 'a']),
    part('rise b', ['rise', 'b']),
  ],
  shift: [
    part('up', 'up'),
    part('down', 'down'),
    part('sideways', 'sideways'),
    part('percent of', 'percentOf', choice(SHIFT_COUNTS)),
    part('together', 'together', { as: 'shiftCorners' }),
  ],
} satisfies Record<Exclude<FigureField, ValueFigureField>, readonly Part[]>;

function formOf(value: FigurePart): CellForm {
  return value.is === 'choice' ? choice(value.choices) : { as: value.is };
}

/** The columns of a figure, before those of its evidence. */
export function figureParts({ parts, hasCondition }: Pick<ValueFigure, 'parts' | 'hasCondition'>): Part[] {
  return [
    ...parts.map((value) => part(value.column, value.name, formOf(value))),
    ...(hasCondition ? [part('condition', 'condition', TEXT)] : []),
  ];
}

/** Every list of figures, in the order of the sheet. */
export const FIGURE_LISTS: readonly FigureList[] = FIGURE_FIELDS.map((field) => {
  const { type, title, heading = title.toLowerCase() } = FIGURES[field];
  const parts = isValueFigure(field) ? figureParts(FIGURES[field]) : OWN_PARTS[field];
  return figureList(field, type, heading, parts);
});

/** The list of figures of a field; undefined for other fields. */
export function figureListOf(field: string): FigureList | undefined {
  return FIGURE_LISTS.find((list) => list.field === field);
}

export const BRAND: SheetColumn = { heading: 'brand', path: ['brand'], form: TEXT };
export const MODEL: SheetColumn = { heading: 'model', path: ['model'], form: TEXT };
export const ADDRESS: SheetColumn = { heading: 'address', path: ['slug', 'current'], form: TEXT };

/** What a projector is: the columns that every sheet has. */
const IDENTITY_COLUMNS: readonly SheetColumn[] = [
  BRAND,
  MODEL,
  { heading: 'kind', path: ['kind'], form: choice(PROJECTOR_KINDS) },
  { heading: 'other names', path: ['otherNames'], form: { as: 'names' } },
  { heading: 'summary', path: ['summary'], form: TEXT },
  ADDRESS,
  { heading: 'old addresses', path: ['aliases'], form: { as: 'names' } },
  { heading: 'marketplace id', path: ['marketplaceId'], form: TEXT },
  { heading: 'review months', path: ['reviewEvery'], form: NUMBER },
];

function columnsOfFigure({ field, heading, parts }: FigureList, place: number): SheetColumn[] {
  return parts.map((one) => ({
    heading: `${heading} ${place + 1} ${one.heading}`,
    path: [field, place, ...one.path],
    form: one.form,
  }));
}

/**
 * All columns of a sheet with so many figures of each kind.
 * @param figures how many figures a field has at most; none where it is left out
 */
export function sheetColumns(figures: Readonly<Record<string, number>>): SheetColumn[] {
  return [
    ...IDENTITY_COLUMNS,
    ...FIGURE_LISTS.flatMap((list) =>
      Array.from({ length: Math.min(figures[list.field] ?? 0, SHEET_LIMITS.figuresMax) }, (_none, place) =>
        columnsOfFigure(list, place),
      ).flat(),
    ),
  ];
}

/** Every column that there can be. */
export const ALL_COLUMNS: readonly SheetColumn[] = sheetColumns(
  Object.fromEntries(FIGURE_LISTS.map(({ field }) => [field, SHEET_LIMITS.figuresMax])),
);

/** Headings that people write instead of ours. */
const OTHER_HEADINGS: Readonly<Record<string, string>> = {
  manufacturer: 'brand',
  maker: 'brand',
  name: 'model',
  type: 'kind',
  'also known as': 'other names',
  description: 'summary',
  slug: 'address',
  asin: 'marketplace id',
  'amazon product number': 'marketplace id',
};

function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

const COLUMN_OF_HEADING: ReadonlyMap<string, SheetColumn> = new Map(
  ALL_COLUMNS.flatMap((column) => {
    const [field, place] = column.path;
    const isFirst = place === 0 && figureListOf(String(field));
    // "brightness" and "brightness value" mean the first one.
    const unnumbered = isFirst ? [column.heading.replace(' 1 ', ' ')] : [];
    return [column.heading, ...unnumbered].map((heading) => [plainHeading(heading), column] as const);
  }),
);

/** The column that a heading most likely means; null where nothing fits. */
export function guessColumn(heading: string): SheetColumn | null {
  const plain = plainHeading(heading);
  return (
    COLUMN_OF_HEADING.get(OTHER_HEADINGS[plain] ?? plain) ?? COLUMN_OF_HEADING.get(`${plain} value`) ?? null
  );
}

/** The column with a heading of ours; null for others. */
export function columnCalled(heading: string): SheetColumn | null {
  const column = COLUMN_OF_HEADING.get(plainHeading(heading));
  return column?.heading === heading ? column : null;
}
