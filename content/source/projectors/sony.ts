import { foreign, officialRatios, page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Sony';

const reviewXw5000 = page(
  'https://tech.everyeye.it/articoli/recensione-sony-vpl-xw5000es-proiettore-sorprese-59127.html',
  READ,
);
const polishXw5000 = page('https://spidersweb.pl/2022/09/sony-vpl-xw5000es-opinie.html', '2026-11-30');
const comparison5000 = page(
  'https://aicompare.org/vs/leica-cine-1-120-ust-projector-vs-sony-vplxw5000es-4k-hdr-laser-home-theater-projector-comparison-1',
  '2026-11-27',
);
const specifications6100 = page(
  'https://electronics.sony.com/tv-video/projectors/all-projectors/p/vplxw6100es',
  '2026-11-27',
);
const specifications8100 = page(
  'https://electronics.sony.com/tv-video/projectors/all-projectors/p/vplxw8100es',
  '2026-11-27',
);
const brightest2025 = page(
  'https://computerhunter.com/2025/05/06/the-epson-ql7000-is-by-far-the-brightest-projector-ive-tested-but-how-bright-do-4k-projectors-need-to-be',
  '2026-11-27',
);
const manual270 = page('https://manualslib.mx/manual/595015/Sony-Vpl-Vw270Es.html?page=68', READ);
const background270 = page(
  'https://www.readkong.com/page/4k-home-cinema-projectors-technical-background-7895579',
  READ,
);
const shiftGuide = page('https://homecinema-tendances.eu/la-videoprojection-cest-complique/', '2026-11-30');
const installer360 = page(
  'https://benshi.be/faq-items/a-quelle-distance-votre-projecteur-doit-il-se-situer-de-votre-ecran',
  '2026-11-30',
);

const INCHES_PER_METER = 1 / 0.0254;

export const sony: ProjectorSource[] = [
  {
    brand,
    model: 'VPL-XW5000ES',
    kind: 'homeTheater',
    otherNames: ['XW5000ES'],
    throwRatio: [
      {
        min: 1.38,
        max: 2.21,
        evidence: officialRatios.relayed('b: "Sony", m: "VPL-XW5000ES", t: [1.38, 2.21]'),
      },
    ],
    pixelShift: [
      {
        shows: 'none',
        evidence: foreign(
          polishXw5000.relayed('panele SXRD w istocie zapewniają obraz o precyzji 4K, co do piksela'),
          'pl',
          'SXRD panels in fact give a picture with 4K precision, pixel for pixel',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          polishXw5000.relayed('Sony VPL-XW5000ES to laserowy projektor'),
          'pl',
          'The Sony VPL-XW5000ES is a laser projector',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: foreign(
          polishXw5000.relayed('nowość od Sony jest do kupienia już od 27,7 tys. zł'),
          'pl',
          'the novelty from Sony can be bought from 27,700 złoty',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2022,
          evidence: foreign(
            polishXw5000.relayed('2022/09 … nowość od Sony jest do kupienia już od 27,7 tys. zł'),
            'pl',
            'September 2022: the novelty from Sony can be bought from 27,700 złoty',
          ),
        },
      ],
      brightness: [
        {
          value: 2000,
          evidence: comparison5000.claim("The Leica boasts 3000 ANSI lumens versus Sony's 2000 lumens"),
        },
      ],
      noise: [
        {
          value: 30,
          condition: 'hardest conditions, upper end',
          evidence: foreign(
            reviewXw5000.measured(
              'alla prova dei fatti in prossimità dei 28-30 dBA nelle condizioni più complicate',
            ),
            'it',
            'in practice near 28 to 30 dBA in the most difficult conditions',
          ),
        },
        {
          value: 24,
          evidence: foreign(
            reviewXw5000.relayed('Sony dichiara solo 24 dBA'),
            'it',
            'Sony states only 24 dBA',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'VPL-XW6100ES',
    kind: 'homeTheater',
    otherNames: ['XW6100ES', 'BRAVIA Projector 8'],
    resolution: [
      {
        width: 3840,
        height: 2160,
        evidence: specifications6100.relayed("'width': 3840, 'height': 2160"),
      },
    ],
    pixelShift: [{ shows: 'none', evidence: specifications6100.relayed('SXRD, native 4K') }],
    lightSource: [{ source: 'laser', evidence: specifications6100.relayed('Laser') }],
    hdmi: [
      {
        count: 2,
        version: '2.1',
        evidence: specifications6100.relayed("'hdmi_input_count', 2 … '4K120 (HDMI 2.1, ALLM)'"),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2700,
          evidence: brightest2025.relayed(
            'JVC DLA-NZ800 and Sony Bravia Projector 8 top out at a relatively modest 2,700 lumens',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'VPL-XW8100ES',
    kind: 'homeTheater',
    otherNames: ['XW8100ES', 'BRAVIA Projector 9'],
    resolution: [
      {
        width: 3840,
        height: 2160,
        evidence: specifications8100.relayed("'width': 3840, 'height': 2160"),
      },
    ],
    pixelShift: [{ shows: 'none', evidence: specifications8100.relayed('SXRD, native 4K') }],
    lightSource: [{ source: 'laser', evidence: specifications8100.relayed('Laser') }],
    numbers: {
      brightness: [{ value: 3400, evidence: specifications8100.relayed("'rated_brightness_lumens', 3400") }],
    },
  },
  {
    brand,
    model: 'VPL-VW270ES',
    kind: 'homeTheater',
    otherNames: ['VW270ES'],
    resolution: [
      {
        width: 4096,
        height: 2160,
        evidence: background270.maker('True 4K resolution: native 4096 x 2160 microdisplays'),
      },
    ],
    pixelShift: [
      {
        shows: 'none',
        evidence: background270.maker('True 4K resolution: native 4096 x 2160 microdisplays'),
      },
    ],
    distanceTables: [
      {
        aspect: '2.35:1',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.01,
        rows: [
          [80, 2.41, 4.96],
          [100, 3.02, 6.22],
          [120, 3.64, 7.47],
          [150, 4.55, 9.35],
          [200, 6.08, 12.48],
        ],
        evidence: foreign(
          manual270.maker('100" (2,54 m) … 3,02 – 6,22'),
          'es',
          '100" (2.54 m) … 3.02 to 6.22',
        ),
      },
    ],
    // Printed in meters for a diagonal in inches.
    distanceFormulas: [
      {
        aspect: '2.35:1',
        measuredFrom: 'lens',
        wide: { a: 0.030617 * INCHES_PER_METER, b: -0.0434 * INCHES_PER_METER },
        tele: { a: 0.062621 * INCHES_PER_METER, b: -0.042 * INCHES_PER_METER },
        sizes: [80, 200],
        evidence: foreign(
          manual270.maker('L = 0,030617 × D – 0,0434 … L = 0,062621 × D – 0,0420'),
          'es',
          'L = 0.030617 × D − 0.0434 … L = 0.062621 × D − 0.0420',
        ),
      },
    ],
    // The manual's 105 and 99 % count in heights of a 2.35:1 picture: the same as these of the chip.
    shift: [
      {
        up: 85,
        down: 80,
        sideways: 31,
        evidence: foreign(
          shiftGuide.relayed('+ ou – 31% à l’horizontal … +85% ou -80% à la verticale'),
          'fr',
          'plus or minus 31% horizontally … +85% or −80% vertically',
        ),
      },
    ],
  },
  {
    brand,
    model: 'VPL-VW360ES',
    kind: 'homeTheater',
    otherNames: ['VW360ES'],
    throwRatio: [
      {
        min: 1.38,
        max: 2.83,
        evidence: foreign(
          installer360.claim('ratio de projection compris entre 1,38 et 2,83'),
          'fr',
          'throw ratio between 1.38 and 2.83',
        ),
      },
    ],
  },
];
