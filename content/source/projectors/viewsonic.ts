import { page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'ViewSonic';

const reviewX2 = page('http://tivi360.info/viewsonic-x2-4k-4k-led-projector-review.html', READ);
const newsX2 = page(
  'https://techcodex.com/next-month-the-first-designed-for-xbox-projector-will-launch-in-the-us-for-1600/',
  READ,
);
const review727 = page(
  'https://www.projectorreviews.com/viewsonic/viewsonic-px727-4k-review-a-4k-uhd-home-theater-projector-special-features/',
);
const gaming2019 = page('https://www.projectorreviews.com/art_of_gaming/', READ);

export const viewSonic: ProjectorSource[] = [
  {
    brand,
    model: 'X2-4K',
    kind: 'gaming',
    pixelShift: [
      {
        shifts: true,
        evidence: reviewX2.relayed("assisted by TI's rapid, four-phase pixel-shifting"),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.1,
        rows: [[100, 1.5]],
        evidence: newsX2.relayed('a 100-inch display when placed just 1.5 meters away from the wall'),
      },
    ],
    lightSource: [{ source: 'led', evidence: reviewX2.relayed('a full 4K-resolution, HDR LED projector') }],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: reviewX2.relayed(
            'ViewSonic announced in June of 2023 this first "Designed for Xbox" gaming projector, which was released in July',
          ),
        },
      ],
      brightness: [
        { value: 2000, evidence: reviewX2.relayed('a max of 2,000 ANSI lumens of brightness') },
        {
          value: 2150,
          evidence: newsX2.relayed('the ANSI measurement reveals a rating of 2,150 lumens'),
        },
        {
          value: 2900,
          condition: 'not ANSI lumens',
          evidence: newsX2.claim('It offers a brightness of 2,900 lumens'),
        },
      ],
      lightHours: [
        {
          value: 60_000,
          condition: 'full power',
          evidence: reviewX2.relayed('delivering 60,000 hours of lamp life in full power mode'),
        },
      ],
    },
  },
  {
    brand,
    model: 'PX727-4K',
    kind: 'homeTheater',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: review727.relayed(
          'its native resolution is 1920x1080, but it pixel shifts hitting the screen 4 times',
        ),
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: review727.relayed(
          'its native resolution is 1920x1080, but it pixel shifts hitting the screen 4 times',
        ),
      },
    ],
  },
  {
    brand,
    model: 'PX706HD',
    kind: 'gaming',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: gaming2019.relayed('a 1080p resolution (1920 x 1080) short throw projector'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2972,
          condition: 'brightest mode',
          evidence: gaming2019.measured('2,972 in its brightest mode'),
        },
        {
          value: 2150,
          condition: 'best modes for color',
          evidence: gaming2019.measured('were both around the 2,150 lumen mark'),
        },
        {
          value: 3000,
          evidence: gaming2019.relayed('the PX706HD has a brightness claim of 3,000 lumens'),
        },
      ],
      inputLag: [
        {
          value: 16.4,
          evidence: gaming2019.measured('one of the fastest input lag times around: 16.4ms'),
        },
      ],
    },
  },
];
