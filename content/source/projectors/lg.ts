import { page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'LG';

const newsQube = page(
  'https://sansevero.tv/lg-afferma-che-il-nuovo-proiettore-cinebeam-qube-4k-e-un-oggetto-darte-elegante',
  READ,
);
const news710 = page(
  'https://news.fidelityhouse.eu/hi-tech/lg-hu710p-ufficiale-il-proiettore-smart-con-illuminamento-ibrido-e-risoluzione-uhd-537811.html',
  READ,
);
const preview80 = page(
  'http://www.dday.it/redazione/25434/proiettore-lg-ultra-hd-a-2500-euro-in-italia-ma-occhio-alle-foto-ingannano',
  READ,
);
const news80 = page(
  'https://www.cnet.com/au/news/lgs-compact-portable-4k-laser-projector-comes-with-a-handle/',
  READ,
);
const portableTest = page('https://issuhub.com/view/index?id=32770&pageIndex=86', READ);
const test85 = page(
  'https://www.projectorreviews.com/lg/lg-hu85la-cinebeam-thinq-4k-uhd-projector-performance/',
  READ,
);
const preview85 = page('https://www.dday.it/redazione/32252/proiettore-laser-4k-video-anteprima', READ);
const shop85 = page('https://www.galaxus.ch./fr/page/hu85ls-le-projecteur-parfait-signe-lg-13086', READ);

export const lg: ProjectorSource[] = [
  {
    brand,
    model: 'HU710P',
    kind: 'homeTheater',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: news710.relayed('da ognuno dei microspecchi, presenti in numero di 1920 x 1080'),
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: news710.relayed('eXpanded Pixel Resolution (che da ognuno dei microspecchi'),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.1,
        rows: [
          [40, 1.1, 1.8],
          [100, 2.9, 4.6],
        ],
        evidence: news710.relayed(
          'tra 1.1 e 1.8 metri si ottengono immagini da 40”, che salgono a 100” tra 2.9 e 4.6 metri',
        ),
      },
    ],
    throwRatio: [
      { min: 1.3, max: 2.08, evidence: news710.relayed('dai rapporti di proiezione (1,3 – 2.08:1)') },
    ],
    numbers: {
      brightness: [{ value: 2000, evidence: news710.relayed('una luminanza pari a 2.000 ANSI lumen') }],
      lightHours: [
        { value: 30_000, evidence: news710.relayed('Il sistema di illuminamento, garantito per 30mila ore') },
      ],
      zoom: [{ value: 1.6, evidence: news710.relayed('dallo zoom (1.6x)') }],
      noise: [
        {
          value: 28,
          condition: 'Bright',
          evidence: news710.relayed('in modalità Bright (a 28 decibel)'),
        },
        {
          value: 26,
          condition: 'eco mode',
          evidence: news710.relayed('in modalità risparmio-eco (26 decibel)'),
        },
      ],
    },
  },
  {
    brand,
    model: 'HU80KA',
    kind: 'homeTheater',
    resolution: [
      { width: 1920, height: 1080, evidence: preview80.relayed('in realtà una matrice nativa Full HD') },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: preview80.relayed('permette di avere quattro pixel reali per ogni specchio'),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.5,
        rows: [
          [100, 3],
          [150, 4.5],
        ],
        evidence: preview80.relayed(
          'Per fare uno schermo da 100” servono circa 3 metri, per arrivare a 150” ne servono almeno 4 e mezzo',
        ),
      },
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.5,
        rows: [[55, 1]],
        evidence: preview80.measured('da un metro l’immagine ottenuta è di circa 55”'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: news80.relayed('It uses a laser light engine') }],
    numbers: {
      brightness: [{ value: 2500, evidence: preview80.relayed('2500 ansi lumen di luminosità') }],
      lightHours: [
        { value: 20_000, evidence: preview80.relayed('sorgente luminosa laser con 20.000 ore di durata') },
      ],
      weight: [{ value: 6.49, evidence: news80.relayed('it weighs 14.3 pounds') }],
    },
  },
  {
    brand,
    model: 'HU85LA',
    kind: 'ultraShortThrow',
    otherNames: ['CineBeam HU85LA'],
    pixelShift: [
      {
        shifts: true,
        evidence: preview85.relayed('La matrice alla base del proiettore LG è la classica DLP XPR'),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: preview85.relayed('un motore laser a tre canali con 20.000 ore di vita stimate'),
      },
    ],
    numbers: {
      brightness: [
        { value: 2741, condition: 'Vivid', evidence: test85.measured('Vivid 2741 11883K') },
        { value: 2627, condition: 'Game', evidence: test85.measured('Game 2627 11883K') },
        { value: 1980, condition: 'Cinema', evidence: test85.measured('Cinema 1980 8383K') },
        {
          value: 1750,
          condition: 'Cinema, calibrated',
          evidence: test85.measured('Cinema - Calibrated 1750 6506K'),
        },
        { value: 2700, evidence: preview85.relayed('2700 ANSI lumen per il modello LG') },
      ],
      lightHours: [
        {
          value: 20_000,
          evidence: preview85.relayed('un motore laser a tre canali con 20.000 ore di vita stimate'),
        },
      ],
    },
  },
  {
    brand,
    model: 'HU85LS',
    kind: 'ultraShortThrow',
    resolution: [
      {
        width: 2716,
        height: 1528,
        evidence: shop85.claim('UHD par technologie XRP 2x (résolution native : 2716 × 1528)'),
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: shop85.claim('UHD par technologie XRP 2x (résolution native : 2716 × 1528)'),
      },
    ],
    // The reference is not said: from the lens no lens of this kind could be so near.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'cm',
        step: 0.1,
        rows: [
          [100, 10],
          [120, 18.3],
        ],
        evidence: shop85.claim('100 pouces à une distance de 10 cm, 120 pouces à une distance de 18,3 cm'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: shop85.claim('projecteur laser RVB DLP') }],
    numbers: {
      brightness: [{ value: 2700, evidence: shop85.claim('luminosité maximale : 2700 lumens ANSI') }],
      noise: [
        {
          value: 30,
          condition: 'normal mode',
          evidence: shop85.claim('30 dB en mode normal, 26 dB en mode éco'),
        },
        {
          value: 26,
          condition: 'eco mode',
          evidence: shop85.claim('30 dB en mode normal, 26 dB en mode éco'),
        },
      ],
    },
  },
  {
    brand,
    model: 'HU70LA',
    kind: 'homeTheater',
    lightSource: [{ source: 'led', evidence: portableTest.relayed('Light source: LED') }],
    numbers: {
      brightness: [{ value: 952, evidence: portableTest.measured('ANSI lumens: 952') }],
    },
  },
  {
    brand,
    model: 'CineBeam Qube HU710PB',
    kind: 'portable',
    otherNames: ['CineBeam Qube', 'HU710PB'],
    lightSource: [{ source: 'laser', evidence: newsQube.relayed('Proiettore laser di ieri') }],
    numbers: {
      brightness: [{ value: 500, evidence: newsQube.relayed('emette 500 lumen ANSI') }],
      weight: [{ value: 1.49, evidence: newsQube.relayed('pesa 3,28 libbre') }],
    },
  },
];
