/** Figures in sentences: what the Studio refuses, previews and lists at a projector. */
import { describe, expect, test } from 'vitest';
import type { CheckedDocument } from '../check/schema-check.ts';
import { quotingSentences } from '../src/figures-in-text/sentences.ts';
import { projectorFigure } from '../src/schema/objects/projector-figure.ts';
import { guide } from './fixture/documents.ts';
import { messagesAt, validate } from './fixture/validate.ts';

const ACME = {
  _id: 'projector-acme-one',
  _type: 'projector',
  brand: 'Acme',
  model: 'One',
  weight: [{ _type: 'numberFigure', _key: 'w', value: 3, evidence: { kind: 'maker' } }],
  noise: [{ _type: 'numberFigure', _key: 'n', value: 28 }],
};

function figureOf(figure: string, id = ACME._id, key = 'f') {
  return { _type: 'projectorFigure', _key: key, projector: { _type: 'reference', _ref: id }, figure };
}

function span(text: string, key = text.slice(0, 6)) {
  return { _type: 'span', _key: key, text, marks: [] };
}

function textWith(children: readonly object[], style = 'normal'): CheckedDocument {
  return guide('one', { body: [{ _type: 'block', _key: 'b', style, markDefs: [], children }] });
}

const AT = 'body.[].children.[]';

async function told(figure: string, style?: string) {
  return validate(textWith([span('It weighs '), figureOf(figure), span('.')], style), [ACME]);
}

describe('a figure in a sentence', () => {
  test('is accepted when the projector has it', async () => {
    expect(await told('weight')).toEqual([]);
  });

  test.each([
    ['inputLag', 'input lag'],
    ['distance', 'distance'],
    // There is a number but no evidence.
    ['noise', 'noise'],
  ])("%s is refused with advice when the projector doesn't have it", async (figure, name) => {
    expect(messagesAt(await told(figure), `${AT}.figure`)).toEqual([
      `The Acme One has no ${name} yet. Choose another figure, or add it to the projector and publish that first.`,
    ]);
  });

  test('is refused in a heading', async () => {
    expect(messagesAt(await told('weight', 'h2'), AT)).toEqual([
      expect.stringContaining("A heading can't follow"),
    ]);
  });

  test('requires a projector, a figure and a known image size', async () => {
    const hollow = { _type: 'projectorFigure', _key: 'f', diagonal: 5 };
    const markers = await validate(textWith([span('It weighs '), hollow, span('.')]));
    expect(messagesAt(markers, `${AT}.projector`)).toEqual(['Choose the projector.']);
    expect(messagesAt(markers, `${AT}.figure`)).toEqual(['Choose the figure.']);
    expect(messagesAt(markers, `${AT}.diagonal`)).toEqual(['Diagonals go from 40 to 300 inches.']);
  });

  test('previews its current value in the text', () => {
    const { weight, brand, model } = ACME;
    const selected = { figure: 'weight', of_brand: brand, of_model: model, of_weight: weight };
    expect(projectorFigure.preview?.prepare?.(selected)).toEqual({
      title: '6.6 lb (3.0 kg)',
      subtitle: 'Weight Acme One',
    });
    expect(projectorFigure.preview?.prepare?.({})).toMatchObject({ title: 'Choose a projector' });
  });
});

test('a projector lists each sentence that quotes its figures once', () => {
  const document = textWith([
    span('Some are heavy. This one weighs '),
    figureOf('weight', ACME._id, 'f1'),
    span(', or '),
    figureOf('weight', ACME._id, 'f2'),
    span(' with its stand, against '),
    figureOf('weight', 'projector-other', 'f3'),
    span('. Carry it.'),
  ]);
  expect(quotingSentences(document, ACME._id, () => '6.6 lb')).toEqual([
    { path: ['body', { _key: 'b' }], text: 'This one weighs 6.6 lb, or 6.6 lb with its stand, against ….' },
  ]);
  expect(quotingSentences(document, 'projector-third', () => '')).toEqual([]);
});
