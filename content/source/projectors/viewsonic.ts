import { foreign, page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'ViewSonic';

const reviewX2 = page('http://tivi360.info/viewsonic-x2-4k-4k-led-projector-review.html', READ);
const newsX2 = page(
  'https://techcodex.com/next-month-the-first-designed-for-xbox-projector-will-launch-in-the-us-for-1600/',
  '2026-11-30',
);
const frenchX2 = page(
  'https://www.frandroid.com/marques/viewsonic/1695693_test-du-viewsonic-x2-4k-un-excellent-videoprojecteur-4k-grand-angle-a-prix-contenu',
  '2026-11-27',
);
const guide2023 = page('https://www.howtogeek.com/best-gaming-projectors/', '2026-11-27');
const announcedX2 = page(
  'https://www.livewatchnews.com/2023/06/viewsonics-designed-for-xbox-4k-projector-is-coming-soon-but-dont-get-too-excited/',
  '2026-11-27',
);
const italianX2 = page('https://afdigitale.it/?p=148263', '2026-11-27');
const review727 = page(
  'https://www.projectorreviews.com/viewsonic/viewsonic-px727-4k-review-a-4k-uhd-home-theater-projector-special-features/',
  '2026-11-30',
);
const gaming2019 = page('https://www.projectorreviews.com/art_of_gaming/', READ);

export const viewSonic: ProjectorSource[] = [
  {
    brand,
    model: 'X2-4K',
    kind: 'gaming',
    pixelShift: [
      {
        shows: '4k',
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
        farEnd: 'unknown',
        evidence: newsX2.relayed('a 100-inch display when placed just 1.5 meters away from the wall'),
      },
    ],
    lightSource: [{ source: 'led', evidence: reviewX2.relayed('a full 4K-resolution, HDR LED projector') }],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: reviewX2.relayed('its impressive gaming ability and attractive street price of $1,599'),
      },
    ],
    cabinet: [
      {
        width: 35.5,
        height: 12.1,
        evidence: foreign(
          frenchX2.relayed('Dimensions 35,5 cm x 12,1 cm x 251 mm'),
          'fr',
          'Dimensions 35.5 cm x 12.1 cm x 251 mm',
        ),
      },
    ],
    hdmi: [
      {
        count: 2,
        version: '2.0',
        evidence: newsX2.relayed(
          'The X2-4K is equipped with two HDMI ports … the HDMI ports use the 2.0 standard instead of the 2.1 standard',
        ),
      },
    ],
    system: [
      {
        name: 'Its own, based on Android',
        evidence: guide2023.relayed('it uses its own smart OS, which is based on Android'),
      },
    ],
    numbers: {
      inputLag: [
        {
          value: 33.4,
          condition: '4K 60 Hz',
          evidence: guide2023.relayed('the input lag rises to 33.4ms for 4K 60Hz gaming'),
        },
        {
          value: 16.8,
          condition: '1440p 120 Hz',
          evidence: guide2023.relayed('The input lag in 1440p 120Hz is also pretty good at 16.8ms'),
        },
        {
          value: 8.4,
          condition: '1080p 120 Hz',
          evidence: guide2023.relayed('8.4ms for 1080p 120Hz gaming and 4.2ms for 1080p 240Hz gaming'),
        },
        {
          value: 4.2,
          condition: '1080p 240 Hz',
          evidence: guide2023.relayed('8.4ms for 1080p 120Hz gaming and 4.2ms for 1080p 240Hz gaming'),
        },
        {
          value: 4.2,
          condition: '240 Hz',
          evidence: foreign(
            italianX2.relayed('un ingresso Ultra-Fast con un input lag di soli 4,2ms'),
            'it',
            'an Ultra-Fast input with an input lag of only 4.2 ms',
          ),
        },
      ],
      depth: [
        {
          value: 25.1,
          evidence: foreign(
            frenchX2.relayed('Dimensions 35,5 cm x 12,1 cm x 251 mm'),
            'fr',
            'Dimensions 35.5 cm x 12.1 cm x 251 mm',
          ),
        },
      ],
      speakers: [
        {
          value: 12,
          evidence: foreign(
            frenchX2.relayed('Nombre de haut-parleurs 2 Puissance des haut-parleurs 12 watts'),
            'fr',
            'Number of speakers 2, power of the speakers 12 watts',
          ),
        },
      ],
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
        {
          value: 30_000,
          evidence: announcedX2.relayed('from an LED light with 30,000 hours lifespan'),
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
        shows: '4k',
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
          mode: 'brightest',
          condition: 'brightest mode',
          evidence: gaming2019.measured('2,972 in its brightest mode'),
        },
        {
          value: 2150,
          mode: 'movie',
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
