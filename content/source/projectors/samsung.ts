import { page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Samsung';

const test9 = page(
  'https://frandroid.com/marques/samsung/2451610_test-du-samsung-the-premiere-9-sp-lpu9d-un-bon-videoprojecteur-ultra-courte-focale-mais-qui-a-un-certain-prix',
  READ,
);
const overview = page(
  'https://www.gadgetguy.com.au/samsung-premiers-the-samsung-premiere-two-new-laser-4k-smart-tv-projectors/',
  READ,
);
const announced = page('https://www.projectorcentral.com/samsung-announces-the-premiere-UST.htm', READ);
const frenchLsp9 = page(
  'https://www.frandroid.com/marques/samsung/1602873_test-samsung-the-premiere-sp-lsp9t-le-videoprojecteur-ultra-courte-focale',
  READ,
);
const weighedLsp9 = page('https://avis-videoprojecteur.com/samsung-the-premiere-lsp9t-test-avis/', READ);
const popularMechanics = page('https://issuhub.com/view/index/32770?pageIndex=84', READ);
const list = page('https://projectortop.com/best-ultra-short-throw-projector/', READ);
const italian = page('https://www.dday.it/redazione/38955/the-premiere-samsung-prova-review', READ);
const freestyle2 = page(
  'https://www.xataka.com/televisores/samsung-quiere-que-podamos-tener-cine-cualquier-parte-sus-novedades-proyectores-esta-cerca-conseguirlo',
  READ,
);
const freestyle = page(
  'https://es.gizmodo.com/samsung-the-freestyle-poder-llevar-una-pequena-pantall-1849035726',
  READ,
);

export const samsung: ProjectorSource[] = [
  {
    brand,
    model: 'The Premiere 9',
    kind: 'ultraShortThrow',
    otherNames: ['SP-LPU9D'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: test9.relayed('La définition est Ultra HD avec une simulation depuis une matrice Full HD'),
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: test9.relayed('La définition est Ultra HD avec une simulation depuis une matrice Full HD'),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: test9.relayed('un vidéoprojecteur DLP Triple Laser à ultra courte focale'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          evidence: test9.relayed(
            'officialisé en septembre dernier après une brève annonce lors du CES 2024',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'The Premiere LSP9T',
    kind: 'ultraShortThrow',
    otherNames: ['SP-LSP9T', 'LSP9T'],
    resolution: [
      {
        width: 2716,
        height: 1528,
        evidence: frenchLsp9.relayed('une définition native de 2716 × 1528 pixels'),
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: frenchLsp9.relayed('Texas Instruments XPR qui affiche chaque image deux fois'),
      },
    ],
    // Three pages that agree; only the first has both sizes, as ranges without their reference.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'ft',
        step: 0.1,
        rows: [
          [100, 0.4],
          [130, 0.8],
        ],
        evidence: list.claim('Throw Distance … 0.4\' - 0.8\' … Screen size … 100" - 130"'),
      },
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'mm',
        step: 1,
        rows: [[130, 240]],
        evidence: overview.relayed('(240mm for 130″)'),
      },
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'in',
        step: 1,
        rows: [[100, 4]],
        evidence: popularMechanics.relayed(
          'it needs to sit only 4 inches from the wall to project a 100-inc',
        ),
      },
    ],
    lightSource: [{ source: 'laser', evidence: overview.relayed('Triple red, green, blue laser') }],
    numbers: {
      year: [
        {
          value: 2020,
          condition: 'announced',
          evidence: announced.relayed('This article was updated with additional information on 10/19/2020'),
        },
      ],
      brightness: [
        { value: 2891, evidence: popularMechanics.measured('ANSI lumens: 2,891') },
        { value: 2800, evidence: announced.relayed('the LSP9T (rated at 2,800 lumens)') },
      ],
      weight: [{ value: 11.5, evidence: weighedLsp9.relayed('Il pèse 11,5 kg') }],
    },
  },
  {
    brand,
    model: 'The Premiere LSP7T',
    kind: 'ultraShortThrow',
    otherNames: ['LSP7T'],
    // The page's columns are run together: this is the model that ends at 120 inches.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'mm',
        step: 1,
        rows: [
          [100, 303],
          [120, 415],
        ],
        evidence: overview.relayed('Minimum distance from screen for 100″ image303mm (415mm for 120″)'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: overview.relayed('Single blue Laser 60Hz') }],
    numbers: {
      year: [
        {
          value: 2020,
          condition: 'announced',
          evidence: announced.relayed('This article was updated with additional information on 10/19/2020'),
        },
      ],
      brightness: [
        {
          value: 2200,
          evidence: italian.relayed('LSP7 adatto a immagini fino a 120 pollici (2200 ANSI lumen di picco)'),
        },
      ],
    },
  },
  {
    brand,
    model: 'The Freestyle Gen 2',
    kind: 'portable',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: freestyle2.relayed('un chip DLP con resolución de 1920 x 1080 píxeles'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: freestyle2.relayed(
            'en el contexto de la IFA 2023 de Berlín, Samsung ha lanzado globalmente la nueva versión',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'The Freestyle',
    kind: 'portable',
    otherNames: ['Freestyle'],
    numbers: {
      weight: [{ value: 0.8, evidence: freestyle.relayed('tan solo pesa 800 gramos') }],
    },
  },
];
