import { again, foreign, officialRatios, page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'BenQ';
const SEEN = '2026-11-30';

const test4100 = page(
  'https://rehders.de/test-benq-w4100i-kalibrierter-4k-projektor-mit-langlebiger-led-lichtquelle-und-hdr10/',
  READ,
);
const prad4100 = page(
  'https://www.prad.de/testberichte/test-benq-w4100i-4k-projektor-mit-dynamischem-tonemapping-fuer-hdr/4',
  READ,
);
const sonVideo4100 = page(
  'https://blog.son-video.com/en/2025/09/benq-w4100i-review-should-you-opt-for-this-4k-hdr-projector',
  '2026-11-30',
);
const vision4100 = page('https://audiovision.de/benq-w4100i-test/', READ);
const pradStreams4100 = page(
  'https://www.prad.de/testberichte/test-benq-w4100i-4k-projektor-mit-dynamischem-tonemapping-fuer-hdr/3',
  '2026-11-27',
);
const review4100 = page(
  'https://www.projectorreviews.com/benq/benq-w4100i-4k-4led-home-theater-projector-review',
  '2026-11-27',
);
const polish4100 = page('https://magazynt3.pl/test-benq-w4100i/', '2026-11-27');
const copy4100 = page(
  'http://cara-project.org/benq-w4100i-home-cinema-projector-review119c.html?add_compare_list=12682',
  '2026-11-27',
);
const indian4100 = page('https://www.stuffindia.in/reviews/benq-w4100i-review/732', '2026-11-27');
const interview2025 = page(
  'https://arabianbusinessweek.net/2025/10/02/advancing-home-cinema-with-ssi-ai-cinema-and-unmatched-colour-precision',
  '2026-11-27',
);
const distances2025 = page('https://gikyusan.hatenablog.com/entry/2025/07/03/103615', '2026-11-27');
// Read in a catalog that names these pages and says of each model whether it is a current one.
const catalogW2720i = page('https://www.benq.com/en-us/projector/cinema/w2720i/spec.html', '2026-11-27');
const catalogW5800 = page('https://www.benq.com/en-in/projector/cinema/w5800/spec.html', '2026-11-27');
const catalogW5850 = page('https://www.benq.com/en-in/projector/cinema/w5850/spec.html', '2026-11-27');
const catalogTk860i = page('https://www.benq.com/en-in/projector/cinema/tk860i/spec.html', '2026-11-27');
const catalogTk705i = page('https://www.benq.com/en-in/projector/cinema/tk705i/spec.html', '2026-11-27');
const catalogTk710sti = page('https://www.benq.com/en-ap/projector/gaming/tk710sti/spec.html', '2026-11-27');
const japanese3100 = page('https://www.benq.com/ja-jp/projector/gaming/x3100i/spec.html', SEEN);
const makerHT2050A = page('https://www.benq.com/en-us/projector/cinema/ht2050a.html', '2026-11-27');
const makerHT2060 = page('https://www.benq.com/en-us/projector/cinema/ht2060.html', '2026-11-27');
// An earlier state of the same list, with the brightness.
const ratios = page(
  'https://github.com/KinneyB42/budgetprojectors/blob/755d4ffbbf14a9b4279fdc04811751bd187d3883/js/throw-data.js',
  '2026-11-27',
);
const makerHT4550i = page('https://www.benq.com/en-us/projector/cinema/ht4550i.html', '2026-11-27');
const makerTK700STiSheet = page(
  'https://www.benq.com/en-us/projector/gaming/tk700sti/spec.html',
  '2026-11-27',
);
const makerTK860i = page('https://www.benq.com/en-us/projector/cinema/tk860i.html', '2026-11-27');
const makerW2720i = page('https://www.benq.com/en-us/projector/cinema/w2720i.html', '2026-11-27');
const makerW4100i = page('https://www.benq.com/en-us/projector/cinema/w4100i.html', '2026-11-27');
const makerW5850 = page('https://www.benq.com/en-us/projector/cinema/w5850.html', '2026-11-27');
const makerX3100iSheet = page('https://www.benq.com/en-us/projector/gaming/x3100i/spec.html', '2026-11-27');
const prad4000 = page(
  'https://www.prad.de/testberichte/test-benq-w4000i-kalibrierter-4k-heimkino-projektor/4',
  '2026-11-27',
);
const australian4000 = page(
  'https://www.gadgetguy.com.au/benq-w4000i-home-theatre-projector-review/',
  '2026-11-27',
);
const review4000 = page(
  'https://allhomecinema.com/review-benq-w4000i-calibrated-4k-home-cinema-projector/',
  '2026-11-27',
);
const cnet2720 = page('https://autopilotr.com/?p=184934', '2026-11-27');
const french2720 = page(
  'https://www.frandroid.com/marques/benq/2599061_test-du-benq-w2720i-ce-videoprojecteur-fond-de-salle-sous-android-tv-a-t-il-tout-dun-grand',
  '2026-11-27',
);
const streams2720 = page(
  'https://arrete-ton-cinema.com/test-du-projecteur-benq-w2720i-performance-et-avis',
  '2026-11-27',
);
const test860 = page('https://www.av-magazin.de/BenQ-TK860i-im-Test-Messunge.10351.0.html', '2026-11-27');
const prad5850 = page(
  'https://www.prad.de/testberichte/test-benq-w5850-kalibrierter-4k-laserprojektor/4',
  '2026-11-27',
);
const pradTk800 = page(
  'https://www.prad.de/testberichte/test-benq-tk800-projektor-fuer-sportereignissen/5/',
  '2026-11-27',
);
const copy3100 = page('http://tivi360.info/benq-x3100i-led-gaming-projector-review.html', '2026-11-27');
const australian3000 = page('https://whathifi.com/reviews/benq-x3000i', '2026-11-27');
const price3000 = page('https://www.whathifi.com/au/reviews/benq-x3000i', '2026-11-27');
const spanish3000 = page(
  'https://www.xataka.com/analisis/benq-x3000i-analisis-caracteristicas-precio-especificaciones',
  '2026-11-28',
);
const guide2023 = page('https://www.howtogeek.com/best-gaming-projectors/', '2026-11-27');
// Read in a stored copy of the site's feed.
const feed705 = page(
  'https://www.techradar.com/televisions/projectors/benqs-sharp-looking-new-4k-projectors-promise-hdmi-2-1-with-ultra-low-lag-for-gaming-plus-great-streaming-and-connectivity-options',
  '2026-11-28',
);
const maker705 = page('https://www.benq.com/en-us/projector/cinema/tk705sti/spec.html', '2026-11-27');
const japanese705 = page('https://www.benq.com/ja-jp/projector/cinema/tk705sti/spec.html', '2026-11-27');
const japanese710 = page('https://www.benq.com/ja-jp/projector/gaming/tk710sti/spec.html', '2026-11-27');
const japanese700 = page('https://www.benq.com/ja-jp/projector/gaming/tk700sti/spec.html', '2026-11-27');
const british1300 = page(
  'https://www.pressreader.com/uk/what-hi-fi-uk/20220817/281934546723256',
  '2026-11-27',
);
const canadian1300 = page(
  'https://manidin.com/blogs/news/i-m-fascinated-by-tech-trends-that-relate-to-my-demographic-group',
  '2026-11-27',
);
const launch3000 = page(
  'https://www.whathifi.com/news/benqs-x3000i-is-the-worlds-first-4led-4k-hdr-gaming-projector',
  '2026-11-27',
);
const newsX = page(
  'https://media-tips.techidaily.com/amazing-features-of-benqs-latest-high-speed-ultra-hd-projector-range/',
  '2026-11-29',
);
const lagX300 = again(
  newsX.relayed(
    'Input lag reaches a minimum of 16ms in 4K 60Hz mode, though it can dip to 4ms at 1080p 240Hz … a 4K projector with the same input lag as the large X3100i',
  ),
);
const makerX500i = page('https://www.benq.com/en-us/projector/gaming/x500i/spec.html', '2026-11-29');
const makerTK705i = page('https://www.benq.com/en-us/projector/cinema/tk705i.html', '2026-11-27');
const makerW5800 = page('https://www.benq.com/en-us/projector/cinema/w5800.html', '2026-11-27');
const makerTH685i = page('https://www.benq.com/en-us/projector/cinema/th685i.html', '2026-11-27');
const review5800 = page(
  'https://www.stereonet.com/au/reviews/benq-w5800-4k-home-cinema-projector-review/',
  '2026-11-27',
);
const review690 = page(
  'https://www.projectorcentral.com/BenQ-TH690ST-LED-Gaming-Projector-Review.htm',
  '2026-11-27',
);
const secrets690 = page(
  'https://hometheaterhifi.com/reviews/video-display/projectors/benq-th690st-projector-review/',
  '2026-11-27',
);
const shop690 = page(
  'https://blog.son-video.com/en/2022/12/benq-th690st-a-gaming-projector-suitable-for-home-theater/',
  '2026-11-27',
);
const review685 = page(
  'https://www.projectorcentral.com/BenQ-TH685i-DLP-Gaming-Projector-Review.htm',
  '2026-11-27',
);
const news50 = page('https://www.gamereactor.es/benq-gv50-1408863/', '2026-11-27');
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
  '2026-11-30',
);
const reviewTk800 = page(
  'https://www.avhub.com.au/product-reviews/sound-image/benq-tk800-4k-av-projector-review-498294',
  READ,
);
const reviewW1700 = page(
  'https://www.avhub.com.au/product-reviews/sound-image/benq-w1700-uhd-projector-review-487583',
  READ,
);
const review2050a = page('https://www.projectorcentral.com/BenQ-HT2050A-review.htm?print=1', '2026-11-28');
const reference2050 = page(
  'https://referencehometheater.com/review/benq-ht2050-projector-review/',
  '2026-11-28',
);
const cnet2050 = page('https://www.cnet.com/reviews/benq-ht2050-review/', READ);
const reviewW1090 = page(
  'https://www.avhub.com.au/product-reviews/sound-image/benq-w1090-av-projector-460448',
  '2026-11-28',
);
const australianW2000 = page(
  'https://www.avhub.com.au/product-reviews/sound-image/benq-w2000-av-projector-review-412900',
  READ,
);
const reviewW2000 = page('https://www.testedtechnology.co.uk/multimedia/benq-w2000-projector/', READ);
const bodyW2000 = again(
  reviewW2000.relayed('The sleek white and silver 380.5 x 121.7 x 277mm body weighs just 3.6kg'),
);
const review3100 = page('https://me.pcmag.com/en/projector-reviews/21443/benq-x3100i', '2026-11-27');
// Other words of the same page, read on another day.
const offer3100 = page('https://me.pcmag.com/en/projector-reviews/21443/benq-x3100i', '2026-11-30');
const news3000 = page(
  'http://potions.sg/gaming/news/the-benq-x3000i-is-a-4k-projector-for-gamers-seeking-a-large-display/',
  '2026-11-27',
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
        evidence: foreign(
          vision4100.relayed(
            'über den 0,65-Zoll großen DLP-Chip von Texas Instruments mit Full-HD-Auflösung',
          ),
          'de',
          'about the 0.65-inch DLP chip from Texas Instruments with full HD resolution',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          test4100.relayed('Seine 4K-Auflösung erzielt er via XPR-Shift-Technologie'),
          'de',
          'It reaches its 4K resolution through XPR shift technology',
        ),
      },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: foreign(
          test4100.relayed('Implementiert ist eine überaus langlebige 4LED-Lichtquelle'),
          'de',
          'It has a very long-lived 4LED light source',
        ),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.1,
        rows: [[100, 2.5, 3.3]],
        evidence: foreign(
          distances2025.relayed('W4100iが100型:2.5~3.3mで、W2720iが100型:2.2~2.9m'),
          'ja',
          'W4100i: 100 inches from 2.5 to 3.3 m; W2720i: 100 inches from 2.2 to 2.9 m',
        ),
      },
    ],
    throwRatio: [
      {
        min: 1.15,
        max: 1.5,
        evidence: makerW4100i.relayed('"throwRatioWide": 1.15, "throwRatioTele": 1.50'),
      },
    ],
    priceClass: [{ priceClass: 'over2000', evidence: review4100.relayed('priced at $2,999 (MSRP)') }],
    hdmi: [
      {
        count: 3,
        version: '2.1',
        evidence: review4100.relayed('has been upgraded to include three HDMI 2.1 inputs'),
      },
    ],
    system: [
      {
        name: 'Android TV (dongle)',
        evidence: foreign(
          polish4100.relayed('osłona na dołączonego dongla Android TV'),
          'pl',
          'cover for the Android TV dongle that comes with it',
        ),
      },
      {
        name: 'Google TV (dongle)',
        evidence: indian4100.relayed('the supplied Google TV dongle sits neatly in its own bay'),
      },
    ],
    cabinet: [
      {
        width: 42,
        height: 13.5,
        evidence: foreign(
          vision4100.relayed('Die Abmessungen sind mit 42 x 13,5 x 31,2 Zentimetern'),
          'de',
          'The dimensions are 42 x 13.5 x 31.2 centimeters',
        ),
      },
    ],
    netflix: [
      {
        runs: true,
        evidence: foreign(
          pradStreams4100.relayed('Dazu gehören Disney+, Netflix, Amazon Prime Video'),
          'de',
          'Among them are Disney+, Netflix, Amazon Prime Video',
        ),
      },
    ],
    numbers: {
      warranty: [
        {
          value: 2,
          condition: 'Germany',
          evidence: again(
            foreign(test4100.relayed('BenQ bietet 2 Jahre Garantie'), 'de', 'BenQ offers a 2-year warranty'),
          ),
        },
      ],
      year: [{ value: 2025, evidence: copy4100.relayed('Released in July 2025, the W4100i is one of') }],
      ratedContrast: [
        {
          value: 3_000_000,
          condition: 'dynamic',
          evidence: review4100.relayed(
            'thanks to 3,200 lumens of brightness and a dynamic contrast ratio of 3,000,000:1',
          ),
        },
      ],
      depth: [
        {
          value: 31.2,
          evidence: foreign(
            vision4100.relayed('Die Abmessungen sind mit 42 x 13,5 x 31,2 Zentimetern'),
            'de',
            'The dimensions are 42 x 13.5 x 31.2 centimeters',
          ),
        },
      ],
      ansiContrast: [
        {
          value: 350,
          condition: 'calibrated',
          evidence: foreign(
            prad4100.measured(
              'Der statische Kontrast beträgt nach der Kalibrierung 1750:1 (On/Off), 1170:1 (Im Bild) bzw. 350:1 (ANSI)',
            ),
            'de',
            'The static contrast after calibration is 1750:1 (on/off), 1170:1 (in the picture) and 350:1 (ANSI)',
          ),
        },
      ],
      // The page gives the shorter life to the eco mode, which can hardly be meant.
      lightHours: [
        {
          value: 20_000,
          condition: 'shorter of its modes',
          evidence: foreign(
            vision4100.relayed(
              'Die Lebensdauer beziffert BenQ mit 20.000 Stunden im Eco-Modus und 30.000 Stunden im hohen Modus',
            ),
            'de',
            'BenQ puts its life at 20,000 hours in eco mode and 30,000 hours in high mode',
          ),
        },
        {
          value: 30_000,
          condition: 'longer of its modes',
          evidence: foreign(
            vision4100.relayed(
              'Die Lebensdauer beziffert BenQ mit 20.000 Stunden im Eco-Modus und 30.000 Stunden im hohen Modus',
            ),
            'de',
            'BenQ puts its life at 20,000 hours in eco mode and 30,000 hours in high mode',
          ),
        },
      ],
      brightness: [
        {
          value: 3340,
          mode: 'brightest',
          condition: 'Bright',
          evidence: foreign(prad4100.measured('Hell 3340'), 'de', 'Bright 3340'),
        },
        {
          value: 1980,
          mode: 'movie',
          condition: 'AI Cinema, calibrated',
          evidence: foreign(
            prad4100.measured('AI-Cinema (D65-kalibriert) 1980'),
            'de',
            'AI Cinema (calibrated to D65) 1980',
          ),
        },
        {
          value: 2000,
          mode: 'movie',
          condition: 'calibrated',
          evidence: foreign(
            test4100.measured('4LED-Lichtquelle, die kalibriert rund 2000 Lumen erzielt'),
            'de',
            '4LED light source that reaches about 2000 lumens calibrated',
          ),
        },
        {
          value: 2080,
          mode: 'movie',
          condition: 'HDR AI Cinema, calibrated',
          evidence: foreign(
            prad4100.measured('HDR-KI (D65-kalibriert) 2080'),
            'de',
            'HDR AI (calibrated to D65) 2080',
          ),
        },
        {
          value: 1260,
          mode: 'movie',
          condition: 'Filmmaker HDR, with the wide color filter',
          evidence: foreign(
            prad4100.measured('Filmmaker HDR (mit WCG-Filter) 1260'),
            'de',
            'Filmmaker HDR (with the wide color filter) 1260',
          ),
        },
        {
          value: 3200,
          evidence: foreign(
            prad4100.relayed('Die 4LED-Lichtquelle soll 3200 Lumen liefern'),
            'de',
            'The 4LED light source is meant to give 3200 lumens',
          ),
        },
      ],
      nativeContrast: [
        {
          value: 1750,
          condition: 'calibrated, on/off',
          evidence: foreign(
            prad4100.measured(
              'Der statische Kontrast beträgt nach der Kalibrierung 1750:1 (On/Off), 1170:1 (Im Bild) bzw. 350:1 (ANSI)',
            ),
            'de',
            'The static contrast after calibration is 1750:1 (on/off), 1170:1 (in the picture) and 350:1 (ANSI)',
          ),
        },
      ],
      weight: [
        {
          value: 6.1,
          evidence: foreign(
            vision4100.relayed('einem Gewicht von 6,1 Kilogramm'),
            'de',
            'a weight of 6.1 kilograms',
          ),
        },
      ],
      power: [
        {
          value: 235,
          condition: 'highest light level',
          evidence: foreign(
            vision4100.measured('Die Leistungsaufnahme liegt mit 235 Watt auf höchster Lichtstufe'),
            'de',
            'The power draw at the highest light level is 235 watts',
          ),
        },
        {
          value: 330,
          evidence: foreign(
            vision4100.relayed('unter der Herstellerangabe von 330 Watt'),
            'de',
            'below the 330 watts that the maker states',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'HT4550i',
    kind: 'homeTheater',
    otherNames: ['W4000i'],
    cabinet: [
      {
        width: 42.1,
        height: 13.5,
        evidence: again(
          foreign(
            french4000.relayed('Dimensions 420,5 mm x 135 mm x 312 mm'),
            'fr',
            'Dimensions 420.5 mm x 135 mm x 312 mm',
          ),
        ),
      },
    ],
    hdmi: [{ count: 2, evidence: again(foreign(french4000.relayed('Ports HDMI 2'), 'fr', 'HDMI ports: 2')) }],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          test4000.relayed('Verbaut ist ein 0,65-Zoll-DMD mit Full-HD-Auflösung'),
          'de',
          'It has a 0.65-inch DMD with full HD resolution',
        ),
      },
      {
        width: 2716,
        height: 1528,
        evidence: australian4000.relayed(
          'the 0.66” DMD in the W4000i has a native resolution of 2716 x 1528',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          test4000.relayed(
            'nimmt Bildsignale bis UHD entgegen, verarbeitet diese und projiziert sie via XPR-Technologie sequentiell',
          ),
          'de',
          'takes signals up to UHD, processes them and projects them one after another through XPR technology',
        ),
      },
    ],
    throwRatio: [
      {
        min: 1.15,
        max: 1.5,
        evidence: makerHT4550i.relayed('"throwRatioWide": 1.15, "throwRatioTele": 1.50'),
      },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: foreign(
          french4000.relayed('grâce à sa technologie DLP 4LED'),
          'fr',
          'thanks to its DLP 4LED technology',
        ),
      },
      {
        source: 'led',
        evidence: foreign(
          topic4550.relayed('RGBBのLED光源を採用し最大3,200ANSIルーメンを実現'),
          'ja',
          'With an RGBB LED light source it reaches up to 3,200 ANSI lumens',
        ),
      },
    ],
    system: [
      {
        name: 'Android TV stick',
        evidence: foreign(
          test4000.relayed('Dafür hat der Hersteller dem Beamer einen Android-TV-Stick beigelegt'),
          'de',
          'For this the maker has put an Android TV stick in the box',
        ),
      },
    ],
    netflix: [
      {
        runs: true,
        condition: 'on the stick that comes with it',
        evidence: foreign(
          test4000.relayed('Dazu gehören Netflix, Disney+, YouTube, Amazon Prime Video'),
          'de',
          'Among them are Netflix, Disney+, YouTube, Amazon Prime Video',
        ),
      },
    ],
    priceClass: [
      { priceClass: 'over2000', evidence: again(review4000.relayed('BenQ puts the price at 2,999 euros')) },
    ],
    numbers: {
      depth: [
        {
          value: 31.2,
          evidence: again(
            foreign(
              french4000.relayed('Dimensions 420,5 mm x 135 mm x 312 mm'),
              'fr',
              'Dimensions 420.5 mm x 135 mm x 312 mm',
            ),
          ),
        },
      ],
      speakers: [
        {
          value: 5,
          evidence: again(
            foreign(
              french4000.relayed('Nombre de haut-parleurs 1 Puissance des haut-parleurs 5 watts'),
              'fr',
              'Number of speakers 1, power of the speakers 5 watts',
            ),
          ),
        },
      ],
      year: [
        {
          value: 2023,
          evidence: sonVideo4100.relayed('Successor to the BenQ W4000i released in 2023'),
        },
      ],
      warranty: [
        {
          value: 2,
          condition: 'Australia',
          evidence: australian4000.relayed('Warranty2 years'),
        },
      ],
      brightness: [
        {
          value: 3260,
          mode: 'brightest',
          condition: 'Bright',
          evidence: foreign(
            prad4000.measured('beworbene Maximalhelligkeit von 3200 Lumen mit 3260 Lumen geringfügig'),
            'de',
            '[exceeds] its advertised brightness of 3200 lumens slightly, with 3260 lumens',
          ),
        },
        {
          value: 1770,
          mode: 'movie',
          condition: 'Cinema, calibrated',
          evidence: foreign(
            prad4000.measured('gelingt es uns, die Maximalhelligkeit auf 1770 Lumen zu steigern'),
            'de',
            'we manage to raise the highest brightness to 1770 lumens',
          ),
        },
        {
          value: 1700,
          mode: 'movie',
          condition: 'Cinema, as delivered',
          evidence: foreign(
            prad4000.measured('Mit 1700 Lumen ist die Maximalhelligkeit zwar deutlich dunkler'),
            'de',
            'With 1700 lumens the highest brightness is clearly lower',
          ),
        },
        {
          value: 1805,
          mode: 'movie',
          condition: 'HDR10, without the wide color filter',
          evidence: foreign(
            prad4000.measured('Erzielt werden die 1805 Lumen im HDR10-Modus ohne Wide-Color-Gamut-Filter'),
            'de',
            'The 1805 lumens are reached in HDR10 mode without the wide color gamut filter',
          ),
        },
        {
          value: 1265,
          mode: 'movie',
          condition: 'HDR10, with the wide color filter',
          evidence: foreign(
            prad4000.measured('Die daraus resultierenden 1265 Lumen reichen für Leinwandbreiten bis 2,50 m'),
            'de',
            'The resulting 1265 lumens are enough for screens up to 2.50 m wide',
          ),
        },
        {
          value: 3200,
          evidence: foreign(
            topic4550.relayed('RGBBのLED光源を採用し最大3,200ANSIルーメンを実現'),
            'ja',
            'With an RGBB LED light source it reaches up to 3,200 ANSI lumens',
          ),
        },
        {
          value: 3200,
          evidence: review4000.relayed(
            'The manufacturer promises a light output of 3200 lumens, a service life of up to 30,000 hours',
          ),
        },
      ],
      ratedContrast: [
        {
          value: 2_000_000,
          evidence: review4000.relayed('a contrast ratio of 2,000,000:1 to illuminate large screen widths'),
        },
      ],
      zoom: [
        { value: 1.3, evidence: review4000.relayed('offers plenty of convenience with a 1.3x zoom lens') },
      ],
      lightHours: [
        {
          value: 30_000,
          condition: 'longest of its modes',
          evidence: review4000.relayed(
            'The manufacturer promises a light output of 3200 lumens, a service life of up to 30,000 hours',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'W2720i',
    kind: 'homeTheater',
    status: [{ status: 'current', evidence: catalogW2720i.relayed('Current') }],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          french2720.relayed('une définition Ultra HD simulée par la technologie XPR'),
          'fr',
          'an Ultra HD definition simulated by XPR technology',
        ),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.1,
        rows: [[100, 2.2, 2.9]],
        evidence: foreign(
          distances2025.relayed('W4100iが100型:2.5~3.3mで、W2720iが100型:2.2~2.9m'),
          'ja',
          'W4100i: 100 inches from 2.5 to 3.3 m; W2720i: 100 inches from 2.2 to 2.9 m',
        ),
      },
    ],
    throwRatio: [
      {
        min: 1,
        max: 1.3,
        evidence: makerW2720i.relayed('"throwRatioWide": 1.0, "throwRatioTele": 1.3'),
      },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: foreign(
          french2720.relayed('intégrant une source lumineuse à 4 LED'),
          'fr',
          'with a light source of 4 LEDs',
        ),
      },
    ],
    cabinet: [
      {
        width: 42,
        height: 14.3,
        evidence: foreign(
          french2720.relayed('Dimensions 420 mm x 143 mm x 305 mm'),
          'fr',
          'Dimensions 420 mm x 143 mm x 305 mm',
        ),
      },
    ],
    hdmi: [{ count: 3, evidence: foreign(french2720.relayed('Ports HDMI 3'), 'fr', 'HDMI ports 3') }],
    system: [
      {
        name: 'Android TV (dongle)',
        evidence: foreign(
          french2720.relayed('il embarque Android TV (via un dongle)'),
          'fr',
          'it has Android TV on board (through a dongle)',
        ),
      },
      {
        name: 'Google TV (dongle)',
        evidence: foreign(
          streams2720.relayed(
            'L’intégration de Google TV, via un dongle discrètement logé dans un compartiment dédié',
          ),
          'fr',
          'Google TV is built in, through a dongle placed discreetly in a compartment of its own',
        ),
      },
    ],
    netflix: [
      {
        runs: true,
        evidence: foreign(
          streams2720.relayed('dont les principaux services de streaming comme Netflix, Disney+'),
          'fr',
          'among them the main streaming services such as Netflix and Disney+',
        ),
      },
    ],
    numbers: {
      brightness: [{ value: 2500, evidence: cnet2720.relayed('Lumens spec: 2,500') }],
      zoom: [{ value: 1.3, evidence: cnet2720.relayed('Zoom: 1.3x') }],
      lightHours: [
        {
          value: 20_000,
          condition: 'normal mode',
          evidence: cnet2720.relayed('Lamp life (Normal mode): 20,000 hours'),
        },
      ],
      depth: [
        {
          value: 30.5,
          evidence: foreign(
            french2720.relayed('Dimensions 420 mm x 143 mm x 305 mm'),
            'fr',
            'Dimensions 420 mm x 143 mm x 305 mm',
          ),
        },
      ],
      speakers: [
        {
          value: 10,
          evidence: foreign(
            french2720.relayed('Nombre de haut-parleurs 2 Puissance des haut-parleurs 10 watts'),
            'fr',
            'Number of speakers 2, power of the speakers 10 watts',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'TK860i',
    kind: 'homeTheater',
    status: [{ status: 'current', evidence: catalogTk860i.relayed('Current') }],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          test860.relayed('verschwindet das feine XPR-Shift-Ruckeln vollends'),
          'de',
          'the fine judder of the XPR shift disappears entirely',
        ),
      },
    ],
    throwRatio: [
      {
        min: 1.13,
        max: 1.47,
        evidence: makerTK860i.relayed('"throwRatioWide": 1.13, "throwRatioTele": 1.47'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 3300,
          mode: 'brightest',
          condition: 'Bright',
          evidence: foreign(
            test860.measured(
              'Die Maximalhelligkeit wird mit 3300 Lumen beziffert, die der Projektor im Bildmodus „Hell“ punktgenau erreicht',
            ),
            'de',
            'The highest brightness is stated as 3300 lumens, which the projector reaches exactly in the picture mode “Bright”',
          ),
        },
        {
          value: 1500,
          mode: 'movie',
          condition: 'Cinema, calibrated',
          evidence: foreign(
            test860.measured(
              'Nach unserer Kalibrierung erzielen wir hier ordentliche 1500 Lumen für HDTV-Inhalte',
            ),
            'de',
            'After our calibration we reach a decent 1500 lumens here for HDTV content',
          ),
        },
        {
          value: 2140,
          mode: 'movie',
          condition: 'HDR10 and HDR10+',
          evidence: foreign(
            test860.measured(
              'können wir die Lichtausbeute auf hervorragende 2140 Lumen steigern für UHD-Signale',
            ),
            'de',
            'we can raise the light output to an excellent 2140 lumens for UHD signals',
          ),
        },

        {
          value: 3300,
          evidence: foreign(
            test860.relayed(
              'Die Maximalhelligkeit wird mit 3300 Lumen beziffert, die der Projektor im Bildmodus „Hell“ punktgenau erreicht',
            ),
            'de',
            'The highest brightness is stated as 3300 lumens, which the projector reaches exactly in the picture mode “Bright”',
          ),
        },
      ],
      nativeContrast: [
        {
          value: 620,
          condition: 'calibrated, on/off',
          evidence: foreign(
            test860.measured(
              'Der statische On/Off-Kontrast beträgt 620:1 und lässt sich dynamisch auf 1.892:1 steigern',
            ),
            'de',
            'The static on/off contrast is 620:1 and can be raised dynamically to 1,892:1',
          ),
        },
      ],
      ansiContrast: [
        {
          value: 220,
          evidence: foreign(
            test860.measured('Inbild- (550:1) und ANSI-Kontrast (220:1)'),
            'de',
            'Contrast within the picture (550:1) and ANSI contrast (220:1)',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'TK705i',
    kind: 'homeTheater',
    status: [{ status: 'current', evidence: catalogTk705i.relayed('Current') }],
    throwRatio: [
      {
        min: 1,
        max: 1.3,
        evidence: makerTK705i.relayed('"throwRatioWide": 1.0, "throwRatioTele": 1.3'),
      },
    ],
    numbers: {},
  },
  {
    brand,
    model: 'W5800',
    kind: 'homeTheater',
    priceClass: [{ priceClass: 'over2000', evidence: again(review5800.relayed('AUD $8,999 RRP')) }],
    status: [{ status: 'current', evidence: catalogW5800.relayed('Current') }],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: review5800.relayed(
          'a 0.47” DMD (Digital Micromirror Device) with a native resolution of 1,920x1,080',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: review5800.relayed('by flashing its micro-mirrors four times in rapid succession'),
      },
    ],
    throwRatio: [
      {
        min: 1.52,
        max: 2.45,
        evidence: makerW5800.relayed('"throwRatioWide": 1.52, "throwRatioTele": 2.45'),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: review5800.relayed('in favour of a blue laser with a quoted 2,600 ANSI lumens'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          condition: 'new when reviewed',
          evidence: review5800.relayed(
            'Posted on 5th July, 2024 … BenQ’s new W5800 is aimed squarely at home theatre enthusiasts',
          ),
        },
      ],
      brightness: [
        {
          value: 2600,
          evidence: review5800.relayed('in favour of a blue laser with a quoted 2,600 ANSI lumens'),
        },
      ],
      nativeContrast: [
        {
          value: 1000,
          condition: 'as rated, full on/full off',
          evidence: review5800.relayed('with a native FOFO contrast of 1,000:1'),
        },
      ],
      ratedContrast: [
        {
          value: 2_000_000,
          condition: 'full on/full off, with Dynamic Black',
          evidence: review5800.relayed('a contrast ratio of 2,000,000:1 (FOFO with Dynamic Black)'),
        },
      ],
      lightHours: [
        {
          value: 20_000,
          evidence: review5800.relayed('The lifespan of the laser is quoted at 20,000 hours'),
        },
      ],
    },
  },
  {
    brand,
    model: 'W5850',
    kind: 'homeTheater',
    status: [{ status: 'current', evidence: catalogW5850.relayed('Current') }],
    throwRatio: [
      {
        min: 1,
        max: 1.6,
        evidence: makerW5850.relayed('"throwRatioWide": 1.0, "throwRatioTele": 1.6'),
      },
    ],
    lightSource: [
      { source: 'laser', evidence: interview2025.maker('The W5850 uses the latest laser technology') },
    ],
    numbers: {
      year: [
        {
          value: 2025,
          evidence: interview2025.relayed(
            '2025/10/02 … As BenQ unveils its new W5850, W4100i, and W2720i home cinema projectors',
          ),
        },
      ],
      brightness: [
        {
          value: 1980,
          mode: 'movie',
          condition: 'Bright Cinema, as delivered',
          evidence: foreign(
            prad5850.measured(
              'Ab Werk steht der BenQ W5850 im Bildmodus „Bright Cinema“, der ordentliche 1980 Lumen erzielt',
            ),
            'de',
            'The BenQ W5850 comes in the picture mode “Bright Cinema”, which reaches a decent 1980 lumens',
          ),
        },
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
    throwRatio: [
      {
        min: 1.15,
        max: 1.5,
        evidence: makerHT2060.relayed('"throwRatioWide": 1.15, "throwRatioTele": 1.5'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: review2060.relayed(
            'Article updated on April 6, 2023 … BenQ HT2060 Review: Return of the 1080p King',
          ),
        },
      ],
      brightness: [
        { value: 2300, evidence: ratios.relayed('b: "BenQ", m: "HT2060", t: [1.15, 1.5], lm: 2300') },
      ],
    },
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
        shows: '4k',
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
      ratedContrast: [
        {
          value: 10_000,
          evidence: again(
            foreign(
              pradTk800.relayed('Der Kontrast soll sagenhafte 10 000:1 erreichen'),
              'de',
              'The contrast is said to reach a fabulous 10,000:1',
            ),
          ),
        },
      ],
      brightness: [
        {
          value: 1969,
          mode: 'brightest',
          condition: 'Bright, over the whole picture',
          evidence: foreign(
            pradTk800.measured(
              'Gemittelt über die gesamte Bildfläche messen wir eine Lichtleistung von 1969 Lumen',
            ),
            'de',
            'Averaged over the whole picture we measure a light output of 1969 lumens',
          ),
        },
        { value: 3000, evidence: reviewTk800.relayed('the TK800 at 3000 ANSI lumens') },
      ],
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
        shows: '4k',
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
    hdmi: [
      {
        count: 2,
        evidence: again(
          reviewW1700.relayed(
            'There are two HDMI inputs on the projector, with one supporting HDCP2.2 and UHD signals',
          ),
        ),
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
      ratedContrast: [
        { value: 10_000, evidence: again(reviewW1700.relayed('The contrast ratio is rated at 10,000:1')) },
      ],
    },
  },
  {
    brand,
    model: 'HT2050A',
    kind: 'homeTheater',
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: again(review2050a.relayed('The BenQ HT2050A ($749) is a small step up in price')),
      },
    ],
    resolution: [
      { width: 1920, height: 1080, evidence: review2050a.relayed('BenQ HT2050A 1080P DLP Projector') },
    ],
    throwRatio: [
      {
        min: 1.15,
        max: 1.5,
        evidence: makerHT2050A.relayed('"throwRatioWide": 1.15, "throwRatioTele": 1.5'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 1840,
          mode: 'brightest',
          condition: 'brightest factory preset',
          evidence: review2050a.measured('we measured it at about 1840 in its brightest factory preset'),
        },
        { value: 1530, mode: 'other', evidence: review2050a.measured('about 1530 ANSI lumens') },
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
        {
          value: 7000,
          condition: 'Smart Eco mode, at most',
          evidence: again(review2050a.relayed('up to 7,000 hours in SmartEco mode')),
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
    numbers: {
      zoom: [{ value: 1.3, evidence: reviewW1090.relayed('reasonable 1.3:1 zoom range') }],
    },
  },
  {
    brand,
    model: 'HT2050',
    kind: 'homeTheater',
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: again(reference2050.relayed('For only $800 BenQ has made a 1080p DLP projector')),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: again(reference2050.relayed('For only $800 BenQ has made a 1080p DLP projector')),
      },
    ],
    cabinet: [
      { width: 38.1, height: 12.2, evidence: again(reference2050.relayed('Projector Size 15"x4.8"x11"')) },
    ],
    hdmi: [{ count: 2, version: '1.4', evidence: again(reference2050.relayed('Inputs 2x HDMI 1.4a')) }],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'in',
        step: 1,
        rows: [[120, 118]],
        farEnd: 'unknown',
        evidence: cnet2050.measured(
          'closest it could get and still fill my 120-inch test screen was 118 inches',
        ),
      },
    ],
    numbers: {
      depth: [{ value: 27.9, evidence: again(reference2050.relayed('Projector Size 15"x4.8"x11"')) }],
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
    cabinet: [{ width: 38.1, height: 12.2, evidence: bodyW2000 }],
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
      depth: [{ value: 27.7, evidence: bodyW2000 }],
      ratedContrast: [
        {
          value: 15_000,
          evidence: again(
            reviewW2000.relayed(
              'The 15000:1 contrast ratio (insofar as these manufacturer-quoted contrast ratios mean anything at all) sounds good',
            ),
          ),
        },
      ],
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
        shows: '4k',
        evidence: review3100.relayed('1920 by 1080 DLP chip with XPR fast-switch pixel shifting'),
      },
    ],
    lightSource: [
      { source: 'led', evidence: review3100.relayed('LED light source rated at 3,300 ANSI lumens') },
    ],
    throwRatio: [
      {
        min: 1.15,
        max: 1.5,
        evidence: foreign(japanese3100.relayed('投写比1.15–1.50'), 'ja', 'Throw ratio 1.15–1.50'),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: offer3100.relayed(
          'The BenQ X3100i ($2,399) gaming projector defines a new top of the line',
        ),
      },
    ],
    cabinet: [
      {
        width: 27.2,
        height: 21.3,
        evidence: review3100.relayed('Dimensions (HWD) 8.4 by 10.7 by 10.2 inches'),
      },
    ],
    system: [
      { name: 'Android TV 11 (dongle)', evidence: review3100.relayed('Android TV 11 HDMI dongle included') },
    ],
    netflix: [
      {
        runs: true,
        condition: 'on the dongle that comes with it',
        evidence: copy3100.relayed('Supplied Android TV dongle with Netflix'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: copy3100.relayed('from BenQ and new for 2023, currently priced at $2,399 MSRP'),
        },
      ],
      ansiContrast: [
        {
          value: 264,
          evidence: foreign(
            prad3100.measured('Der statische Kontrast ist mit 1325:1 (On/Off) bzw. 264:1 (ANSI)'),
            'de',
            'The static contrast is 1325:1 (on/off) and 264:1 (ANSI)',
          ),
        },
      ],
      warranty: [{ value: 3, evidence: offer3100.relayed('Warranty 3') }],
      ratedContrast: [
        {
          value: 600_000,
          condition: 'full on/full off',
          evidence: makerX3100iSheet.relayed('600000:1 (FOFO)'),
        },
      ],
      lightHours: [
        {
          value: 20_000,
          condition: 'shortest of its modes',
          evidence: copy3100.relayed('20,000 to 30,000 hours of light source life depending'),
        },
        {
          value: 30_000,
          condition: 'longest of its modes',
          evidence: copy3100.relayed('20,000 to 30,000 hours of light source life depending'),
        },
      ],
      inputLag: [
        {
          value: 16.7,
          condition: '4K 60 Hz',
          evidence: makerX3100iSheet.relayed(
            'Input lag: 4.2ms at 1080p@240Hz (also 16.7ms at 1080p/4K@60Hz, 8.3ms at 1080p@120Hz)',
          ),
        },
        {
          value: 8.3,
          condition: '1080p 120 Hz',
          evidence: makerX3100iSheet.relayed(
            'Input lag: 4.2ms at 1080p@240Hz (also 16.7ms at 1080p/4K@60Hz, 8.3ms at 1080p@120Hz)',
          ),
        },
        {
          value: 4.2,
          condition: '1080p 240 Hz',
          evidence: makerX3100iSheet.relayed(
            'Input lag: 4.2ms at 1080p@240Hz (also 16.7ms at 1080p/4K@60Hz, 8.3ms at 1080p@120Hz)',
          ),
        },
      ],
      depth: [{ value: 25.9, evidence: review3100.relayed('Dimensions (HWD) 8.4 by 10.7 by 10.2 inches') }],
      brightness: [
        {
          value: 3300,
          mode: 'brightest',
          condition: 'Bright',
          evidence: foreign(prad3100.measured('Bright 3300 Lumen'), 'de', 'Bright 3300 lumens'),
        },
        {
          value: 2620,
          mode: 'movie',
          condition: 'RPG mode, calibrated',
          evidence: foreign(
            prad3100.measured('RPG (D65-kalibriert) 2620 Lumen'),
            'de',
            'RPG (calibrated to D65) 2620 lumens',
          ),
        },
        {
          value: 2750,
          mode: 'movie',
          condition: 'Cinema mode',
          evidence: foreign(prad3100.measured('Kino 2750 Lumen'), 'de', 'Cinema 2750 lumens'),
        },
        {
          value: 2750,
          mode: 'movie',
          condition: 'HDR RPG, calibrated',
          evidence: foreign(
            prad3100.measured('HDR RPG (D65-kalibriert) 2750 Lumen (ohne Cinema-Filter)'),
            'de',
            'HDR RPG (calibrated to D65) 2750 lumens (without the cinema filter)',
          ),
        },
        {
          value: 1428,
          mode: 'movie',
          condition: 'HDR RPG, calibrated, with the cinema filter',
          evidence: foreign(
            prad3100.measured('HDR RPG (D65-kalibriert) 1428 Lumen (mit Cinema-Filter)'),
            'de',
            'HDR RPG (calibrated to D65) 1428 lumens (with the cinema filter)',
          ),
        },
        {
          value: 2770,
          mode: 'other',
          condition: 'FPS',
          evidence: foreign(prad3100.measured('FPS 2770 Lumen'), 'de', 'FPS 2770 lumens'),
        },
        { value: 3300, evidence: review3100.relayed('LED light source rated at 3,300 ANSI lumens') },
      ],
      nativeContrast: [
        {
          value: 1325,
          condition: 'calibrated, on/off',
          evidence: foreign(
            prad3100.measured('Der statische Kontrast ist mit 1325:1 (On/Off) bzw. 264:1 (ANSI)'),
            'de',
            'The static contrast is 1325:1 (on/off) and 264:1 (ANSI)',
          ),
        },
      ],
      zoom: [
        {
          value: 1.3,
          evidence: again(newsX.relayed('And 1.3x zoom, plus keystone correction and other accouterment')),
        },
      ],
    },
  },
  {
    brand,
    model: 'X3000i',
    kind: 'gaming',
    throwRatio: [
      {
        min: 1.15,
        max: 1.5,
        evidence: foreign(
          spanish3000.relayed('índice de proyección 1,15 - 1,50'),
          'es',
          'throw ratio 1.15 to 1.50',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: australian3000.relayed('It delivers full Ultra High Definition via four-flash DLP'),
      },
    ],
    lightSource: [
      { source: 'led', evidence: news3000.relayed('world’s first 4LED 4K HDR gaming projector') },
    ],
    priceClass: [
      { priceClass: 'upTo2000', evidence: price3000.relayed('Tested at £1899 / $1999 / AU$3299') },
    ],
    cabinet: [
      {
        width: 27,
        height: 20,
        evidence: australian3000.relayed('it is 27cm wide and 20cm high, reaching back 26cm in depth'),
      },
    ],
    hdmi: [
      {
        count: 2,
        version: '2.0',
        evidence: guide2023.relayed('you get two HDMI 2.0 ports, one USB-A port'),
      },
    ],
    system: [
      {
        name: 'Android TV (dongle)',
        evidence: guide2023.relayed('Android TV support via a dongle that goes inside the projector'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2022,
          evidence: copy3100.relayed('replaces the X3000i introduced and reviewed in 2022'),
        },
      ],
      zoom: [
        {
          value: 1.3,
          evidence: launch3000.relayed('2D keystone scaling and up to 1.3x zoom allow for fine-tuning'),
        },
      ],
      ratedContrast: [
        {
          value: 500_000,
          evidence: news3000.relayed('4K resolution with 500,000:1 contrast and 3,000 lumens brightness'),
        },
      ],
      depth: [
        {
          value: 26,
          evidence: australian3000.relayed('it is 27cm wide and 20cm high, reaching back 26cm in depth'),
        },
      ],
      brightness: [{ value: 3000, evidence: news3000.relayed('3,000 lumens brightness') }],
      lightHours: [
        { value: 30_000, evidence: news3000.relayed('The light source is rated for over 30,000 hours') },
        {
          value: 20_000,
          condition: 'normal mode',
          evidence: again(
            foreign(
              spanish3000.relayed('20 000 horas (modo normal) 30 000 horas'),
              'es',
              '20,000 hours (normal mode), 30,000 hours',
            ),
          ),
        },
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
      speakers: [{ value: 10, evidence: again(news3000.relayed('the X3000i has two 5W speakers onboard')) }],
    },
  },
  {
    brand,
    model: 'X1300i',
    kind: 'gaming',
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: again(
          news1300.relayed('a respectable rating for a projector in the around $1,300 price range'),
        ),
      },
    ],
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
    cabinet: [
      {
        width: 26.7,
        height: 19.1,
        evidence: canadian1300.relayed('measures approximately 10.5” wide, 7.5” high, and 10” in depth'),
      },
    ],
    hdmi: [
      {
        count: 2,
        version: '2.0',
        evidence: gamers1300.relayed('At the rear there are very logically two HDMI 2.0b inputs'),
      },
    ],
    system: [
      {
        name: 'Android TV (dongle)',
        evidence: canadian1300.relayed('The BenQ QS01 Android TV Dongle comes with the projector'),
      },
    ],
    numbers: {
      ratedContrast: [
        { value: 500_000, evidence: british1300.relayed('a colossal claimed contrast ratio of 500,000:1') },
      ],
      depth: [
        {
          value: 25.4,
          evidence: canadian1300.relayed('measures approximately 10.5” wide, 7.5” high, and 10” in depth'),
        },
      ],
      weight: [{ value: 6.35, evidence: canadian1300.relayed('the X1300i weighs 14 pounds') }],
      speakers: [
        {
          value: 10,
          evidence: british1300.relayed('It comprises two speakers driven by 10W of amplification'),
        },
      ],
      brightness: [
        {
          value: 2195,
          mode: 'brightest',
          condition: 'Bright',
          evidence: foreign(
            prad1300.measured('Über die gesamte Bildfläche erzielen wir eine Lichtleistung von 2195 Lumen'),
            'de',
            'Over the whole picture we reach a light output of 2195 lumens',
          ),
        },
        {
          value: 1479,
          mode: 'other',
          condition: 'Game',
          evidence: foreign(
            prad1300.measured('Der Lichtstrom der gesamten Fläche reduziert sich auf 1479 Lumen'),
            'de',
            'The light of the whole picture goes down to 1479 lumens',
          ),
        },
        {
          value: 3000,
          evidence: foreign(
            prad1300.relayed('Laut Datenblatt erreicht der Projektor eine Helligkeit von 3000 ANSI-Lumen'),
            'de',
            'According to its data sheet the projector reaches a brightness of 3000 ANSI lumens',
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
    model: 'TH685i',
    kind: 'gaming',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: review685.relayed('BenQ TH685i 4 1 1080P DLP Projector'),
      },
    ],
    throwRatio: [
      {
        min: 1.127,
        max: 1.46,
        evidence: makerTH685i.relayed('"throwRatioWide": 1.127, "throwRatioTele": 1.46'),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: review685.relayed('The $899 BenQ TH685i meets and exceeds that with ease'),
      },
    ],
    system: [
      {
        name: 'Android TV (stick)',
        evidence: review685.relayed('BenQ includes an Android TV streaming stick'),
      },
    ],
    netflix: [
      { runs: false, evidence: review685.relayed('Netflix not available from the Google Play Store') },
    ],
    numbers: {
      inputLag: [
        {
          value: 16.4,
          condition: '60 Hz',
          evidence: review685.measured('Excellent 16.4ms input lag at 60Hz and 8.3ms at 120Hz'),
        },
        {
          value: 8.3,
          condition: '120 Hz',
          evidence: review685.measured('Excellent 16.4ms input lag at 60Hz and 8.3ms at 120Hz'),
        },
      ],
    },
  },
  {
    brand,
    model: 'X500i',
    kind: 'shortThrow',
    throwRatio: [
      {
        min: 0.69,
        max: 0.83,
        evidence: makerX500i.relayed('"throwRatioWide": 0.69, "throwRatioTele": 0.83'),
      },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: newsX.relayed('The new X500i upgrades to a 4LED light source with a 4K resolution'),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: newsX.relayed('The smaller and slimmer X500i arrives on the same day for $1,699'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2200,
          evidence: newsX.relayed('2200 ANSI lumens of brightness, and 84% DCI-P3 color coverage'),
        },
      ],
      ratedContrast: [
        {
          value: 500_000,
          evidence: newsX.relayed('a 4LED light source with a 4K resolution, 500,000:1 contrast ratio'),
        },
      ],
      inputLag: [
        {
          value: 16,
          condition: '4K 60 Hz',
          evidence: newsX.relayed(
            'Input lag reaches a minimum of 16ms in 4K 60Hz mode … Its input lag matches that of the X3100i',
          ),
        },
        {
          value: 4,
          condition: '1080p 240 Hz',
          evidence: newsX.relayed('you can achieve a minimum 4ms of latency at 1080p 240Hz'),
        },
      ],
      zoom: [{ value: 1.2, evidence: newsX.relayed('this projector has 1.2x zoom and weighs 7.9 pounds') }],
      weight: [
        { value: 3.58, evidence: newsX.relayed('this projector has 1.2x zoom and weighs 7.9 pounds') },
      ],
    },
  },
  {
    brand,
    model: 'X300G',
    kind: 'portable',
    throwRatio: [
      { min: 0.69, max: 0.83, evidence: officialRatios.relayed('b: "BenQ", m: "X300G", t: [0.69, 0.83]') },
    ],
    priceClass: [{ priceClass: 'upTo2000', evidence: newsX.relayed('and it will cost $1,799') }],
    cabinet: [
      {
        width: 17.8,
        height: 20.3,
        evidence: newsX.relayed('measures just 8 inches tall, 7 inches wide, and 7 inches deep'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          evidence: newsX.relayed("BenQ's portable X300G projector doesn't launch until January of 2024"),
        },
      ],
      brightness: [
        {
          value: 2000,
          evidence: newsX.relayed('the portable X300G can achieve 2000 ANSI lumens of brightness'),
        },
      ],
      weight: [
        {
          value: 2.99,
          evidence: newsX.relayed("It's a portable gaming projector that weighs just 6.6 pounds"),
        },
      ],
      depth: [
        {
          value: 17.8,
          evidence: newsX.relayed('measures just 8 inches tall, 7 inches wide, and 7 inches deep'),
        },
      ],
      inputLag: [
        { value: 16, condition: '4K at 60 Hz', evidence: lagX300 },
        { value: 4, condition: '1080p at 240 Hz', evidence: lagX300 },
      ],
    },
  },
  {
    brand,
    model: 'TH690ST',
    kind: 'shortThrow',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: secrets690.relayed('Compact short-throw single-chip DLP with native 1080p resolution'),
      },
    ],
    pixelShift: [
      {
        shows: 'none',
        evidence: review690.relayed("which are still only displayed in the projector's 1080p resolution"),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'ft',
        step: 0.1,
        rows: [[100, 4.9]],
        farEnd: 'unknown',
        evidence: secrets690.relayed(
          'packs a short-throw lens that displays a 100-inch image from just 4.9 feet away',
        ),
      },
    ],
    lightSource: [
      { source: 'led', evidence: review690.relayed('a solid-state LED light source rated at 2,300 ANSI') },
    ],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: review690.relayed('the TH690ST comes in at a $1,099 street price'),
      },
    ],
    numbers: {
      year: [{ value: 2022, evidence: review690.relayed('The BenQ TH690ST, released June 2022') }],
      brightness: [
        {
          value: 2300,
          evidence: review690.relayed('a solid-state LED light source rated at 2,300 ANSI Lumens'),
        },
      ],
      lightHours: [
        {
          value: 30_000,
          condition: 'longest of its modes',
          evidence: review690.relayed('with up to 30,000 hours of light source lifespan depending on use'),
        },
      ],
      inputLag: [{ value: 8.3, evidence: shop690.claim('With a low input lag (8.3ms)') }],
    },
  },
  {
    brand,
    model: 'TK705STi',
    kind: 'shortThrow',
    status: [
      {
        status: 'current',
        evidence: foreign(
          japanese705.relayed('短焦点・低遅延の現行本命'),
          'ja',
          'The favorite of the current models for short throw and low lag',
        ),
      },
    ],
    throwRatio: [
      { min: 0.8, max: 0.8, evidence: foreign(japanese705.relayed('投写比0.8'), 'ja', 'Throw ratio 0.8') },
    ],
    lightSource: [{ source: 'led', evidence: maker705.relayed('4LED') }],
    cabinet: [
      {
        width: 22.9,
        height: 16.8,
        evidence: maker705.relayed('229.2 x 168.2 x 249.7 mm (W x H x D)'),
      },
    ],
    numbers: {
      year: [
        {
          value: 2025,
          evidence: feed705.relayed(
            "BenQ's new TK705 Series are bright, true 4K projectors for your home … date_published: 2025-10-01",
          ),
        },
      ],
      brightness: [{ value: 3000, evidence: maker705.relayed('3000 ANSI lumens') }],
      ratedContrast: [
        {
          value: 600_000,
          condition: 'full on/full off',
          evidence: maker705.relayed('600,000:1 (FOFO)'),
        },
      ],
      lightHours: [
        {
          value: 20_000,
          condition: 'normal mode',
          evidence: maker705.relayed('Normal 20,000 h, ECO 30,000 h'),
        },
        {
          value: 30_000,
          condition: 'eco mode',
          evidence: maker705.relayed('Normal 20,000 h, ECO 30,000 h'),
        },
      ],
      inputLag: [
        {
          value: 5,
          condition: '4K 60 Hz',
          evidence: japanese705.relayed('4K60 5ms'),
        },
      ],
      depth: [{ value: 25, evidence: maker705.relayed('229.2 x 168.2 x 249.7 mm (W x H x D)') }],
      weight: [{ value: 3.8, evidence: maker705.relayed('weight: 3.8') }],
    },
  },
  {
    brand,
    model: 'TK710STi',
    kind: 'shortThrow',
    status: [{ status: 'current', evidence: catalogTk710sti.relayed('Current') }],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.01,
        rows: [[150, 2.29, 2.76]],
        evidence: foreign(
          japanese710.relayed('150インチを約2.29〜2.76mで狙える上位候補'),
          'ja',
          'A top candidate that can fill 150 inches from about 2.29 to 2.76 m',
        ),
      },
    ],
    throwRatio: [
      {
        min: 0.69,
        max: 0.83,
        evidence: foreign(japanese710.relayed('投写比0.69–0.83'), 'ja', 'Throw ratio 0.69–0.83'),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: japanese710.relayed('Laser'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 3200,
          evidence: japanese710.relayed('3200 ANSI lm'),
        },
      ],
      inputLag: [
        {
          value: 16.7,
          condition: '4K 60 Hz',
          evidence: japanese710.relayed('4K60 16.7ms'),
        },
      ],
    },
  },
  {
    brand,
    model: 'TK700STi',
    kind: 'shortThrow',
    status: [
      {
        status: 'discontinued',
        evidence: foreign(
          japanese700.relayed('生産終了後も4K・3000 ANSI lm・16.7msが効く'),
          'ja',
          'Its 4K, 3000 ANSI lm and 16.7 ms still count after the end of production',
        ),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.01,
        rows: [[150, 2.99, 3.59]],
        evidence: foreign(
          japanese700.relayed('150インチ目安 … 約2.99〜3.59m'),
          'ja',
          'For about 150 inches: about 2.99 to 3.59 m',
        ),
      },
    ],
    throwRatio: [
      {
        min: 0.9,
        max: 1.08,
        evidence: foreign(japanese700.relayed('投写比0.9–1.08'), 'ja', 'Throw ratio 0.9–1.08'),
      },
    ],
    lightSource: [
      {
        source: 'lamp',
        evidence: makerTK700STiSheet.relayed('Lamp'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 3000,
          evidence: foreign(japanese700.relayed('3000 ANSIルーメン'), 'ja', '3000 ANSI lumens'),
        },
      ],
      ratedContrast: [
        {
          value: 10_000,
          condition: 'full on/full off',
          evidence: makerTK700STiSheet.relayed('10000:1 (FOFO)'),
        },
      ],
      inputLag: [
        {
          value: 16.7,
          condition: '4K 60 Hz',
          evidence: makerTK700STiSheet.relayed(
            'Input lag: 4.2ms at 1080p@240Hz (also 16.7ms at 1080p/4K@60Hz, 8.3ms at 1080p@120Hz)',
          ),
        },
        {
          value: 8.3,
          condition: '1080p 120 Hz',
          evidence: makerTK700STiSheet.relayed(
            'Input lag: 4.2ms at 1080p@240Hz (also 16.7ms at 1080p/4K@60Hz, 8.3ms at 1080p@120Hz)',
          ),
        },
        {
          value: 4.2,
          condition: '1080p 240 Hz',
          evidence: makerTK700STiSheet.relayed(
            'Input lag: 4.2ms at 1080p@240Hz (also 16.7ms at 1080p/4K@60Hz, 8.3ms at 1080p@120Hz)',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'HT2150ST',
    kind: 'shortThrow',
    resolution: [{ width: 1920, height: 1080, evidence: again(list2150.claim('Resolution → 1080p')) }],
    hdmi: [{ count: 2, evidence: again(list2150.claim('Connectivity Technology → HDMI x 2 (MHL)')) }],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'ft',
        step: 0.1,
        rows: [[100, 4.9]],
        farEnd: 'unknown',
        evidence: list2150.claim('Throw of 100” from 4.9ft away'),
      },
    ],
    throwRatio: [{ min: 0.69, max: 0.83, evidence: list2150.claim('Throw-Ratio → 0.69 - 0.83') }],
    numbers: {
      ratedContrast: [{ value: 15_000, evidence: again(list2150.claim('Contrast Ratio → 15,000:1')) }],
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
        farEnd: 'none',
        evidence: list7050.claim('Throw Distance … 0.2\' - 1.1\' … Screen size … 70" - 120"'),
      },
    ],
    numbers: {
      ratedContrast: [
        { value: 2_000_000, evidence: again(list7050.claim('BenQ V7050i … Contrast ratio … 2,000,000:1')) },
      ],
      brightness: [{ value: 2500, evidence: list7050.claim('Brightness (lumens) … 2,500 ANSI') }],
      inputLag: [{ value: 69, evidence: list7050.claim('Input Lag … 69ms') }],
    },
  },
  {
    brand,
    model: 'GV50',
    kind: 'portable',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          news50.relayed('Esas imágenes están en 1080p'),
          'es',
          'These pictures are in 1080p',
        ),
      },
    ],
    throwRatio: [
      {
        min: 1.2,
        max: 1.2,
        evidence: foreign(
          news50.relayed('ya que su relación de proyección es de 1,2'),
          'es',
          'since its throw ratio is 1.2',
        ),
      },
    ],
    system: [
      {
        name: 'Google TV',
        evidence: foreign(
          news50.relayed('se ha creado junto con el sistema operativo de Google TV'),
          'es',
          'it was made together with the Google TV operating system',
        ),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 500,
          evidence: foreign(
            news50.relayed('se proyectan mediante un brillo de 500 NITS en lúmenes ANSI'),
            'es',
            'are projected with a brightness of 500 ANSI lumens',
          ),
        },
      ],
      weight: [
        {
          value: 2.4,
          evidence: foreign(news50.relayed('pesa solo 2,4 kilos'), 'es', 'it weighs only 2.4 kilos'),
        },
      ],
      battery: [
        {
          value: 2.5,
          evidence: foreign(
            again(news50.relayed('puede reproducir durante algo así como 150 minutos')),
            'es',
            'it can play for something like 150 minutes',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'GV1',
    kind: 'portable',
    numbers: {
      ratedContrast: [
        {
          value: 100_000,
          evidence: again(
            foreign(newsGv1.relayed('ben contrastate (100.000: 1)'), 'it', 'with good contrast (100,000:1)'),
          ),
        },
      ],
      battery: [
        {
          value: 3,
          evidence: again(
            foreign(
              newsGv1.relayed('L’autonomia è stimata in 3 ore'),
              'it',
              'Battery life is estimated at 3 hours',
            ),
          ),
        },
      ],
      brightness: [
        {
          value: 200,
          evidence: foreign(newsGv1.relayed('luminose (200 ANSI Lumen)'), 'it', 'bright (200 ANSI lumens)'),
        },
      ],
      weight: [
        {
          value: 0.71,
          evidence: foreign(
            newsGv1.relayed('un cilindretto leggero (708 grammi)'),
            'it',
            'a light little cylinder (708 grams)',
          ),
        },
      ],
    },
  },
];
