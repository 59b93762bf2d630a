/**
 * The figures of a projector, one row each. The Studio's field, the query's projection, the model page's
 * row, the comparison, the spreadsheet's columns and the sentence all follow from the row.
 */
import { cabinetText, groupedNumber, lumensText, weightText } from './english-numbers.ts';
import type { Fields } from './is-object.ts';

/** A tab of the Studio's form. */
export type FigureGroup = 'identity' | 'lens' | 'light' | 'body';

/**
 * Where a figure is used, besides its model's page and the Studio:
 * - `list`: on the cards of the list and among a model's key facts
 * - `comparison`: in a row of the comparison
 * - `summary`: in the data of lists, comparisons and calculations, without a row of its own there
 * - `finder`, `calculator`: in what the finder decides with and the calculator works with
 * - `sentence`: in texts, which quote it
 * - `expected`: its page says so when nobody gives it
 */
export type FigureUse = 'list' | 'comparison' | 'summary' | 'finder' | 'calculator' | 'sentence' | 'expected';

interface PartBase {
  /** Field inside the figure's object. */
  name: string;
  /** Label of the field in the Studio. */
  title: string;
  /** Heading of the spreadsheet's column, after the figure's own heading. */
  column: string;
}

interface NumberPart extends PartBase {
  is: 'number';
  min: number;
  max: number;
  /** Most digits after the point; any where it's left out. */
  digits?: number;
}

interface ChoicePart extends PartBase {
  is: 'choice';
  choices: readonly { value: string; title: string }[];
  /** May be left empty. */
  optional?: true;
}

interface YesNoPart extends PartBase {
  is: 'yesNo';
}

interface TextPart extends PartBase {
  is: 'text';
  /** Most characters. */
  max: number;
}

/** One value of a figure. Most figures have one; a resolution has two. */
export type FigurePart = NumberPart | ChoicePart | YesNoPart | TextPart;

type ValueOf<Part extends FigurePart> = Part extends ChoicePart
  ? Part['choices'][number]['value'] | (Part extends { optional: true } ? undefined : never)
  : Part extends NumberPart
    ? number
    : Part extends YesNoPart
      ? boolean
      : string;

type ValuesOf<Parts extends readonly FigurePart[]> = { [Place in keyof Parts]: ValueOf<Parts[Place]> };

interface FigureBase<Type extends string, Uses extends readonly FigureUse[]> {
  title: string;
  /** Type of the figure's object in content. */
  type: Type;
  group: FigureGroup;
  uses: Uses;
  /** Heading in the spreadsheet; the title in lower case where it's left out. */
  heading?: string;
}

interface FigureRow<
  Type extends string,
  Uses extends readonly FigureUse[],
  Parts extends readonly FigurePart[],
> extends FigureBase<Type, Uses> {
  parts: Parts;
  /** Whether the figure says what it holds for, like a picture mode. */
  hasCondition?: boolean;
  /** Writes the values for readers, in the order of the parts; where it's left out, each by its word. */
  write?: (...values: ValuesOf<Parts>) => string;
}

/** A row of the table whose values the table describes. */
export interface ValueFigure {
  title: string;
  type: string;
  parts: readonly FigurePart[];
  hasCondition?: boolean;
  /** Writes a figure for readers; null while a value is missing. */
  textOf: (content: object) => string | null;
}

function isValueOf(value: unknown, part: FigurePart): boolean {
  switch (part.is) {
    case 'number':
      return Number.isFinite(value);
    case 'choice':
      return (
        part.choices.some((choice) => choice.value === value) ||
        (part.optional === true && (value === undefined || value === null))
      );
    case 'yesNo':
      return typeof value === 'boolean';
    default:
      return typeof value === 'string' && value !== '';
  }
}

function areValuesOf<Parts extends readonly FigurePart[]>(
  values: readonly unknown[],
  parts: Parts,
): values is ValuesOf<Parts> {
  return parts.every((part, place) => isValueOf(values[place], part));
}

/** A value as readers know it. */
function wordOf(value: unknown, part: FigurePart): string {
  if (part.is === 'choice') return part.choices.find((choice) => choice.value === value)?.title ?? '';
  return String(value);
}

/** A figure whose values are described part by part. */
/* @__NO_SIDE_EFFECTS__ */
export function figure<
  const Type extends string,
  const Uses extends readonly FigureUse[],
  const Parts extends readonly FigurePart[],
>(row: FigureRow<Type, Uses, Parts>) {
  const { parts, write } = row;
  const textOf = (content: object): string | null => {
    const fields: Fields = { ...content };
    const values: readonly unknown[] = parts.map(({ name }) => fields[name]);
    if (!areValuesOf(values, parts)) return null;
    return write ? write(...values) : parts.map((part, place) => wordOf(values[place], part)).join(', ');
  };
  return { ...row, textOf };
}

interface NumberRow<Uses extends readonly FigureUse[], More extends readonly ChoicePart[]>
  extends
    Omit<FigureBase<'numberFigure', Uses>, 'type'>,
    Required<Pick<NumberPart, 'min' | 'max' | 'digits'>> {
  /** Unit behind the number; empty for years. */
  unit: string;
  /** What else is said of it, with a type of its own in the Studio; left out for a plain number. */
  more?: { type: 'brightnessFigure'; parts: More };
  /** Where it's left out, the number stands before its unit. */
  write?: (value: number) => string;
}

/** A figure that is one number. */
/* @__NO_SIDE_EFFECTS__ */
function number<const Uses extends readonly FigureUse[], const More extends readonly ChoicePart[] = []>(
  row: NumberRow<Uses, More>,
) {
  const { min, max, digits, unit, more, write = (value: number) => `${value} ${unit}` } = row;
  const value = { is: 'number', name: 'value', title: 'Value', column: 'value', min, max, digits } as const;
  const parts: readonly [typeof value, ...FigurePart[]] = [value, ...(more?.parts ?? [])];
  const written = figure({
    ...row,
    type: more?.type ?? 'numberFigure',
    hasCondition: true,
    parts,
    write: (first: number) => write(first),
  });
  return { ...row, ...written };
}

/** A figure with a type of its own in the Studio, and words of its own on the page. */
/* @__NO_SIDE_EFFECTS__ */
function own<const Type extends string, const Uses extends readonly FigureUse[]>(
  row: FigureBase<Type, Uses>,
) {
  return row;
}

/** Technologies that make a projector's light. */
export const LIGHT_SOURCES = [
  { value: 'lamp', title: 'Lamp' },
  { value: 'led', title: 'LED' },
  { value: 'laser', title: 'Laser' },
] as const;

/** What a chip shows by shifting its pixels. */
const PIXEL_SHIFTS = [
  { value: 'none', title: 'None' },
  { value: '1080p', title: 'To 1080p' },
  { value: '4k', title: 'To 4K' },
] as const;

/** Picture modes that a brightness can be of: what it is compared with depends on it. */
const BRIGHTNESS_MODES = [
  { value: 'brightest', title: 'Brightest' },
  { value: 'movie', title: 'Movie or calibrated' },
  { value: 'eco', title: 'Eco' },
  { value: 'other', title: 'Another, or not said' },
] as const;

export type BrightnessMode = (typeof BRIGHTNESS_MODES)[number]['value'];

/** Whether a projector is still made, where a source says so. */
const STATUSES = [
  { value: 'current', title: 'Current' },
  { value: 'discontinued', title: 'Discontinued' },
] as const;

/** Classes of the list price at launch, in US dollars. */
export const PRICE_CLASSES = [
  { value: 'upTo300', title: '$ (up to $300)' },
  { value: 'upTo800', title: '$$ ($300 to $800)' },
  { value: 'upTo2000', title: '$$$ ($800 to $2,000)' },
  { value: 'over2000', title: '$$$$ (over $2,000)' },
] as const;

export type PriceClass = (typeof PRICE_CLASSES)[number]['value'];

/** Place of a class of price, 0 the lowest. */
export function priceRank(priceClass: PriceClass): number {
  return PRICE_CLASSES.findIndex(({ value }) => value === priceClass);
}

/** A class of price as readers know it; null where nobody gives one. */
export function priceTitle(priceClass: PriceClass | null): string | null {
  return PRICE_CLASSES.find(({ value }) => value === priceClass)?.title ?? null;
}

/** Versions of HDMI that differ for a shopper. */
const HDMI_VERSIONS = [
  { value: '1.4', title: 'HDMI 1.4' },
  { value: '2.0', title: 'HDMI 2.0' },
  { value: '2.1', title: 'HDMI 2.1' },
] as const;

/** Every figure of a projector, by its field in content, in the order in which pages and forms show them. */
export const FIGURES = {
  brightness: number({
    title: 'Brightness',
    unit: 'lm',
    min: 20,
    max: 20_000,
    digits: 0,
    group: 'light',
    uses: ['list', 'comparison', 'finder', 'calculator', 'sentence', 'expected'],
    write: lumensText,
    more: {
      type: 'brightnessFigure',
      parts: [
        {
          is: 'choice',
          name: 'mode',
          title: 'Picture mode',
          column: 'mode',
          choices: BRIGHTNESS_MODES,
          optional: true,
        },
      ],
    },
  }),
  nativeContrast: number({
    title: 'Native contrast',
    unit: ': 1',
    min: 50,
    max: 200_000,
    digits: 0,
    group: 'light',
    uses: ['list', 'comparison', 'finder', 'calculator', 'sentence'],
    write: (value) => `${groupedNumber(value)} : 1`,
  }),
  ansiContrast: number({
    title: 'ANSI contrast',
    unit: ': 1',
    min: 20,
    max: 5000,
    digits: 0,
    group: 'light',
    uses: ['sentence'],
    write: (value) => `${groupedNumber(value)} : 1`,
  }),
  ratedContrast: number({
    title: 'Contrast as rated',
    unit: ': 1',
    min: 100,
    max: 10_000_000,
    digits: 0,
    group: 'light',
    uses: ['sentence'],
    write: (value) => `${groupedNumber(value)} : 1`,
  }),
  distance: own({
    title: 'Distance',
    type: 'distanceLaw',
    group: 'lens',
    uses: ['list', 'comparison', 'finder', 'calculator', 'sentence', 'expected'],
  }),
  throwRatio: figure({
    title: 'Throw ratio',
    type: 'throwRatioFigure',
    group: 'lens',
    uses: ['summary', 'finder', 'calculator', 'sentence'],
    parts: [
      { is: 'number', name: 'min', title: 'Smallest', column: 'smallest', min: 0.1, max: 10 },
      {
        is: 'number',
        name: 'max',
        title: 'Largest (the same without zoom)',
        column: 'largest',
        min: 0.1,
        max: 10,
      },
    ],
    write: (min, max) => (min === max ? `${min} : 1` : `${min} – ${max} : 1`),
  }),
  pictureSizes: figure({
    title: 'Picture sizes',
    type: 'pictureSizesFigure',
    group: 'lens',
    uses: ['summary', 'finder', 'calculator', 'sentence'],
    parts: [
      {
        is: 'number',
        name: 'min',
        title: 'Smallest (inches)',
        column: 'smallest',
        min: 10,
        max: 600,
      },
      {
        is: 'number',
        name: 'max',
        title: 'Largest (inches)',
        column: 'largest',
        min: 10,
        max: 600,
      },
    ],
    write: (min, max) => `${min} to ${max} in`,
  }),
  zoom: number({
    title: 'Optical zoom',
    unit: '×',
    min: 1,
    max: 3,
    digits: 2,
    group: 'lens',
    uses: ['sentence'],
    write: (value) => `${value}×`,
  }),
  offset: figure({
    title: 'Lens offset',
    type: 'offsetFigure',
    group: 'lens',
    uses: ['calculator'],
    parts: [
      {
        is: 'number',
        name: 'percent',
        title: "Lens axis up to the picture's bottom edge, % of its height",
        column: 'percent',
        min: -120,
        max: 120,
      },
    ],
    write: (percent) =>
      percent >= 0
        ? `Picture begins ${percent} % of its height above the lens`
        : `Picture begins ${-percent} % of its height below the lens`,
  }),
  shift: own({
    title: 'Lens shift',
    type: 'shiftFigure',
    group: 'lens',
    uses: ['calculator', 'expected'],
  }),
  resolution: figure({
    title: 'Native resolution',
    type: 'resolutionFigure',
    group: 'body',
    uses: ['list', 'comparison', 'finder', 'calculator', 'sentence', 'expected'],
    heading: 'resolution',
    parts: [
      {
        is: 'number',
        name: 'width',
        title: 'Pixels across',
        column: 'across',
        min: 320,
        max: 8192,
        digits: 0,
      },
      { is: 'number', name: 'height', title: 'Pixels down', column: 'down', min: 320, max: 8192, digits: 0 },
    ],
    write: (width, height) => `${width} × ${height} pixels`,
  }),
  pixelShift: figure({
    title: 'Pixel shifting',
    type: 'pixelShiftFigure',
    group: 'body',
    uses: ['summary', 'finder'],
    heading: 'pixel shifting',
    parts: [{ is: 'choice', name: 'shows', title: 'Shows', column: 'value', choices: PIXEL_SHIFTS }],
  }),
  lightSource: figure({
    title: 'Light source',
    type: 'lightSourceFigure',
    group: 'light',
    uses: ['list', 'comparison', 'expected'],
    parts: [{ is: 'choice', name: 'source', title: 'Light source', column: 'value', choices: LIGHT_SOURCES }],
  }),
  lightHours: number({
    title: 'Rated life of the light',
    unit: 'h',
    min: 500,
    max: 100_000,
    digits: 0,
    group: 'light',
    uses: ['sentence'],
    write: (value) => `${groupedNumber(value)} hours`,
  }),
  noise: number({
    title: 'Noise',
    unit: 'dB',
    min: 10,
    max: 70,
    digits: 1,
    group: 'body',
    uses: ['list', 'comparison', 'sentence', 'expected'],
  }),
  inputLag: number({
    title: 'Input lag',
    unit: 'ms',
    min: 1,
    max: 300,
    digits: 1,
    group: 'body',
    uses: ['list', 'comparison', 'finder', 'sentence', 'expected'],
  }),
  weight: number({
    title: 'Weight',
    unit: 'kg',
    min: 0.1,
    max: 60,
    digits: 2,
    group: 'body',
    uses: ['list', 'comparison', 'finder', 'sentence', 'expected'],
    write: weightText,
  }),
  depth: number({
    title: 'Cabinet depth',
    unit: 'cm',
    min: 3,
    max: 200,
    digits: 1,
    group: 'body',
    uses: ['comparison', 'finder', 'sentence'],
    write: (value) => cabinetText(value),
  }),
  cabinet: figure({
    title: 'Cabinet width and height',
    type: 'cabinetFigure',
    group: 'body',
    uses: ['summary'],
    heading: 'cabinet',
    parts: [
      { is: 'number', name: 'width', title: 'Width (cm)', column: 'width', min: 3, max: 200, digits: 1 },
      { is: 'number', name: 'height', title: 'Height (cm)', column: 'height', min: 2, max: 100, digits: 1 },
    ],
    write: (width, height) => cabinetText(width, height),
  }),
  hdmi: figure({
    title: 'HDMI inputs',
    type: 'hdmiFigure',
    group: 'body',
    uses: ['comparison'],
    heading: 'hdmi',
    parts: [
      { is: 'number', name: 'count', title: 'How many', column: 'count', min: 1, max: 8, digits: 0 },
      {
        is: 'choice',
        name: 'version',
        title: 'Version',
        column: 'version',
        choices: HDMI_VERSIONS,
        optional: true,
      },
    ],
    write: (count, version) => (version ? `${count} × HDMI ${version}` : `${count} × HDMI`),
  }),
  system: figure({
    title: 'Built-in system',
    type: 'systemFigure',
    group: 'body',
    uses: ['comparison'],
    heading: 'system',
    parts: [{ is: 'text', name: 'name', title: 'Name', column: 'name', max: 40 }],
  }),
  netflix: figure({
    title: 'Netflix',
    type: 'netflixFigure',
    group: 'body',
    uses: ['comparison'],
    heading: 'netflix',
    hasCondition: true,
    parts: [{ is: 'yesNo', name: 'runs', title: 'Runs without another device', column: 'value' }],
    write: (runs) => (runs ? 'Runs built in' : 'Needs another device'),
  }),
  speakers: number({
    title: 'Speakers',
    unit: 'W',
    min: 0.5,
    max: 200,
    digits: 1,
    group: 'body',
    uses: ['comparison', 'sentence'],
  }),
  battery: number({
    title: 'Battery life',
    unit: 'h',
    min: 0.5,
    max: 24,
    digits: 1,
    group: 'body',
    uses: ['comparison', 'sentence'],
    write: (hours) => (hours === 1 ? '1 hour' : `${hours} hours`),
  }),
  power: number({
    title: 'Power draw',
    unit: 'W',
    min: 3,
    max: 1500,
    digits: 0,
    group: 'body',
    uses: ['sentence'],
  }),
  year: number({
    title: 'Year',
    unit: '',
    min: 1995,
    max: 2040,
    digits: 0,
    group: 'identity',
    uses: ['list', 'comparison', 'finder', 'sentence'],
    write: String,
  }),
  status: figure({
    title: 'Status',
    type: 'statusFigure',
    group: 'identity',
    uses: ['list', 'comparison', 'finder'],
    heading: 'status',
    parts: [{ is: 'choice', name: 'status', title: 'Status', column: 'value', choices: STATUSES }],
  }),
  priceClass: figure({
    title: 'Price class',
    type: 'priceClassFigure',
    group: 'identity',
    uses: ['list', 'comparison', 'finder'],
    heading: 'price class',
    parts: [
      {
        is: 'choice',
        name: 'priceClass',
        title: 'List price at launch, in US dollars',
        column: 'value',
        choices: PRICE_CLASSES,
      },
    ],
  }),
  warranty: number({
    title: 'Warranty',
    unit: 'years',
    min: 0.5,
    max: 10,
    digits: 1,
    group: 'identity',
    uses: ['comparison', 'sentence'],
    write: (years) => (years === 1 ? '1 year' : `${years} years`),
  }),
};

/** Field of a figure in a projector's document. */
export type FigureField = keyof typeof FIGURES;

/** Field of a figure that is one number. */
export type NumberFigureField = {
  [Field in FigureField]: (typeof FIGURES)[Field] extends { unit: string } ? Field : never;
}[FigureField];

/** Field of a figure whose values the table describes. */
export type ValueFigureField = {
  [Field in FigureField]: (typeof FIGURES)[Field] extends ValueFigure ? Field : never;
}[FigureField];

/** The values of a figure as content holds them, by name. */
export type FigureValues<Field extends ValueFigureField> = {
  -readonly [Part in PartsOf<Field> as Part extends { optional: true } ? never : Part['name']]: ValueOf<Part>;
} & {
  -readonly [
    Part in PartsOf<Field> as Part extends { optional: true } ? Part['name'] : never
  ]?: ValueOf<Part>;
};

type PartsOf<Field extends ValueFigureField> = (typeof FIGURES)[Field]['parts'][number];

/** Fields of the figures with a use. */
export type FieldsUsedFor<Use extends FigureUse> = {
  [Field in FigureField]: Use extends (typeof FIGURES)[Field]['uses'][number] ? Field : never;
}[FigureField];

/** What a sentence can quote; a distance is worked out for a size of picture. */
export type TextFigure = FieldsUsedFor<'sentence'>;

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[];
/* @__NO_SIDE_EFFECTS__ */
function keysOf(record: object): string[] {
  return Object.keys(record);
}

/** A model of which fewer figures are known stands in the archive, and neither in lists nor in the finder. */
export const LEAST_FIGURES = 4;

/** Fields of all figures, in the order of the table. */
export const FIGURE_FIELDS: readonly FigureField[] = keysOf(FIGURES);

/** Tells whether the table describes the values of a figure. */
export function isValueFigure(field: FigureField): field is ValueFigureField {
  return 'parts' in FIGURES[field];
}

/** Tells whether a figure is one number. */
export function isNumberFigure(field: FigureField): field is NumberFigureField {
  return 'unit' in FIGURES[field];
}

/** Fields of the figures with a use, in the order of the table. */
/* @__NO_SIDE_EFFECTS__ */
export function fieldsUsedFor<Use extends FigureUse>(use: Use): FieldsUsedFor<Use>[] {
  const isUsed = (field: FigureField): field is FieldsUsedFor<Use> => {
    const uses: readonly FigureUse[] = FIGURES[field].uses;
    return uses.includes(use);
  };
  return FIGURE_FIELDS.filter(isUsed);
}

/** What a sentence can quote, by field of the projector. */
export const TEXT_FIGURES = fieldsUsedFor('sentence');

/** Makes a value for each figure, by field. */
export function perFigure<Value>(of: (field: FigureField) => Value): Record<FigureField, Value>;
/* @__NO_SIDE_EFFECTS__ */
export function perFigure(of: (field: FigureField) => unknown): Record<string, unknown> {
  return Object.fromEntries(FIGURE_FIELDS.map((field) => [field, of(field)]));
}
