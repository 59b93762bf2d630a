import { again, foreign, page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const SEEN = '2026-11-27';

// Read in a list that names this page.
const sheetMax = page('https://us.valerion.com/products/max', SEEN);
const appliancesMax = page(
  'https://theappliancesreviews.com/xgimi-horizon-20-max-mid-focal-laser-4k-projector-review',
  SEEN,
);
const reviewMars = page(
  'https://tecnologiesuna.blogspot.com/2023/07/test-dangbei-mars-un-videoprojecteur.html',
  SEEN,
);
// Read in a stored copy of the site's feed.
const feedVero = page(
  'https://tweakers.net/nieuws/222306/acer-onthult-nieuwe-lijn-vero-laserprojectors-vanaf-1600-euro.html',
  '2026-11-28',
);
// Read in a copy whose links name this page.
const newsVero = page('https://www.howtogeek.com/acer-vero-laser-projectors-hl6810-series/', '2026-11-28');
const newsPlayCube = page(
  'https://www.hdtvtest.co.uk/news/tcl-launches-its-funky-playcube-projector-with-a-twist',
  '2026-11-28',
);
const fairPlayCube = page(
  'https://www.avpasion.com/playcube-tcl-mini-proyector-divertido-raro',
  '2026-11-28',
);
const releasePlayCube = page(
  'https://3dnews.ru/1135430/vipushchen-umniy-portativniy-proektor-tcl-playcube-s-povorotnoy-konstruktsiey',
  '2026-11-28',
);
const reviewPlayCube = page(
  'https://www.yankodesign.com/2026/06/26/tcl-playcube-review-one-twist-replaces-your-entire-projector-setup/amp/',
  '2026-11-28',
);
const testNova = page('https://techpowerup.com/review/wemax-nova-ust-4k-projector/5.html', SEEN);
const reviewCine = page(
  'https://www.projectorcentral.com/Leica-Cine-1-Laser-TV-UST-Projector-Review.htm',
  READ,
);
const newsCine = page('https://fstoppers.com/gear/can-watch-tv-leica-now-615309', READ);
const shopCine = page(
  'https://blog.son-video.com/en/2023/06/leica-cine-1-ultra-short-throw-projection-at-its-finest/',
  READ,
);
const stereonetCine = page(
  'https://www.stereonet.com/au/reviews/leica-cine-1-cinema-tv-short-throw-projector-review/',
  SEEN,
);
const encoreCine = page('https://encore-mag.ch/leica-veut-nous-rendre-accros/', SEEN);
const announcedCine = page(
  'https://kulturegeek.fr/news-265251/leica-cine-1-leica-devoile-premier-videoprojecteur-laser-4k-courte-focale-etc',
  '2026-11-30',
);
const newsPlay = page(
  'https://nouvelles-dujour.com/le-nouveau-videoprojecteur-cine-play-1-de-leica-cache-un-petit-secret',
  SEEN,
);
const newsPlayPlus = page('https://the-gadgeteer.com/?p=490564', SEEN);

const lagMax = sheetMax.relayed('Input lag: 4ms at 1080p@240Hz (also 8ms at 1080p@120Hz, 15ms at 4K@60Hz)');
const lightPlay = foreign(
  newsPlay.relayed(
    'la luminosité est annoncée à 3000 lumens avec une taille de projection de 65 à 300 pouces',
  ),
  'fr',
  'the brightness is given as 3000 lumens, with pictures of 65 to 300 inches',
);

/** Brands with a model or two. */
export const others: ProjectorSource[] = [
  {
    brand: 'Acer',
    model: 'Vero HL6810',
    kind: 'homeTheater',
    otherNames: ['Vero HL6810ATV', 'HL6810'],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.1,
        rows: [[100, 2.5]],
        farEnd: 'unknown',
        evidence: newsVero.relayed('can produce a 100-inch image at a throw distance of 2.5 meters'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: newsVero.relayed('use a hybrid laser-LED light source') }],
    hdmi: [
      {
        count: 2,
        evidence: newsVero.relayed('a relatively simple port selection: two HDMI 2.0b ports'),
      },
    ],
    netflix: [
      {
        runs: false,
        evidence: again(
          newsVero.relayed(
            'neither of these projectors have built-in smart TV software … and must be connected to an external device for streaming',
          ),
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          evidence: foreign(
            feedVero.relayed(
              'Acer heeft woensdag een nieuwe lijn Vero-laserprojectors onthuld: de Acer Vero HL6810 en de Acer Vero HL6810ATV … pubDate Fri, 24 May 2024 11:26:33 GMT',
            ),
            'nl',
            'on Wednesday Acer unveiled a new line of Vero laser projectors, the HL6810 and the HL6810ATV; Friday, May 24, 2024',
          ),
        },
      ],
      brightness: [
        {
          value: 4000,
          evidence: newsVero.relayed('Both offer a 4K resolution with 4,000 ANSI lumens of brightness'),
        },
      ],
      ratedContrast: [
        { value: 50_000, evidence: newsVero.relayed('They also provide a 50,000:1 contrast ratio') },
      ],
      zoom: [{ value: 1.3, evidence: newsVero.relayed('a 1.3x manual zoom lens') }],
      lightHours: [
        {
          value: 30_000,
          condition: 'ECO mode',
          evidence: newsVero.relayed('Acer promises a 30,000 hour lifespan for its new projectors'),
        },
        {
          value: 20_000,
          condition: 'ECO mode off',
          evidence: newsVero.relayed('Disabling ECO mode knocks the lifespan down to 20,000 hours'),
        },
      ],
    },
  },
  {
    brand: 'Valerion',
    model: 'VisionMaster Max',
    kind: 'portable',
    throwRatio: [{ min: 0.9, max: 1.5, evidence: sheetMax.relayed('0.9-1.5:1') }],
    lightSource: [{ source: 'laser', evidence: sheetMax.relayed('RGB triple laser') }],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: again(appliancesMax.relayed('Valerion VisionMaster Max (3,500 ISO Lumens) – $ 5,000')),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 3500,
          evidence: appliancesMax.relayedIso('Valerion VisionMaster Max (3,500 ISO Lumens)'),
        },
      ],
      ratedContrast: [
        { value: 50_000, condition: 'dynamic', evidence: sheetMax.relayed('50000:1 (viewing)') },
      ],
      inputLag: [
        { value: 15, condition: '4K at 60 Hz', evidence: lagMax },
        { value: 8, condition: '1080p at 120 Hz', evidence: lagMax },
        { value: 4, condition: '1080p at 240 Hz', evidence: lagMax },
      ],
    },
  },
  {
    brand: 'Dangbei',
    model: 'Mars',
    kind: 'portable',
    otherNames: ['DBOX01'],
    throwRatio: [
      {
        min: 1.27,
        max: 1.27,
        evidence: foreign(
          reviewMars.relayed("muni d'une optique fixe avec un rapport de 1,27:1"),
          'fr',
          'with a fixed lens of a ratio of 1.27:1',
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          reviewMars.relayed('une définition native Full HD de 1920 x 1080 pixels'),
          'fr',
          'a native Full HD resolution of 1920 x 1080 pixels',
        ),
      },
    ],
    pixelShift: [
      {
        shows: 'none',
        evidence: foreign(
          reviewMars.relayed("Il n'utilise pas la wobulation"),
          'fr',
          'It does not shift pixels',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          reviewMars.relayed('une durée de vie de 30 000 h pour ce laser ALPD 2.0'),
          'fr',
          'a life of 30,000 h for this ALPD 2.0 laser',
        ),
      },
    ],
    netflix: [
      {
        runs: true,
        evidence: foreign(
          reviewMars.relayed("Il embarque nativement l'application Netflix qui fonctionne en Full HD"),
          'fr',
          'It has the Netflix app built in, which works in Full HD',
        ),
      },
    ],
    system: [
      {
        name: 'Android',
        evidence: foreign(
          again(
            reviewMars.relayed(
              "Du côté du système d'exploitation, on retrouve une version personnalisée d'Android",
            ),
          ),
          'fr',
          'Its operating system is a customized version of Android',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: foreign(
          again(reviewMars.relayed('Le Dangbei Mars est vendu environ 1100 €')),
          'fr',
          'The Dangbei Mars sells for about €1,100',
        ),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2100,
          evidence: foreign(
            reviewMars.relayed('une luminosité annoncée de 2100 lumens'),
            'fr',
            'a stated brightness of 2100 lumens',
          ),
        },
      ],
      lightHours: [
        {
          value: 30_000,
          evidence: foreign(
            reviewMars.relayed('une durée de vie de 30 000 h pour ce laser ALPD 2.0'),
            'fr',
            'a life of 30,000 h for this ALPD 2.0 laser',
          ),
        },
      ],
      speakers: [
        {
          value: 20,
          evidence: foreign(
            reviewMars.relayed('composé de deux haut-parleurs de 10 W'),
            'fr',
            'made of two speakers of 10 W',
          ),
        },
      ],
    },
  },
  {
    brand: 'Leica',
    model: 'Cine 1',
    kind: 'ultraShortThrow',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: stereonetCine.relayed('0.47” DMD chip with a native resolution of 1,920x1,080'),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: stereonetCine.relayed(
          'the chip flashes these in fast succession to achieve its 3,840x2,160 (4K) resolution',
        ),
      },
    ],
    // Its focus is fixed to one size; this is the version for 100 inches.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'in',
        step: 1,
        rows: [[100, 12]],
        farEnd: 'none',
        evidence: newsCine.relayed('projecting a 100-inch image at 2,500 lumens from 12 inches away'),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: reviewCine.relayed('a repackaged top-line Hisense triple-laser UST projector'),
      },
    ],
    system: [
      {
        name: 'Google TV',
        evidence: reviewCine.relayed('Google TV web streaming with working Netflix app'),
      },
    ],
    netflix: [
      { runs: true, evidence: reviewCine.relayed('Google TV web streaming with working Netflix app') },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: reviewCine.relayed('in the 100-inch, fixed-focus version reviewed here at $8,995'),
      },
    ],
    hdmi: [
      {
        count: 3,
        evidence: again(
          shopCine.relayed(
            'The connectors include three HDMI ports to connect a 4K Blu-ray player as well as a game console',
          ),
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: foreign(
            announcedCine.relayed('sera commercialisé en Europe au second trimestre 2023'),
            'fr',
            'will be sold in Europe in the second quarter of 2023',
          ),
        },
      ],
      brightness: [
        {
          value: 2500,
          condition: '100-inch version',
          evidence: shopCine.relayed('equipped with a very bright (2,500 lumens) triple RGB laser'),
        },
        { value: 3000, evidence: stereonetCine.relayed('Its 3,000+ Lumen light output') },
        {
          value: 2100,
          condition: '80-inch version',
          evidence: again(
            newsCine.relayed('the other projecting an 80-inch image at 2,100 lumens from 6 inches away'),
          ),
        },
      ],
      nativeContrast: [
        {
          value: 1000,
          evidence: stereonetCine.relayed('The native contrast ratio is quoted as 1,000:1'),
        },
      ],
      ratedContrast: [
        {
          value: 2_000_000,
          condition: 'dynamic',
          evidence: stereonetCine.relayed('with dynamic contrast pushing this number to 2,000,000:1'),
        },
      ],
      lightHours: [
        {
          value: 25_000,
          evidence: shopCine.relayed('which is estimated to be approximately 25,000 hours'),
        },
      ],
      inputLag: [{ value: 30, evidence: newsCine.relayed('offer 30-millisecond latency') }],
      speakers: [
        {
          value: 50,
          evidence: foreign(
            encoreCine.relayed('deux haut-parleurs de 25 W font le job'),
            'fr',
            'two speakers of 25 W do the job',
          ),
        },
      ],
    },
  },
  {
    brand: 'Leica',
    model: 'Cine Play 1',
    kind: 'portable',
    pictureSizes: [{ min: 65, max: 300, evidence: lightPlay }],
    hdmi: [
      {
        count: 2,
        evidence: foreign(
          newsPlay.relayed('on retrouve les deux ports HDMI, les deux ports USB-A'),
          'fr',
          'it has the same two HDMI ports and two USB-A ports',
        ),
      },
    ],
    system: [
      {
        name: 'Vidaa',
        evidence: foreign(
          newsPlay.relayed('l’OS du vidéoprojecteur qui n’est autre que Vidaa'),
          'fr',
          'the system of the projector, which is none other than Vidaa',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: newsPlayPlus.relayed("compared to the original Play 1's $3,795 price tag"),
      },
    ],
    numbers: {
      brightness: [
        { value: 3000, evidence: newsPlayPlus.relayed('from 3,000 lumens on the original Play 1') },
      ],
    },
  },
  {
    brand: 'TCL',
    model: 'PlayCube',
    kind: 'portable',
    throwRatio: [{ min: 1.21, max: 1.21, evidence: newsPlayCube.relayed('It has a throw ratio of 1.21:1') }],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: newsPlayCube.relayed('capable of throwing up 1080p visuals'),
      },
    ],
    system: [
      {
        name: 'Google TV',
        evidence: reviewPlayCube.relayed('Built-in Google TV with officially licensed Netflix'),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: foreign(fairPlayCube.relayed('Hablamos de 799 euros'), 'es', 'it is 799 euros'),
      },
    ],
    netflix: [
      {
        runs: true,
        evidence: again(
          reviewPlayCube.relayed('Built-in Google TV with officially licensed Netflix needs no extra dongle'),
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2025,
          evidence: foreign(
            fairPlayCube.relayed(
              'Lo han presentado oficialmente en el IFA 2025, y sí, ahora ya no es un simple concepto, sino un producto real que podrás comprar desde este mismo 5 de septiembre',
            ),
            'es',
            'it was officially presented at IFA 2025, and is no longer a mere concept but a real product, on sale from September 5',
          ),
        },
        {
          value: 2025,
          evidence: newsPlayCube.relayed(
            'One of the most notable new gadgets to appear at this year’s CES 2025 show in January was TCL’s novel Playcube projector',
          ),
        },
      ],
      brightness: [
        {
          value: 750,
          evidence: foreign(
            releasePlayCube.relayedIso(
              'его высокая яркость, которая составляет 750 люменов по стандарту ISO',
            ),
            'ru',
            'its high brightness, which is 750 lumens to the ISO standard',
          ),
        },
      ],
      weight: [
        {
          value: 1.3,
          evidence: foreign(
            releasePlayCube.relayed('размерами 149,8 × 96,6 × 96,6 мм при массе 1,3 кг'),
            'ru',
            'of 149.8 × 96.6 × 96.6 mm and 1.3 kg',
          ),
        },
        {
          value: 1.2,
          evidence: foreign(
            again(fairPlayCube.relayed('Solo mide 15 x 9,7 x 9,7 cm, pesa 1,2 kilos')),
            'es',
            'it measures only 15 x 9.7 x 9.7 cm and weighs 1.2 kg',
          ),
        },
      ],
      speakers: [{ value: 5, evidence: reviewPlayCube.relayed('Single 5W speaker') }],
    },
  },
  {
    brand: 'Wemax',
    model: 'Nova',
    kind: 'ultraShortThrow',
    pixelShift: [{ shows: '4k', evidence: testNova.relayed('through a two-phase pixel shift') }],
    system: [
      {
        name: 'Android',
        evidence: again(
          testNova.relayed('from boot up with the logo on the screen to the navigational Android interface'),
        ),
      },
    ],
    numbers: {
      brightness: [
        { value: 2100, evidence: testNova.relayed('their 2100 ANSI lumens specification') },
        {
          value: 2475,
          mode: 'other',
          condition: 'default settings',
          evidence: testNova.measured('which results in 2475 lumens'),
        },
      ],
      noise: [
        {
          value: 39.4,
          condition: 'at 12 inches (30 cm) behind it',
          evidence: testNova.measured(
            'generated 39.4 dBA at a distance of 12 inches directly behind the unit',
          ),
        },
      ],
    },
  },
];
