/** What is wrong with a figure is told at the field in which it was entered. */
import type { ValueFigureField } from '@lumen-throw/domain/figures';
import type { Fields } from '@lumen-throw/domain/is-object';
import { expect, test } from 'vitest';
import { workspaceOf } from '../check/schema-check.ts';
import { withEntry } from '../src/correct-figure/correction.ts';
import { problemsOf, readNumbers } from '../src/correct-figure/problems.ts';
import { CORRECT_TEXTS } from '../src/correct-figure/texts.ts';
import { studioJudge } from '../src/spreadsheet/judge-document.ts';

const evidence = {
  _type: 'evidence',
  kind: 'measured',
  address: 'https://example.com/test',
  words: '29.5 dB',
  seen: '2026-11-28',
};
const NOISE = { _type: 'numberFigure', _key: 'n', value: 29.5, evidence };
const THROW = { _type: 'throwRatioFigure', _key: 't', min: 1.2, max: 1.5, evidence };
const BRIGHTNESS = { _type: 'brightnessFigure', _key: 'b', value: 1500, mode: 'movie', evidence };

const ACME = { _id: 'projector-acme-one', _rev: 'r1', _type: 'projector', brand: 'Acme', model: 'One' };

/** The problems that the Studio's own rules find in a model with an entry. */
async function found(field: ValueFigureField, entry: Fields, model: Fields = {}) {
  const corrected = { ...ACME, ...withEntry({ ...ACME, ...model }, field, entry) };
  return problemsOf(await studioJudge(workspaceOf([]))(corrected), corrected, field, entry);
}

test('each problem is told at its field', async () => {
  expect(await found('noise', NOISE)).toEqual([]);
  const bare = { ...NOISE, value: undefined, condition: 'x'.repeat(61), evidence: { _type: 'evidence' } };
  expect(await found('noise', bare)).toEqual(
    expect.arrayContaining([
      { part: 'value', message: 'Give the figure.' },
      { part: 'condition', message: 'Say it in at most 60 characters.' },
      { part: 'evidence.kind', message: 'Choose whose figure it is.' },
      { part: 'evidence.address', message: expect.any(String) },
      { part: 'evidence.words', message: expect.any(String) },
    ]),
  );
});

test('a number out of its bounds, and a mode that is missing, are told at their fields', async () => {
  expect(await found('noise', { ...NOISE, value: 295 })).toEqual([
    { part: 'value', message: 'Noise goes from 10 to 70 dB.' },
  ]);
  expect(await found('brightness', { ...BRIGHTNESS, mode: undefined })).toEqual([
    { part: 'mode', message: 'Say in which picture mode it was measured.' },
  ]);
});

test('what is wrong between two fields, or in another entry, belongs to none', async () => {
  expect(await found('throwRatio', { ...THROW, max: 1.1 })).toEqual([
    { part: '', message: 'The largest throw ratio must not be below the smallest (1.2).' },
  ]);
  const other = { ...NOISE, _key: 'o', value: 700 };
  expect(await found('noise', NOISE, { noise: [other] })).toEqual([
    { part: '', message: '700 dB: Noise goes from 10 to 70 dB.' },
  ]);
});

test.each([
  ['29.5', 29.5],
  [' 30 ', 30],
  ['0.50', 0.5],
  [29, 29],
])('reads a number as it was typed: %s', (typed, value) => {
  expect(readNumbers('noise', { ...NOISE, value: typed })).toEqual({
    entry: { ...NOISE, value },
    problems: [],
  });
});

test('reads a number below zero, and two of one figure', () => {
  const offset = { _type: 'offsetFigure', _key: 'o' };
  for (const percent of ['-12.5', '−12.5'])
    expect(readNumbers('offset', { ...offset, percent }).entry).toEqual({ ...offset, percent: -12.5 });
  expect(readNumbers('throwRatio', { ...THROW, min: '1.15', max: '1.5' }).entry).toEqual({
    ...THROW,
    min: 1.15,
  });
});

test.each<[ValueFigureField, string, string]>([
  ['noise', '29,5', CORRECT_TEXTS.withPoint('29.5')],
  ['weight', '1,250', CORRECT_TEXTS.withPoint('1.250')],
  ['brightness', '1,500', CORRECT_TEXTS.withoutComma('1500')],
  ['ratedContrast', '2,000,000', CORRECT_TEXTS.withoutComma('2000000')],
  ['noise', '29 dB', CORRECT_TEXTS.onlyNumber],
  ['noise', '1e2', CORRECT_TEXTS.onlyNumber],
  ['noise', '29.', CORRECT_TEXTS.onlyNumber],
])('refuses in %s what is no plain number: %s', (field, typed, message) => {
  const { entry, problems } = readNumbers(field, { _key: 'n', value: typed });
  expect(entry).toEqual({ _key: 'n' });
  expect(problems).toEqual([{ part: 'value', message }]);
});
