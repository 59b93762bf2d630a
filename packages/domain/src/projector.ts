/** What a projector can be and what is known of one: values and words for content, Studio and site. */

/** What a projector is built for; sorting of ours, not a figure with a source. */
export const PROJECTOR_KINDS = [
  { value: 'homeTheater', title: 'Home theater' },
  { value: 'gaming', title: 'Gaming' },
  { value: 'shortThrow', title: 'Short throw' },
  { value: 'ultraShortThrow', title: 'Ultra short throw' },
  { value: 'portable', title: 'Portable' },
] as const;

export type ProjectorKind = (typeof PROJECTOR_KINDS)[number]['value'];

/** Where a maker's distance begins; most count from the lens, some from the cabinet or the mount. */
export const REFERENCE_POINTS = [
  { value: 'lens', title: 'Front of the lens' },
  { value: 'front', title: 'Front of the cabinet' },
  { value: 'back', title: 'Back of the cabinet' },
  { value: 'mount', title: 'Mounting point' },
] as const;

export type ReferencePoint = (typeof REFERENCE_POINTS)[number]['value'];

/** Units in which makers print distances, with their length in inches. */
export const DISTANCE_UNITS = { mm: 1 / 25.4, cm: 1 / 2.54, m: 1 / 0.0254, in: 1, ft: 12 } as const;

export type DistanceUnit = keyof typeof DISTANCE_UNITS;

/** What each figure of a projector is called, by field of the content, in the order of its page. */
export const FIGURE_TITLES = {
  brightness: 'Brightness',
  distance: 'Distance',
  throwRatio: 'Throw ratio',
  zoom: 'Optical zoom',
  offset: 'Lens offset',
  shift: 'Lens shift',
  resolution: 'Native resolution',
  pixelShift: '4K by pixel shifting',
  lightSource: 'Light source',
  lightHours: 'Rated life of the light',
  noise: 'Noise',
  inputLag: 'Input lag',
  weight: 'Weight',
  power: 'Power draw',
  year: 'Year',
} as const;

/** A kind of figure that is one number. */
export interface NumberFigureKind {
  /** Name of the field in content. */
  field: string;
  title: string;
  /** As it stands behind the number; empty for years. */
  unit: string;
  min: number;
  max: number;
  /** Digits after the point. */
  digits: number;
}

/** Every figure of a projector that is one number, with its unit and bounds. */
export const NUMBER_FIGURES = [
  { field: 'year', title: FIGURE_TITLES.year, unit: '', min: 1995, max: 2040, digits: 0 },
  { field: 'brightness', title: FIGURE_TITLES.brightness, unit: 'lm', min: 20, max: 20_000, digits: 0 },
  { field: 'lightHours', title: FIGURE_TITLES.lightHours, unit: 'h', min: 500, max: 100_000, digits: 0 },
  { field: 'zoom', title: FIGURE_TITLES.zoom, unit: '×', min: 1, max: 3, digits: 2 },
  { field: 'noise', title: FIGURE_TITLES.noise, unit: 'dB', min: 10, max: 70, digits: 1 },
  { field: 'inputLag', title: FIGURE_TITLES.inputLag, unit: 'ms', min: 1, max: 300, digits: 1 },
  { field: 'weight', title: FIGURE_TITLES.weight, unit: 'kg', min: 0.1, max: 60, digits: 2 },
  { field: 'power', title: FIGURE_TITLES.power, unit: 'W', min: 3, max: 1500, digits: 0 },
] as const satisfies readonly NumberFigureKind[];

export type NumberFigureField = (typeof NUMBER_FIGURES)[number]['field'];

/** The one form of a projector's slug: brand and model in lower case, hyphens between words. */
export function projectorSlug(brand: string, model: string): string {
  return `${brand} ${model}`
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
