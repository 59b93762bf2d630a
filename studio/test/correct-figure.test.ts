/** Correcting a figure: what is written, and what readers are told before and after. */
import { createClient } from '@sanity/client';
import { expect, test } from 'vitest';
import {
  changedSentences,
  changesOf,
  citing,
  newEntry,
  publishFigure,
  withEntry,
} from '../src/correct-figure/correction.ts';
import { findModels } from '../src/correct-figure/find-models.ts';
import { CORRECT_TEXTS } from '../src/correct-figure/texts.ts';
import { guide } from './fixture/documents.ts';

const evidence = {
  _type: 'evidence',
  kind: 'measured',
  address: 'https://example.com/test',
  words: '1,500 lm',
};

function lumens(value: number, more: object = {}) {
  return { _type: 'brightnessFigure', _key: 'b', value, mode: 'movie', evidence, ...more };
}

const ACME = {
  _id: 'projector-acme-one',
  _rev: 'r1',
  _type: 'projector',
  brand: 'Acme',
  model: 'One',
  brightness: [lumens(1500)],
  noise: [{ _type: 'numberFigure', _key: 'n', value: 28, evidence }],
};

const span = (text: string) => ({ _type: 'span', _key: text, text, marks: [] });

const changes = (entry: object, field: 'brightness' | 'noise' = 'brightness') =>
  changesOf(ACME, withEntry(ACME, field, { ...entry }), field, CORRECT_TEXTS);

test('replaces the entry that was corrected and adds one with a source of its own', () => {
  expect(withEntry(ACME, 'brightness', lumens(1200))).toEqual({ ...ACME, brightness: [lumens(1200)] });
  const added = { ...newEntry('brightness', 'c', '2026-11-28'), value: 900 };
  expect(withEntry(ACME, 'brightness', added)['brightness']).toEqual([lumens(1500), added]);
  expect(added).toMatchObject({ _type: 'brightnessFigure', evidence: { seen: '2026-11-28' } });
  expect(newEntry('noise', 'c', '2026-11-28')).toMatchObject({ _type: 'numberFigure' });
});

test('tells the figure, the sentence and each verdict that change', () => {
  const told = changes(lumens(400));
  expect(told[0]).toEqual({ what: 'Brightness', before: '1,500 lm', after: '400 lm' });
  expect(told[1]).toEqual({
    what: CORRECT_TEXTS.sentence,
    before: 'Fine with a lamp on; not by day.',
    after: 'For a dark room; not with a lamp on.',
  });
  expect(told.length).toBeGreaterThan(2);
  expect(told.every(({ before, after }) => before !== after)).toBe(true);
});

test('tells no verdict for a figure that none rests on, and nothing where the better evidence stays', () => {
  expect(changes({ _key: 'n', value: 30, evidence }, 'noise')).toEqual([
    { what: 'Noise', before: '28 dB', after: '30 dB' },
  ]);
  expect(changes(lumens(9000, { _key: 'c', evidence: { ...evidence, kind: 'claim' } }))).toEqual([]);
});

test('tells the verdicts that are gone with a figure that its source doubts', () => {
  const told = changes(lumens(1500, { evidence: { ...evidence, doubted: true } }));
  expect(told).toContainEqual({
    what: CORRECT_TEXTS.sentence,
    before: 'Fine with a lamp on; not by day.',
    after: null,
  });
});

test('tells only the sentences that change', () => {
  const figure = (name: string) => ({
    _type: 'projectorFigure',
    _key: name,
    projector: { _type: 'reference', _ref: ACME._id },
    figure: name,
  });
  const children = [
    span('It reaches '),
    figure('brightness'),
    span('. It makes '),
    figure('noise'),
    span('.'),
  ];
  const document = guide('one', {
    body: [{ _type: 'block', _key: 'b', style: 'normal', markDefs: [], children }],
  });
  expect(changedSentences([document], ACME, withEntry(ACME, 'brightness', lumens(1200)))).toEqual([
    { document, before: 'It reaches 1,500 lm.', after: 'It reaches 1,200 lm.' },
  ]);
});

test('publishes one figure, and only at the revision that was read', () => {
  const client = createClient({ projectId: 'lumen', apiVersion: '2026-01-01', useCdn: false });
  expect(
    publishFigure(client, withEntry(ACME, 'noise', { _key: 'n', value: 30 }), 'noise').serialize(),
  ).toEqual([{ patch: { id: ACME._id, ifRevisionID: 'r1', set: { noise: [{ _key: 'n', value: 30 }] } } }]);
});

test('what is said of a page goes with its address', () => {
  const copied = lumens(1500, { evidence: { ...evidence, origin: 'a copy of example.org' } });
  expect(citing(copied, 'words', '1500 lm')['evidence']).toMatchObject({ origin: 'a copy of example.org' });
  const moved = citing(copied, 'address', 'https://example.org/test')['evidence'];
  expect(moved).toEqual({ ...evidence, address: 'https://example.org/test' });
});

test.each(['zeta', 'sohne', 'ZÉTA söhne', 'Zéta'.normalize('NFD'), ' one  zeta '])(
  'finds a model by its words as an editor can type them: %s',
  (typed) => {
    const models = [
      { _id: 'a', name: 'Zéta & Söhne One' },
      { _id: 'b', name: 'Acme Two' },
    ];
    expect(findModels(models, typed).map(({ _id }) => _id)).toEqual(['a']);
  },
);
