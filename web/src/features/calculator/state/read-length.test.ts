import { fromInches, toInches, type Units } from '@lumen-throw/throw/units';
import { draws } from '@lumen-throw/throw/testing/draws';
import { expect, test } from 'vitest';
import { lengthText } from '../../../shared/format/length-format.ts';
import { lumensText } from '@lumen-throw/domain/english-numbers';
import { diagonalText, feetInchesText, fineSizeText, moveText } from './format.ts';
import { readField } from './fields.ts';
import { readLength } from '../../../shared/typed-numbers/read-length.ts';

/** What a text means in a field in feet, in inches and in meters. */
const SPELLINGS: readonly (readonly [unit: 'ft' | 'in' | 'm', text: string, value: number])[] = [
  ['ft', '12', 12],
  ['ft', ' 12.5 ', 12.5],
  ['ft', '12,5', 12.5],
  ['ft', '.5', 0.5],
  ['ft', ',5', 0.5],
  // Half typed.
  ['ft', '12.', 12],
  ['ft', '12,', 12],
  ['ft', "12'", 12],
  ['ft', "12' 6", 12.5],
  ['ft', `12' 6"`, 12.5],
  ['ft', `12'6"`, 12.5],
  ['ft', `12'-6"`, 12.5],
  ['ft', `12' - 6 1/2"`, 12 + 6.5 / 12],
  ['ft', "12' 6''", 12.5],
  ['ft', "8'6", 8.5],
  ['ft', '12 ft 6 in', 12.5],
  ['ft', '12ft6in', 12.5],
  ['ft', '12 ft. 6 in.', 12.5],
  ['ft', '12 Feet, 6 Inches', 12.5],
  ['ft', '12 feet and 6 inches', 12.5],
  ['ft', '1 foot 1 inch', 1 + 1 / 12],
  ['ft', '12 ft 6', 12.5],
  ['ft', '12 ft', 12],
  ['ft', '12′ 6″', 12.5],
  ['ft', '12’ 6”', 12.5],
  ['ft', '12‘6“', 12.5],
  ['ft', '12´6´´', 12.5],
  ['ft', '12′ 6′′', 12.5],
  ['ft', '12\u00A0ft\u202F6\u2009in', 12.5],
  ['ft', '12 1/2', 12.5],
  ['ft', '12-1/2', 12.5],
  ['ft', '12 1⁄2 ft', 12.5],
  ['ft', '12½', 12.5],
  ['ft', '12 ¾', 12.75],
  ['ft', '１２．５', 12.5],
  ['ft', `8' 6 1/2"`, 8 + 6.5 / 12],
  ['ft', `0' 6"`, 0.5],
  ['ft', '100"', 100 / 12],
  ['ft', '100 in', 100 / 12],
  ['ft', '3.81 m', 12.5],
  ['ft', '3,81m', 12.5],
  ['ft', '381 cm', 12.5],
  ['ft', '3810 mm', 12.5],
  ['ft', '3 m 81 cm', 12.5],
  ['m', '3.5', 3.5],
  ['m', '3,5 m', 3.5],
  ['m', '3.5m', 3.5],
  ['m', '3,50 Meter', 3.5],
  ['m', '3.5 metres', 3.5],
  ['m', '350 cm', 3.5],
  ['m', '350centimeters', 3.5],
  ['m', '3500 mm', 3.5],
  ['m', '3 500 mm', 3.5],
  ['m', '3 m 50 cm', 3.5],
  ['m', '3.048', 3.048],
  ['m', '0,125', 0.125],
  ['m', "10'", 3.048],
  ['m', `12' 6"`, 3.81],
  ['in', '100', 100],
  ['in', '100"', 100],
  ['in', '100 inches', 100],
  ['in', "8' 4", 100],
  ['in', '8 ft 4 in', 100],
  ['in', '254 cm', 100],
  ['in', '2,54 m', 100],
  // Thousands, because nothing else makes sense.
  ['in', '1,200.5', 1200.5],
  ['in', '1.200,5', 1200.5],
  ['in', '1,200,000', 1_200_000],
  ['in', '1 200', 1200],
  ['in', '1\u202F200,5', 1200.5],
];

test.each(SPELLINGS)('in a field in %s, reads “%s” as %d', (unit, text, value) => {
  const reading = readLength(text, unit);
  expect(reading.problem).toBeNull();
  expect(reading.value).toBeCloseTo(value, 8);
});

test.each([
  // Thousands in English, a little over one in German.
  '1,200',
  '3,048',
  '1,200 mm',
  '1.200 mm',
  '3.500 cm',
  '1.2.3',
  '1,2,3',
  '12 6',
  '12-6',
  '12/6',
  '12 6/2',
  '1/0',
  '12 f',
  "12' 6 i",
  '12 ft 6 cm',
  '3 m 6 in',
  '3m50',
  '6 in 12 ft',
  "12.5' 6",
  `12' 14"`,
  '12 ft 6 in 3',
  "12' 6' 3'",
  '1e2',
  '0x64',
  '5 apples',
  'about 5',
  '٣5',
])('rejects ambiguous or invalid “%s”', (text) => {
  for (const unit of ['ft', 'in', 'm'] as const) {
    expect(readLength(text, unit)).toEqual({ value: null, problem: 'unclear' });
  }
});

test.each(['', ' ', '\u00A0', '0', "0' 0", '0,0', '-5', '−5', '-12 ft', 'abc', 'NaN', 'Infinity', "'", 'ft'])(
  'rejects “%s” because it is not above zero',
  (text) => {
    for (const unit of ['ft', 'in', 'm'] as const) {
      expect(readLength(text, unit)).toEqual({ value: null, problem: 'nothing' });
    }
  },
);

test('reads the same number or none, whatever surrounds the digits of a length', () => {
  const { between, pick, whole } = draws(73);
  for (let tried = 0; tried < 2000; tried += 1) {
    const feet = whole(1, 24);
    const inches = whole(0, 11);
    const space = () => pick(['', ' ', '\u00A0', '\u2009', '\u202F', '  ']);
    const foot = pick(["'", '’', '′', ' ft', 'ft.', ' feet', ' Foot']);
    const inch = pick(['"', '”', '″', "''", ' in', ' in.', ' inches', '']);
    expect(
      readLength(`${space()}${feet}${foot}${space()}${inches}${inch}${space()}`, 'ft').value,
    ).toBeCloseTo(feet + inches / 12, 8);
    const meters = Number(between(0.6, 7.6).toFixed(2));
    const point = pick(['.', ',']);
    const number = String(meters).replace('.', point);
    expect(readLength(`${number}${space()}${pick(['m', 'meters', 'M', 'metre'])}`, 'ft').value).toBeCloseTo(
      fromInches(toInches(meters, 'm'), 'ft'),
      8,
    );
    expect(readLength(number, 'm').value).toBe(meters);
  }
});

/** What a field in the given units makes of a text. */
function read(field: 'diagonal' | 'distance', text: string, units: Units): number | null {
  return readLength(text, field === 'diagonal' ? 'in' : units).value;
}

test('reads back what the page prints, in every unit', () => {
  const { between, pick, whole } = draws(74);
  for (let tried = 0; tried < 2000; tried += 1) {
    const units = pick<Units>(['ft', 'm']);
    const other = units === 'ft' ? 'm' : 'ft';
    const inches = between(20, 310);
    const length = lengthText(inches, units);
    expect(lengthText(toInches(read('distance', length, units) ?? 0, units), units)).toBe(length);
    expect(lengthText(toInches(read('distance', length, other) ?? 0, other), units)).toBe(length);
    // As written in countries with a decimal comma.
    expect(read('distance', length.replace('.', ','), units)).toBe(read('distance', length, units));
    const tape = feetInchesText(inches);
    expect(feetInchesText(toInches(read('distance', tape, units) ?? 0, units))).toBe(tape);
    const diagonal = diagonalText(inches);
    expect(diagonalText(read('diagonal', diagonal, units) ?? 0)).toBe(diagonal);
    const move = moveText(inches, units);
    expect(moveText(read('diagonal', move, units) ?? 0, units)).toBe(move);
    const [, height = ''] = fineSizeText({ width: inches, height: inches }, units).split(' × ');
    expect(fineSizeText({ width: inches, height: read('diagonal', height, units) ?? 0 }, units)).toContain(
      `× ${height}`,
    );
    const lumens = whole(50, 20_000);
    expect(readField('lumens', lumensText(lumens), { units, aspect: '16:9' }).value).toBe(lumens);
  }
});

test.each([
  ['lumens', '2,500', 2500],
  ['lumens', '2 500 lm', 2500],
  ['lumens', '2500 lumens', 2500],
  ['lumens', '2500 ANSI lumens', 2500],
  ['ratioMin', '1,25', 1.25],
  ['ratioMin', '1:1.2', 1.2],
  ['ratioMin', '1 : 0,23', 0.23],
  ['ratioMin', '1.2:1', 1.2],
  ['ratioMax', '1.5:1', 1.5],
  ['ratioMax', '1,5 : 1', 1.5],
  ['gain', '1.3x', 1.3],
  // A lens in the middle has no offset; no other length may be 0.
  ['side', '0', 0],
  ['side', '0 in', 0],
  ['rejected', '0', 0],
  ['rejected', '65 %', 65],
  ['offset', '105%', 105],
  ['offset', '0', 0],
  ['shift', '±60 %', 60],
  ['shift', '+/-60', 60],
  ['sideShift', '0', 0],
  // 87.16 in of 16:9 are 100 in across, and so are 49.03 in of height.
  ['diagonal', '87.16 in wide', 100],
  ['diagonal', '87.16 wide', 100],
  ['diagonal', '49 in high', 100],
  ['diagonal', '240 cm width', 108],
  ['diagonal', '8 ft 2 in tall', 200],
] as const)('%s reads “%s” as %d', (field, text, value) => {
  expect(readField(field, text, { units: 'ft', aspect: '16:9' })).toEqual({ value, problem: null });
});

test.each([
  ['lumens', "2'500", 'unclear'],
  // The site always uses the decimal point.
  ['lumens', '2.500', 'outside'],
  ['ratioMin', '1,250', 'unclear'],
  ['ratioMin', '1.2 to 1.5', 'unclear'],
  ['gain', '0', 'nothing'],
  ['diagonal', '0', 'nothing'],
  ['side', '-1', 'nothing'],
  ['offset', '-5', 'nothing'],
  ['shift', '-60', 'nothing'],
  ['rejected', '96', 'outside'],
  ['diagonal', '40 in wide', 'outside'],
  ['diagonal', 'wide', 'nothing'],
] as const)('%s rejects “%s”', (field, text, problem) => {
  expect(readField(field, text, { units: 'ft', aspect: '16:9' })).toEqual({ value: null, problem });
});

test('rounds sizes and ratios to the digits of their fields; distances keep more', () => {
  expect(readField('diagonal', '120.5', { units: 'ft', aspect: '16:9' }).value).toBe(121);
  expect(readField('diagonal', '2.5 m', { units: 'ft', aspect: '16:9' }).value).toBe(98);
  expect(readField('ratioMin', '1.234', { units: 'ft', aspect: '16:9' }).value).toBe(1.23);
  expect(readField('distance', '3.5 m', { units: 'ft', aspect: '16:9' }).value).toBe(11.4829);
});
