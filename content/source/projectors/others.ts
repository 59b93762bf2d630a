import { page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const reviewTheater = page('https://gadgetreview.com/formovie-theater-review,');
const shopTheater = page('https://nothingprojector.com/en-br/pages/test111', READ);
const reviewCine = page(
  'https://www.projectorcentral.com/Leica-Cine-1-Laser-TV-UST-Projector-Review.htm',
  READ,
);
const newsCine = page('https://fstoppers.com/gear/can-watch-tv-leica-now-615309', READ);
const shopCine = page(
  'https://blog.son-video.com/en/2023/06/leica-cine-1-ultra-short-throw-projection-at-its-finest/',
  READ,
);

/** Brands with a model or two. */
export const others: ProjectorSource[] = [
  {
    brand: 'Formovie',
    model: 'Theater',
    kind: 'ultraShortThrow',
    pixelShift: [{ shifts: true, evidence: reviewTheater.relayed('uses pixel-shifting technology') }],
    throwRatio: [
      { min: 0.23, max: 0.23, evidence: reviewTheater.relayed('courtesy of its 0.23:1 throw ratio') },
    ],
    lightSource: [
      { source: 'laser', evidence: reviewTheater.relayed('laser light source has a 20,000-hour lamp life') },
    ],
    numbers: {
      brightness: [{ value: 2800, evidence: reviewTheater.relayed('its 2800-lumen brightness output') }],
      lightHours: [
        { value: 20_000, evidence: reviewTheater.relayed('laser light source has a 20,000-hour lamp life') },
      ],
      inputLag: [
        {
          value: 43,
          condition: '4K at 60 Hz',
          evidence: shopTheater.claim('Input Lag 4K/60Hz: 38.1ms 4K/60Hz: 43ms'),
        },
      ],
    },
  },
  {
    brand: 'Leica',
    model: 'Cine 1',
    kind: 'ultraShortThrow',
    // Its focus is fixed to one size; this is the version for 100 inches.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'in',
        step: 1,
        rows: [[100, 12]],
        evidence: newsCine.relayed('projecting a 100-inch image at 2,500 lumens from 12 inches away'),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: reviewCine.relayed('a repackaged top-line Hisense triple-laser UST projector'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2500,
          condition: '100-inch version',
          evidence: shopCine.relayed('equipped with a very bright (2,500 lumens) triple RGB laser'),
        },
      ],
      lightHours: [
        {
          value: 25_000,
          evidence: shopCine.relayed('which is estimated to be approximately 25,000 hours'),
        },
      ],
      inputLag: [{ value: 30, evidence: newsCine.relayed('offer 30-millisecond latency') }],
    },
  },
];
