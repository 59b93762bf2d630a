import { foreign, page } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'JMGO';
const SEEN = '2026-11-27';

const makerN1s = page('https://jmgo.jp/products/jmgo-n1s-ultra-4k', SEEN);
// Read in a list that names these pages row by row.
const makerN3 = page('https://global.jmgo.com/products/jmgo-n3-ultimate', SEEN);
const makerIrisMax = page('https://global.jmgo.com/products/jmgo-iris-ultra-max', SEEN);
const makerIris = page('https://global.jmgo.com/pages/iris-ultra', SEEN);
// Read in a stored copy of the site's feed.
const feedIrisMax = page(
  'https://www.theverge.com/tech/985986/jmgo-4k-gaming-projector-price-specs',
  '2026-11-29',
);
const reviewN1s = page(
  'https://hardware-reviews.techidaily.com/review-of-jmgo-n1s-laser-projector-excellent-imaging-with-an-exceptional-designed-stand/',
  '2026-11-29',
);

const throwRatio = (maker: typeof makerN3) => [
  { min: 0.88, max: 1.7, evidence: maker.relayed('0.88-1.7:1') },
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
    lightSource: [{ source: 'laser', evidence: makerN3.relayed('Triple laser (MALC 5.0)') }],
    numbers: {
      brightness: [
        {
          value: 5800,
          evidence: makerN3.relayedIso('5800 … ISO lumens, not ANSI'),
        },
      ],
      ratedContrast: [{ value: 20_000, condition: 'dynamic', evidence: makerN3.relayed('20000:1') }],
      inputLag: lag(makerN3),
    },
  },
  {
    brand,
    model: 'IRIS Ultra Max',
    kind: 'portable',
    status: [
      {
        status: 'current',
        evidence: feedIrisMax.relayed(
          "published_at: 2026-08-31 … JMGO's 4K 120Hz Iris Ultra Max all-in-one Google TV projector is now available outside China",
        ),
      },
    ],
    throwRatio: throwRatio(makerIrisMax),
    lightSource: [{ source: 'laser', evidence: makerIrisMax.relayed('Triple laser') }],
    system: [
      {
        name: 'Google TV',
        evidence: feedIrisMax.relayed("JMGO's 4K 120Hz Iris Ultra Max all-in-one Google TV projector"),
      },
    ],
    numbers: {
      year: [
        {
          value: 2026,
          condition: 'outside China',
          evidence: feedIrisMax.relayed(
            "published_at: 2026-08-31 … JMGO's 4K 120Hz Iris Ultra Max all-in-one Google TV projector is now available outside China",
          ),
        },
      ],
      brightness: [
        {
          value: 6500,
          evidence: makerIrisMax.relayedIso('6500 … ISO lumens, not ANSI'),
        },
      ],
      nativeContrast: [{ value: 10_000, evidence: makerIrisMax.relayed('10000:1 (native)') }],
      inputLag: lag(makerIrisMax),
    },
  },
  {
    brand,
    model: 'IRIS Ultra',
    kind: 'portable',
    throwRatio: throwRatio(makerIris),
    lightSource: [{ source: 'laser', evidence: makerIris.relayed('Triple laser') }],
    numbers: {
      brightness: [
        {
          value: 4500,
          evidence: makerIris.relayedIso('4500 … ISO lumens, not ANSI'),
        },
      ],
      nativeContrast: [{ value: 7000, evidence: makerIris.relayed('7000:1 (native)') }],
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
  {
    brand,
    model: 'N1S',
    kind: 'portable',
    throwRatio: [{ min: 1.2, max: 1.2, evidence: reviewN1s.relayed('Throw Ratio … 1.2:1') }],
    resolution: [
      { width: 1920, height: 1080, evidence: reviewN1s.relayed('the 1080p FHD picture looked good') },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: reviewN1s.relayed('the triple laser projection system is ultimately the important part'),
      },
    ],
    hdmi: [
      { count: 1, version: '2.1', evidence: reviewN1s.relayed('1x HDMI 2.1 (supports eARC), 1x USB-A 2.0') },
    ],
    system: [{ name: 'Google TV', evidence: reviewN1s.relayed('Since it has Google TV software onboard') }],
    priceClass: [
      { priceClass: 'upTo2000', evidence: reviewN1s.relayed('Coming in with a $999 retail price') },
    ],
    numbers: {
      brightness: [{ value: 900, evidence: reviewN1s.relayed('ANSI Lumens … 900 lumens') }],
      lightHours: [{ value: 30_000, evidence: reviewN1s.relayed('Lamp Life … 30,000 hours') }],
      weight: [{ value: 2, evidence: reviewN1s.relayed('Weight … 4.41lbs') }],
      speakers: [{ value: 10, evidence: reviewN1s.relayed('Audio … 2 x 5W speakers') }],
    },
  },
];
