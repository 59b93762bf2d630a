import { page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Sony';

const reviewXw5000 = page(
  'https://tech.everyeye.it/articoli/recensione-sony-vpl-xw5000es-proiettore-sorprese-59127.html',
  READ,
);
const polishXw5000 = page('https://spidersweb.pl/2022/09/sony-vpl-xw5000es-opinie.html', READ);
const manual270 = page('https://manualslib.mx/manual/595015/Sony-Vpl-Vw270Es.html?page=68', READ);
const background270 = page(
  'https://www.readkong.com/page/4k-home-cinema-projectors-technical-background-7895579',
  READ,
);
const shiftGuide = page('https://homecinema-tendances.eu/la-videoprojection-cest-complique/');
const installer360 = page(
  'https://benshi.be/faq-items/a-quelle-distance-votre-projecteur-doit-il-se-situer-de-votre-ecran',
);

const INCHES_PER_METER = 1 / 0.0254;

export const sony: ProjectorSource[] = [
  {
    brand,
    model: 'VPL-XW5000ES',
    kind: 'homeTheater',
    otherNames: ['XW5000ES'],
    pixelShift: [
      {
        shifts: false,
        evidence: polishXw5000.relayed('panele SXRD w istocie zapewniają obraz o precyzji 4K, co do piksela'),
      },
    ],
    lightSource: [
      { source: 'laser', evidence: polishXw5000.relayed('Sony VPL-XW5000ES to laserowy projektor') },
    ],
    numbers: {
      noise: [
        {
          value: 30,
          condition: 'hardest conditions, upper end',
          evidence: reviewXw5000.measured(
            'alla prova dei fatti in prossimità dei 28-30 dBA nelle condizioni più complicate',
          ),
        },
        { value: 24, evidence: reviewXw5000.relayed('Sony dichiara solo 24 dBA') },
      ],
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
        shifts: false,
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
        evidence: manual270.maker('100" (2,54 m) … 3,02 – 6,22'),
      },
    ],
    // Printed in meters for a diagonal in inches.
    distanceFormulas: [
      {
        aspect: '2.35:1',
        measuredFrom: 'lens',
        wide: { a: 0.030617 * INCHES_PER_METER, b: -0.0434 * INCHES_PER_METER },
        tele: { a: 0.062621 * INCHES_PER_METER, b: -0.042 * INCHES_PER_METER },
        evidence: manual270.maker('L = 0,030617 × D – 0,0434 … L = 0,062621 × D – 0,0420'),
      },
    ],
    // The manual's 105 and 99 % count in heights of a 2.35:1 picture: the same as these of the chip.
    shift: [
      {
        up: 85,
        down: 80,
        sideways: 31,
        evidence: shiftGuide.relayed('+ ou – 31% à l’horizontal … +85% ou -80% à la verticale'),
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
        evidence: installer360.claim('ratio de projection compris entre 1,38 et 2,83'),
      },
    ],
  },
];
