import { again, foreign, officialRatios, page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Hisense';
const SEEN = '2026-11-27';

// Read in a stored copy of the site's feed.
const feedL9q = page(
  'https://www.engadget.com/home/home-theater/hisenses-new-laser-tv-projector-boosts-the-brightness-and-contrast-172431429.html',
  '2026-11-28',
);
const chartL9q = page(
  'https://alecgib77.github.io/calculateurs-videoprojection/l9q-vertical-offset.html',
  SEEN,
);
const reviewL9q = page(
  'https://technews.fr/2025/11/je-nai-jamais-vu-une-image-aussi-spectaculaire-sur-un-televiseur-mon-avis-apres-une-semaine-avec-ce-projecteur-laser-geant.html',
  SEEN,
);
const pcmagPx3 = page(
  'https://www.pcmag.com/picks/the-best-short-throw-and-ultra-short-throw-projectors',
  SEEN,
);
const pcmagPx3Copy = page(
  'https://worldofsoftware.org/the-best-short-throw-and-ultra-short-throw-projectors-for-2024/amp',
  SEEN,
);
const frandroidPx3 = page('https://frandroid.com/produits/smart-tv/hisense/2355854-hisense-px3-pro', SEEN);
const newsPx3 = page(
  'https://www.frandroid.com/marques/hisense/2270274_ce-constructeur-lance-un-projecteur-ultra-courte-focale-certifie-xbox',
  SEEN,
);
const frandroidPt1 = page(
  'https://www.frandroid.com/marques/hisense/2840661_test-du-videoprojecteur-hisense-pt1-le-meilleur-rapport-qualite-prix-du-home-cinema-grand-ecran',
  '2026-11-28',
);
const reviewPt1 = page(
  'https://fr.est.it/test-hisense-pt1-ultra-courte-focale-4k-tri-laser-design-contraste-et-input-lag-que-du-bon-203862.html',
  SEEN,
);
const newsC2 = page(
  'https://nouvelles-dujour.com/le-nouveau-videoprojecteur-cine-play-1-de-leica-cache-un-petit-secret',
  SEEN,
);
const reviewC1 = page('https://www.lesnumeriques.com/videoprojecteur/hisense-c1-p74713/test.html', READ);
const howToGeekC1 = page('https://www.howtogeek.com/hisense-c1-projector-reveal/', SEEN);
const comparisonVidda = page('https://juredian.net/uid1/tid3_134470.html', '2026-11-29');
const newsVidda = page(
  'https://dozenblogs.com/hisense-vidda-c1-proiettore-laser-rgb-ultra-hd-compatto-con-hdr10',
  READ,
);
const reviewPx1 = page(
  'https://xataka.com.mx/fotografia-y-video/130-pulgadas-android-tv-4k-brillo-que-maravilla-probamos-proyector-laser-px1-pro-hisense-que-tiene-imagen-precio-premium/amp',
  READ,
);
const shootoutPx1 = page(
  'https://www.ecoustics.com/articles/best-4k-ust-projector-revealed-2022-shootout/',
  READ,
);
const shopPx2 = page('https://nothingprojector.com/en-br/pages/test111', READ);

const sizePt1 = foreign(
  again(frandroidPt1.relayed('Dimensions 521 mm x 119 mm x 282 mm')),
  'fr',
  'Dimensions 521 mm x 119 mm x 282 mm',
);
const sizeL9q = chartL9q.relayed('624 x 317 x 166 mm');
const imagePx1 = foreign(
  reviewPx1.relayed('2000 lúmenes, con pico de 2,200 lúmenes'),
  'es',
  '2000 lumens, with a peak of 2,200 lumens',
);
const likeC2 = foreign(
  newsC2.relayed(
    'Comme sur le C2 Ultra, la luminosité est annoncée à 3000 lumens avec une taille de projection de 65 à 300 pouces',
  ),
  'fr',
  'As with the C2 Ultra, the brightness is given as 3000 lumens, with pictures of 65 to 300 inches',
);

export const hisense: ProjectorSource[] = [
  {
    brand,
    model: 'L9Q',
    kind: 'ultraShortThrow',
    // The chart counts 3 cm of screen into the distance, and from the furniture up to the picture: the
    // cabinet's 16.6 cm are taken off here.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'cm',
        step: 0.1,
        rows: [
          [80, 5.7],
          [100, 13.7],
          [110, 17.6],
          [120, 21.6],
          [139, 29.2],
          [150, 33.6],
          [200, 53.5],
        ],
        rises: [13.2, 18.8, 21.6, 24.4, 29.7, 32.8, 46.8],
        farEnd: 'none',
        evidence: chartL9q.relayed(
          '80″ B=29,8cm A=5,7cm · 100″ B=35,4 A=13,7 · 110″ B=38,2 A=17,6 · 120″ B=41,0 A=21,6 · 139″ B=46,3 A=29,2 · 150″ B=49,4 A=33,6 · 200″ B=63,4 A=53,5',
        ),
      },
    ],
    pictureSizes: [
      {
        min: 80,
        max: 200,
        evidence: foreign(
          chartL9q.relayed('Hors plage officielle 80–200″'),
          'fr',
          'Outside of the official range of 80 to 200 inches',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          reviewL9q.relayed('un moteur triple laser trichroma'),
          'fr',
          'a triple-laser TriChroma engine',
        ),
      },
    ],
    hdmi: [
      {
        count: 2,
        version: '2.1',
        evidence: foreign(
          chartL9q.relayed('Passages : 2× HDMI 2.1, RJ45, alim'),
          'fr',
          'Openings for cables: 2 x HDMI 2.1, RJ45, power',
        ),
      },
    ],
    cabinet: [{ width: 62.4, height: 16.6, evidence: sizeL9q }],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: foreign(reviewL9q.relayed('Affiché à 5 999 $'), 'fr', 'Listed at $5,999'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2025,
          evidence: feedL9q.relayed('Hisense unveiled its latest L9 series laser TV — the L9Q — at CES 2025'),
        },
      ],
      brightness: [
        {
          value: 5000,
          evidence: feedL9q.relayed('reaching up to 5,000 lumens and a 5,000:1 contrast ratio'),
        },
        {
          value: 5000,
          evidence: foreign(
            reviewL9q.relayed('5 000 lumens de luminosité ANSI'),
            'fr',
            '5,000 ANSI lumens of brightness',
          ),
        },
      ],
      depth: [{ value: 31.7, evidence: sizeL9q }],
      weight: [
        {
          value: 12.9,
          evidence: foreign(
            again(chartL9q.relayed('Plateau parfaitement plan et rigide (12,9 kg + marge → prévoir 25 kg)')),
            'fr',
            'A top that is flat and rigid (12.9 kg and a margin: allow for 25 kg)',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'PX3-Pro',
    kind: 'ultraShortThrow',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: pcmagPx3Copy.relayed(
          '3840 by 2160 using 1920 by 1080 DLP chip with XPR fast-switch pixel shifting',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: pcmagPx3.relayed("4K resolution using TI's XPR fast-switch pixel shifting"),
      },
    ],
    pictureSizes: [
      {
        min: 80,
        max: 150,
        evidence: foreign(
          frandroidPx3.relayed('une image allant de 80 à 150 pouces de diagonale'),
          'fr',
          'a picture of 80 to 150 inches diagonal',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: pcmagPx3.relayed('Triple-laser technology delivers a wide color gamut'),
      },
    ],
    system: [{ name: 'Google TV', evidence: pcmagPx3Copy.relayed('Uses Google TV for streaming') }],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: foreign(newsPx3.relayed('Le tout pour 3 500 dollars'), 'fr', 'All of it for $3,500'),
      },
    ],
    numbers: {
      brightness: [{ value: 3000, evidence: pcmagPx3Copy.relayed('Rated at 3,000 ANSI lumens') }],
      speakers: [
        {
          value: 50,
          evidence: foreign(
            frandroidPx3.relayed('haut-parleurs Harman Kardon de 50 watts'),
            'fr',
            'Harman Kardon speakers of 50 watts',
          ),
        },
      ],
      year: [
        {
          value: 2024,
          evidence: foreign(
            again(newsPx3.relayed('date 2024-07 … Hisense dévoile le projecteur PX3-PRO')),
            'fr',
            'July 2024: Hisense unveils the PX3-PRO projector',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'PT1',
    kind: 'ultraShortThrow',
    throwRatio: [
      {
        min: 0.2,
        max: 0.2,
        evidence: foreign(
          reviewPt1.relayed('de 80 à 150 pouces avec un ratio de 0,2:1'),
          'fr',
          'from 80 to 150 inches with a ratio of 0.2:1',
        ),
      },
    ],
    pictureSizes: [
      {
        min: 80,
        max: 150,
        evidence: foreign(
          reviewPt1.relayed('de 80 à 150 pouces avec un ratio de 0,2:1'),
          'fr',
          'from 80 to 150 inches with a ratio of 0.2:1',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          reviewPt1.relayed("repose sur une puce DLP 4K par wobulation plutôt qu'une matrice 4K native"),
          'fr',
          'uses a chip that shows 4K by shifting, not a native 4K chip',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          reviewPt1.relayed('moteur TriChroma (triple laser RVB)'),
          'fr',
          'TriChroma engine (triple RGB laser)',
        ),
      },
    ],
    system: [
      {
        name: 'Vidaa U',
        evidence: foreign(
          reviewPt1.relayed("puisqu'on retrouve Vidaa U, l’OS du constructeur"),
          'fr',
          'since it has Vidaa U, the maker’s own system',
        ),
      },
    ],
    hdmi: [
      { count: 3, evidence: foreign(again(frandroidPt1.relayed('Ports HDMI 3')), 'fr', 'HDMI ports: 3') },
    ],
    cabinet: [{ width: 52.1, height: 11.9, evidence: sizePt1 }],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: foreign(
          again(frandroidPt1.relayed('tout en proposant un tarif plus accessible, autour de 2600 euros')),
          'fr',
          'while it asks a more accessible price, around 2,600 euros',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2025,
          evidence: foreign(
            frandroidPt1.relayed('Smart TV • 2025 … Le Hisense PT1 est disponible depuis quelques semaines'),
            'fr',
            'Smart TV, 2025: the Hisense PT1 has been available for a few weeks',
          ),
        },
      ],
      depth: [{ value: 28.2, evidence: sizePt1 }],
    },
  },
  {
    brand,
    model: 'PX2-Pro',
    kind: 'ultraShortThrow',
    throwRatio: [{ min: 0.25, max: 0.25, evidence: shopPx2.claim('Throw Ratio 0.25:1 0.23:1') }],
    pictureSizes: [
      { min: 90, max: 130, evidence: shopPx2.claim('Image Size 90 to 130 inches 80 to 150 inches') },
    ],
    lightSource: [{ source: 'laser', evidence: shopPx2.claim('Light Source RGB Triple Laser') }],
    priceClass: [{ priceClass: 'over2000', evidence: shopPx2.claim('Price $2,997.9 $2,999(screen free)') }],
    numbers: {
      brightness: [{ value: 2400, evidence: shopPx2.claim('Brightness 2400 2800') }],
      ratedContrast: [{ value: 1200, evidence: shopPx2.claim('Contrast Ratio 1200:1 3333:1') }],
      inputLag: [
        {
          value: 38.1,
          condition: '4K at 60 Hz',
          evidence: shopPx2.claim('Input Lag 4K/60Hz: 38.1ms 4K/60Hz: 43ms'),
        },
      ],
      speakers: [{ value: 30, evidence: shopPx2.claim('Audio 30W Dolby Atmos') }],
    },
  },
  {
    brand,
    model: 'PX1-Pro',
    kind: 'ultraShortThrow',
    pictureSizes: [
      {
        min: 90,
        max: 120,
        evidence: foreign(
          reviewPx1.relayed('tamaño de pantalla De 90 a 120 pulgadas'),
          'es',
          'screen size from 90 to 120 inches',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: shootoutPx1.relayed('Hisense PX1-PRO Triple Laser 4K DLP UST Projector'),
      },
    ],
    hdmi: [{ count: 2, version: '2.0', evidence: reviewPx1.relayed('HDMI 2.0 X 2, USB X 2') }],
    system: [
      {
        name: 'Android TV',
        evidence: foreign(
          reviewPx1.relayed('sistema operativo Android TV'),
          'es',
          'operating system Android TV',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: shootoutPx1.relayed('Hisense PX1-PRO Triple Laser 4K DLP UST Projector ($3,499)'),
      },
    ],
    numbers: {
      brightness: [
        { value: 2000, evidence: imagePx1 },
        { value: 2200, condition: 'peak', evidence: imagePx1 },
      ],
      ratedContrast: [
        { value: 1000, evidence: foreign(reviewPx1.relayed('contraste 1000:1'), 'es', 'contrast 1000:1') },
      ],
      weight: [
        {
          value: 9.2,
          evidence: foreign(reviewPx1.relayed('Con peso de 9,2 kilos'), 'es', 'With a weight of 9.2 kg'),
        },
      ],
      power: [
        {
          value: 200,
          evidence: foreign(reviewPx1.relayed('consumo de energía 200W'), 'es', 'power draw 200 W'),
        },
      ],
      speakers: [
        {
          value: 30,
          evidence: foreign(reviewPx1.relayed('altavoces 2 x 15W'), 'es', 'speakers 2 x 15 W'),
        },
      ],
    },
  },
  {
    brand,
    model: 'C2 Ultra',
    kind: 'portable',
    pictureSizes: [{ min: 65, max: 300, evidence: likeC2 }],
    hdmi: [
      {
        count: 2,
        evidence: foreign(
          newsC2.relayed('on retrouve les deux ports HDMI, les deux ports USB-A, l’entrée audio optique'),
          'fr',
          'it has the same two HDMI ports, two USB-A ports and optical audio',
        ),
      },
    ],
    system: [
      {
        name: 'Vidaa',
        evidence: foreign(
          newsC2.relayed('n’est autre que Vidaa, l’interface maison d’Hisense'),
          'fr',
          'is none other than Vidaa, Hisense’s own system',
        ),
      },
    ],
    numbers: { brightness: [{ value: 3000, evidence: likeC2 }] },
  },
  {
    brand,
    model: 'C1',
    kind: 'portable',
    throwRatio: [
      { min: 1.2, max: 1.2, evidence: officialRatios.relayed('b: "Hisense", m: "C1", t: [1.2, 1.2]') },
    ],
    pictureSizes: [
      {
        min: 65,
        max: 300,
        evidence: foreign(
          reviewC1.relayed('une image de 65 pouces jusqu’à un géant 300 pouces'),
          'fr',
          'a picture of 65 inches up to a giant 300 inches',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          reviewC1.relayed('une image 4K (non native, mais par wobulation comment souvent)'),
          'fr',
          'a 4K picture (not native but by shifting, as so often)',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          reviewC1.relayed('fonctionne avec un trilaser DLP'),
          'fr',
          'works with a triple laser and DLP',
        ),
      },
    ],
    system: [
      {
        name: 'Vidaa',
        evidence: howToGeekC1.relayed('the Hisense C1 runs VIDAA smart TV software'),
      },
    ],
    netflix: [
      {
        runs: true,
        evidence: foreign(reviewC1.relayed('ainsi que de Netflix nativement'), 'fr', 'and Netflix built in'),
      },
    ],
    cabinet: [
      {
        width: 24.6,
        height: 21.6,
        evidence: howToGeekC1.relayed("it measures 9.7 inches wide, and it's 8.5 inches tall"),
      },
    ],
    priceClass: [{ priceClass: 'over2000', evidence: howToGeekC1.relayed('far less than the $2,300 MSRP') }],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: foreign(
            reviewC1.relayed('Si le vidéoprojecteur est sorti autour de 2300 € en 2023'),
            'fr',
            'The projector came out at about 2,300 euros in 2023',
          ),
        },
      ],
      brightness: [
        { value: 1600, evidence: howToGeekC1.relayed('a 1,600 ANSI lumen output') },
        {
          value: 1600,
          evidence: foreign(
            reviewC1.relayed('Hisense annonce une luminosité de 1600 lumens'),
            'fr',
            'Hisense gives a brightness of 1600 lumens',
          ),
        },
      ],
      lightHours: [
        {
          value: 25_000,
          evidence: foreign(reviewC1.relayed('Vie de la lampe 25000 h'), 'fr', 'Life of the lamp: 25,000 h'),
        },
      ],
      noise: [
        { value: 34, evidence: foreign(reviewC1.relayed('Niveau sonore 34 dB'), 'fr', 'Noise: 34 dB') },
      ],
      weight: [{ value: 4.54, evidence: howToGeekC1.relayed('This projector weighs 10 pounds') }],
      speakers: [{ value: 20, evidence: howToGeekC1.relayed('built-in 20-watt JBL speakers') }],
    },
  },
  {
    brand,
    model: 'Vidda C1',
    kind: 'portable',
    throwRatio: [
      {
        min: 1.2,
        max: 1.2,
        evidence: foreign(newsVidda.relayed('si parla di 1,2:1'), 'it', 'it is said to be 1.2:1'),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          newsVidda.relayed('capace di ricreare la risoluzione Ultra HD tramite XPR'),
          'it',
          'able to show Ultra HD by XPR pixel shifting',
        ),
      },
    ],
    // Its rows for 90, 140 and 150 inches contradict the page's own ratio by 6 to 29 cm: left out.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.01,
        rows: [
          [80, 2.13],
          [100, 2.65],
          [120, 3.19],
        ],
        farEnd: 'none',
        evidence: foreign(
          newsVidda.relayed(
            '80″ una distanza di 2,13 metri … 100″ una distanza di 2,65 metri - 120″ una distanza di 3,19 metri',
          ),
          'it',
          '80 inches: a distance of 2.13 m … 100 inches: 2.65 m, 120 inches: 3.19 m',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          newsVidda.relayed('La sorgente luminosa è costituita da Laser RGB'),
          'it',
          'The light comes from RGB lasers',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2022,
          evidence: foreign(
            comparisonVidda.claim('时间:2022-07-10 … 近期Vidda发布了全球首款4K全色激光投影C1'),
            'zh',
            "2022-07-10: Vidda has recently brought out the C1, the world's first 4K projector with lasers of all colors",
          ),
        },
      ],
      brightness: [
        {
          value: 1350,
          evidence: foreign(
            newsVidda.relayed('un flusso luminoso di 1.350 ANSI lumen'),
            'it',
            'a light output of 1,350 ANSI lumens',
          ),
        },
      ],
      speakers: [
        {
          value: 20,
          evidence: foreign(
            newsVidda.relayed('tramite i 2 speaker da 10 W posti sui lati'),
            'it',
            'through the 2 speakers of 10 W at the sides',
          ),
        },
      ],
    },
  },
];
