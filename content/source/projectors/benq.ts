import { page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'BenQ';

const test4100 = page(
  'https://rehders.de/test-benq-w4100i-kalibrierter-4k-projektor-mit-langlebiger-led-lichtquelle-und-hdr10/',
  READ,
);
const prad4100 = page(
  'https://www.prad.de/testberichte/test-benq-w4100i-4k-projektor-mit-dynamischem-tonemapping-fuer-hdr/4',
  READ,
);
const vision4100 = page('https://audiovision.de/benq-w4100i-test/', READ);
const prad3100 = page(
  'https://www.prad.de/testberichte/test-benq-x3100i-4k-gaming-beamer-fuer-cineasten/4',
  READ,
);
const prad1300 = page(
  'https://www.prad.de/testberichte/test-benq-x1300i-gaming-beamer-mit-120-hz-macht-laune/3',
  READ,
);
const test4000 = page(
  'https://www.prad.de/testberichte/test-benq-w4000i-kalibrierter-4k-heimkino-projektor/3',
  READ,
);
const french4000 = page(
  'https://www.frandroid.com/marques/benq/1840597_test-du-benq-w4000i-un-videoprojecteur-lumineux-colore-et-tres-net',
  READ,
);
const topic4550 = page('https://av.watch.impress.co.jp/docs/topic/special/1525016.html', READ);
const review2060 = page(
  'https://www.cnet.com/tech/home-entertainment/benq-ht2060-review-return-of-the-hd-king/',
  READ,
);
const reviewTk800 = page(
  'https://www.avhub.com.au/product-reviews/sound-image/benq-tk800-4k-av-projector-review-498294',
  READ,
);
const reviewW1700 = page(
  'http://www.avhub.com.au/product-reviews/sound-image/benq-w1700-uhd-projector-review-487583',
  READ,
);
const review2050a = page('https://www.projectorcentral.com/BenQ-HT2050A-review.htm?print=1');
const reference2050 = page('https://referencehometheater.com/review/benq-ht2050-projector-review/');
const cnet2050 = page('https://www.cnet.com/reviews/benq-ht2050-review/', READ);
const reviewW1090 = page(
  'http://www.avhub.com.au/product-reviews/sound-image/benq-w1090-av-projector-460448',
);
const australianW2000 = page(
  'https://www.avhub.com.au/product-reviews/sound-image/benq-w2000-av-projector-review-412900',
  READ,
);
const reviewW2000 = page('https://www.testedtechnology.co.uk/multimedia/benq-w2000-projector/', READ);
const review3100 = page('https://me.pcmag.com/en/projector-reviews/21443/benq-x3100i');
const news3000 = page(
  'http://potions.sg/gaming/news/the-benq-x3000i-is-a-4k-projector-for-gamers-seeking-a-large-display/',
);
const news1300 = page('https://viciosgames.com/news/1dd7efeb8e3f/cascade', READ);
const gamers1300 = page('https://gamesdone.com/an-android-tv-projector-that-wants-to-seduce-gamers-2/', READ);
const list2150 = page('https://www.outdoormoviehq.com/best-short-throw-projectors/', READ);
const list7050 = page('https://projectortop.com/best-ultra-short-throw-projector/', READ);
const newsGv1 = page(
  'https://news.fidelityhouse.eu/hi-tech/benq-hisense-panasonic-alfawise-puntano-al-salotto-di-casa-con-nuovi-proiettori-smart-403656.html',
  READ,
);

export const benq: ProjectorSource[] = [
  {
    brand,
    model: 'W4100i',
    kind: 'homeTheater',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: vision4100.relayed(
          'über den 0,65-Zoll großen DLP-Chip von Texas Instruments mit Full-HD-Auflösung',
        ),
      },
    ],
    pixelShift: [
      { shifts: true, evidence: test4100.relayed('Seine 4K-Auflösung erzielt er via XPR-Shift-Technologie') },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: test4100.relayed('Implementiert ist eine überaus langlebige 4LED-Lichtquelle'),
      },
    ],
    numbers: {
      brightness: [
        { value: 3340, condition: 'Hell', evidence: prad4100.measured('Hell 3340') },
        {
          value: 1980,
          condition: 'AI Cinema, calibrated',
          evidence: prad4100.measured('AI-Cinema (D65-kalibriert) 1980'),
        },
        {
          value: 2000,
          condition: 'calibrated',
          evidence: test4100.measured('4LED-Lichtquelle, die kalibriert rund 2000 Lumen erzielt'),
        },
        { value: 3200, evidence: prad4100.relayed('Die 4LED-Lichtquelle soll 3200 Lumen liefern') },
      ],
      weight: [{ value: 6.1, evidence: vision4100.relayed('einem Gewicht von 6,1 Kilogramm') }],
      power: [
        {
          value: 235,
          condition: 'highest light level',
          evidence: vision4100.measured('Die Leistungsaufnahme liegt mit 235 Watt auf höchster Lichtstufe'),
        },
        {
          value: 330,
          evidence: vision4100.relayed('unter der Herstellerangabe von 330 Watt'),
        },
      ],
    },
  },
  {
    brand,
    model: 'W4000i',
    kind: 'homeTheater',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: test4000.relayed('Verbaut ist ein 0,65-Zoll-DMD mit Full-HD-Auflösung'),
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: test4000.relayed(
          'nimmt Bildsignale bis UHD entgegen, verarbeitet diese und projiziert sie via XPR-Technologie sequentiell',
        ),
      },
    ],
    lightSource: [{ source: 'led', evidence: french4000.relayed('grâce à sa technologie DLP 4LED') }],
  },
  {
    brand,
    model: 'HT4550i',
    kind: 'homeTheater',
    lightSource: [
      { source: 'led', evidence: topic4550.relayed('RGBBのLED光源を採用し最大3,200ANSIルーメンを実現') },
    ],
    numbers: {
      brightness: [
        { value: 3200, evidence: topic4550.relayed('RGBBのLED光源を採用し最大3,200ANSIルーメンを実現') },
      ],
    },
  },
  {
    brand,
    model: 'HT2060',
    kind: 'homeTheater',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: review2060.relayed('BenQ HT2060 Review: Return of the 1080p King'),
      },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: review2060.relayed('Can the LED remodel of one of our favorite DLP projectors help'),
      },
    ],
  },
  {
    brand,
    model: 'TK800',
    kind: 'homeTheater',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: reviewTk800.relayed('the same 0.47-inch 1920 × 1080 Digital Micromirror Device'),
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: reviewTk800.relayed(
          'four-flash XPR technology, thereby creating a 3840 × 2160 Ultra-HD image',
        ),
      },
    ],
    lightSource: [
      {
        source: 'lamp',
        evidence: reviewTk800.relayed('the lamp power is the same as that for the W1700'),
      },
    ],
    numbers: {
      brightness: [{ value: 3000, evidence: reviewTk800.relayed('the TK800 at 3000 ANSI lumens') }],
      lightHours: [
        {
          value: 4000,
          condition: 'normal mode',
          evidence: reviewTk800.relayed('4000 hours for the ‘Normal’ full brightness mode'),
        },
        {
          value: 10_000,
          condition: 'economic mode',
          evidence: reviewTk800.relayed('10,000 hours for the ‘Economic’ mode'),
        },
        {
          value: 8000,
          condition: 'Smart Eco mode',
          evidence: reviewTk800.relayed('8000 hours for the Smart Eco mode'),
        },
      ],
    },
  },
  {
    brand,
    model: 'W1700',
    kind: 'homeTheater',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: reviewW1700.relayed(
          'full-HD Digital Micromirror Panel to four different positions for each frame',
        ),
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: reviewW1700.relayed('by means of pixel shifting a very small'),
      },
    ],
    shift: [
      { up: 0, down: 0, sideways: 0, evidence: reviewW1700.relayed('There is no lens shift function') },
    ],
    lightSource: [
      {
        source: 'lamp',
        evidence: reviewW1700.relayed('A conventional 240-watt lamp powers the projector'),
      },
    ],
    numbers: {
      brightness: [{ value: 2200, evidence: reviewW1700.relayed('the maximum brightness at 2200 lumens') }],
      lightHours: [
        {
          value: 4000,
          condition: 'normal mode',
          evidence: reviewW1700.relayed('a lamp life of at least 4000 hours'),
        },
        {
          value: 10_000,
          condition: 'low output mode',
          evidence: reviewW1700.relayed('The low output mode bumps this up to 10,000 hours'),
        },
        {
          value: 15_000,
          condition: 'LampSave mode',
          evidence: reviewW1700.relayed('some 15,000 hours of life'),
        },
      ],
      weight: [{ value: 4.2, evidence: reviewW1700.relayed('it weighs a modest 4.2kg') }],
    },
  },
  {
    brand,
    model: 'HT2050A',
    kind: 'homeTheater',
    resolution: [
      { width: 1920, height: 1080, evidence: review2050a.relayed('BenQ HT2050A 1080P DLP Projector') },
    ],
    numbers: {
      brightness: [
        {
          value: 1840,
          condition: 'brightest factory preset',
          evidence: review2050a.measured('we measured it at about 1840 in its brightest factory preset'),
        },
        { value: 1530, evidence: review2050a.measured('about 1530 ANSI lumens') },
        { value: 2200, evidence: review2050a.relayed('It is rated at 2200 ANSI lumens') },
      ],
      lightHours: [
        {
          value: 3500,
          condition: 'full power',
          evidence: review2050a.relayed('3,500 hour lamp life in full power mode, 5,000 hours in Economic'),
        },
        {
          value: 5000,
          condition: 'economic mode',
          evidence: review2050a.relayed('3,500 hour lamp life in full power mode, 5,000 hours in Economic'),
        },
      ],
      zoom: [{ value: 1.3, evidence: review2050a.relayed('1.3x zoom') }],
    },
  },
  {
    brand,
    model: 'W1090',
    kind: 'homeTheater',
    resolution: [{ width: 1920, height: 1080, evidence: reviewW1090.relayed('Full HD, DLP') }],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.01,
        rows: [[100, 2.55, 3.3]],
        evidence: reviewW1090.relayed('placed between 2.55 and 3.30 metres away'),
      },
    ],
    shift: [
      { up: 0, down: 0, sideways: 0, evidence: reviewW1090.relayed('There is no lens-shift function') },
    ],
    numbers: { zoom: [{ value: 1.3, evidence: reviewW1090.relayed('reasonable 1.3:1 zoom range') }] },
  },
  {
    brand,
    model: 'HT2050',
    kind: 'homeTheater',
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'in',
        step: 1,
        rows: [[120, 118]],
        evidence: cnet2050.measured(
          'closest it could get and still fill my 120-inch test screen was 118 inches',
        ),
      },
    ],
    numbers: {
      brightness: [{ value: 2200, evidence: cnet2050.relayed('2,200 lumens is typical of the breed') }],
      weight: [{ value: 3.27, evidence: reference2050.relayed('Projector Weight 7.2 lbs.') }],
    },
  },
  {
    brand,
    model: 'W2000',
    kind: 'homeTheater',
    resolution: [{ width: 1920, height: 1080, evidence: australianW2000.relayed('a full-HD DLP projector') }],
    lightSource: [
      { source: 'lamp', evidence: reviewW2000.relayed('an ultra high pressure (UHP) mercury vapour lamp') },
    ],
    numbers: {
      brightness: [
        { value: 2000, evidence: reviewW2000.relayed('Its quoted brightness, at 2,000 ANSI lumens') },
      ],
      noise: [
        {
          value: 29,
          condition: 'normal mode',
          evidence: australianW2000.relayed('29dBA in Normal mode and 27dBA in Economic mode'),
        },
        {
          value: 27,
          condition: 'economic mode',
          evidence: australianW2000.relayed('29dBA in Normal mode and 27dBA in Economic mode'),
        },
      ],
      weight: [{ value: 3.6, evidence: reviewW2000.relayed('body weighs just 3.6kg') }],
    },
  },
  {
    brand,
    model: 'X3100i',
    kind: 'gaming',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: review3100.relayed('3840 by 2160 using 1920 by 1080 DLP chip with XPR'),
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: review3100.relayed('1920 by 1080 DLP chip with XPR fast-switch pixel shifting'),
      },
    ],
    lightSource: [
      { source: 'led', evidence: review3100.relayed('LED light source rated at 3,300 ANSI lumens') },
    ],
    numbers: {
      brightness: [
        { value: 3300, condition: 'Bright', evidence: prad3100.measured('Bright | 3300 Lumen') },
        {
          value: 2620,
          condition: 'RPG mode, calibrated',
          evidence: prad3100.measured('RPG (D65-kalibriert) | 2620 Lumen'),
        },
        { value: 2750, condition: 'Cinema mode', evidence: prad3100.measured('Kino | 2750 Lumen') },
        { value: 3300, evidence: review3100.relayed('LED light source rated at 3,300 ANSI lumens') },
      ],
    },
  },
  {
    brand,
    model: 'X3000i',
    kind: 'gaming',
    numbers: {
      brightness: [{ value: 3000, evidence: news3000.relayed('3,000 lumens brightness') }],
      lightHours: [
        { value: 30_000, evidence: news3000.relayed('The light source is rated for over 30,000 hours') },
      ],
      inputLag: [
        {
          value: 16.7,
          condition: '4K at 60 Hz',
          evidence: news3000.relayed('from 16.67ms on 4K at 60Hz to 4.16ms on 1080p at 240Hz'),
        },
        {
          value: 4.2,
          condition: '1080p at 240 Hz',
          evidence: news3000.relayed('from 16.67ms on 4K at 60Hz to 4.16ms on 1080p at 240Hz'),
        },
      ],
    },
  },
  {
    brand,
    model: 'X1300i',
    kind: 'gaming',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: gamers1300.relayed('its display definition limited to 1920 x 1080 pixels'),
      },
    ],
    lightSource: [
      { source: 'led', evidence: news1300.relayed('At its core is 4LED DLP projector technology') },
    ],
    numbers: {
      brightness: [
        {
          value: 2195,
          condition: 'Bright',
          evidence: prad1300.measured(
            'Über die gesamte Bildfläche erzielen wir eine Lichtleistung von 2195 Lumen',
          ),
        },
        {
          value: 1479,
          condition: 'Game',
          evidence: prad1300.measured('Der Lichtstrom der gesamten Fläche reduziert sich auf 1479 Lumen'),
        },
        {
          value: 3000,
          evidence: prad1300.relayed(
            'Laut Datenblatt erreicht der Projektor eine Helligkeit von 3000 ANSI-Lumen',
          ),
        },
      ],
      lightHours: [{ value: 30_000, evidence: gamers1300.relayed('the lamp can last up to 30,000 hours') }],
      inputLag: [
        {
          value: 8,
          condition: 'fastest setting',
          evidence: news1300.relayed('8ms input lag on its fastest setting'),
        },
      ],
    },
  },
  {
    brand,
    model: 'HT2150ST',
    kind: 'shortThrow',
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'ft',
        step: 0.1,
        rows: [[100, 4.9]],
        evidence: list2150.claim('Throw of 100” from 4.9ft away'),
      },
    ],
    throwRatio: [{ min: 0.69, max: 0.83, evidence: list2150.claim('Throw-Ratio → 0.69 - 0.83') }],
    numbers: {
      brightness: [{ value: 2200, evidence: list2150.claim('Image Brightness → 2200 lumen') }],
      weight: [{ value: 3.6, evidence: list2150.claim('Weight → 7.93lbs') }],
    },
  },
  {
    brand,
    model: 'V7050i',
    kind: 'ultraShortThrow',
    // Ranges without their reference: by their size they begin at the cabinet, not at the lens.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'ft',
        step: 0.1,
        rows: [
          [70, 0.2],
          [120, 1.1],
        ],
        evidence: list7050.claim('Throw Distance … 0.2\' - 1.1\' … Screen size … 70" - 120"'),
      },
    ],
    numbers: {
      brightness: [{ value: 2500, evidence: list7050.claim('Brightness (lumens) … 2,500 ANSI') }],
      inputLag: [{ value: 69, evidence: list7050.claim('Input Lag … 69ms') }],
    },
  },
  {
    brand,
    model: 'GV1',
    kind: 'portable',
    numbers: {
      brightness: [{ value: 200, evidence: newsGv1.relayed('luminose (200 ANSI Lumen)') }],
      weight: [{ value: 0.71, evidence: newsGv1.relayed('un cilindretto leggero (708 grammi)') }],
    },
  },
];
