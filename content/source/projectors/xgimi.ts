import { again, foreign, officialRatios, page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'XGIMI';
const SEEN = '2026-11-27';

const review20 = page('https://promo-sale.live/projectors/162693/xgimi-horizon-20-max', READ);
const test20 = page(
  'https://www.projectorscreen.com/blogs/insights/xgimi-horizon-20-max-4k-lifestyle-projector-review',
  '2026-11-30',
);
const rtings20 = page('https://www.rtings.com/projector/reviews/xgimi/horizon-20-max', SEEN);
const willen20 = page(
  'https://www.laurentwillen.com/en/test-reviews/projectors-tests-reviews/xgimi-horizon-20-max-test-review',
  SEEN,
);
const news20 = page(
  'https://cecritic.com/news/projectors/xgimi-horizon-20-max-bright-4k-gaming-projector-with-1ms-lag',
  '2026-11-30',
);
// Read in a list that names these pages row by row.
const maker20 = page('https://global.xgimi.com/products/horizon-20', SEEN);
const maker20Pro = page('https://eu.xgimi.com/pages/horizon-20-pro', SEEN);
const maker20Max = page('https://eu.xgimi.com/products/horizon-20-max', SEEN);
const kulturechronik = page('https://www.kulturechronik.fr/test-videoprojecteur-xgimi-horizon-20', SEEN);
const ecranLarge = page('https://www.ecranlarge.com/high-tech/test/xgimi-horizon-s-max-projecteur', SEEN);
const makerSMax = page('https://jp.xgimi.com/products/horizon-s-max', SEEN);
const listSMax = page('https://jp.xgimi.com/products/horizon-s-max', '2026-11-30');
const makerUltra = page('https://us.xgimi.com/products/horizon-ultra', SEEN);
const howToGeekUltra = page('https://www.howtogeek.com/xgimi-horizon-ultra-review/', SEEN);
const ddayUltra = page(
  'https://www.dday.it/redazione/46970/portatile-si-ma-4k-e-dolby-vision-la-prova-di-xgimi-horizon-ultra-il-proiettore-mobile-ultraversatile-e-luminosissimo',
  SEEN,
);
const comparison2023 = page(
  'http://www.thesmarthomehookup.com/best-4k-living-room-projectors-to-replace-your-tv-2023/',
  READ,
);
const rtingsPro = page('https://www.rtings.com/projector/reviews/xgimi/horizon-pro', SEEN);
const testHorizon = page('https://techpowerup.com/review/xgimi-horizon-1080p-led-projector/7.html', READ);
const rtingsMogo4 = page('https://www.rtings.com/projector/reviews/xgimi/mogo-4', SEEN);
const pcmagMogo4 = page('https://promo-sale.live/projectors/164759/xgimi-mogo-4', SEEN);
const opinionMogo4 = page(
  'https://www.whathifi.com/tv-home-cinema/projectors/i-review-projectors-for-a-living-and-this-film-trilogy-has-reminded-me-what-its-all-about',
  '2026-11-30',
);
const centralMogo4 = page(
  'http://www.cara-project.org/xgimi-mogo-4-1080p-smart-portable-projector-review.html',
  SEEN,
);
const rotekMogo4 = page('https://rotek.fr/test-xgimi-mogo-4-laser-meilleur-videoprojecteur-nomade', SEEN);
const stuffMogo4 = page(
  'https://stuffmagazine.fr/2025/08/25/le-xgimi-mogo-4-petit-mais-puissant-change-la-vision-des-projecteurs-portables/',
  SEEN,
);
const reviewAura = page(
  'https://geekymag.it/news/questo-proiettore-a-tiro-ultra-corto-puo-quasi-sostituire-un-televisore/',
  READ,
);
const everyeyeAura = page(
  'https://tech.everyeye.it/articoli/recensione-xgimi-aura-videoproiettore-laser-sfida-smart-tv-60537.html',
  READ,
);
const makerAura = page('https://global.xgimi.com/products/aura', SEEN);
const everyeyeMogo2 = page(
  'https://tech.everyeye.it/articoli/recensione-xgimi-mogo-2-pro-proiettore-android-tv-sorprendente-61626.html',
  '2026-11-30',
);
const frenchMogo = page(
  'https://www.20minutes.fr/high-tech/4031344-20230406-mogo-2-pro-xgimi-petit-projecteur-familial-qualite-tres-correcte-malgre-limites',
  '2026-11-30',
);
const belgianMogo = page(
  'https://www.rtl.be/actu/magazine/hi-tech/les-tests-de-mathieu-ce-petit-projecteur-tout-en-un-500eu-fait-des-merveilles/2023-06-21/article/559054',
  READ,
);
// Read in the site's own repository.
const spykeTitan = page('https://spykevision.com/reviews/titan-noir-max-cards/', '2026-11-28');

const launch20 = willen20.relayed(
  'The official launch is scheduled for October 15, 2025, but you can pre-order these 3 models',
);
const lags20 = (maker: typeof maker20) => {
  const evidence = maker.relayed('Input lag: 1ms at 1080p@240Hz (also 2.2ms at 1080p@120Hz, 3ms at 4K@60Hz)');
  return [
    { value: 3, condition: '4K at 60 Hz', evidence },
    { value: 2.2, condition: '1080p at 120 Hz', evidence },
    { value: 1, condition: '1080p at 240 Hz', evidence },
  ];
};
const dynamic20 = (maker: typeof maker20) => maker.relayed('20000:1 (DBLE on)');
const laser20 = (maker: typeof maker20) => maker.relayed('RGB triple laser');
const sizeMogo4Laser = foreign(
  again(rotekMogo4.relayed('Dimensions : 207,6 x 96,5 x 96,5 mm')),
  'fr',
  'Size: 207.6 x 96.5 x 96.5 mm',
);
const sizeMogo2 = foreign(
  again(everyeyeMogo2.relayed('16,1cm di altezza con 11,9cm per 10,8cm di larghezza e profondità')),
  'it',
  '16.1 cm high, with 11.9 cm by 10.8 cm of width and depth',
);
const iris4Titan = again(spykeTitan.measured('ISF Night, F4 @ 1.5× ≈ 2,700 lm · 4,579:1 native'));
const iris7Titan = again(spykeTitan.measured('ISF Night, F7 @ 2.1× ≈ 700 lm · 8,650:1 native'));
const lagTitan = again(
  spykeTitan.measured(
    'average latency drops to approximately 16ms at 4K/60 and as low as 4ms at 1080p/240 Hz',
  ),
);

export const xgimi: ProjectorSource[] = [
  {
    brand,
    model: 'Horizon 20 Max',
    kind: 'portable',
    throwRatio: [{ min: 1.2, max: 1.5, evidence: rtings20.relayed('1.2–1.5:1 throw with motorized zoom') }],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: review20.relayed('3840 by 2160 using 1920 by 1080 DLP chip with XPR'),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: test20.relayed('Pixel shifting for 4K resolution though image detail is still very good'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: test20.relayed('rated for 20,000+ hours of laser life') }],
    hdmi: [{ count: 2, evidence: rtings20.relayed('two HDMI inputs with eARC on one port') }],
    system: [
      { name: 'Google TV', evidence: review20.relayed('Google TV OS for streaming') },
      { name: 'Android TV 11', evidence: rtings20.relayed('It runs Android TV 11 with Google Cast') },
    ],
    cabinet: [
      {
        width: 29.7,
        height: 24.9,
        evidence: review20.relayed('Dimensions (HWD) 9.8 by 11.7 by 7.5 inches'),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: test20.relayed('XGIMI released the Horizon 20 Max with an MSRP of $2,999'),
      },
    ],
    numbers: {
      year: [{ value: 2025, evidence: launch20 }],
      brightness: [
        {
          value: 3500,
          mode: 'movie',
          condition: 'at D65 white',
          evidence: test20.measured('putting out over 3,500 lumens at D65 white'),
        },
        {
          value: 5700,
          condition: 'brightest mode',
          evidence: news20.relayedIso('the flagship Xgimi Horizon 20 Max rated at 5,700 ISO lumens'),
        },
      ],
      ratedContrast: [
        {
          value: 20_000,
          condition: 'dynamic',
          evidence: test20.relayed('increases the contrast ratio to over 20,000:1'),
        },
        { value: 20_000, condition: 'dynamic', evidence: dynamic20(maker20Max) },
      ],
      lightHours: [{ value: 20_000, evidence: test20.relayed('rated for 20,000+ hours of laser life') }],
      inputLag: [
        ...lags20(maker20Max).slice(0, 2),
        {
          value: 1,
          condition: '1080p at 240 Hz',
          evidence: news20.relayed('offering a 1ms input lag at 1080p/240Hz'),
        },
      ],
      depth: [{ value: 19.1, evidence: review20.relayed('Dimensions (HWD) 9.8 by 11.7 by 7.5 inches') }],
      speakers: [{ value: 24, evidence: rtings20.relayed('dual 12W Harman/Kardon speakers (24W total)') }],
      warranty: [{ value: 2, evidence: again(review20.relayed('Warranty 2')) }],
    },
  },
  {
    brand,
    model: 'Horizon 20 Pro',
    kind: 'portable',
    throwRatio: [{ min: 1.2, max: 1.5, evidence: maker20Pro.relayed('1.2-1.5:1') }],
    lightSource: [{ source: 'laser', evidence: laser20(maker20Pro) }],
    numbers: {
      year: [{ value: 2025, evidence: launch20 }],
      brightness: [
        {
          value: 4100,
          evidence: news20.relayedIso('Horizon 20 Pro – Mid-tier, 4,100 ISO lumens'),
        },
      ],
      ratedContrast: [{ value: 20_000, condition: 'dynamic', evidence: dynamic20(maker20Pro) }],
      inputLag: lags20(maker20Pro),
    },
  },
  {
    brand,
    model: 'Horizon 20',
    kind: 'portable',
    throwRatio: [
      {
        min: 1.2,
        max: 1.5,
        evidence: foreign(
          kulturechronik.relayed('Rapport de projection : 1.20 : 1 – 1.50 : 1'),
          'fr',
          'Throw ratio: 1.20 to 1.50',
        ),
      },
    ],
    lightSource: [{ source: 'laser', evidence: laser20(maker20) }],
    hdmi: [{ count: 2, evidence: kulturechronik.relayed('HDMI eArc / Arc, HDMI, USB 3') }],
    system: [{ name: 'Google TV', evidence: kulturechronik.relayed('Google TV (Android TV 14)') }],
    numbers: {
      year: [{ value: 2025, evidence: launch20 }],
      brightness: [
        { value: 3200, evidence: news20.relayedIso('Horizon 20 – Base model, 3,200 ISO lumens') },
        {
          value: 3200,
          evidence: kulturechronik.relayed('3200 Lumens (Pro : 4100 ; Max : 5700)'),
        },
      ],
      nativeContrast: [
        {
          value: 1200,
          condition: 'the lower end of what the page gives',
          evidence: foreign(
            kulturechronik.claim('Contraste : Natif (1200:1 à 1600:1)'),
            'fr',
            'Contrast: native, 1200:1 to 1600:1',
          ),
        },
      ],
      ratedContrast: [{ value: 20_000, condition: 'dynamic', evidence: dynamic20(maker20) }],
      lightHours: [
        {
          value: 20_000,
          evidence: foreign(
            kulturechronik.relayed('Durée de vie de la lampe : 20 000 à 30 000 heures'),
            'fr',
            'Life of the light: 20,000 to 30,000 hours',
          ),
        },
      ],
      inputLag: lags20(maker20),
      weight: [{ value: 4.8, evidence: kulturechronik.relayed('4.8 kg, 25 cm × 30 cm × 19 cm') }],
      power: [
        {
          value: 180,
          evidence: foreign(kulturechronik.relayed('Puissance : ~180 W'), 'fr', 'Power: about 180 W'),
        },
      ],
      speakers: [{ value: 24, evidence: kulturechronik.relayed('2 x 12W (Harman Kardon)') }],
    },
  },
  {
    brand,
    model: 'Horizon S Max',
    kind: 'portable',
    status: [
      {
        status: 'current',
        evidence: foreign(listSMax.relayed('現行スマート4K'), 'ja', 'Current smart 4K projector'),
      },
    ],
    throwRatio: [
      {
        min: 1.2,
        max: 1.2,
        evidence: foreign(makerSMax.relayed('投写比1.2:1'), 'ja', 'Throw ratio 1.2:1'),
      },
    ],
    pictureSizes: [
      {
        min: 40,
        max: 200,
        evidence: foreign(
          makerSMax.relayed('3100 ISO lm、4K、40〜200型'),
          'ja',
          '3100 ISO lm, 4K, 40 to 200 inches',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: foreign(
          ecranLarge.relayed('DLP (DMD 0.47″) avec XPR'),
          'fr',
          'DLP (0.47-inch chip) with XPR pixel shifting',
        ),
      },
    ],
    lightSource: [{ source: 'laser', evidence: ecranLarge.relayed('Dual Light 2.0 (Tri-laser + LED)') }],
    hdmi: [{ count: 1, evidence: ecranLarge.relayed('1× HDMI eARC') }],
    cabinet: [{ width: 27.3, height: 23.4, evidence: ecranLarge.relayed('234 × 273 × 174 mm') }],
    system: [
      {
        name: 'Android TV',
        evidence: foreign(
          again(ecranLarge.relayed('Système d’exploitation : Android TV')),
          'fr',
          'Operating system: Android TV',
        ),
      },
    ],
    numbers: {
      brightness: [
        { value: 3100, evidence: ecranLarge.relayedIso('3100 lumens ISO') },
        {
          value: 3100,
          evidence: foreign(
            makerSMax.relayedIso('3100 ISO lm、4K、40〜200型'),
            'ja',
            '3100 ISO lm, 4K, 40 to 200 inches',
          ),
        },
      ],
      ratedContrast: [
        {
          value: 1_000_000,
          condition: 'dynamic',
          evidence: foreign(ecranLarge.relayed('1 000 000:1 (dynamique)'), 'fr', '1,000,000:1 (dynamic)'),
        },
      ],
      weight: [{ value: 4.81, evidence: ecranLarge.relayed('4,81 kg') }],
      depth: [{ value: 17.4, evidence: ecranLarge.relayed('234 × 273 × 174 mm') }],
      speakers: [{ value: 24, evidence: ecranLarge.relayed('2×12W Harman Kardon') }],
    },
  },
  {
    brand,
    model: 'Horizon Ultra',
    kind: 'portable',
    throwRatio: [{ min: 1.2, max: 1.5, evidence: howToGeekUltra.relayed('Throw Ratio 1.2-1.5:1') }],
    pictureSizes: [{ min: 40, max: 200, evidence: howToGeekUltra.relayed('Image Size 40" - 200"') }],
    // Its pages print 3840 x 2160 as native; the 0.47-inch chip that they name has fewer pixels: left out.
    lightSource: [
      { source: 'laser', evidence: howToGeekUltra.relayed('Dual Light (Laser + LED)') },
      { source: 'led', evidence: howToGeekUltra.relayed('Dual Light (Laser + LED)') },
    ],
    hdmi: [{ count: 2, evidence: howToGeekUltra.relayed('HDMI, HDMI EARC, LAN, USB-A (x2)') }],
    system: [{ name: 'Android TV 11', evidence: howToGeekUltra.relayed('OS Android TV 11.0') }],
    cabinet: [
      {
        width: 22.4,
        height: 17,
        evidence: makerUltra.relayed('170 x 224 x 265 mm (H x W x D)'),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: howToGeekUltra.relayed("that's reflected by its $1,700 price tag"),
      },
    ],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: foreign(
            ddayUltra.relayed('il lancio, avvenuto a IFA 2023'),
            'it',
            'the launch, which took place at IFA 2023',
          ),
        },
      ],
      brightness: [
        {
          value: 2300,
          evidence: makerUltra.relayedIso('2300 ISO lumens, white light output measured to ISO 21118'),
        },
        { value: 2300, evidence: howToGeekUltra.relayedIso('2,300 ISO lumens of brightness') },
      ],
      lightHours: [{ value: 25_000, evidence: howToGeekUltra.relayed('Lamp Life 25,000 Hours') }],
      inputLag: [
        {
          value: 18,
          condition: '4K at 60 Hz',
          evidence: howToGeekUltra.relayed('a 4K 60Hz resolution with a minimum 18ms input latency'),
        },
      ],
      weight: [{ value: 5.22, evidence: howToGeekUltra.relayed('Weight 11.5 lbs (5.2 kg)') }],
      depth: [{ value: 26.5, evidence: makerUltra.relayed('170 x 224 x 265 mm (H x W x D)') }],
      speakers: [{ value: 24, evidence: howToGeekUltra.relayed('2 x 12-watt') }],
    },
  },
  {
    brand,
    model: 'Horizon Pro',
    kind: 'portable',
    pixelShift: [
      {
        shows: '4k',
        evidence: comparison2023.relayed('uses DLP technology with pixel shifting to achieve 4K resolution'),
      },
    ],
    lightSource: [{ source: 'led', evidence: comparison2023.relayed('but uses a triple LED light source') }],
    hdmi: [{ count: 2, evidence: rtingsPro.relayed('It has two HDMI ports, each capable of 4k @ 60Hz') }],
    system: [
      { name: 'Android TV', evidence: rtingsPro.relayed('It has Android TV with Chromecast') },
      {
        name: 'Android TV 10',
        evidence: again(
          comparison2023.relayed('runs AndroidTV 10 as well as having great external connectivity'),
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: comparison2023.relayed('the XGIMI Horizon Pro has an MSRP of $1699'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2200,
          evidence: comparison2023.relayed('which XGIMI claims can generate 2200 ANSI lumens'),
        },
      ],
      speakers: [{ value: 16, evidence: rtingsPro.relayed('two integrated 8W Harman/Kardon speakers') }],
    },
  },
  {
    brand,
    model: 'Horizon',
    kind: 'portable',
    otherNames: ['Horizon 1080p'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: testHorizon.relayed('XGIMI Horizon 1080p LED Projector Review'),
      },
    ],
    lightSource: [
      { source: 'led', evidence: testHorizon.relayed('XGIMI Horizon 1080p LED Projector Review') },
    ],
    numbers: {
      brightness: [
        {
          value: 1650,
          mode: 'brightest',
          condition: 'high power mode',
          evidence: testHorizon.measured('which results in approx 1650 ANSI lumens'),
        },
        {
          value: 2200,
          evidence: testHorizon.relayed('This is quite far from advertised 2200 ANSI Lumens'),
        },
      ],
    },
  },
  {
    brand,
    model: 'MoGo 4',
    kind: 'portable',
    resolution: [
      {
        width: 960,
        height: 540,
        evidence: pcmagMogo4.relayed('1920 by 1080 using 960-by-540 DLP chip with XPR'),
      },
    ],
    pixelShift: [
      {
        shows: '1080p',
        evidence: pcmagMogo4.relayed('1920 by 1080 using 960-by-540 DLP chip with XPR'),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'ft',
        step: 0.1,
        rows: [
          [40, 3.5],
          [200, 17.4],
        ],
        farEnd: 'unknown',
        evidence: rtingsMogo4.relayed(
          'it projects a 40-inch image at around 3.5 ft, and up to a 200-inch image at around 17.4 ft',
        ),
      },
    ],
    pictureSizes: [
      {
        min: 40,
        max: 200,
        evidence: rtingsMogo4.relayed(
          'it projects a 40-inch image at around 3.5 ft, and up to a 200-inch image at around 17.4 ft',
        ),
      },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: rtingsMogo4.relayed('The XGIMI MoGo 4 is a lightweight 1080p LED projector'),
      },
    ],
    hdmi: [{ count: 1, evidence: rtingsMogo4.relayed("there's a full-size HDMI (ARC) and USB-A") }],
    system: [{ name: 'Google TV', evidence: rtingsMogo4.relayed('It runs Google TV with licensed Netflix') }],
    netflix: [{ runs: true, evidence: rtingsMogo4.relayed('It runs Google TV with licensed Netflix') }],
    cabinet: [
      { width: 9.7, height: 20.8, evidence: pcmagMogo4.relayed('Dimensions (HWD) 8.2 by 3.8 by 3.8 inches') },
    ],
    priceClass: [
      { priceClass: 'upTo800', evidence: opinionMogo4.relayed('Priced at £509 / $499, the Xgimi') },
    ],
    numbers: {
      year: [
        {
          value: 2025,
          evidence: centralMogo4.relayed('XGIMI released the MoGo 4 and MoGo 4 Laser in June of 2025'),
        },
      ],
      brightness: [
        {
          value: 450,
          evidence: centralMogo4.relayedIso(
            'The MoGo 4 is a $499 portable projector with Google TV, 450 ISO lumens, an LED light engine',
          ),
        },
      ],
      lightHours: [
        { value: 25_000, evidence: rtingsMogo4.relayed('The light source is rated for 25,000 hours') },
      ],
      weight: [{ value: 1.32, evidence: pcmagMogo4.relayed('the same 2.9-pound weight') }],
      depth: [{ value: 9.7, evidence: pcmagMogo4.relayed('Dimensions (HWD) 8.2 by 3.8 by 3.8 inches') }],
      battery: [
        {
          value: 2.5,
          condition: 'Eco mode',
          evidence: rtingsMogo4.relayed('71.28 Wh battery rated up to 2.5 hours of video in Eco mode'),
        },
      ],
      speakers: [{ value: 12, evidence: rtingsMogo4.relayed('dual 6W Harman/Kardon speakers') }],
      warranty: [{ value: 1, evidence: again(pcmagMogo4.relayed('Warranty 1')) }],
    },
  },
  {
    brand,
    model: 'MoGo 4 Laser',
    kind: 'portable',
    throwRatio: [
      {
        min: 1.2,
        max: 1.2,
        evidence: foreign(rotekMogo4.relayed('Rapport de projection : 1,2:1'), 'fr', 'Throw ratio: 1.2:1'),
      },
    ],
    pictureSizes: [
      {
        min: 40,
        max: 200,
        evidence: foreign(
          rotekMogo4.relayed('Taille d’image : de 40″ à 200″'),
          'fr',
          'Picture size: from 40 to 200 inches',
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          rotekMogo4.relayed('Résolution native : 1920 x 1080 pixels (Full HD)'),
          'fr',
          'Native resolution: 1920 x 1080 pixels (Full HD)',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          rotekMogo4.relayed('Technologie : DLP Laser triple'),
          'fr',
          'Technology: DLP, triple laser',
        ),
      },
    ],
    hdmi: [
      {
        count: 1,
        evidence: foreign(
          rotekMogo4.relayed('HDMI x1 (ARC pris en charge)'),
          'fr',
          'HDMI x1 (ARC supported)',
        ),
      },
    ],
    system: [
      {
        name: 'Google TV',
        evidence: foreign(
          rotekMogo4.relayed('Système d’exploitation : Google TV, Google Assistant intégré'),
          'fr',
          'Operating system: Google TV, Google Assistant built in',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: foreign(
          stuffMogo4.relayed('499 $ (ou 799 $ pour la version laser)'),
          'fr',
          '$499 (or $799 for the laser version)',
        ),
      },
    ],
    cabinet: [{ width: 9.7, height: 20.8, evidence: sizeMogo4Laser }],
    numbers: {
      year: [
        {
          value: 2025,
          evidence: centralMogo4.relayed('XGIMI released the MoGo 4 and MoGo 4 Laser in June of 2025'),
        },
      ],
      brightness: [
        {
          value: 550,
          evidence: foreign(
            rotekMogo4.relayedIso('Luminosité : 550 lumens ISO'),
            'fr',
            'Brightness: 550 ISO lumens',
          ),
        },
      ],
      ratedContrast: [
        {
          value: 1000,
          evidence: foreign(
            rotekMogo4.relayed('Rapport de contraste : 1000:1'),
            'fr',
            'Contrast ratio: 1000:1',
          ),
        },
      ],
      noise: [
        {
          value: 28,
          condition: 'at 1 m, at most',
          evidence: foreign(
            rotekMogo4.relayed('Niveau sonore : ≤ 28 dB à 1 mètre'),
            'fr',
            'Noise: at most 28 dB at 1 meter',
          ),
        },
      ],
      weight: [
        {
          value: 1.32,
          evidence: foreign(rotekMogo4.relayed('Poids : 1,32 kg'), 'fr', 'Weight: 1.32 kg'),
        },
      ],
      power: [
        {
          value: 65,
          condition: 'at most',
          evidence: foreign(rotekMogo4.relayed('Consommation max : 65 W'), 'fr', 'Power draw, at most: 65 W'),
        },
      ],
      battery: [
        {
          value: 2.5,
          condition: 'Eco mode',
          evidence: foreign(
            rotekMogo4.relayed('Autonomie : jusqu’à 2,5h en vidéo (mode éco)'),
            'fr',
            'Battery life: up to 2.5 h of video (eco mode)',
          ),
        },
      ],
      speakers: [
        {
          value: 12,
          evidence: foreign(
            rotekMogo4.relayed('Haut-parleurs stéréo : 2 x 6 W Harman Kardon'),
            'fr',
            'Stereo speakers: 2 x 6 W Harman Kardon',
          ),
        },
      ],
      depth: [{ value: 9.7, evidence: sizeMogo4Laser }],
    },
  },
  {
    brand,
    model: 'MoGo 2 Pro',
    kind: 'portable',
    throwRatio: [
      { min: 1.2, max: 1.2, evidence: officialRatios.relayed('b: "XGIMI", m: "MoGo 2 Pro", t: [1.2, 1.2]') },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          everyeyeMogo2.relayed('Rispetto al modello base guadagna in risoluzione (720p contro 1080p)'),
          'it',
          'Compared with the base model it gains in resolution (720p against 1080p)',
        ),
      },
    ],
    system: [
      {
        name: 'Android TV',
        evidence: foreign(
          frenchMogo.relayed('Il tourne sous Android TV (version 11)'),
          'fr',
          'It runs Android TV (version 11)',
        ),
      },
    ],
    cabinet: [{ width: 11.9, height: 16.1, evidence: sizeMogo2 }],
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: foreign(
          again(
            everyeyeMogo2.relayed('Proposto a 599 euro, non è certamente un giocattolo a portata di tutti'),
          ),
          'it',
          'At 599 euros it is certainly no toy that everybody can afford',
        ),
      },
    ],
    netflix: [
      {
        runs: false,
        evidence: foreign(
          again(
            frenchMogo.relayed(
              'parmi les applications proposées, il en est une (et non des moindres) qui est aux abonnés absents : Netflix',
            ),
          ),
          'fr',
          'among the apps that it offers, one (and not the least) is missing: Netflix',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: foreign(
            everyeyeMogo2.relayed(
              'i nuovi proiettori Xgimi MoGo 2 sono arrivati in Italia a fine aprile 2023',
            ),
            'it',
            'the new Xgimi MoGo 2 projectors arrived in Italy at the end of April 2023',
          ),
        },
      ],
      brightness: [
        {
          value: 400,
          evidence: foreign(
            everyeyeMogo2.relayed('pari a circa il 30% in più da 300 a 400 lumen'),
            'it',
            'about 30% more, from 300 to 400 lumens',
          ),
        },
      ],
      weight: [
        {
          value: 1.1,
          evidence: foreign(
            belgianMogo.relayed("l'emporter où vous voulez: 1,1 kg"),
            'fr',
            'take it wherever you like: 1.1 kg',
          ),
        },
      ],
      depth: [{ value: 10.8, evidence: sizeMogo2 }],
      speakers: [
        {
          value: 16,
          evidence: foreign(
            again(belgianMogo.relayed('Il est équipé de deux petites enceintes de 8W')),
            'fr',
            'It has two small speakers of 8 W',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'Aura',
    kind: 'ultraShortThrow',
    throwRatio: [
      {
        min: 0.233,
        max: 0.233,
        evidence: foreign(makerAura.relayed('0.233:1の超短焦点'), 'ja', 'Ultra short throw of 0.233:1'),
      },
    ],
    pictureSizes: [
      {
        min: 80,
        max: 150,
        evidence: foreign(
          makerAura.relayed('壁際設置で80〜150型を狙える4Kレーザー'),
          'ja',
          'A 4K laser for 80 to 150 inches, placed at the wall',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          everyeyeAura.relayed('Questa sorgente luminosa ibrida laser-fosfori'),
          'it',
          'This hybrid light source of laser and phosphors',
        ),
      },
    ],
    system: [
      {
        name: 'Android TV',
        evidence: foreign(
          reviewAura.relayed('con sistema audio integrato che esegue Android TV'),
          'it',
          'with built-in sound, running Android TV',
        ),
      },
    ],
    cabinet: [
      {
        width: 60.6,
        height: 14,
        evidence: foreign(
          reviewAura.relayed('Misura 606 x 401 x 139,5 mm e pesa 14,9 kg'),
          'it',
          'It measures 606 x 401 x 139.5 mm and weighs 14.9 kg',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: foreign(
          reviewAura.relayed('gettare 2400 lumen sulle mie pareti bianche per 2.499 dollari'),
          'it',
          'throws 2400 lumens on my white walls for $2,499',
        ),
      },
    ],
    // Two ratings of the maker: as announced, and to ISO 21118.
    numbers: {
      brightness: [
        { value: 1800, evidence: makerAura.relayedIso('1800 ISO lm') },
        {
          value: 2400,
          evidence: foreign(
            reviewAura.relayed('è in grado di gettare 2400 lumen sulle mie pareti bianche'),
            'it',
            'can throw 2400 lumens on my white walls',
          ),
        },
      ],
      weight: [
        { value: 14.9, evidence: foreign(reviewAura.relayed('pesa 14,9 kg'), 'it', 'weighs 14.9 kg') },
      ],
      depth: [
        {
          value: 40.1,
          evidence: foreign(
            reviewAura.relayed('Misura 606 x 401 x 139,5 mm e pesa 14,9 kg'),
            'it',
            'It measures 606 x 401 x 139.5 mm and weighs 14.9 kg',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'Titan Noir Max',
    kind: 'homeTheater',
    throwRatio: [
      { min: 0.98, max: 2, evidence: spykeTitan.relayed('a 0.98–2.0:1 throw range (widest in its class)') },
      {
        min: 0.98,
        max: 2.1,
        evidence: again(
          spykeTitan.relayed(
            'The key upgrade is the throw ratio: 0.98 to 2.0× (extended to 2.1× with firmware 1.0.99)',
          ),
        ),
      },
    ],
    lightSource: [{ source: 'laser', evidence: spykeTitan.relayed('4K • Triple-Laser • Flagship') }],
    cabinet: [
      {
        width: 38,
        height: 29,
        evidence: spykeTitan.relayed('the chassis itself is 38×25×29 cm (W×D×H with feet)'),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: again(
          spykeTitan.relayed(
            'the XPR-Shift mechanism still operates at only 240 Hz … On a line-intersection test pattern it resolves nearly the full 4K raster',
          ),
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2026,
          evidence: spykeTitan.relayed(
            'date: 2026-06-01 … Right now is an interesting time for DLP projectors … Into this comes XGIMI’s new flagship',
          ),
        },
      ],
      brightness: [
        { value: 7000, evidence: spykeTitan.relayedIso('The Max is rated at 7,000 ISO lumens') },
        { value: 2700, mode: 'movie', condition: 'night mode, iris F4, zoom 1.5×', evidence: iris4Titan },
        {
          value: 4100,
          mode: 'movie',
          condition: 'night mode, iris F2',
          evidence: again(spykeTitan.measured('ISF Night / Laser 10, F2 ≈ 4,100 lm (reference baseline)')),
        },
        { value: 700, mode: 'movie', condition: 'night mode, iris F7, zoom 2.1×', evidence: iris7Titan },
        {
          value: 7600,
          mode: 'brightest',
          condition: 'Performance mode, iris F2',
          evidence: again(spykeTitan.measured('Performance mode, F2 ≈ 7,600 lm (peak ceiling)')),
        },
      ],
      inputLag: [
        {
          value: 1,
          condition: '1080p at 240 Hz',
          evidence: spykeTitan.relayed('1080p/240 Hz at 1ms input lag'),
        },
        { value: 16, condition: '4K at 60 Hz, Game Mode', evidence: lagTitan },
        { value: 4, condition: '1080p at 240 Hz, Game Mode', evidence: lagTitan },
      ],
      weight: [{ value: 8, evidence: spykeTitan.relayed("the projector's net weight is around 8 kg") }],
      depth: [
        { value: 25, evidence: spykeTitan.relayed('the chassis itself is 38×25×29 cm (W×D×H with feet)') },
      ],
      nativeContrast: [
        { value: 4579, condition: 'iris F4, zoom 1.5×', evidence: iris4Titan },
        { value: 8650, condition: 'iris F7, zoom 2.1×', evidence: iris7Titan },
      ],
      ansiContrast: [
        {
          value: 450,
          condition: 'at least, lens centered',
          evidence: again(
            spykeTitan.measured(
              'The worst case is centered lens + maximum zoom: 450‑490:1 depending on iris',
            ),
          ),
        },
        {
          value: 846,
          condition: 'at most, lens shifted',
          evidence: again(spykeTitan.measured('My sample peaked at 846:1 ANSI')),
        },
      ],
      power: [
        {
          value: 214,
          condition: 'laser 10',
          evidence: again(spykeTitan.measured('from 87.8W at Laser 1 up to 214.2W at Laser 10')),
        },
        {
          value: 343,
          condition: 'Performance mode',
          evidence: again(spykeTitan.measured('Performance mode hits 343W and the fan becomes intrusive')),
        },
      ],
    },
  },
];
