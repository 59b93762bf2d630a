import { again, page } from './evidence.ts';
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

const lagAetherion = again(
  spykeAetherion.relayed(
    'per the manual, 1 ms at 1080p/240, 4 ms at 1080p/120, and 2 ms at 4K/60 (Game Mode, enhancers off)',
  ),
);
const powerAetherion = again(
  spykeAetherion.measured(
    'Warm 1 with anti-RBE on holds at around 142–146 W, while Warm 2 with its mixed colors climbs to 175 W',
  ),
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
        {
          value: 2750,
          mode: 'movie',
          condition: 'Cinema 1, Warm 2',
          evidence: again(spykeAetherion.measured('Warm 2 in Cinema 1, which gives 2,750 lm at 4,049:1')),
        },
        {
          value: 1910,
          mode: 'movie',
          condition: 'Cinema 2',
          evidence: again(spykeAetherion.measured('the sweet spot runs from Cinema 2 (1,910 lm, 4,900:1)')),
        },
        {
          value: 3920,
          mode: 'brightest',
          condition: 'Brightness Enhanced',
          evidence: again(
            spykeAetherion.measured(
              'It delivers 3,920 lm, the highest figure this projector can produce, period',
            ),
          ),
        },
        {
          value: 3210,
          mode: 'other',
          condition: 'Warm 2, iris off, laser 10',
          evidence: again(spykeAetherion.measured('With Iris Off and laser level 10, it delivers 3,210 lm')),
        },
        {
          value: 2720,
          mode: 'other',
          condition: 'Warm 1, iris off, laser 10',
          evidence: again(spykeAetherion.measured('the same Iris Off and laser 10 now give 2,720 lm')),
        },
      ],
      nativeContrast: [
        {
          value: 6000,
          evidence: spykeAetherion.relayed('The manufacturer puts the result at 6,000:1 native contrast'),
        },
        {
          value: 4049,
          condition: 'Cinema 1, Warm 2',
          evidence: again(spykeAetherion.measured('Warm 2 in Cinema 1, which gives 2,750 lm at 4,049:1')),
        },
        {
          value: 4900,
          condition: 'Cinema 2',
          evidence: again(spykeAetherion.measured('the sweet spot runs from Cinema 2 (1,910 lm, 4,900:1)')),
        },
        {
          value: 5895,
          condition: 'Cinema 2 with the iris left at M7',
          evidence: again(
            spykeAetherion.measured(
              'With a quick calibration and the trick described above, contrast climbs to 5,895:1',
            ),
          ),
        },
      ],
      weight: [{ value: 8.75, evidence: spykeAetherion.relayed('The projector itself weighs 8.75 kg') }],
      depth: [{ value: 32.3, evidence: spykeAetherion.relayed('a chassis measuring 562×323×139.5 mm') }],
      ratedContrast: [
        {
          value: 60_000,
          condition: 'dynamic',
          evidence: again(
            spykeAetherion.relayed('which is where the 60,000:1 dynamic contrast figure comes from'),
          ),
        },
      ],
      inputLag: [
        {
          value: 10,
          condition: '4K at 60 Hz, press materials',
          evidence: again(
            spykeAetherion.relayed('For 4K/60, the manual states 2 ms, while press materials say 10 ms'),
          ),
        },
        { value: 2, condition: '4K at 60 Hz, Game Mode, manual', evidence: lagAetherion },
        { value: 4, condition: '1080p at 120 Hz, Game Mode, manual', evidence: lagAetherion },
        { value: 1, condition: '1080p at 240 Hz, Game Mode, manual', evidence: lagAetherion },
      ],
      noise: [
        {
          value: 40,
          condition: 'Warm 1, at most, at 12 inches (30 cm)',
          evidence: again(
            spykeAetherion.measured(
              'at 30 cm from the chassis … In Warm 1, the Aetherion settles at 38–40 dBA',
            ),
          ),
        },
        {
          value: 44.8,
          condition: 'Warm 2, at 12 inches (30 cm)',
          evidence: again(
            spykeAetherion.measured('at 30 cm from the chassis … Warm 2 is a different story: 44.8 dBA'),
          ),
        },
      ],
      power: [
        { value: 175, condition: 'Warm 2, laser 10', evidence: powerAetherion },
        { value: 146, condition: 'Warm 1, at most', evidence: powerAetherion },
      ],
    },
  },
];
