import { EVIDENCE_WORDS_MAX } from '@lumen-throw/domain/evidence';
import {
  FIGURE_FIELDS,
  FIGURES,
  isNumberFigure,
  isValueFigure,
  type NumberFigureField,
} from '@lumen-throw/domain/figures';
import { projectorSlug } from '@lumen-throw/domain/projector';
import { imageSize } from '@lumen-throw/throw/image-size';
import { expect, test } from 'vitest';
import { projectorSources } from '../source/projectors/index.ts';
import type {
  DistanceTable,
  Evidence,
  NumberFigure,
  ProjectorSource,
} from '../source/projectors/projector.ts';

const FEWEST_MODELS = 40;
const FEWEST_FOR_THE_FINDER = 15;

const KILOGRAMS_PER_POUND = 0.453_592_37;
const METERS_PER_INCH = 0.0254;
const CENTIMETERS_PER_INCH = 2.54;

/** Figures whose number the page spells out or gives in a sentence other than the quoted one. */
const NOT_IN_THE_WORDS: ReadonlyMap<string, string> = new Map([
  ['lg-hu80ka distance at 55', 'the page writes the one meter as a word'],
  ['lg-hu80ka distance at 100', 'the page writes the half meter as a word'],
  ['benq-w1090 distance at 100', 'the page names the 100 inches in the sentence before'],
  ['anker-nebula-capsule-3 year 2024', 'the sentence names the month, its report is of 2024'],
]);

const slugOf = ({ brand, model }: ProjectorSource): string => projectorSlug(brand, model);

/** The possible meanings of a printed number: 2.700 is 2700 in Italian and 2.7 in English. */
function readings(printed: string): number[] {
  const thousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(printed) ? [Number(printed.replaceAll(/[.,]/g, ''))] : [];
  return [...thousands, Number(printed.replaceAll(',', '.'))].filter((value) => Number.isFinite(value));
}

/** All numbers that the words can mean, in the unit they are printed in; 5 000 is French for 5000. */
function numbersIn(words: string): number[] {
  const spaced = [...words.matchAll(/\b\d{1,3}(?:[ \u00A0\u202F]\d{3})+\b/g)].map(([printed]) =>
    Number(printed.replaceAll(/\D/g, '')),
  );
  const plain = [...words.matchAll(/(\d+(?:[.,]\d+)*)(mila| tisíc)?/g)].flatMap(
    ([, printed = '', thousand]) =>
      readings(printed).map((value) => (thousand === undefined ? value : value * 1000)),
  );
  return [...spaced, ...plain];
}

/** The same in kilograms, from the unit in the words. */
function kilogramsIn(words: string): number[] {
  const unit = /\b(?:lbs?|pounds?|libbre)\b|\dlbs?\b/.test(words)
    ? KILOGRAMS_PER_POUND
    : /gramm?[io]s?\b|\dg\b/.test(words)
      ? 0.001
      : 1;
  return numbersIn(words).map((value) => value * unit);
}

/** The same in centimeters: pages print depths in centimeters, millimeters or inches. */
function centimetersIn(words: string): number[] {
  const inches = /\b(?:in|inches)\b|\d"/.test(words) ? numbersIn(words) : [];
  return [
    ...numbersIn(words).flatMap((value) => [value, value / 10]),
    ...inches.map((value) => value * CENTIMETERS_PER_INCH),
  ];
}

/** The same in watts: pages print the sum, or two speakers of so many watts each. */
function wattsIn(words: string): number[] {
  return numbersIn(words).flatMap((value) => [value, value * 2]);
}

/** The same in hours: pages print hours or minutes. */
function hoursIn(words: string): number[] {
  return /\bmin(?:ute|uto)s?\b/.test(words) ? numbersIn(words).map((value) => value / 60) : numbersIn(words);
}

function candidatesOf(field: NumberFigureField, words: string): number[] {
  switch (field) {
    case 'weight':
      return kilogramsIn(words);
    case 'depth':
      return centimetersIn(words);
    case 'speakers':
      return wattsIn(words);
    case 'battery':
      return hoursIn(words);
    default:
      return numbersIn(words);
  }
}

function isAmong(value: number, candidates: readonly number[], digits: number): boolean {
  return candidates.some((candidate) => Math.abs(candidate - value) <= 0.5 * 10 ** -digits + 1e-9);
}

/** Whether the words contain a row, and each row whose diagonal they name. */
function saysRows({ rows, evidence }: DistanceTable): boolean {
  const printed = numbersIn(evidence.words);
  const named = rows.filter(([diagonal]) => isAmong(diagonal, printed, 6));
  return (
    named.length > 0 &&
    named.every((row) => row.every((value) => value === undefined || isAmong(value, printed, 6)))
  );
}

/** Largest distance of a point from the least-squares line through all points. */
function largestResidual(points: readonly (readonly [x: number, y: number])[]): number {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return Math.max(...points.map(([x, y]) => Math.abs(y - meanY - slope * (x - meanX))));
}

function saysPixels(width: number, height: number, words: string): boolean {
  const printed = numbersIn(words);
  return (
    (isAmong(width, printed, 0) && isAmong(height, printed, 0)) ||
    (width === 1920 && height === 1080 && /1080p|full[ -]?hd|フルHD/i.test(words)) ||
    (width === 1280 && height === 720 && words.includes('720p'))
  );
}

interface Named<Figure> {
  name: string;
  figure: Figure;
}

function numberFigures(source: ProjectorSource): (Named<NumberFigure> & { field: NumberFigureField })[] {
  return FIGURE_FIELDS.filter(isNumberFigure).flatMap((field) =>
    (source.numbers?.[field] ?? []).map((figure) => ({
      name: `${slugOf(source)} ${field} ${figure.value}`,
      figure,
      field,
    })),
  );
}

/** All evidence of a model. */
function evidenceOf(source: ProjectorSource): Evidence[] {
  const figures: (readonly { evidence: Evidence }[] | undefined)[] = [
    source.distanceTables,
    source.distanceFormulas,
    source.shift,
    ...FIGURE_FIELDS.filter(isValueFigure).map((field) =>
      isNumberFigure(field) ? source.numbers?.[field] : source[field],
    ),
  ];
  return figures.flatMap((list) => (list ?? []).map(({ evidence }) => evidence));
}

/** Whether the distance follows from the diagonal: at least two rows, or a formula. */
function hasLaw({ distanceTables = [], distanceFormulas = [] }: ProjectorSource): boolean {
  return distanceFormulas.length > 0 || distanceTables.some(({ rows }) => rows.length >= 2);
}

test('each model has a figure, and each figure has a page and a quote', () => {
  const without = projectorSources.filter((source) => evidenceOf(source).length === 0);
  expect(without.map(slugOf)).toEqual([]);
  const broken = projectorSources.flatMap((source) =>
    evidenceOf(source)
      .filter(
        ({ address, words, seen }) =>
          !/^https?:\/\/\S+\.\S+$/.test(address) ||
          words.trim() === '' ||
          words.length > EVIDENCE_WORDS_MAX ||
          (seen !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(seen)),
      )
      .map(({ words }) => `${slugOf(source)}: ${words}`),
  );
  expect(broken).toEqual([]);
});

test('each number appears in its quote, as printed or converted', () => {
  const missing = projectorSources.flatMap((source) => [
    ...numberFigures(source)
      .filter(({ field, figure: { value, evidence } }) => {
        const candidates = candidatesOf(field, evidence.words);
        return !isAmong(value, candidates, FIGURES[field].digits);
      })
      .map(({ name }) => name),
    ...(source.throwRatio ?? [])
      .filter(
        ({ min, max, evidence: { words } }) =>
          ![min, max].every((ratio) => isAmong(ratio, numbersIn(words), 6)),
      )
      .map(({ min }) => `${slugOf(source)} throw ratio ${min}`),
    ...(source.resolution ?? [])
      .filter(({ width, height, evidence: { words } }) => !saysPixels(width, height, words))
      .map(({ width }) => `${slugOf(source)} resolution ${width}`),
    ...(source.shift ?? [])
      .filter(({ up, down, sideways, evidence: { words } }) =>
        up === 0 && down === 0 && sideways === 0
          ? !/\bno\b/i.test(words)
          : ![up, down, sideways].every((percent) => isAmong(percent, numbersIn(words), 6)),
      )
      .map(({ up }) => `${slugOf(source)} shift ${up}`),
    ...(source.distanceTables ?? [])
      .filter((table) => !saysRows(table))
      .map(({ rows: [first] }) => `${slugOf(source)} distance at ${first?.[0]}`),
    ...(source.distanceFormulas ?? [])
      .filter(({ wide, tele, evidence: { words } }) => {
        const factors = [wide.a, wide.b, ...(tele === undefined ? [] : [tele.a, tele.b])];
        return !factors.every((factor) => isAmong(Math.abs(factor) * METERS_PER_INCH, numbersIn(words), 6));
      })
      .map(({ wide }) => `${slugOf(source)} formula ${wide.a}`),
  ]);
  expect(missing.toSorted()).toEqual([...NOT_IN_THE_WORDS.keys()].toSorted());
});

test('each offset is the printed distance at 100 inches, in percent of the image height', () => {
  const wrong = projectorSources.flatMap((source) =>
    (source.offset ?? [])
      .filter(({ percent, evidence: { words } }) => {
        const aspect = source.distanceTables?.[0]?.aspect ?? '16:9';
        const height = imageSize(100, aspect).height * CENTIMETERS_PER_INCH;
        const signed = words
          .split(' ')
          .filter((part) => /^-?\d+$/.test(part))
          .map((part) => (Number(part) / height) * 100);
        return !words.startsWith('100') || !isAmong(percent, signed, 1);
      })
      .map(({ percent }) => `${slugOf(source)} ${percent}`),
  );
  expect(wrong).toEqual([]);
});

test('each number is within its bounds and has no more digits than allowed', () => {
  const outside = projectorSources.flatMap((source) =>
    numberFigures(source)
      .filter(({ field, figure: { value } }) => {
        const { min, max, digits } = FIGURES[field];
        return value < min || value > max || Number(value.toFixed(digits)) !== value;
      })
      .map(({ name }) => name),
  );
  expect(outside).toEqual([]);
});

test('no two models share a slug or another name', () => {
  const slugs = projectorSources.map(slugOf);
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
  const names = projectorSources.flatMap(({ brand, model, otherNames = [] }) =>
    [model, ...otherNames].map((name) => projectorSlug(brand, name)),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('distance grows with image size, and tele needs more distance than wide', () => {
  const wrong = projectorSources.filter(({ distanceTables = [] }) =>
    distanceTables.some(({ rows }) =>
      rows.some(([diagonal, wide, tele], at) => {
        const [smaller, nearer, nearerTele] = rows[at - 1] ?? [0, 0, 0];
        return (
          diagonal <= smaller ||
          wide <= nearer ||
          (tele !== undefined && (tele <= wide || (nearerTele !== undefined && tele <= nearerTele)))
        );
      }),
    ),
  );
  expect(wrong.map(slugOf)).toEqual([]);
  const flat = projectorSources.filter(({ distanceFormulas = [] }) =>
    distanceFormulas.some(({ wide, tele }) => wide.a <= 0 || (tele !== undefined && tele.a <= wide.a)),
  );
  expect(flat.map(slugOf)).toEqual([]);
});

test('the rows of a table lie on a line, within the rounding step', () => {
  const bent = projectorSources.filter(({ distanceTables = [] }) =>
    distanceTables.some(({ rows, step }) => {
      const wide = rows.map(([diagonal, distance]) => [diagonal, distance] as const);
      const tele = rows.flatMap(([diagonal, , distance]) =>
        distance === undefined ? [] : [[diagonal, distance] as const],
      );
      return [wide, tele].some((points) => points.length > 2 && largestResidual(points) > step);
    }),
  );
  expect(bent.map(slugOf)).toEqual([]);
});

test('lists home theater first, newest first where a source gives the year', () => {
  expect(projectorSources[0]?.kind).toBe('homeTheater');
  const kinds = projectorSources.map(({ kind }) => kind);
  expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toEqual([...new Set(kinds)]);
  const years = projectorSources
    .filter(({ kind }) => kind === 'ultraShortThrow')
    .flatMap(({ numbers }) => numbers?.year?.[0]?.value ?? []);
  expect(years).toEqual(years.toSorted((one, other) => other - one));
});

test('has enough models, and enough of them that the finder can calculate', () => {
  expect(projectorSources.length).toBeGreaterThanOrEqual(FEWEST_MODELS);
  const usable = projectorSources.filter(
    (source) => hasLaw(source) && (source.numbers?.brightness ?? []).length > 0,
  );
  expect(usable.length).toBeGreaterThanOrEqual(FEWEST_FOR_THE_FINDER);
});
