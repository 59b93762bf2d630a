/** The catalogue of the seed as open data: every figure with its source, in both files. */
import { expect, test } from 'vitest';
import { contentOf } from '../../../../test/fixture/content-of.ts';
import { openDataCsv, openDataJson } from './open-data.ts';

const SITE = 'https://site.example';

const evidence = {
  _type: 'evidence',
  kind: 'measured',
  address: 'https://lab.example/test',
  origin: 'a copy of maker.example',
  words: '2620 Lumen, "kalibriert"',
  language: 'de',
  gloss: '2,620 lumens, calibrated',
  seen: '2026-11-20',
};
const documents = [
  {
    _id: 'projector-acme-one',
    _type: 'projector',
    brand: 'Acme',
    model: '=One',
    slug: { _type: 'slug', current: 'acme-one' },
    kind: 'homeTheater',
    brightness: [{ _type: 'brightnessFigure', _key: 'a', value: 2620, mode: 'movie', evidence }],
    distance: [
      {
        _type: 'distanceLaw',
        _key: 'c',
        aspect: '16:9',
        wide: { a: 0.9, b: -0.8, smallest: 60, largest: 120 },
        rows: [{ diagonal: 100, wide: 89.4 }],
        evidence: { ...evidence, words: '100 in: 89.4 in' },
      },
    ],
    noise: [{ _type: 'numberFigure', _key: 'b', value: 28, evidence: { ...evidence, words: '28 dB' } }],
  },
  { _id: 'projector-acme-two', _type: 'projector', brand: 'Acme', model: 'Two' },
];
const projectors = await contentOf(documents).openData();

test('JSON holds each figure with value, unit, words, language and day', () => {
  const data = JSON.parse(openDataJson(SITE, 'Acme Reviews', projectors)) as {
    license: string;
    cite: string;
    projectors: { page: string; figures: object[] }[];
  };
  expect(data.license).toBe('https://creativecommons.org/licenses/by/4.0/');
  expect(data.cite).toBe('Cite it as: Acme Reviews, projector catalogue, https://site.example/projectors');
  expect(data.projectors.map(({ page }) => page)).toEqual(['https://site.example/projectors/acme-one']);
  expect(data.projectors[0]?.figures).toEqual([
    {
      figure: 'brightness',
      title: 'Brightness',
      text: '2,620 lm',
      value: 2620,
      parts: { value: 2620, mode: 'movie' },
      unit: 'lm',
      condition: 'movie mode',
      kind: 'measured',
      quotedElsewhere: false,
      doubted: false,
      source: 'https://lab.example/test',
      origin: 'a copy of maker.example',
      words: '2620 Lumen, "kalibriert"',
      language: 'de',
      wordsInEnglish: '2,620 lumens, calibrated',
      readOn: '2026-11-20',
    },
    expect.objectContaining({
      figure: 'distance',
      value: null,
      parts: expect.objectContaining({
        aspect: '16:9',
        wide: { a: 0.9, b: -0.8, smallest: 60, largest: 120 },
        printed: [expect.objectContaining({ diagonal: 100, wide: 89.4 })],
      }),
    }),
    expect.objectContaining({ figure: 'noise', value: 28, unit: 'dB' }),
  ]);
});

test('CSV has a line for each figure, quotes what needs it, and starts no formula', async () => {
  const [head, first, _distance, third, ...rest] = openDataCsv(SITE, projectors).split('\r\n');
  expect(head).toBe(
    'projector,page,figure,title,text,value,parts,unit,condition,kind,quotedElsewhere,doubted,source,origin,words,language,wordsInEnglish,readOn',
  );
  expect(first).toBe(
    'Acme =One,https://site.example/projectors/acme-one,brightness,Brightness,"2,620 lm",2620,"{""value"":2620,""mode"":""movie""}",lm,movie mode,measured,false,false,https://lab.example/test,a copy of maker.example,"2620 Lumen, ""kalibriert""",de,"2,620 lumens, calibrated",2026-11-20',
  );
  expect(third).toContain(',noise,Noise,28 dB,28,"{""value"":28}",dB,');
  expect(rest).toEqual(['']);
  const formula = await contentOf([{ ...documents[0], brand: '=1+1' }]).openData();
  expect(openDataCsv(SITE, formula).split('\r\n')[1]).toMatch(/^'=1\+1 =One,/);
});
