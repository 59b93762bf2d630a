import { again, foreign, officialRatios, page, READ, READ_AGAIN } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Samsung';

const test9 = page(
  'https://frandroid.com/marques/samsung/2451610_test-du-samsung-the-premiere-9-sp-lpu9d-un-bon-videoprojecteur-ultra-courte-focale-mais-qui-a-un-certain-prix',
  READ,
);
const brightness9 = page(
  'https://www.frandroid.com/marques/samsung/2441610_samsung-the-premiere-8k-premier-videoprojecteur-8k-certifie-par-la-8k-association',
  '2026-11-27',
);
const czech2 = page(
  'https://www.idnes.cz/hry/magazin/samsung-the-freestyle-test-xbox-game-pass-stream.A230917_215300_bw-magazin_oma',
  '2026-11-27',
);
const overview = page(
  'https://www.gadgetguy.com.au/samsung-premiers-the-samsung-premiere-two-new-laser-4k-smart-tv-projectors/',
  READ,
);
const launchDday = page(
  'https://www.dday.it/redazione/36774/samsung-the-premiere-the-terrace-caratteristiche-prezzi-disponibilita',
  READ_AGAIN,
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
const news2023 = page(
  'https://www.inverse.com/gear/samsung-premiere-8k-ultra-short-throw-projector-ces-2023',
  '2026-11-27',
);
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
    otherNames: ['SP-LPU9D', 'LPU9D', 'Premiere 9'],
    status: [
      {
        status: 'current',
        evidence: foreign(
          brightness9.relayed(
            'le modèle le plus haut de gamme actuellement commercialisé par le géant sud-coréen',
          ),
          'fr',
          'the highest model that the South Korean giant sells at present',
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          test9.relayed('La définition est Ultra HD avec une simulation depuis une matrice Full HD'),
          'fr',
          'The definition is Ultra HD, simulated from a full HD chip',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          test9.relayed('La définition est Ultra HD avec une simulation depuis une matrice Full HD'),
          'fr',
          'The definition is Ultra HD, simulated from a full HD chip',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          test9.relayed('un vidéoprojecteur DLP Triple Laser à ultra courte focale'),
          'fr',
          'a DLP triple laser projector with ultra short throw',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          evidence: foreign(
            test9.relayed('officialisé en septembre dernier après une brève annonce lors du CES 2024'),
            'fr',
            'made official last September after a short announcement at CES 2024',
          ),
        },
      ],
      brightness: [
        {
          value: 3450,
          evidence: foreign(
            brightness9.relayed('Ce dernier propose officiellement une luminosité de 3450 Lumens'),
            'fr',
            'The latter officially offers a brightness of 3450 lumens',
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
        evidence: foreign(
          frenchLsp9.relayed('une définition native de 2716 × 1528 pixels'),
          'fr',
          'a native definition of 2716 × 1528 pixels',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          frenchLsp9.relayed('Texas Instruments XPR qui affiche chaque image deux fois'),
          'fr',
          'Texas Instruments XPR, which shows each picture twice',
        ),
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
        farEnd: 'none',
        evidence: list.claim('Throw Distance … 0.4\' - 0.8\' … Screen size … 100" - 130"'),
      },
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'mm',
        step: 1,
        rows: [[130, 240]],
        farEnd: 'none',
        evidence: overview.relayed('(240mm for 130″)'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: overview.relayed('Triple red, green, blue laser') }],
    priceClass: [
      { priceClass: 'over2000', evidence: announced.relayed('The LSP9T flagship, priced at $6,499') },
    ],
    cabinet: [
      {
        width: 55,
        height: 14.1,
        evidence: foreign(
          frenchLsp9.relayed('Dimensions 55 cm x 14,1 cm x 367 mm'),
          'fr',
          'Dimensions 55 cm x 14.1 cm x 367 mm',
        ),
      },
      {
        width: 55,
        height: 12.8,
        evidence: foreign(
          weighedLsp9.relayed('55 cm de longueur pour 36,37 cm de largeur et 12,8 cm d’épaisseur'),
          'fr',
          '55 cm long, 36.37 cm wide and 12.8 cm thick',
        ),
      },
    ],
    system: [
      {
        name: 'Tizen',
        evidence: foreign(
          frenchLsp9.relayed('L’appareil est animé par le système Samsung Tizen'),
          'fr',
          "The device runs Samsung's Tizen system",
        ),
      },
    ],
    hdmi: [
      {
        count: 3,
        evidence: foreign(
          launchDday.relayed(
            'In particolare, il modello LSP9T … A bordo ci sono tre prese HDMI, di cui una eARC',
          ),
          'it',
          'The LSP9T in particular has three HDMI inputs, one of them eARC',
        ),
      },
    ],
    pictureSizes: [
      {
        min: 100,
        max: 130,
        evidence: again(
          list.claim(
            'Epson LS500 BenQ V7050i Hisense 120L9G Samsung LSP9T Optoma P2 … Screen size 70" - 130" 70" - 120" 120” 100" - 130" 85" - 120"',
          ),
        ),
      },
    ],
    numbers: {
      ansiContrast: [
        {
          value: 1500,
          condition: 'as rated',
          evidence: announced.relayed(
            'Contrast is rated at 2,000,000:1 full on/off (peak), and 1,500:1 ANSI',
          ),
        },
      ],
      ratedContrast: [
        {
          value: 2_000_000,
          condition: 'full on/off, peak',
          evidence: announced.relayed(
            'Contrast is rated at 2,000,000:1 full on/off (peak), and 1,500:1 ANSI',
          ),
        },
      ],
      speakers: [
        {
          value: 40,
          evidence: foreign(
            frenchLsp9.relayed('un système 4.2 canaux délivrant 40 watts par l’avant'),
            'fr',
            'a 4.2-channel system that gives 40 watts to the front',
          ),
        },
      ],
      year: [
        {
          value: 2020,
          condition: 'announced',
          evidence: announced.relayed('This article was updated with additional information on 10/19/2020'),
        },
      ],
      brightness: [
        { value: 2891, mode: 'other', evidence: popularMechanics.measured('ANSI lumens: 2,891') },
        { value: 2800, evidence: announced.relayed('the LSP9T (rated at 2,800 lumens)') },
        {
          value: 2800,
          condition: 'peak',
          evidence: foreign(
            again(
              italian.relayed(
                'LSP9, per una dimensione di proiezione fino a 130 pollici (2800 ANSI lumen di picco)',
              ),
            ),
            'it',
            'LSP9, for pictures up to 130 inches (2800 ANSI lumens peak)',
          ),
        },
      ],
      weight: [
        { value: 11.5, evidence: foreign(weighedLsp9.relayed('Il pèse 11,5 kg'), 'fr', 'It weighs 11.5 kg') },
      ],
      depth: [
        {
          value: 36.7,
          evidence: foreign(
            frenchLsp9.relayed('Dimensions 55 cm x 14,1 cm x 367 mm'),
            'fr',
            'Dimensions 55 cm x 14.1 cm x 367 mm',
          ),
        },
        {
          value: 36.4,
          evidence: foreign(
            weighedLsp9.relayed('55 cm de longueur pour 36,37 cm de largeur et 12,8 cm d’épaisseur'),
            'fr',
            '55 cm long, 36.37 cm wide and 12.8 cm thick',
          ),
        },
      ],
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
        farEnd: 'none',
        evidence: overview.relayed('Minimum distance from screen for 100″ image303mm (415mm for 120″)'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: overview.relayed('Single blue Laser 60Hz') }],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: announced.relayed('while the LSP7T, $3,499, maxes out at 120 inches'),
      },
    ],
    pictureSizes: [{ min: 90, max: 120, evidence: again(overview.relayed('Screen size support90-120″')) }],
    numbers: {
      speakers: [
        {
          value: 30,
          evidence: foreign(
            italian.relayed('“lampada” a singolo laser e audio stereo da 30 Watt'),
            'it',
            '“lamp” with a single laser and 30-watt stereo sound',
          ),
        },
      ],
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
          evidence: foreign(
            italian.relayed('LSP7 adatto a immagini fino a 120 pollici (2200 ANSI lumen di picco)'),
            'it',
            'LSP7 for pictures up to 120 inches (2200 ANSI lumens peak)',
          ),
        },
      ],
      ratedContrast: [{ value: 1000, evidence: again(overview.relayed('Maximum Contrast1000:1')) }],
      lightHours: [
        {
          value: 20_000,
          condition: 'down to half brightness',
          evidence: again(overview.relayed('Single blue Laser 60Hz Estimate 20,000 hours at 50% brightness')),
        },
      ],
    },
  },
  {
    brand,
    model: 'The Freestyle Gen 2',
    kind: 'portable',
    otherNames: ['Freestyle 2', 'SP-LFF3C'],
    pictureSizes: [
      {
        min: 30,
        max: 100,
        evidence: foreign(
          freestyle2.relayed('generar una imagen de hasta 100 pulgadas, partiendo de un mínimo 30'),
          'es',
          'make a picture of up to 100 inches, from a least of 30',
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          freestyle2.relayed('un chip DLP con resolución de 1920 x 1080 píxeles'),
          'es',
          'a DLP chip with a resolution of 1920 x 1080 pixels',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: foreign(
            freestyle2.relayed(
              'en el contexto de la IFA 2023 de Berlín, Samsung ha lanzado globalmente la nueva versión',
            ),
            'es',
            'at IFA 2023 in Berlin, Samsung has launched the new version worldwide',
          ),
        },
      ],
      brightness: [
        {
          value: 230,
          evidence: foreign(
            czech2.relayed('Full HD rozlišení a jas odpovídající 230 ANSI lumenům'),
            'cs',
            'Full HD resolution and a brightness of 230 ANSI lumens',
          ),
        },
      ],
      speakers: [
        {
          value: 5,
          evidence: foreign(
            czech2.relayed('A je tu i vestavěný 5W reproduktor'),
            'cs',
            'And there is a built-in 5 W speaker',
          ),
        },
      ],
      lightHours: [
        {
          value: 30_000,
          condition: 'eco mode',
          evidence: foreign(
            again(
              czech2.relayed('Model nabídne životnost světelného zdroje 30 tisíc hodin v úsporném režimu'),
            ),
            'cs',
            'The light of this model lasts 30 thousand hours in its saving mode',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'The Freestyle',
    kind: 'portable',
    otherNames: ['Freestyle', 'SP-LSP3B'],
    throwRatio: [
      {
        min: 1.2,
        max: 1.2,
        evidence: officialRatios.relayed(
          'b: "Samsung", m: "The Freestyle 1st Gen (SP-LSP3B)", t: [1.2, 1.2]',
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          czech2.relayed(
            'stejně tak promítaný obraz má stejný jas a rozlišení jako před rokem. Konkrétně tedy jde o Full HD rozlišení',
          ),
          'cs',
          'the picture, too, has the same brightness and resolution as a year ago. That is, full HD resolution',
        ),
      },
    ],
    system: [
      {
        name: 'Tizen',
        evidence: foreign(
          freestyle2.relayed('Con el mismo Tizen que llevan las Smart TV de los surcoreanos'),
          'es',
          "With the same Tizen as the South Koreans' smart TVs",
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2022,
          evidence: news2023.relayed(
            "its Freestyle portable projector that was introduced at last year's CES 2022",
          ),
        },
      ],
      brightness: [
        {
          value: 230,
          evidence: foreign(
            czech2.relayed(
              'stejný jas a rozlišení jako před rokem. Konkrétně tedy jde o Full HD rozlišení a jas odpovídající 230 ANSI lumenům',
            ),
            'cs',
            'the same brightness and resolution as a year ago. That is, full HD resolution and 230 ANSI lumens',
          ),
        },
      ],
      weight: [
        {
          value: 0.8,
          evidence: foreign(freestyle.relayed('tan solo pesa 800 gramos'), 'es', 'it weighs only 800 grams'),
        },
      ],
    },
  },
];
