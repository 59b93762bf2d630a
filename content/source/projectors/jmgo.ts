import { foreign, page } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'JMGO';
const SEEN = '2026-11-27';

const makerN1s = page('https://jmgo.jp/products/jmgo-n1s-ultra-4k', SEEN);
// Read in a list that names these pages row by row.
const makerN3 = page('https://global.jmgo.com/products/jmgo-n3-ultimate', SEEN);
const makerIrisMax = page('https://global.jmgo.com/products/jmgo-iris-ultra-max', SEEN);
const makerIris = page('https://global.jmgo.com/pages/iris-ultra', SEEN);

const throwRatio = (maker: typeof makerN3) => [
  { min: 0.88, max: 1.7, evidence: maker.relayed('throwRatio:"0.88-1.7:1"') },
];
const lag = (maker: typeof makerN3) => [
  { value: 1, condition: 'signal not stated', evidence: maker.relayed('inputLagMs:1') },
];
const wordsN1s = '2800 ISO lmの3色レーザー';
const glossN1s = 'A three-color laser of 2800 ISO lm';

export const jmgo: ProjectorSource[] = [
  {
    brand,
    model: 'N3 Ultimate',
    kind: 'portable',
    throwRatio: throwRatio(makerN3),
    lightSource: [{ source: 'laser', evidence: makerN3.relayed('lightSource:"Triple laser (MALC 5.0)"') }],
    numbers: {
      brightness: [
        {
          value: 5800,
          evidence: makerN3.relayedIso('ansiLumens:5800, lumensNote:"ISO lumens, not ANSI"'),
        },
      ],
      ratedContrast: [
        { value: 20_000, condition: 'dynamic', evidence: makerN3.relayed('contrast:"20000:1"') },
      ],
      inputLag: lag(makerN3),
    },
  },
  {
    brand,
    model: 'IRIS Ultra Max',
    kind: 'portable',
    throwRatio: throwRatio(makerIrisMax),
    lightSource: [{ source: 'laser', evidence: makerIrisMax.relayed('lightSource:"Triple laser"') }],
    numbers: {
      brightness: [
        {
          value: 6500,
          evidence: makerIrisMax.relayedIso('ansiLumens:6500, lumensNote:"ISO lumens, not ANSI"'),
        },
      ],
      nativeContrast: [{ value: 10_000, evidence: makerIrisMax.relayed('contrast:"10000:1 (native)"') }],
      inputLag: lag(makerIrisMax),
    },
  },
  {
    brand,
    model: 'IRIS Ultra',
    kind: 'portable',
    throwRatio: throwRatio(makerIris),
    lightSource: [{ source: 'laser', evidence: makerIris.relayed('lightSource:"Triple laser"') }],
    numbers: {
      brightness: [
        {
          value: 4500,
          evidence: makerIris.relayedIso('ansiLumens:4500, lumensNote:"ISO lumens, not ANSI"'),
        },
      ],
      nativeContrast: [{ value: 7000, evidence: makerIris.relayed('contrast:"7000:1 (native)"') }],
      inputLag: lag(makerIris),
    },
  },
  {
    brand,
    model: 'N1S Ultra 4K',
    kind: 'portable',
    otherNames: ['N1S Ultra'],
    throwRatio: [
      {
        min: 1.2,
        max: 1.2,
        evidence: foreign(makerN1s.relayed('投写比1.2:1'), 'ja', 'Throw ratio 1.2:1'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: foreign(makerN1s.relayed(wordsN1s), 'ja', glossN1s) }],
    numbers: {
      brightness: [{ value: 2800, evidence: foreign(makerN1s.relayedIso(wordsN1s), 'ja', glossN1s) }],
    },
  },
];
