import { again, foreign, page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Formovie';
const SEEN = '2026-11-27';
const AGAIN = '2026-11-30';

const reviewTheater = page('https://gadgetreview.com/formovie-theater-review', AGAIN);
const settlement = page(
  'https://www.channelnews.com.au/formovie-backs-down-in-settlement-with-epson-over-lofty-lumens-ratings/',
  SEEN,
);
const rtingsTheater = page('https://www.rtings.com/projector/reviews/formovie/theater', SEEN);
const shopTheater = page('https://nothingprojector.com/en-br/pages/test111', READ);
const projectorReviews = page(
  'https://www.projectorreviews.com/formovie/formovie-theater-ultra-short-throw-4k-projector-review/',
  SEEN,
);
const newsPremium = page('https://mobiletechworld.com/?p=24588', AGAIN);
const arenaPremium = page(
  'https://arizonadigitalnews.com/2024/11/09/formovie-theater-premium-ust-projector-review',
  AGAIN,
);
const centralPremium = page(
  'http://cara-project.org/formovie-theater-premium-laser-tv-projector-review.html',
  SEEN,
);
const frandroidPremium = page(
  'https://www.frandroid.com/marques/formovie/2428504_test-du-formovie-theater-premium-la-nouvelle-reference-des-videoprojecteurs-ultra-courte-focale',
  AGAIN,
);
const mobilesPremium = page('https://www.91mobiles.com/hub/formovie-theatre-premium-review', AGAIN);
const engadget = page('https://i-ch.ch/fr/?p=23249', SEEN);
const frandroidEdge = page(
  'https://www.frandroid.com/marques/formovie/2358056_test-du-videoprojecteur-formovie-cinema-edge-compact-haut-contraste-et-avec-google-tv',
  SEEN,
);
const numeriquesEdge = page(
  'https://nouvelles-dujour.com/test-formovie-cinema-edge-un-videoprojecteur-compact-4k-ultra-courte-focale-qui-resiste-aux-meilleurs/amp',
  SEEN,
);
const willenEdge = page(
  'https://laurentwillen.com/en/test-reviews/projectors-tests-reviews/formovie-edge-cinema-3-test-review',
  SEEN,
);
const numeriquesEpisode = page(
  'https://nouvelles-dujour.com/critique-de-formovie-xming-episode-one-un-mini-projecteur-sympa-a-un-prix-defiant-toute-concurrence',
  AGAIN,
);
const planetsEpisode = page('https://www.xiaomiplanets.com/tag/formovie-xming-episode-one/', SEEN);
const shopEpisode = page('https://frontum.co.uk/projectors/formovie-xming-episode-one', SEEN);

const sheetEdge = (words: string, gloss: string) => foreign(frandroidEdge.relayed(words), 'fr', gloss);
const sheetPremium = (words: string, gloss: string) => foreign(frandroidPremium.relayed(words), 'fr', gloss);
const sizePremium = sheetPremium(
  'Dimensions 550 mm x 107,5 mm x 349,2 mm',
  'Size 550 mm x 107.5 mm x 349.2 mm',
);

export const formovie: ProjectorSource[] = [
  {
    brand,
    model: 'Theater Premium',
    kind: 'ultraShortThrow',
    throwRatio: [
      {
        min: 0.21,
        max: 0.21,
        evidence: newsPremium.relayed('the throw ratio tightens from 0.23:1 to 0.21:1'),
      },
      {
        min: 0.21,
        max: 0.21,
        evidence: again(arenaPremium.relayed('80~150-inch screen diagonal; 0.21:1 throw ratio')),
      },
    ],
    pictureSizes: [{ min: 80, max: 150, evidence: arenaPremium.relayed('80~150-inch screen diagonal') }],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'cm',
        step: 1,
        rows: [[150, 40]],
        farEnd: 'unknown',
        evidence: newsPremium.relayed('A 150-inch picture from a box that sits 40cm off the wall'),
      },
    ],
    pixelShift: [
      { shows: '4k', evidence: arenaPremium.relayed('4K (UHD) optical resolution (Pixel Shifting)') },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: sheetPremium(
          'la même technologie d’affichage, à savoir du triple laser',
          'the same display technology, a triple laser',
        ),
      },
    ],
    hdmi: [
      {
        count: 3,
        evidence: mobilesPremium.relayed('three HDMI ports with eArc support on port 1'),
      },
      {
        count: 3,
        version: '2.1',
        evidence: again(arenaPremium.relayed('3xHDMI 2.1 (full-sized with eARC support on 1 port)')),
      },
    ],
    system: [
      {
        name: 'Google TV',
        evidence: sheetPremium('système Google TV avec Netflix intégré', 'Google TV with Netflix built in'),
      },
    ],
    netflix: [
      {
        runs: true,
        evidence: sheetPremium('système Google TV avec Netflix intégré', 'Google TV with Netflix built in'),
      },
    ],
    cabinet: [{ width: 55, height: 10.8, evidence: sizePremium }],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: foreign(
          engadget.relayed('le 3.000 $ cher Théâtre Premium'),
          'fr',
          'the Theater Premium at $3,000',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          evidence: centralPremium.relayed('the Formovie Theater Premium launched in November 2024'),
        },
      ],
      brightness: [{ value: 2200, evidence: mobilesPremium.relayedIso('2,200 ISO lumens brightness') }],
      ratedContrast: [{ value: 3000, evidence: arenaPremium.relayed('3000:1 contrast ratio') }],
      weight: [{ value: 9.8, evidence: arenaPremium.relayed('Dimensions: 550 x 349.2 x 107.5mm, 9.8kg') }],
      depth: [{ value: 34.9, evidence: sizePremium }],
      speakers: [
        {
          value: 30,
          evidence: sheetPremium('Puissance des haut-parleurs 30 watts', 'Power of the speakers: 30 watts'),
        },
      ],
    },
  },
  {
    brand,
    model: 'Theater',
    kind: 'ultraShortThrow',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: projectorReviews.relayed('Native Resolution 1920x1080x4'),
      },
    ],
    pixelShift: [{ shows: '4k', evidence: reviewTheater.relayed('uses pixel-shifting technology') }],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'in',
        step: 0.1,
        rows: [
          [80, 5.5],
          [150, 19.3],
        ],
        farEnd: 'none',
        evidence: rtingsTheater.relayed(
          '80" image at a distance of 5.5" … up to a 150" image at a distance of 19.3"',
        ),
      },
    ],
    throwRatio: [
      { min: 0.23, max: 0.23, evidence: reviewTheater.relayed('courtesy of its 0.23:1 throw ratio') },
    ],
    pictureSizes: [
      { min: 80, max: 150, evidence: shopTheater.claim('Image Size 90 to 130 inches 80 to 150 inches') },
      {
        min: 80,
        max: 150,
        evidence: again(
          rtingsTheater.relayed(
            '80" image at a distance of 5.5" … up to a 150" image at a distance of 19.3"',
          ),
        ),
      },
    ],
    lightSource: [
      { source: 'laser', evidence: reviewTheater.relayed('laser light source has a 20,000-hour lamp life') },
    ],
    netflix: [
      {
        runs: false,
        evidence: sheetPremium('dont Netflix qui manquait au Theater', 'Netflix, which the Theater lacked'),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: projectorReviews.relayed('authorized resellers for an MSRP of $3,499'),
      },
    ],
    hdmi: [
      {
        count: 3,
        evidence: again(
          rtingsTheater.relayed('It has three HDMI ports and can passthrough advanced audio formats'),
        ),
      },
    ],
    system: [
      {
        name: 'Android TV 11',
        evidence: again(
          rtingsTheater.relayed(
            'comes with the Android TV 11 smart interface with full Chromecast integration',
          ),
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2022,
          evidence: newsPremium.relayed('the original Formovie Theater, the 2022 ultra-short-throw'),
        },
      ],
      brightness: [
        {
          value: 1800,
          condition: 'corrected rating',
          evidence: settlement.relayedIso(
            'stated lumens ratings are being reduced from 2,800 lumens down to 1,800 lumens',
          ),
        },
        { value: 2800, evidence: reviewTheater.relayed('its 2800-lumen brightness output') },
      ],
      nativeContrast: [
        {
          value: 3000,
          condition: 'HDR mode',
          evidence: projectorReviews.relayed('a native contrast of 3,000:1 in HDR mode'),
        },
      ],
      ratedContrast: [
        { value: 3333, evidence: shopTheater.claim('Contrast Ratio 1200:1 3333:1') },
        {
          value: 3000,
          evidence: again(reviewTheater.relayed('courtesy of a satisfying 3000:1 contrast ratio')),
        },
      ],
      lightHours: [
        { value: 20_000, evidence: reviewTheater.relayed('laser light source has a 20,000-hour lamp life') },
      ],
      inputLag: [
        {
          value: 43,
          condition: '4K at 60 Hz',
          evidence: shopTheater.claim('Input Lag 4K/60Hz: 38.1ms 4K/60Hz: 43ms'),
        },
      ],
      speakers: [
        {
          value: 30,
          evidence: shopTheater.claim('Full-range×2 + Tweeter×2 (30W) By Bowers & Wilkins'),
        },
        {
          value: 30,
          evidence: again(
            rtingsTheater.relayed('it comes with an integrated 30W Bowers & Wilkins sound system'),
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'Cinema Edge',
    kind: 'ultraShortThrow',
    otherNames: ['Formovie Edge', 'Cinema 3'],
    throwRatio: [
      {
        min: 0.23,
        max: 0.23,
        evidence: foreign(
          numeriquesEdge.relayed('un laser au phosphore bleu et un ratio de projection de 0,23:1'),
          'fr',
          'a blue laser with phosphor and a throw ratio of 0.23:1',
        ),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'in',
        step: 1,
        rows: [[120, 13]],
        farEnd: 'unknown',
        evidence: foreign(
          engadget.relayed('environ 13 pouces pour une image de 120'),
          'fr',
          'about 13 inches for a picture of 120',
        ),
      },
    ],
    lightSource: [
      { source: 'laser', evidence: sheetEdge('embarquant une source mono-laser', 'with a single laser') },
    ],
    hdmi: [{ count: 3, evidence: sheetEdge('Ports HDMI 3', 'HDMI ports: 3') }],
    system: [
      {
        name: 'Google TV',
        evidence: sheetEdge('Système d’exploitation (OS) Google TV', 'Operating system Google TV'),
      },
    ],
    netflix: [
      {
        runs: true,
        evidence: sheetEdge(
          'Google TV dont Netflix et d’autres applications de streaming',
          'Google TV with Netflix and other streaming apps',
        ),
      },
    ],
    cabinet: [
      {
        width: 45.6,
        height: 9.1,
        evidence: sheetEdge('Dimensions 456 mm x 91 mm x 308 mm', 'Size 456 mm x 91 mm x 308 mm'),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: foreign(
          engadget.relayed('le Cinema Edge à 1 800 dollars américains'),
          'fr',
          'the Cinema Edge at 1,800 US dollars',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2024,
          evidence: sheetEdge(
            'date 2024-10 … Formovie propose le Cinema Edge, plus abordable',
            'October 2024: Formovie brings out the more affordable Cinema Edge',
          ),
        },
      ],
      brightness: [
        {
          value: 2100,
          evidence: foreign(
            numeriquesEdge.relayedIso(
              'luminosité plus importante que sur le Theater (2100 ISO lumens contre 1800)',
            ),
            'fr',
            'brighter than the Theater (2100 ISO lumens against 1800)',
          ),
        },
        { value: 2100, evidence: willenEdge.relayed('2100 lumens (in theory)') },
      ],
      nativeContrast: [{ value: 3000, evidence: willenEdge.relayed('native contrast of 3000:1') }],
      depth: [
        {
          value: 30.8,
          evidence: sheetEdge('Dimensions 456 mm x 91 mm x 308 mm', 'Size 456 mm x 91 mm x 308 mm'),
        },
      ],
      speakers: [
        {
          value: 30,
          evidence: sheetEdge('Puissance des haut-parleurs 30 watts', 'Power of the speakers: 30 watts'),
        },
      ],
    },
  },
  {
    brand,
    model: 'Xming Episode One',
    kind: 'portable',
    otherNames: ['Episode One'],
    throwRatio: [
      { min: 1.2, max: 1.2, evidence: shopEpisode.relayed('Throw ratio: 1.2:1') },
      {
        min: 1.2,
        max: 1.2,
        evidence: foreign(
          again(numeriquesEpisode.relayed('Le rapport de projection est donné à 1,2:1')),
          'fr',
          'The throw ratio is given as 1.2:1',
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: shopEpisode.relayed('Native panel resolution: 1920x1080'),
      },
    ],
    pictureSizes: [
      {
        min: 40,
        max: 120,
        evidence: foreign(
          numeriquesEpisode.relayed(
            'peut projeter une image de 120 pouces de diagonale, bien que le fabricant recommande entre 40 et 100 pouces',
          ),
          'fr',
          'can show a picture of 120 inches, although the maker recommends between 40 and 100 inches',
        ),
      },
    ],
    netflix: [
      {
        runs: true,
        evidence: planetsEpisode.relayed('probably the cheapest Google TV and Netflix projector'),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo300',
        evidence: foreign(
          engadget.relayed('bon marché et joyeux, qui coûte 199 $'),
          'fr',
          'cheap and cheerful, at $199',
        ),
      },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: foreign(
          again(numeriquesEpisode.relayed('Pas de laser évidemment, mais un simple éclairage LED')),
          'fr',
          'No laser of course, but a simple LED light',
        ),
      },
    ],
    system: [
      {
        name: 'Google TV',
        evidence: foreign(
          again(numeriquesEpisode.relayed('il bénéficie d’une interface Google TV très complète')),
          'fr',
          'it has a very complete Google TV interface',
        ),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 150,
          evidence: foreign(
            numeriquesEpisode.relayed('La luminosité est toutefois annoncée à 150 lumens'),
            'fr',
            'The brightness, however, is announced as 150 lumens',
          ),
        },
      ],
    },
  },
];
