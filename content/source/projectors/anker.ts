import { page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Anker';

const settlement = page('https://www.projectorcentral.com/Epson-Anker-settle-lumens-lawsuit.htm', READ);
const testCapsule3 = page(
  'https://projectorreviews.com/nebula/nebula-capsule-3-laser-portable-projector-review-performance',
  READ,
);
const portableTest = page('https://issuhub.com/view/index?id=32770&pageIndex=86', READ);

/** Ratings are those after the settlement with Epson; the withdrawn ones are left out. */
export const anker: ProjectorSource[] = [
  {
    brand,
    model: 'Nebula Capsule 3 Laser',
    kind: 'portable',
    otherNames: ['Capsule 3 Laser'],
    lightSource: [
      {
        source: 'laser',
        evidence: settlement.relayed(
          'the more recent Nebula Capsule 3 Laser is specified at 300 ANSI lumens',
        ),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 344,
          condition: 'Picture Custom, plugged in',
          evidence: testCapsule3.measured('the Capsule 3 Laser measured 344 ANSI lumens'),
        },
        {
          value: 341,
          evidence: settlement.measured('our review sample measured a maximum of 341 ANSI lumens'),
        },
        {
          value: 126,
          condition: 'on battery',
          evidence: testCapsule3.measured('the maximum brightness drops down to 126 ANSI lumens'),
        },
        {
          value: 300,
          evidence: settlement.relayed(
            'the more recent Nebula Capsule 3 Laser is specified at 300 ANSI lumens',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'Nebula Cosmos Laser 4K',
    kind: 'portable',
    otherNames: ['Cosmos Laser 4K', 'D2350'],
    lightSource: [
      {
        source: 'laser',
        evidence: settlement.relayed('The Nebula Cosmos Laser 4K, released in March 2022'),
      },
    ],
    numbers: {
      year: [
        { value: 2022, evidence: settlement.relayed('The Nebula Cosmos Laser 4K, released in March 2022') },
      ],
      brightness: [
        {
          value: 1702,
          evidence: settlement.measured('a maximum ANSI rating of 1,702 lumens from our sample'),
        },
        {
          value: 1840,
          evidence: settlement.relayed('(model D2350) from a claimed 2,400 lumens to 1,840 ANSI lumens'),
        },
      ],
    },
  },
  {
    brand,
    model: 'Nebula Cosmos Laser',
    kind: 'portable',
    otherNames: ['Cosmos Laser', 'D2341'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: settlement.relayed('the Cosmos Laser, a similar model with 1080p resolution'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 1840,
          evidence: settlement.relayed('(model D2341) from a claimed 2,400 lumens to 1,840 ANSI lumens'),
        },
      ],
    },
  },
  {
    brand,
    model: 'Nebula Cosmos',
    kind: 'portable',
    otherNames: ['Cosmos', 'D2140'],
    numbers: {
      brightness: [
        {
          value: 810,
          evidence: settlement.relayed(
            'the Nebula Cosmos (D2140) from a claimed 900 lumens to 810 ANSI lumens',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'Nebula Capsule 2',
    kind: 'portable',
    otherNames: ['Nebula Capsule II'],
    resolution: [{ width: 1280, height: 720, evidence: portableTest.relayed('Resolution: 720p') }],
    lightSource: [{ source: 'led', evidence: portableTest.relayed('Light source: LED') }],
    numbers: {
      brightness: [{ value: 189, evidence: portableTest.measured('ANSI lumens: 189') }],
    },
  },
];
