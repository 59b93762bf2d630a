import { FIGURE_TITLES, type ReferencePoint } from '@lumen-throw/domain/projector';
import type { LensBasis } from '@lumen-throw/throw/lens';
import type { PrintedShift } from '@lumen-throw/throw/lens-shift';

/** Words of the page of one projector. */
export const MODEL_TEXTS = {
  /** @param most how long it may be beside the name of the site */
  seoTitle: (name: string, most: number) => {
    const title = `${name}: throw and light`;
    return title.length <= most ? title : name;
  },
  seoDescription: (name: string) =>
    `${name}: how far from the screen it stands, how bright its picture gets in four kinds of light, and who says so for every figure.`,
  /** Said where no editor wrote a summary. @param kind empty where the content does not say */
  intro: (kind: string) => `${kind && `${kind}. `}Every figure below says whose it is.`,
  usedOnly: 'No longer sold new; it is found used.',
  calculator: 'Open it in the calculator',
  compare: 'Compare it',
  distances: 'How far away for which size',
  screen: 'Screen',
  pictureSize: 'Picture (in)',
  feet: 'Distance',
  meters: 'Metric',
  distanceCaption: (name: string) => `${name}: distance for the size of a 16:9 picture`,
  size: (diagonal: number) => `${diagonal} in`,
  inches: (width: number, height: number) => `${Math.round(width)} × ${Math.round(height)}`,
  basis: {
    table: "From the maker's own table, which the figures below follow to its last digit.",
    formula: "From the maker's own formula.",
    "seller's table": 'From a table that a seller prints; the maker has not confirmed it.',
    'one distance': 'From one distance that is printed for it; other sizes are worked out in proportion.',
    ratio: 'Worked out from its throw ratio. Real lenses differ from that by up to 5 %.',
  } satisfies Record<LensBasis, string>,
  measuredFrom: {
    lens: 'Distances count from the front of the lens.',
    front: 'Distances count from the front of the cabinet.',
    back: 'Distances count from the back of the cabinet to the wall.',
    mount: 'Distances count from the mounting point on the ceiling, not from the lens.',
  } satisfies Record<ReferencePoint, string>,
  drawing: (distances: string) =>
    `To scale: a 100-inch picture, and the projector ${distances} away. The person is 5 ft 7 in tall.`,
  cabinet: 'The cabinet is drawn as is typical for its weight and kind.',
  light: 'How bright the picture gets',
  lightCaption: (name: string) => `${name}: brightness of a 16:9 picture on a white screen`,
  lightFrom: (lumens: string, whose: string) =>
    `Worked out for ${lumens} (${whose}), on a white screen of gain 1. Movie modes and an older lamp leave less.`,
  white: 'White on the screen',
  footLamberts: (value: string, nits: string) => `${value} fL (${nits} nits)`,
  figures: 'Figures, and who says so',
  relayed: (kind: string) => `${kind}, quoted by somebody else`,
  seen: (day: string) => `Read on ${day}.`,
  notSeen: 'The day on which it was read was not noted.',
  source: 'Source',
  outdone: 'Not used: there is better evidence',
  missing: 'What nobody has said yet',
  missingIntro: 'We found no source for these. What stands on them is left out above.',
  similar: 'How it compares',
  similarCaption: (name: string) => `${name} beside others of its kind`,
  guides: 'Guides that suit it',
  otherNames: (names: string) => `Also known as ${names}.`,
} as const;

/** Titles of the figures' rows, by field of the content, in the order of the page. */
export const FIGURE_ROW_TITLES = { ...FIGURE_TITLES, noLongerSold: 'Sold new' } as const;

/** How values are written. */
export const VALUE_TEXTS = {
  zoom: (value: number) => `${value}×`,
  ratio: (min: number, max: number) => (min === max ? `${min} : 1` : `${min} – ${max} : 1`),
  offset: (percent: number) =>
    percent >= 0
      ? `Picture begins ${percent} % of its height above the lens`
      : `Picture begins ${-percent} % of its height below the lens`,
  shift: ({ up, down, sideways, percentOf, together }: PrintedShift) => {
    const part = percentOf === 'half' ? 'half ' : '';
    const height = `${part}the picture's height`;
    const vertical = up === down ? `±${up} % of ${height}` : `${up} % of ${height} up, ${down} % down`;
    const alone = sideways > 0 ? `${vertical}, ±${sideways} % of ${part}its width` : vertical;
    const left = together.map((corner) => `${corner.sideways} % sideways leaves ${corner.vertical} % up`);
    return left.length > 0 ? `${alone}; together ${left.join(', ')}` : alone;
  },
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  shifts: 'Yes',
  noLongerSold: 'No longer',
  noShift: 'No: every pixel is its own',
  hours: (value: string) => `${value} hours`,
  decibels: (value: number) => `${value} dB`,
  milliseconds: (value: number) => `${value} ms`,
  watts: (value: number) => `${value} W`,
  table: (rows: number) => (rows === 1 ? 'One printed distance' : `Table of ${rows} sizes`),
  formula: 'Formula',
} as const;
