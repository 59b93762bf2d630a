import { again, doubted, foreign, page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'LG';

const newsQube = page(
  'https://sansevero.tv/lg-afferma-che-il-nuovo-proiettore-cinebeam-qube-4k-e-un-oggetto-darte-elegante',
  READ,
);
// Read in a stored copy of the site's feed.
const feedQube = page(
  'https://www.engadget.com/lg-is-bringing-a-4k-projector-with-a-weird-handle-to-ces-2024-163420538.html',
  '2026-11-28',
);
const firstQube = page(
  'https://media-tips.techidaily.com/experience-ultra-hd-cinema-anywhere-with-the-new-stylish-easy-to-carry-lg-4k-projector/',
  '2026-11-29',
);
// Read in a stored copy of the site's feed.
const feedPu700 = page(
  'https://www.techradar.com/news/lgs-new-portable-4k-projector-boasts-double-the-brightness-of-the-samsung-freestyle',
  '2026-11-28',
);
// Read in a stored copy of the site's feed, which has the whole review.
const review915 = page(
  'https://www.engadget.com/lg-cinebeam-hu915qe-review-ust-projector-130042561.html',
  '2026-11-28',
);
const pradPu700 = page(
  'https://www.prad.de/testberichte/test-lg-cinebeam-pu700r-portabler-4k-led-beamer/4',
  '2026-11-27',
);
const guide2021 = page(
  'https://www.frandroid.com/guide-dachat/843269_meilleurs-videoprojecteurs-selection',
  '2026-11-30',
);
const news710 = page(
  'https://news.fidelityhouse.eu/hi-tech/lg-hu710p-ufficiale-il-proiettore-smart-con-illuminamento-ibrido-e-risoluzione-uhd-537811.html',
  READ,
);
const preview80 = page(
  'https://www.dday.it/redazione/25434/proiettore-lg-ultra-hd-a-2500-euro-in-italia-ma-occhio-alle-foto-ingannano',
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
const shop85 = page('https://www.galaxus.ch/fr/page/hu85ls-le-projecteur-parfait-signe-lg-13086', READ);

const apps80 = foreign(
  again(preview80.relayed('ha a bordo WebOS 3.5 e questo vuol dire Amazon Prime Video, Netflix')),
  'it',
  'it has WebOS 3.5 built in, which means Amazon Prime Video, Netflix',
);
const hybrid710 = foreign(
  again(
    news710.relayed(
      'ibridamente sfrutta il concorso di LED, per la precisione blu e rossi, e laser, blu su una ruota cromatica a base di fosfori',
    ),
  ),
  'it',
  'is a hybrid of LEDs, blue and red ones, and lasers, blue ones on a color wheel with phosphors',
);
const guide70 = foreign(
  guide2021.relayed('une lampe LED et une résolution 4K, avec en prime un support de WebOS'),
  'fr',
  'an LED light source and a 4K resolution, with webOS on top',
);

export const lg: ProjectorSource[] = [
  {
    brand,
    model: 'HU710P',
    kind: 'homeTheater',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          news710.relayed('da ognuno dei microspecchi, presenti in numero di 1920 x 1080'),
          'it',
          'from each of the micromirrors, of which there are 1920 x 1080',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          news710.relayed('eXpanded Pixel Resolution (che da ognuno dei microspecchi'),
          'it',
          'eXpanded Pixel Resolution (which from each of the micromirrors',
        ),
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
        evidence: foreign(
          news710.relayed(
            'tra 1.1 e 1.8 metri si ottengono immagini da 40”, che salgono a 100” tra 2.9 e 4.6 metri',
          ),
          'it',
          'between 1.1 and 1.8 meters there are pictures of 40", which grow to 100" between 2.9 and 4.6 meters',
        ),
      },
    ],
    throwRatio: [
      {
        min: 1.3,
        max: 2.08,
        evidence: foreign(
          news710.relayed('dai rapporti di proiezione (1,3 – 2.08:1)'),
          'it',
          'from the throw ratios (1.3 to 2.08:1)',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: foreign(
          again(news710.relayed('prezzato nel Regno Unito a 2.499 sterline')),
          'it',
          'priced at 2,499 pounds in the United Kingdom',
        ),
      },
    ],
    lightSource: [
      { source: 'laser', evidence: hybrid710 },
      { source: 'led', evidence: hybrid710 },
    ],
    numbers: {
      year: [
        {
          value: 2022,
          condition: 'announced',
          evidence: foreign(
            news710.relayed('date 2022-02 … come il nuovo proiettore LG HU710P'),
            'it',
            'date 2022-02 … such as the new LG HU710P projector',
          ),
        },
      ],
      brightness: [
        {
          value: 2000,
          evidence: foreign(
            news710.relayed('una luminanza pari a 2.000 ANSI lumen'),
            'it',
            'a brightness of 2,000 ANSI lumens',
          ),
        },
      ],
      lightHours: [
        {
          value: 30_000,
          evidence: foreign(
            news710.relayed('Il sistema di illuminamento, garantito per 30mila ore'),
            'it',
            'The light source, guaranteed for 30 thousand hours',
          ),
        },
      ],
      zoom: [
        { value: 1.6, evidence: foreign(news710.relayed('dallo zoom (1.6x)'), 'it', 'from the zoom (1.6x)') },
      ],
      noise: [
        {
          value: 28,
          condition: 'Bright',
          evidence: foreign(
            news710.relayed('in modalità Bright (a 28 decibel)'),
            'it',
            'in Bright mode (at 28 decibels)',
          ),
        },
        {
          value: 26,
          condition: 'eco mode',
          evidence: foreign(
            news710.relayed('in modalità risparmio-eco (26 decibel)'),
            'it',
            'in eco mode (26 decibels)',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'HU80KA',
    kind: 'homeTheater',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          preview80.relayed('in realtà una matrice nativa Full HD'),
          'it',
          'in reality a native full HD chip',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          preview80.relayed('permette di avere quattro pixel reali per ogni specchio'),
          'it',
          'allows four real pixels for each mirror',
        ),
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
        farEnd: 'unknown',
        evidence: foreign(
          preview80.relayed(
            'Per fare uno schermo da 100” servono circa 3 metri, per arrivare a 150” ne servono almeno 4 e mezzo',
          ),
          'it',
          'A picture of 100" needs about 3 meters, to reach 150" it takes at least 4 and a half',
        ),
      },
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.5,
        rows: [[55, 1]],
        farEnd: 'unknown',
        evidence: foreign(
          preview80.measured('da un metro l’immagine ottenuta è di circa 55”'),
          'it',
          'from one meter the picture is about 55"',
        ),
      },
    ],
    lightSource: [{ source: 'laser', evidence: news80.relayed('It uses a laser light engine') }],
    system: [{ name: 'webOS 3.5', evidence: apps80 }],
    netflix: [{ runs: true, evidence: apps80 }],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: foreign(
          again(preview80.relayed('ad un prezzo di circa 2500 euro')),
          'it',
          'at a price of about 2,500 euros',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2018,
          condition: 'when announced',
          evidence: news80.relayed(
            "date 2018-01-06 … LG wants to take 4K projection where it's never gone before … Pricing and availability were not announced",
          ),
        },
      ],
      brightness: [
        {
          value: 2500,
          evidence: foreign(
            preview80.relayed('2500 ansi lumen di luminosità'),
            'it',
            '2500 ANSI lumens of brightness',
          ),
        },
      ],
      lightHours: [
        {
          value: 20_000,
          evidence: foreign(
            preview80.relayed('sorgente luminosa laser con 20.000 ore di durata'),
            'it',
            'laser light source with a life of 20,000 hours',
          ),
        },
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
        shows: '4k',
        evidence: foreign(
          preview85.relayed('La matrice alla base del proiettore LG è la classica DLP XPR'),
          'it',
          "The chip in LG's projector is the classic DLP XPR",
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          preview85.relayed('un motore laser a tre canali con 20.000 ore di vita stimate'),
          'it',
          'a three-channel laser engine with an estimated life of 20,000 hours',
        ),
      },
    ],
    system: [
      {
        name: 'webOS',
        evidence: foreign(
          again(preview85.relayed('Sistema audio integrato, 4K di risoluzione e piattaforma WebOS')),
          'it',
          'Built-in sound, 4K resolution and the WebOS platform',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: foreign(
          again(preview85.relayed('arriverà a breve in Italia a 5.999 euro')),
          'it',
          'will come to Italy soon, for 5,999 euros',
        ),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2741,
          mode: 'brightest',
          condition: 'Vivid',
          evidence: test85.measured('Vivid 2741 11883K'),
        },
        { value: 2627, mode: 'other', condition: 'Game', evidence: test85.measured('Game 2627 11883K') },
        {
          value: 1750,
          mode: 'movie',
          condition: 'Cinema, calibrated',
          evidence: test85.measured('Cinema - Calibrated 1750 6506K'),
        },
        { value: 1980, mode: 'movie', condition: 'Cinema', evidence: test85.measured('Cinema 1980 8383K') },
        {
          value: 2700,
          evidence: foreign(
            preview85.relayed('2700 ANSI lumen per il modello LG'),
            'it',
            "2700 ANSI lumens for LG's model",
          ),
        },
        {
          value: 1942,
          mode: 'movie',
          condition: 'Expert Dark, calibrated',
          evidence: again(test85.measured('Expert Dark - Calibrated 1942 6511K')),
        },
        {
          value: 2741,
          mode: 'other',
          condition: 'Standard',
          evidence: again(test85.measured('Standard 2741 11883K')),
        },
      ],
      lightHours: [
        {
          value: 20_000,
          evidence: foreign(
            preview85.relayed('un motore laser a tre canali con 20.000 ore di vita stimate'),
            'it',
            'a three-channel laser engine with an estimated life of 20,000 hours',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'HU915QE',
    kind: 'ultraShortThrow',
    otherNames: ['CineBeam HU915QE'],
    resolution: [
      {
        width: 2716,
        height: 1528,
        evidence: review915.relayed(
          'It has a native resolution of 2,716 x 1,528, which is shifted twice to hit 4K',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: review915.relayed(
          'the HU915QE relies on pixel shifting to achieve a visible 4K resolution',
        ),
      },
    ],
    // The reference is not said: from the lens no lens of this kind could be so near.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'in',
        step: 0.1,
        rows: [
          [90, 2.2],
          [120, 7.2],
        ],
        farEnd: 'none',
        evidence: review915.relayed(
          'a 90-inch 4K image from 2.2-inches away, or a 120-inch image from 7.2-inches',
        ),
      },
    ],
    lightSource: [
      { source: 'laser', evidence: review915.relayed('The HU915QE is a triple laser projector') },
    ],
    hdmi: [
      {
        count: 3,
        evidence: review915.relayed('Around back, there are three HDMI ports, 2 USB connections'),
      },
    ],
    system: [
      {
        name: 'webOS',
        evidence: review915.relayed('the HU915QE is also powered by LG’s WebOS platform'),
      },
    ],
    priceClass: [
      { priceClass: 'over2000', evidence: review915.relayed('I just wish it was cheaper than $5,000') },
    ],
    numbers: {
      brightness: [{ value: 3700, evidence: review915.relayed('reaching up to 3,700 lumens') }],
      weight: [{ value: 12.2, evidence: review915.relayed("It's not exactly heavy, at 26.9 pounds") }],
      speakers: [{ value: 40, evidence: review915.relayed('The CineBeam’s 40-watt 2.2 speaker setup') }],
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
        evidence: foreign(
          shop85.claim('UHD par technologie XRP 2x (résolution native : 2716 × 1528)'),
          'fr',
          'UHD by XRP 2x technology (native resolution: 2716 × 1528)',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          shop85.claim('UHD par technologie XRP 2x (résolution native : 2716 × 1528)'),
          'fr',
          'UHD by XRP 2x technology (native resolution: 2716 × 1528)',
        ),
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
        farEnd: 'none',
        evidence: foreign(
          shop85.claim('100 pouces à une distance de 10 cm, 120 pouces à une distance de 18,3 cm'),
          'fr',
          '100 inches at a distance of 10 cm, 120 inches at a distance of 18.3 cm',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(shop85.claim('projecteur laser RVB DLP'), 'fr', 'DLP projector with RGB laser'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2700,
          evidence: foreign(
            shop85.claim('luminosité maximale : 2700 lumens ANSI'),
            'fr',
            'highest brightness: 2700 ANSI lumens',
          ),
        },
      ],
      noise: [
        {
          value: 30,
          condition: 'normal mode',
          evidence: foreign(
            shop85.claim('30 dB en mode normal, 26 dB en mode éco'),
            'fr',
            '30 dB in normal mode, 26 dB in eco mode',
          ),
        },
        {
          value: 26,
          condition: 'eco mode',
          evidence: foreign(
            shop85.claim('30 dB en mode normal, 26 dB en mode éco'),
            'fr',
            '30 dB in normal mode, 26 dB in eco mode',
          ),
        },
      ],
      ratedContrast: [
        {
          value: 2_000_000,
          evidence: foreign(
            again(shop85.claim('rapport de contraste : 2 000 000:1')),
            'fr',
            'contrast ratio: 2,000,000:1',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'HU70LA',
    kind: 'homeTheater',
    otherNames: ['HU70LS', 'HU70LG'],
    lightSource: [{ source: 'led', evidence: guide70 }],
    system: [
      {
        name: 'webOS',
        evidence: guide70,
      },
    ],
    priceClass: [
      { priceClass: 'upTo2000', evidence: again(portableTest.relayed('LG HU70LA Price: $1,800')) },
    ],
    numbers: {
      brightness: [{ value: 952, mode: 'other', evidence: portableTest.measured('ANSI lumens: 952') }],
      speakers: [
        {
          value: 6,
          evidence: again(
            portableTest.relayed(
              'Speakers: Tw o 3 - w a t t … The thin and hollow 3-watt speakers are the only real disappointment',
            ),
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'CineBeam PU700R',
    kind: 'portable',
    otherNames: ['PU700R'],
    pictureSizes: [
      {
        min: 60,
        max: 120,
        evidence: foreign(
          pradPu700.relayed('der ihn für Leinwände mit 60 bis 120 Zoll empfiehlt'),
          'de',
          'who recommends it for screens of 60 to 120 inches',
        ),
      },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: foreign(
          pradPu700.relayed('eine LED-Lichtquelle aus roten, blauen und grünen Dioden implementiert'),
          'de',
          'given an LED light source of red, blue and green diodes',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: again(firstQube.relayed("the similarly-spec'd LG CineBeam PU700R sells for $1,500")),
      },
    ],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: feedPu700.relayed(
            'The new LG CineBeam PU700R 4K projector is a portable beamer … date published: 2023-05-26',
          ),
        },
      ],
      brightness: [
        {
          value: 725,
          mode: 'movie',
          condition: 'Filmmaker, calibrated',
          evidence: foreign(
            pradPu700.measured('Im kalibrierten Modus „Filmmaker“ verbleiben davon 725 Lumen'),
            'de',
            'In the calibrated mode “Filmmaker” 725 lumens of them remain',
          ),
        },
        {
          value: 882,
          mode: 'other',
          condition: 'Standard',
          evidence: foreign(
            pradPu700.measured('Im Werksmodus „Standard“ werden noch ordentliche 882 Lumen erzielt'),
            'de',
            'In the factory mode “Standard” a decent 882 lumens are still reached',
          ),
        },
        {
          value: 1000,
          evidence: foreign(
            pradPu700.relayed('die eine maximale Lichtausbeute von 1000 Lumen erreichen soll'),
            'de',
            'which is meant to reach a highest light output of 1000 lumens',
          ),
        },
      ],
      nativeContrast: [
        {
          value: 500,
          condition: 'calibrated, on/off',
          evidence: foreign(
            pradPu700.measured(
              'Nach der Kalibrierung ermitteln wir Kontrastwerte von 500:1 (On/Off) und 180:1 (ANSI)',
            ),
            'de',
            'After calibration we find contrasts of 500:1 (on/off) and 180:1 (ANSI)',
          ),
        },
      ],
      ansiContrast: [
        {
          value: 180,
          condition: 'calibrated',
          evidence: foreign(
            pradPu700.measured(
              'Nach der Kalibrierung ermitteln wir Kontrastwerte von 500:1 (On/Off) und 180:1 (ANSI)',
            ),
            'de',
            'After calibration we find contrasts of 500:1 (on/off) and 180:1 (ANSI)',
          ),
        },
      ],
      ratedContrast: [
        {
          value: 150_000,
          evidence: doubted(
            foreign(
              again(
                pradPu700.relayed(
                  'LG beziffert den Kontrast mit 150 000:1, den wir in keinem Preset bestätigen können',
                ),
              ),
              'de',
              'LG gives the contrast as 150,000:1, which we cannot confirm in any preset',
            ),
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'CineBeam Qube HU710PB',
    kind: 'portable',
    otherNames: ['CineBeam Qube', 'CineBeam Q', 'HU710PB'],
    // The same sentence rounds it to 12 feet for 120 inches, for which the ratio asks 10.5.
    throwRatio: [
      {
        min: 1.2,
        max: 1.2,
        evidence: firstQube.relayed('It has a 1.2 throw ratio, which is pretty comfortable for indoor use'),
      },
    ],
    cabinet: [
      {
        width: 8,
        height: 13.5,
        evidence: foreign(
          newsQube.relayed(
            'misura 135 millimetri quadrati su un lato e solo 80 millimetri di larghezza nella parte anteriore',
          ),
          'it',
          'measures 135 millimeters square on one side and only 80 millimeters across the front',
        ),
      },
    ],
    system: [
      {
        name: 'webOS',
        evidence: foreign(
          newsQube.relayed("Qube utilizza il webOS dell'azienda"),
          'it',
          "Qube uses the company's webOS",
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(newsQube.relayed('Proiettore laser di ieri'), 'it', 'Laser projector yesterday'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          evidence: feedQube.relayed(
            'LG just announced its latest 4K projector, the CineBeam Qube. It’ll officially unveil the projector at CES 2024 in early January',
          ),
        },
      ],
      brightness: [
        {
          value: 500,
          evidence: foreign(newsQube.relayed('emette 500 lumen ANSI'), 'it', 'gives 500 ANSI lumens'),
        },
        { value: 500, evidence: firstQube.relayed('The only major downside is the 500 ANSI lumen rating') },
      ],
      ratedContrast: [
        {
          value: 450_000,
          evidence: firstQube.relayed(
            'its laser projection technology will achieve a 450,000:1 contrast ratio',
          ),
        },
      ],
      weight: [
        { value: 1.49, evidence: foreign(newsQube.relayed('pesa 3,28 libbre'), 'it', 'weighs 3.28 pounds') },
      ],
      depth: [
        {
          value: 13.5,
          evidence: foreign(
            newsQube.relayed(
              'misura 135 millimetri quadrati su un lato e solo 80 millimetri di larghezza nella parte anteriore',
            ),
            'it',
            'measures 135 millimeters square on one side and only 80 millimeters across the front',
          ),
        },
      ],
      speakers: [
        {
          value: 3,
          evidence: foreign(
            newsQube.relayed('un amplificatore mono da 3 W integrato'),
            'it',
            'a built-in 3 W mono amplifier',
          ),
        },
      ],
    },
  },
];
