import { describe, expect, test } from 'vitest';
import { evidence, figure, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { figureRows, type FigureField } from './figure-rows.ts';
import type { ProjectorContent } from './projector-query.ts';

function row(field: FigureField, more: Partial<ProjectorContent>) {
  return figureRows(projectorContent(more)).find((candidate) => candidate.field === field)?.figures ?? [];
}

/** The page's text, with struck-through figures marked. */
function said(field: FigureField, more: Partial<ProjectorContent>): string[] {
  return row(field, more).map(({ text, isOutdone }) => (isOutdone ? `~${text}~` : text));
}

describe('conflicting figures', () => {
  test('of rated and measured light stand beside each other', () => {
    const brightness = [figure(9500, 'claim'), figure(250, 'measured')];
    expect(said('brightness', { brightness })).toEqual(['250 lm', '9,500 lm']);
  });

  test('are marked where their own source doubts them, and outdo nothing', () => {
    const doubted = figure(26, 'measured');
    const noise = [{ ...doubted, evidence: { ...doubted.evidence, doubted: true } }, figure(28, 'maker')];
    expect(
      row('noise', { noise }).map(({ text, isDoubted, isOutdone }) => [text, isDoubted, isOutdone]),
    ).toEqual([
      ['26 dB', true, false],
      ['28 dB', false, false],
    ]);
  });

  test('are both shown when their evidence is equal', () => {
    const brightness = [figure(3000, 'maker'), figure(3300, 'maker')];
    expect(said('brightness', { brightness })).toEqual(['3,000 lm', '3,300 lm']);
  });

  test('are struck through against the best, each with its source', () => {
    const noise = [figure(30, 'claim'), figure(28, 'maker'), figure(26, 'measured'), figure(27, 'measured')];
    expect(said('noise', { noise })).toEqual(['26 dB', '27 dB', '~28 dB~', '~30 dB~']);
    expect(row('noise', { noise }).map(({ kind }) => kind)).toEqual([
      'measured',
      'measured',
      'maker',
      'claim',
    ]);
  });
});

test('shows a worse source that agrees as it is', () => {
  expect(said('year', { year: [figure(2021, 'claim'), figure(2021, 'maker')] })).toEqual(['2021', '2021']);
});

test('a figure keeps its condition and its quote', () => {
  const noise = [{ ...figure(22, 'maker'), condition: 'eco mode' }];
  expect(row('noise', { noise })[0]).toMatchObject({
    condition: 'eco mode',
    evidence: { words: 'words of maker', address: 'https://example.com/sheet' },
  });
});

function shift(
  more: Partial<NonNullable<NonNullable<ProjectorContent['shift']>[number]>>,
): NonNullable<ProjectorContent['shift']>[number] {
  const alone = { up: 60, down: 60, sideways: 24, percentOf: 'whole', together: null } as const;
  return { _key: 's', ...alone, evidence: evidence('maker'), ...more };
}

describe('a half-filled figure', () => {
  const maker = evidence('maker');
  test.each<[FigureField, Partial<ProjectorContent>]>([
    ['brightness', { brightness: [figure(null, 'maker'), figure(500, null), null] }],
    ['throwRatio', { throwRatio: [{ _key: 'r', min: 1, max: null, evidence: maker }] }],
    ['offset', { offset: [{ _key: 'o', percent: null, evidence: maker }] }],
    ['shift', { shift: [shift({ down: null })] }],
    ['resolution', { resolution: [{ _key: 'p', width: 1920, height: null, evidence: maker }] }],
    ['lightSource', { lightSource: [{ _key: 'l', source: null, evidence: maker }] }],
    ['pixelShift', { pixelShift: [{ _key: 'x', shows: null, evidence: maker }] }],
    ['distance', { distance: [law({ a: null }), law({ a: null, rows: 3 })] }],
  ])('of %s shows nothing and counts as missing', (field, more) => {
    expect(said(field, more)).toEqual([]);
  });
});

test('formats each kind of value with its unit', () => {
  const maker = evidence('maker');
  const values: Partial<ProjectorContent> = {
    distance: [law(), law({ rows: 8, a: 1.3 })],
    throwRatio: [{ _key: 'r', min: 1.2, max: 1.6, evidence: maker }],
    offset: [{ _key: 'o', percent: -5, evidence: maker }],
    shift: [
      shift({}),
      shift({
        percentOf: 'half',
        up: 120,
        down: 100,
        sideways: 50,
        together: [{ sideways: 50, vertical: 20 }, null],
      }),
      shift({ up: 0, down: 0, sideways: 0 }),
    ],
    resolution: [{ _key: 'p', width: 1920, height: 1080, evidence: maker }],
    pixelShift: [{ _key: 'x', shows: 'none', evidence: maker }],
    lightSource: [{ _key: 'l', source: 'led', evidence: maker }],
    lightHours: [figure(20_000, 'maker')],
    zoom: [figure(1.3, 'maker')],
    inputLag: [figure(16.7, 'maker')],
    weight: [figure(2, 'maker')],
    power: [figure(240, 'maker')],
  };
  expect(
    Object.fromEntries(
      figureRows(projectorContent(values)).flatMap(({ field, figures }) =>
        figures.length > 0 ? [[field, figures.map(({ text }) => text)]] : [],
      ),
    ),
  ).toEqual({
    distance: ['Formula', 'Table of 8 sizes'],
    throwRatio: ['1.2 – 1.6 : 1'],
    zoom: ['1.3×'],
    offset: ['Picture begins 5 % of its height below the lens'],
    shift: [
      "±60\u00A0% of the picture's height, ±24\u00A0% of its width",
      "120\u00A0% of half the picture's height up, 100\u00A0% down, ±50\u00A0% of half its width; together 50\u00A0% sideways leaves 20\u00A0% up",
      'None',
    ],
    resolution: ['1920 × 1080 pixels'],
    pixelShift: ['None'],
    lightSource: ['LED'],
    lightHours: ['20,000 hours'],
    inputLag: ['16.7 ms'],
    weight: ['4.4 lb (2.0 kg)'],
    power: ['240 W'],
  });
});

test('puts a law before a single printed distance, whoever printed it', () => {
  const distance = [law({ rows: 1, kind: 'measured' }), law({ rows: 8 })];
  expect(said('distance', { distance })).toEqual(['Table of 8 sizes', '3.8 ft (1.17 m) for 40 in']);
});

test('shows the height of the picture from a printed table', () => {
  const distance = [law({ rows: 8, rise: { a: 0.11, b: 1 } })];
  expect(said('rise', { distance })).toEqual(['Table of 8 sizes']);
});
