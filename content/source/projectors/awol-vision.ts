import { page } from './evidence.ts';
import type { NumberFigure, ProjectorSource } from './projector.ts';

const brand = 'AWOL Vision';
const SEEN = '2026-11-27';

// Read in the maker's table of comparison, in its shop's code: it links to these pages.
const sheet3500 = page('https://awolvision.com/products/4k-3d-triple-laser-projector-ltv-3500-pro', SEEN);
const sheet3000 = page('https://awolvision.com/products/4k-3d-triple-laser-projector-ltv-3000pro', SEEN);
const sheet2500 = page(
  'https://awolvision.com/products/awol-vision-4k-tri-chroma-laser-projector-ltv-2500',
  SEEN,
);
const shootout = page(
  'https://www.ecoustics.com/articles/best-4k-ust-projector-revealed-2022-shootout/',
  SEEN,
);
// Read in the site's own repository.
const spykeAetherion = page('https://spykevision.com/reviews/aetherion-max/', '2026-11-28');
const spykeDistances = page('https://spykevision.com/js/charts-ax.js', '2026-11-28');
// Read in a stored copy of the site's feed.
const feedAetherion = page(
  'https://www.androidauthority.com/awol-vision-aetherion-max-pro-projectors-3630301',
  '2026-11-28',
);

/** What the maker's table of comparison says alike of all three models. */
function alike(
  sheet: typeof sheet3500,
): Pick<ProjectorSource, 'throwRatio' | 'pictureSizes' | 'lightSource' | 'hdmi' | 'system' | 'cabinet'> {
  return {
    throwRatio: [{ min: 0.25, max: 0.25, evidence: sheet.relayed('Throw Ratio 0.25: 1') }],
    pictureSizes: [{ min: 80, max: 150, evidence: sheet.relayed('Projection Size 80-150 inches') }],
    lightSource: [{ source: 'laser', evidence: sheet.relayed('Tri-Color Pure Laser') }],
    hdmi: [{ count: 3, evidence: sheet.relayed('3*HDMI(eARC on HDMI 2)') }],
    system: [{ name: 'Android 9', evidence: sheet.relayed('Android 9.0') }],
    cabinet: [
      { width: 59.9, height: 14.5, evidence: sheet.relayed('23.6*13.9*5.7 inches / 599*353*145 mm') },
    ],
  };
}

/** The same of the figures that are numbers. */
function alikeNumbers(
  sheet: typeof sheet3500,
): Record<'ratedContrast' | 'inputLag' | 'lightHours' | 'depth' | 'speakers', NumberFigure[]> {
  const lag = sheet.relayed('15ms 4K@60Hz, 8ms 1080p@120Hz in Turbo Mode');
  return {
    ratedContrast: [{ value: 2500, evidence: sheet.relayed('Contrast Ratio 2500:1') }],
    inputLag: [
      { value: 15, condition: '4K at 60 Hz, Turbo', evidence: lag },
      { value: 8, condition: '1080p at 120 Hz, Turbo', evidence: lag },
    ],
    lightHours: [{ value: 25_000, evidence: sheet.relayed('25,000+ hours') }],
    depth: [{ value: 35.3, evidence: sheet.relayed('599*353*145 mm') }],
    speakers: [{ value: 36, evidence: sheet.relayed('36w (Stereo)') }],
  };
}

/** The maker rates the LTV models in peak lumens and names no standard. */
export const awolVision: ProjectorSource[] = [
  {
    brand,
    model: 'LTV-3500 Pro',
    kind: 'ultraShortThrow',
    otherNames: ['LTV-3500'],
    ...alike(sheet3500),
    priceClass: [
      { priceClass: 'over2000', evidence: sheet3500.relayed('LTV-3500 Pro … $5,999') },
      {
        priceClass: 'over2000',
        evidence: shootout.relayed('AWOL LTV-3500 Triple Laser 4K DLP UST Projector ($5,499)'),
      },
    ],
    numbers: {
      ...alikeNumbers(sheet3500),
      brightness: [{ value: 3500, condition: 'peak', evidence: sheet3500.relayed('3500 Peak Lumens') }],
      noise: [{ value: 30, condition: 'at most', evidence: sheet3500.relayed('Noise <=30dB') }],
      power: [{ value: 320, evidence: sheet3500.relayed('Power Consumption 320 W') }],
      weight: [{ value: 10.8, evidence: sheet3500.relayed('10.8 kg') }],
    },
  },
  {
    brand,
    model: 'LTV-3000 Pro',
    kind: 'ultraShortThrow',
    ...alike(sheet3000),
    priceClass: [{ priceClass: 'over2000', evidence: sheet3000.relayed('LTV-3000 Pro … $3,999') }],
    numbers: {
      ...alikeNumbers(sheet3000),
      brightness: [{ value: 3000, condition: 'peak', evidence: sheet3000.relayed('3000 Peak Lumens') }],
      noise: [{ value: 27, condition: 'at most', evidence: sheet3000.relayed('Noise <=27dB') }],
      power: [{ value: 185, evidence: sheet3000.relayed('Power Consumption 185 W') }],
      weight: [{ value: 12, evidence: sheet3000.relayed('12 kg') }],
    },
  },
  {
    brand,
    model: 'LTV-2500',
    kind: 'ultraShortThrow',
    ...alike(sheet2500),
    priceClass: [{ priceClass: 'over2000', evidence: sheet2500.relayed('LTV-2500 … $2,999') }],
    numbers: {
      ...alikeNumbers(sheet2500),
      brightness: [{ value: 2600, condition: 'peak', evidence: sheet2500.relayed('2600 Peak Lumens') }],
      noise: [{ value: 27, condition: 'at most', evidence: sheet2500.relayed('Noise <=27dB') }],
      power: [{ value: 175, evidence: sheet2500.relayed('Power Consumption 175 W') }],
      weight: [{ value: 12, evidence: sheet2500.relayed('12 kg') }],
    },
  },
  {
    brand,
    model: 'Aetherion Max',
    kind: 'ultraShortThrow',
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'cm',
        step: 0.01,
        rows: [
          [80, 7.57],
          [100, 15.76],
          [120, 23.95],
          [150, 36.24],
          [200, 56.71],
        ],
        rises: [17.9, 23.75, 29.6, 38.38, 53.02],
        farEnd: 'none',
        evidence: spykeDistances.relayed(
          'A (front of chassis → wall), B (rear → wall), C … above top … 80, 39.83, 7.57, 17.90 … 100, 48.02, 15.76, 23.75 … 120, 56.21, 23.95, 29.60 … 150, 68.49, 36.24, 38.38 … 200, 88.97, 56.71, 53.02',
        ),
      },
    ],
    throwRatio: [
      {
        min: 0.2,
        max: 0.2,
        evidence: spykeAetherion.relayed(
          "A throw ratio of 0.2:1 means that for a 120-inch screen you'll need 56.2 cm from the wall",
        ),
      },
    ],
    pictureSizes: [
      {
        min: 80,
        max: 200,
        evidence: spykeAetherion.relayed('the rated image size range is 80 to 200 inches'),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: spykeAetherion.relayed('a 0.47″ DMD with a physical resolution of 1920×1080'),
      },
    ],
    pixelShift: [{ shows: '4k', evidence: spykeAetherion.relayed('standard XPR pixel shifting to 4K') }],
    lightSource: [
      {
        source: 'laser',
        evidence: spykeAetherion.relayed('RGB Triple Lasers, 4K UHD, screens up to 200 inches'),
      },
    ],
    hdmi: [{ count: 3, evidence: spykeAetherion.relayed('three HDMI 2.1 ports (the second with eARC)') }],
    system: [
      {
        name: 'Google TV',
        evidence: spykeAetherion.relayed('The layout is pure Google, the same as any Google TV remote'),
      },
    ],
    cabinet: [
      {
        width: 56.2,
        height: 13.95,
        evidence: spykeAetherion.relayed('a chassis measuring 562×323×139.5 mm'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2026,
          evidence: feedAetherion.relayed(
            'date published: 2026-01-07 … These new 4K projectors … AWOL Vision’s Aetherion Max and Pro offer 1ms latency',
          ),
        },
      ],
      brightness: [
        {
          value: 3300,
          evidence: spykeAetherion.relayedIso('the top-of-the-line Max, rated at 3,300 ISO lumens'),
        },
      ],
      nativeContrast: [
        {
          value: 6000,
          evidence: spykeAetherion.relayed('The manufacturer puts the result at 6,000:1 native contrast'),
        },
      ],
      weight: [{ value: 8.75, evidence: spykeAetherion.relayed('The projector itself weighs 8.75 kg') }],
      depth: [{ value: 32.3, evidence: spykeAetherion.relayed('a chassis measuring 562×323×139.5 mm') }],
    },
  },
];
