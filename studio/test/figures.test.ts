/** The form and the spreadsheet follow from the table of figures. */
import { figure, FIGURE_FIELDS, FIGURES, isNumberFigure } from '@lumen-throw/domain/figures';
import { describe, expect, test } from 'vitest';
import { projector } from '../src/schema/documents/projector.ts';
import { FIGURE_TYPES, figureType } from '../src/schema/objects/projector-figures.ts';
import { ALL_COLUMNS, figureParts } from '../src/spreadsheet/sheet-columns.ts';
import { messagesAt, validate } from './fixture/validate.ts';

test('each figure has a field in its form tab and columns in the spreadsheet', () => {
  const groups = Object.fromEntries(
    projector.fields.map((field) => [field.name, 'group' in field ? field.group : null]),
  );
  const inSheet = new Set(ALL_COLUMNS.map(({ path }) => path[0]));
  expect(FIGURE_FIELDS.map((field) => [field, groups[field], inSheet.has(field)])).toEqual(
    FIGURE_FIELDS.map((field) => [field, FIGURES[field].group, true]),
  );
});

test('refuses a number out of bounds or with too many digits', async () => {
  for (const field of FIGURE_FIELDS.filter(isNumberFigure)) {
    const { title, max, digits } = FIGURES[field];
    const message = async (value: number) => {
      const figures = [{ _type: FIGURES[field].type, _key: 'a', value }];
      return messagesAt(await validate({ _id: 'a', _type: 'projector', [field]: figures }), `${field}.[]`);
    };
    expect(await message(max + 1)).toEqual([expect.stringMatching(`^${title} goes from `)]);
    expect(await message(max - 1 / 3)).toEqual([expect.stringContaining(`at most ${digits} digits`)]);
    expect(await message(max)).toEqual([]);
  }
});

/** What the Studio says of a measured brightness. */
async function toldOfMeasured(more: object) {
  const evidence = { kind: 'measured', address: 'https://example.org', words: 'words', seen: '2026-01-02' };
  const figures = [{ _type: 'brightnessFigure', _key: 'a', value: 1700, evidence, ...more }];
  return messagesAt(
    await validate({ _id: 'a', _type: 'projector', brightness: figures }),
    'brightness.[].mode',
  );
}

test('asks in which picture mode a brightness was measured', async () => {
  expect(await toldOfMeasured({})).toEqual(['Say in which picture mode it was measured.']);
  expect(await toldOfMeasured({ mode: 'movie' })).toEqual([]);
});

test('refuses values that are out of bounds or contradict each other', async () => {
  const evidence = { kind: 'maker', address: 'https://example.org', words: 'words', seen: '2026-01-02' };
  const told = async (field: string, figure: object) =>
    messagesAt(
      await validate({ _id: 'a', _type: 'projector', [field]: [{ _key: 'a', evidence, ...figure }] }),
      `${field}.[]`,
    );
  expect(await told('throwRatio', { _type: 'throwRatioFigure', min: 1.5, max: 1.2 })).toEqual([
    'The largest throw ratio must not be below the smallest (1.5).',
  ]);
  expect(await told('pictureSizes', { _type: 'pictureSizesFigure', min: 130, max: 70 })).toEqual([
    'The largest picture size must not be below the smallest (130).',
  ]);
  const wide = { _type: 'resolutionFigure', width: 9000, height: 1080 };
  const markers = await validate({ _id: 'a', _type: 'projector', resolution: [{ _key: 'a', ...wide }] });
  expect(messagesAt(markers, 'resolution.[].width')).toEqual(['Give a whole number from 320 to 8192.']);
});

describe('a text figure', () => {
  const system = figure({
    title: 'System',
    type: 'systemFigure',
    group: 'body',
    uses: [],
    hasCondition: true,
    parts: [{ is: 'text', name: 'value', title: 'Name', column: 'value', max: 40 }],
  });

  test('has a type with its text, condition and evidence', () => {
    const { name, fields } = figureType(system);
    expect(name).toBe('systemFigure');
    expect(fields.map((field) => [field.name, field.type])).toEqual([
      ['value', 'string'],
      ['condition', 'string'],
      ['evidence', 'evidence'],
    ]);
  });

  test('has a text column in the spreadsheet', () => {
    expect(figureParts(system)).toEqual([
      { heading: 'value', path: ['value'], form: { as: 'text' } },
      { heading: 'condition', path: ['condition'], form: { as: 'text' } },
    ]);
  });
});

test('lists say of a model and of its distances in plain words what is known', () => {
  const model = { brand: 'Acme', model: 'One', kind: 'portable', brightness: [1] };
  expect(projector.preview?.prepare?.(model)).toEqual({
    title: 'Acme One',
    subtitle: 'Portable · no distances · brightness',
  });
  const distances = FIGURE_TYPES.find(({ name }) => name === 'distanceLaw')?.preview;
  expect(distances?.prepare?.({ rows: [1, 2], from: 'mount', kind: 'maker' })).toEqual({
    title: 'Table of 2 rows',
    subtitle: 'Mounting point · Maker',
  });
});
