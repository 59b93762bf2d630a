import { again, foreign, officialRatios, page, READ } from './evidence.ts';
import type { DistanceTable, Evidence, ProjectorSource } from './projector.ts';

const brand = 'Anker';
const SEEN = '2026-11-27';

const settlement = page('https://www.projectorcentral.com/Epson-Anker-settle-lumens-lawsuit.htm', READ);
const newsSettlement = page(
  'https://techtrendske.co.ke/2023/03/08/epson-and-anker-settle-projector-brightness-case-over-misleading-lumen-claims/',
  SEEN,
);
const testCapsule3 = page(
  'https://projectorreviews.com/nebula/nebula-capsule-3-laser-portable-projector-review-performance',
  READ,
);
const portableTest = page('https://issuhub.com/view/index?id=32770&pageIndex=86', READ);
const howToGeekCapsule3 = page('https://www.howtogeek.com/anker-nebula-capsule-3-review/', SEEN);
const howToGeekMars3 = page('https://www.howtogeek.com/nebula-mars-3-air-review/', SEEN);
const whatHifiX1 = page(
  'https://www.whathifi.com/tv-home-cinema/projectors/i-have-noticed-a-growing-trend-in-the-projector-world-but-im-worried-it-could-go-too-far',
  SEEN,
);
const appliancesX1 = page(
  'https://theappliancesreviews.com/xgimi-horizon-20-max-mid-focal-laser-4k-projector-review',
  SEEN,
);
// The maker's Japanese pages, as a program that plans with their figures quotes them.
const japanCapsule3 = page('https://www.ankerjapan.com/products/d2425', SEEN);
const japanCapsule3Laser = page('https://www.ankerjapan.com/products/d2426', SEEN);
const japanCapsuleAir = page('https://www.ankerjapan.com/products/d4112', SEEN);
const japanP1 = page('https://www.ankerjapan.com/products/d2431', SEEN);
const japanP1i = page('https://www.ankerjapan.com/products/d2200', SEEN);
// Read in a stored copy of the site's feed.
const feedP1i = page(
  'https://www.engadget.com/home/home-theater/soundcores-nebula-p1i-portable-projector-launches-in-early-2026-for-369-160020321.html',
  '2026-11-28',
);
// A market report of June 23, 2024, of which another copy has the day in its address:
// https://it.f-frontier.com/2024/06/23/291370
const marketCapsule3 = page('https://www.excite.co.jp/news/article/BcnRetail_433652', '2026-11-28');
// Read in a stored copy of the site's feed.
const feedSeptember = page(
  'https://www.forbes.com/sites/johnarcher/2024/09/05/nebula-unveils-two-new-portable-projectorsone-for-4k-picture-quality-one-for-flexibility',
  '2026-11-28',
);
// Read in a list of news that names this page, with its title and day.
const listX1 = page(
  'https://www.projectorcentral.com/anker-announces-new-flagship-nebula-x1.htm',
  '2026-11-29',
);
const japanCosmosSe = page('https://www.ankerjapan.com/products/d2342', SEEN);
const japanX1 = page('https://www.ankerjapan.com/products/n2351', SEEN);
const expertAir = page(
  'https://www.expertreviews.com/uk/technology/tvs/projectors/anker-nebula-capsule-air-review',
  SEEN,
);

/** Distances in meters of a lens without zoom. The page does not say where they begin. */
function distances(rows: DistanceTable['rows'], step: number, evidence: Evidence): DistanceTable {
  return { aspect: '16:9', measuredFrom: 'lens', unit: 'm', step, rows, farEnd: 'unknown', evidence };
}

const fullHd = (evidence: Evidence) => ({
  width: 1920,
  height: 1080,
  evidence: foreign(evidence, 'ja', 'full HD'),
});

const rows3 = '60, distance: 1.6 … 80, distance: 2.13 … 100, distance: 2.66 … 120, distance: 3.18';

/** Ratings are those after the settlement with Epson; the withdrawn ones are left out. */
export const anker: ProjectorSource[] = [
  {
    brand,
    model: 'Nebula X1',
    kind: 'portable',
    otherNames: ['X1', 'D2351', 'N2351'],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.1,
        rows: [
          [80, 1.6, 2.6],
          [100, 2, 3.3],
          [120, 2.4, 4],
          [150, 3, 5],
          [200, 4, 6.6],
          [300, 6, 10],
        ],
        evidence: japanX1.relayed(
          '80, distanceMin: 1.6, distanceMax: 2.6 … 100 … 2.0 … 3.3 … 120 … 2.4 … 4.0 … 150 … 3.0 … 5.0 … 200 … 4.0 … 6.6 … 300, distanceMin: 6.0, distanceMax: 10.0',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: listX1.relayed('Anker Announces New Flagship Nebula X1 4K Triple-Laser Projector'),
      },
    ],
    priceClass: [
      { priceClass: 'over2000', evidence: whatHifiX1.relayed('Nebula X1 4K projector (£2200 / $2999)') },
    ],
    numbers: {
      year: [
        {
          value: 2025,
          evidence: listX1.relayed(
            'Anker Announces New Flagship Nebula X1 4K Triple-Laser Projector … publish_date: 2025-04-23',
          ),
        },
      ],
      brightness: [{ value: 3500, evidence: appliancesX1.relayed('Anker Nebula X1 (3,500 ANSI Lumens)') }],
      weight: [{ value: 6.2, evidence: foreign(japanX1.relayed('約6.2kg'), 'ja', 'about 6.2 kg') }],
    },
  },
  {
    brand,
    model: 'Nebula Cosmos 4K SE',
    kind: 'portable',
    otherNames: ['Cosmos 4K SE', 'D2342'],
    distanceTables: [
      distances(
        [
          [60, 1.6],
          [100, 2.7],
          [120, 3.2],
          [150, 4],
          [180, 4.8],
          [200, 5.3],
        ],
        0.1,
        japanCosmosSe.relayed(
          '60, distance: 1.6 … 100, distance: 2.7 … 120, distance: 3.2 … 150, distance: 4.0 … 180, distance: 4.8 … 200, distance: 5.3',
        ),
      ),
    ],
    pictureSizes: [
      { min: 60, max: 200, evidence: japanCosmosSe.relayed('60, distance: 1.6 … 200, distance: 5.3') },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          evidence: feedSeptember.relayed(
            'Nebula Unveils Two New Portable Projectors … date published: 2024-09-05 … The Cosmos 4K SE supports Dolby Vision and 1800 ANSI Lumens of brightness',
          ),
        },
      ],
      brightness: [
        {
          value: 1800,
          evidence: feedSeptember.relayed(
            'The Cosmos 4K SE supports Dolby Vision and 1800 ANSI Lumens of brightness',
          ),
        },
      ],
      weight: [{ value: 4.5, evidence: foreign(japanCosmosSe.relayed('約4.5kg'), 'ja', 'about 4.5 kg') }],
    },
  },
  {
    brand,
    model: 'Nebula P1',
    kind: 'portable',
    otherNames: ['Soundcore Nebula P1', 'D2431'],
    resolution: [fullHd(japanP1.relayed('フルHD'))],
    distanceTables: [
      distances(
        [
          [60, 1.59],
          [80, 2.13],
          [100, 2.66],
          [120, 3.19],
          [150, 4],
          [180, 4.8],
        ],
        0.1,
        japanP1.relayed(
          '60, distance: 1.59 … 80, distance: 2.13 … 100, distance: 2.66 … 120, distance: 3.19 … 150, distance: 4.0 … 180, distance: 4.8',
        ),
      ),
    ],
    pictureSizes: [
      { min: 60, max: 180, evidence: japanP1.relayed('60, distance: 1.59 … 180, distance: 4.8') },
    ],
    numbers: {
      brightness: [{ value: 650, evidence: japanP1.relayed('lumens: 650') }],
      weight: [{ value: 2.8, evidence: foreign(japanP1.relayed('約2.8kg'), 'ja', 'about 2.8 kg') }],
    },
  },
  {
    brand,
    model: 'Nebula P1i',
    kind: 'portable',
    otherNames: ['Soundcore Nebula P1i', 'D2200'],
    resolution: [fullHd(japanP1i.relayed('フルHD'))],
    distanceTables: [
      distances(
        [
          [40, 1.11],
          [60, 1.66],
          [80, 2.21],
          [100, 2.77],
          [120, 3.32],
          [150, 4.15],
        ],
        0.01,
        japanP1i.relayed(
          '40, distance: 1.11 … 60, distance: 1.66 … 80, distance: 2.21 … 100, distance: 2.77 … 120, distance: 3.32 … 150, distance: 4.15',
        ),
      ),
    ],
    pictureSizes: [
      { min: 40, max: 150, evidence: japanP1i.relayed('40, distance: 1.11 … 150, distance: 4.15') },
    ],
    numbers: {
      year: [
        {
          value: 2026,
          evidence: feedP1i.relayed(
            "Soundcore's Nebula P1i portable projector launches in early 2026 for $369 … Soundcore has a new option at CES 2026",
          ),
        },
      ],
      brightness: [{ value: 380, evidence: japanP1i.relayed('lumens: 380') }],
      weight: [{ value: 2.3, evidence: foreign(japanP1i.relayed('約2.3kg'), 'ja', 'about 2.3 kg') }],
    },
  },
  {
    brand,
    model: 'Nebula Capsule 3 Laser',
    kind: 'portable',
    otherNames: ['Capsule 3 Laser', 'D2426'],
    resolution: [fullHd(japanCapsule3Laser.relayed('フルHD'))],
    distanceTables: [
      distances(
        [
          [60, 1.6],
          [80, 2.13],
          [100, 2.66],
          [120, 3.18],
        ],
        0.01,
        japanCapsule3Laser.relayed(rows3),
      ),
    ],
    pictureSizes: [
      { min: 60, max: 120, evidence: japanCapsule3Laser.relayed('60, distance: 1.6 … 120, distance: 3.18') },
    ],
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
          value: 206,
          mode: 'movie',
          condition: 'Movie, plugged in',
          evidence: testCapsule3.measured('Movie 206'),
        },
        {
          value: 344,
          mode: 'brightest',
          condition: 'Picture Custom, plugged in',
          evidence: testCapsule3.measured('the Capsule 3 Laser measured 344 ANSI lumens'),
        },
        {
          value: 341,
          mode: 'brightest',
          evidence: settlement.measured('our review sample measured a maximum of 341 ANSI lumens'),
        },
        {
          value: 311,
          mode: 'other',
          condition: 'Standard, plugged in',
          evidence: testCapsule3.measured('Standard 311'),
        },
        {
          value: 138,
          mode: 'other',
          condition: 'Game, plugged in',
          evidence: testCapsule3.measured('Game 138'),
        },
        {
          value: 126,
          mode: 'other',
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
      weight: [
        {
          value: 0.95,
          evidence: foreign(japanCapsule3Laser.relayed('約950g'), 'ja', 'about 950 g'),
        },
      ],
      battery: [
        {
          value: 2.5,
          evidence: foreign(japanCapsule3Laser.relayed('約2.5時間'), 'ja', 'about 2.5 hours'),
        },
      ],
    },
  },
  {
    brand,
    model: 'Nebula Capsule 3',
    kind: 'portable',
    otherNames: ['Capsule 3', 'D2425'],
    throwRatio: [{ min: 1.2, max: 1.2, evidence: howToGeekCapsule3.relayed('Throw Ratio 1.2:1') }],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: howToGeekCapsule3.relayed('It features a resolution of 1,920 x 1,080'),
      },
    ],
    distanceTables: [
      distances(
        [
          [60, 1.6],
          [80, 2.13],
          [100, 2.66],
          [120, 3.18],
        ],
        0.01,
        japanCapsule3.relayed(rows3),
      ),
    ],
    pictureSizes: [
      { min: 60, max: 120, evidence: japanCapsule3.relayed('60, distance: 1.6 … 120, distance: 3.18') },
    ],
    hdmi: [{ count: 1, evidence: howToGeekCapsule3.relayed('HDMI, Wi-Fi, Bluetooth, USB-C') }],
    system: [
      { name: 'Google TV', evidence: howToGeekCapsule3.relayed('The Google TV software on the projector') },
    ],
    priceClass: [
      { priceClass: 'upTo800', evidence: howToGeekCapsule3.relayed('The Nebula Capsule 3 retails for $549') },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          condition: 'in Japan',
          evidence: foreign(
            marketCapsule3.relayed('アンカーが1月に発売した主力シリーズの新製品「Nebula Capsule 3」だ'),
            'ja',
            'is the Nebula Capsule 3, the new product of its main series that Anker released in January (the report is of June 2024)',
          ),
        },
      ],
      brightness: [
        {
          value: 200,
          evidence: howToGeekCapsule3.relayed('The Capsule 3 has 200 ANSI lumens of brightness'),
        },
      ],
      lightHours: [{ value: 30_000, evidence: howToGeekCapsule3.relayed('Lamp Life 30,000 hours') }],
      weight: [
        { value: 0.84, evidence: howToGeekCapsule3.relayed('Weight 0.84kg') },
        { value: 0.85, evidence: foreign(japanCapsule3.relayed('約850g'), 'ja', 'about 850 g') },
      ],
      battery: [{ value: 2.5, evidence: howToGeekCapsule3.relayed('Battery life 2.5 hours') }],
      speakers: [{ value: 8, evidence: howToGeekCapsule3.relayed('an 8W speaker') }],
    },
  },
  {
    brand,
    model: 'Nebula Capsule Air',
    kind: 'portable',
    otherNames: ['Capsule Air', 'D4112'],
    distanceTables: [
      distances(
        [
          [10, 0.27],
          [35, 0.93],
          [55, 1.46],
          [100, 2.66],
        ],
        0.01,
        japanCapsuleAir.relayed(
          '10, distance: 0.27 … 35, distance: 0.93 … 55, distance: 1.46 … 100, distance: 2.66',
        ),
      ),
    ],
    pictureSizes: [
      { min: 10, max: 100, evidence: japanCapsuleAir.relayed('10, distance: 0.27 … 100, distance: 2.66') },
    ],
    resolution: [
      {
        width: 1280,
        height: 720,
        evidence: expertAir.relayed('With the 720p resolution, there’s a limit to the detail on the screen'),
      },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: expertAir.relayed('The DLP chip and LED source can cover 77.4% of the sRGB colour gamut'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          evidence: feedSeptember.relayed(
            'Nebula Unveils Two New Portable Projectors … date published: 2024-09-05 … the Capsule Air fits in your pocket and can be combined with accessories galore',
          ),
        },
      ],
      brightness: [{ value: 150, evidence: japanCapsuleAir.relayed('lumens: 150') }],
      weight: [{ value: 0.65, evidence: foreign(japanCapsuleAir.relayed('約650g'), 'ja', 'about 650 g') }],
      battery: [
        {
          value: 2,
          evidence: foreign(japanCapsuleAir.relayed('約2.0時間'), 'ja', 'about 2.0 hours'),
        },
      ],
    },
  },
  {
    brand,
    model: 'Nebula Mars 3 Air',
    kind: 'portable',
    otherNames: ['Mars 3 Air', 'D2325'],
    resolution: [
      { width: 1920, height: 1080, evidence: howToGeekMars3.relayed('Native Resolution 1920x1080') },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'ft',
        step: 0.1,
        rows: [
          [40, 3.5],
          [120, 10.4],
        ],
        farEnd: 'unknown',
        evidence: howToGeekMars3.relayed(
          'as close as 3.5 feet from the projection surface for a 40-inch display to as far as 10.4 feet for a 120-inch display',
        ),
      },
    ],
    hdmi: [{ count: 1, evidence: howToGeekMars3.relayed('HDMI, USB-A 2.0, 3.5mm AUX') }],
    system: [
      {
        name: 'Google TV',
        evidence: howToGeekMars3.relayed('the projector is both Google TV and Netflix certified'),
      },
    ],
    netflix: [
      {
        runs: true,
        evidence: howToGeekMars3.relayed('the projector is both Google TV and Netflix certified'),
      },
    ],
    cabinet: [
      {
        width: 11.4,
        height: 14,
        evidence: howToGeekMars3.relayed('At roughly 7 inches long, 4.5 inches wide, 5.5 inches tall'),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: again(
          howToGeekCapsule3.relayed('there’s also the Nebula Mars 3 Air, which retails for $599'),
        ),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 400,
          evidence: howToGeekMars3.relayed('The Mars 3 Air only outputs a maximum of 400 lumens'),
        },
        { value: 400, evidence: howToGeekCapsule3.relayed('it offers 400 ANSI lumens of brightness') },
      ],
      weight: [{ value: 1.36, evidence: howToGeekMars3.relayed('Weight 3 lbs') }],
      depth: [
        {
          value: 17.8,
          evidence: howToGeekMars3.relayed('At roughly 7 inches long, 4.5 inches wide, 5.5 inches tall'),
        },
      ],
      battery: [
        {
          value: 2.5,
          evidence: howToGeekCapsule3.relayed(
            'it offers 400 ANSI lumens of brightness but the same 1080p resolution and 2.5 hours of battery life',
          ),
        },
      ],
      speakers: [{ value: 16, evidence: howToGeekMars3.relayed('two well-separated 8W speakers') }],
    },
  },
  {
    brand,
    model: 'Nebula Cosmos Laser 4K',
    kind: 'portable',
    otherNames: ['Cosmos Laser 4K', 'D2350'],
    throwRatio: [
      {
        min: 1.27,
        max: 1.27,
        evidence: officialRatios.relayed('b: "Anker Nebula", m: "Cosmos Laser 4K", t: [1.27, 1.27]'),
      },
    ],
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
          mode: 'brightest',
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
        {
          value: 1840,
          evidence: newsSettlement.relayed(
            'Nebula Cosmos Laser (D2341) will be reduced from 2,400 Lumens to 1,840 Lumens',
          ),
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
    system: [
      {
        name: 'Android TV',
        evidence: again(portableTest.relayed('has Android TV, which makes setup and streaming painless')),
      },
    ],
    priceClass: [
      { priceClass: 'upTo800', evidence: again(portableTest.relayed('NEBULA CAPSULE 2 Price: $580')) },
    ],
    numbers: {
      brightness: [{ value: 189, mode: 'other', evidence: portableTest.measured('ANSI lumens: 189') }],
      speakers: [{ value: 8, evidence: portableTest.relayed('Speaker: One 8-watt') }],
    },
  },
];
