import { TEXT_FIGURES } from '@lumen-throw/domain/figures';
import { describe, expect, test } from 'vitest';
import { evidence, figure, law, projectorContent } from '../../../test/fixture/projector.ts';
import { figureText, mentionOf, mentionText } from './figure-text.ts';

const whole = projectorContent({
  brightness: [figure(9500, 'claim'), figure(2250, 'measured')],
  zoom: [figure(1.2, 'maker')],
  lightHours: [figure(20_000, 'maker')],
  noise: [figure(28, 'maker')],
  inputLag: [figure(16.7, 'maker')],
  weight: [figure(3, 'maker')],
  power: [figure(330, 'maker')],
  year: [figure(2024, 'maker')],
  resolution: [{ _key: 'r', width: 1920, height: 1080, evidence: evidence('maker') }],
  throwRatio: [{ _key: 't', min: 1.2, max: 1.5, evidence: evidence('maker') }],
  distance: [law({ tele: { a: 1.5, b: 0 }, rows: 8 })],
});

describe('a figure in a sentence', () => {
  test("is the one that counts on the projector's page, with its unit", () => {
    const said = TEXT_FIGURES.flatMap((each) => {
      const text = figureText(whole, each);
      return text === null ? [] : [[each, text]];
    });
    expect(Object.fromEntries(said)).toEqual({
      brightness: '2,250 lm',
      distance: '9.8 – 12.5 ft (3.00 – 3.81 m)',
      throwRatio: '1.2 – 1.5 : 1',
      zoom: '1.2×',
      resolution: '1920 × 1080 pixels',
      lightHours: '20,000 hours',
      noise: '28 dB',
      inputLag: '16.7 ms',
      weight: '6.6 lb (3.0 kg)',
      power: '330 W',
      year: '2024',
    });
  });

  test("calculates a distance for the sentence's size from the projector's own law", () => {
    expect(figureText(whole, 'distance', 120)).toBe('11.8 – 15.0 ft (3.61 – 4.57 m)');
  });

  test('is missing without evidence', () => {
    const empty = projectorContent({ weight: [figure(3, null)] });
    expect(TEXT_FIGURES.map((each) => figureText(empty, each))).toEqual(TEXT_FIGURES.map(() => null));
  });
});

describe('the text of a sentence', () => {
  test("falls back to the projector's name without the figure, and to nothing without the projector", () => {
    const projector = projectorContent();
    expect(mentionText({ figure: 'weight', diagonal: null, projector })).toBe('Acme One');
    expect(mentionText({ figure: null, diagonal: null, projector })).toBe('Acme One');
    expect(mentionText({ figure: 'weight', diagonal: null, projector: null })).toBe('');
  });

  test('is the same for a document from the dataset', () => {
    const { distance, ...others } = whole;
    const rows = [{ diagonal: 80 }, { diagonal: 100 }];
    const stored = { ...others, distance: distance?.map((each) => ({ ...each, rows })) };
    const said = (mention: object) => mentionText(mentionOf({ ...mention }, stored));
    expect(said({ figure: 'distance', diagonal: 120 })).toBe('11.8 – 15.0 ft (3.61 – 4.57 m)');
    expect(said({ figure: 'weight' })).toBe('6.6 lb (3.0 kg)');
    expect(said({ figure: 'price' })).toBe('Acme One');
    expect(mentionText(mentionOf({ figure: 'distance' }, { brand: 'Acme', distance: [{ wide: {} }] }))).toBe(
      'Acme',
    );
  });
});
