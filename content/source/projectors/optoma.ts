import { again, foreign, page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Optoma';

const features50 = page(
  'https://www.projectorreviews.com/optoma/optoma-uhd50x-cinema-gaming-projector-review-special-features/',
  READ,
);
const hardware50 = page(
  'https://www.projectorreviews.com/optoma/optoma-uhd50x-cinema-gaming-projector-review-hardware/',
  READ,
);
const summary50 = page(
  'https://www.projectorreviews.com/optoma/optoma-uhd50x-cinema-gaming-projector-review-summary/',
  READ,
);
const specifications55 = page('https://au.optoma.com/product/uhd55', '2026-11-27');
const reviewD2 = page(
  'https://www.projectorcentral.com/Optoma-CinemaX-D2-Smart-Projector-Review.htm',
  '2026-11-27',
);
const maker40 = page('http://blog.optoma.co.uk/', READ);
const handsOnP1 = page(
  'https://www.avsforum.com/threads/optoma-cinemax-p1-4k-uhd-laser-projector-hands-on-review.3162716/',
  READ,
);
const testP1 = page('https://www.projectorreviews.com/optoma/optoma-cinemax-p1-laser-tv-performance/', READ);
const reviewP2 = page(
  'https://hometheaterhifi.com/reviews/video-display/projectors/optoma-cinemax-p2-ust-laser-projector-review/',
  READ,
);
const newsP2 = page(
  'https://www.techradar.com/news/optoma-cinemax-p2-is-an-ultra-bright-4k-projector-with-some-fierce-competition',
  READ,
);
const launchP2 = page(
  'https://news.fidelityhouse.eu/hi-tech/optoma-e-sony-presentati-nuovi-proiettori-smart-premium-per-lhome-cinema-487686.html',
  '2026-11-29',
);
const list = page('https://projectortop.com/best-ultra-short-throw-projector/', READ);
const review1080 = page('https://hometheaterreview.com/optoma-gt1080hdr-gaming-projector-review/', READ);
const gaming2019 = page('https://www.projectorreviews.com/art_of_gaming/', READ);
const fastest2019 = page(
  'https://www.projectorreviews.com/the-art-of-gaming/best-gaming-projectors-of-2019-part-2/',
  READ,
);

export const optoma: ProjectorSource[] = [
  {
    brand,
    model: 'UHD50X',
    kind: 'gaming',
    hdmi: [
      {
        count: 2,
        evidence: again(
          hardware50.relayed(
            'There is one HDMI 1.4a (HDCP 2.2 / 4K 30Hz compatible) connector and one HDMI 2.0/ MHL 2.1',
          ),
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: summary50.relayed('The Optoma UHD50X is a True 4K projector (1920 x 1080) X4'),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: summary50.relayed('The Optoma UHD50X is a True 4K projector (1920 x 1080) X4'),
      },
    ],
    lightSource: [
      { source: 'lamp', evidence: hardware50.relayed('The UHD50X uses a lamp as the light source') },
    ],
    numbers: {
      brightness: [
        {
          value: 3423,
          mode: 'brightest',
          condition: 'Bright, widest zoom',
          evidence: summary50.measured('3,423 lumens in Bright mode when projecting at full wide-angle'),
        },
        { value: 3400, evidence: features50.relayed('with 3,400 lumens of brightness') },
      ],
      inputLag: [
        {
          value: 15.7,
          condition: '1080p at 240 Hz',
          evidence: features50.relayed('a maximum input lag of 15.7ms at 240Hz'),
        },
      ],
      weight: [{ value: 3.9, evidence: hardware50.relayed('lightweight projector of 8.60 lbs') }],
    },
  },
  {
    brand,
    model: 'HD243X',
    kind: 'gaming',
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: again(
          fastest2019.relayed(
            'For a mere $499, you get excellent color and good black levels, with the HD243X',
          ),
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: fastest2019.relayed('Optoma HD243X Specs … Resolution1920 x 1080'),
      },
    ],
    numbers: {
      speakers: [{ value: 10, evidence: again(fastest2019.relayed('a 10-watt built-in speaker')) }],
      brightness: [
        {
          value: 1401,
          mode: 'brightest',
          condition: 'brightest mode',
          evidence: gaming2019.measured('the best brightest mode for the Optoma HD243X was 1,401 lumens'),
        },
        { value: 3300, evidence: gaming2019.relayed('(the HD243X has a claim of 3,300)') },
      ],
      zoom: [
        {
          value: 1.1,
          evidence: fastest2019.relayed('It has a normal throw distance, a 1.10:1 zoom lens'),
        },
      ],
      inputLag: [
        {
          value: 16.4,
          evidence: fastest2019.measured('16.4 ms is about as good as it gets when it comes to projectors'),
        },
      ],
    },
  },
  {
    brand,
    model: 'UHD55',
    kind: 'homeTheater',
    throwRatio: [{ min: 1.21, max: 1.59, evidence: specifications55.relayed('1.21:1 to 1.59:1') }],
    pictureSizes: [
      {
        min: 34.1,
        max: 302.4,
        evidence: specifications55.relayed('34.1" to 302.4" diagonal'),
      },
    ],
    lightSource: [{ source: 'lamp', evidence: specifications55.relayed('Lamp') }],
    cabinet: [
      {
        width: 31.5,
        height: 11.8,
        evidence: specifications55.relayed('315 x 270 x 118 mm (W x D x H)'),
      },
    ],
    hdmi: [
      {
        count: 2,
        version: '2.0',
        evidence: specifications55.relayed('2x HDMI 2.0, VGA (YPbPr/RGB), 3.5 mm audio'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 3600,
          evidence: specifications55.relayed('3600 lumens (measurement standard not stated on the page)'),
        },
      ],
      ratedContrast: [
        {
          value: 1_200_000,
          condition: 'dynamic',
          evidence: specifications55.relayed('1,200,000:1 (dynamic)'),
        },
      ],
      lightHours: [
        {
          value: 4000,
          condition: 'Bright',
          evidence: specifications55.relayed('4,000 h (Bright), 15,000 h (Dynamic), 10,000 h (Eco)'),
        },
        {
          value: 10_000,
          condition: 'Eco',
          evidence: specifications55.relayed('4,000 h (Bright), 15,000 h (Dynamic), 10,000 h (Eco)'),
        },
        {
          value: 15_000,
          condition: 'Dynamic',
          evidence: specifications55.relayed('4,000 h (Bright), 15,000 h (Dynamic), 10,000 h (Eco)'),
        },
      ],
      depth: [{ value: 27, evidence: specifications55.relayed('315 x 270 x 118 mm (W x D x H)') }],
      weight: [{ value: 3.9, evidence: specifications55.relayed('weight: 3.9') }],
    },
  },
  {
    brand,
    model: 'UHD40',
    kind: 'homeTheater',
    throwRatio: [{ min: 1.2, max: 1.59, evidence: maker40.maker('a throw ratio (TR) of 1.2~1.59:1') }],
  },
  {
    brand,
    model: 'GT1080HDR',
    kind: 'shortThrow',
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: again(
          review1080.relayed('The $799 Optoma GT1080HDR might be just what those masses are looking for'),
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: review1080.relayed("It's a 1080p, 120Hz-capable projector with low input lag"),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'in',
        step: 1,
        rows: [[100, 44]],
        farEnd: 'unknown',
        evidence: review1080.measured(
          'To fill my 100-inch Stewart screen, I placed the Optoma GT1080HDR 44 inches away',
        ),
      },
    ],
    lightSource: [
      { source: 'lamp', evidence: review1080.relayed('A 245W traditional lamp acts as the light source') },
    ],
    numbers: {
      brightness: [{ value: 3800, evidence: review1080.relayed('a listed light output of 3,800 lumens') }],
      lightHours: [
        {
          value: 4000,
          condition: 'Bright',
          evidence: review1080.relayed('4,000 hours in Bright mode, 10,000 in ECO, and 15,000 in Dynamic'),
        },
        {
          value: 10_000,
          condition: 'ECO',
          evidence: review1080.relayed('4,000 hours in Bright mode, 10,000 in ECO, and 15,000 in Dynamic'),
        },
        {
          value: 15_000,
          condition: 'Dynamic',
          evidence: review1080.relayed('4,000 hours in Bright mode, 10,000 in ECO, and 15,000 in Dynamic'),
        },
      ],
    },
  },
  {
    brand,
    model: 'CinemaX D2',
    kind: 'ultraShortThrow',
    otherNames: ['CinemaX D2 Smart'],
    lightSource: [{ source: 'laser', evidence: reviewD2.relayed('Solid state laser light source') }],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: reviewD2.relayed('$2,699 for the D2 Smart and $2,499 for the D2 prior to any promotion'),
      },
    ],
    hdmi: [{ count: 3, evidence: reviewD2.relayed('3 HDMI inputs eARC support') }],
    system: [
      {
        name: 'Android TV dongle (D2 Smart only)',
        evidence: reviewD2.relayed(
          "essentially identical except for the D2 Smart's inclusion of an Android streaming dongle",
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2022,
          evidence: reviewD2.relayed('The Optoma CinemaX D2 and D2 Smart are new for 2022'),
        },
      ],
    },
  },
  {
    brand,
    model: 'CinemaX P2',
    kind: 'ultraShortThrow',
    pixelShift: [
      {
        shows: '4k',
        evidence: reviewP2.relayed('delivers 3840 x 2160 pixels using Fast-Switch XPR technology'),
      },
    ],
    // The list does not name its reference: 2.2 feet at 120 inches is the lens, 16.5 inches the cabinet.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'ft',
        step: 0.1,
        rows: [
          [85, 1.5],
          [120, 2.2],
        ],
        farEnd: 'none',
        evidence: list.claim('Throw Distance … 1.5\' - 2.2\' … Screen size … 85" - 120"'),
      },
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'in',
        step: 0.1,
        rows: [[120, 16.5]],
        farEnd: 'none',
        evidence: reviewP2.relayed('Projects a 120-inch diagonal image from 16.5 inches away'),
      },
    ],
    lightSource: [
      { source: 'laser', evidence: reviewP2.relayed('a laser light engine rated for up to 30,000 hours') },
    ],
    system: [
      {
        name: 'Android TV 8.0',
        evidence: again(reviewP2.relayed('built-in streaming courtesy of Android TV 8.0')),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: again(newsP2.relayed("At $3,299, it's certainly priced at a premium rate")),
      },
    ],
    numbers: {
      ratedContrast: [
        { value: 2_000_000, evidence: again(list.claim('Optoma P2 … Contrast ratio … 2,000,000:1')) },
      ],
      year: [
        {
          value: 2020,
          evidence: foreign(
            launchP2.relayed(
              'nel corso del recente IFA 2020 … Optoma ha presentato il proiettore a tiro ultracorto CinemaX P2',
            ),
            'it',
            'at the recent IFA 2020 … Optoma has presented the ultra short throw projector CinemaX P2',
          ),
        },
      ],
      noise: [
        {
          value: 28,
          condition: 'at most',
          evidence: foreign(launchP2.relayed('max 28 decibel'), 'it', '28 decibels at most'),
        },
      ],
      brightness: [{ value: 3000, evidence: reviewP2.relayed('The claimed output is still 3000 lumens') }],
      lightHours: [
        {
          value: 30_000,
          evidence: reviewP2.relayed('a laser light engine rated for up to 30,000 hours'),
        },
      ],
      inputLag: [
        {
          value: 67.1,
          condition: 'HD sources',
          evidence: newsP2.relayed('the 67.1ms input lag (for HD sources)'),
        },
      ],
      speakers: [
        {
          value: 40,
          evidence: again(reviewP2.relayed('two high-quality speakers with 40 watts total power')),
        },
      ],
    },
  },
  {
    brand,
    model: 'CinemaX P1',
    kind: 'ultraShortThrow',
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: again(
          handsOnP1.relayed('The CinemaX P1 ( $3799 on Amazon at the time this review published)'),
        ),
      },
    ],
    pictureSizes: [
      {
        min: 85,
        max: 120,
        evidence: again(
          handsOnP1.relayed('Optoma specifies the CinemaX P1 for screen sizes between 85" and 120"'),
        ),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'in',
        step: 0.1,
        rows: [
          [85, 5.7],
          [120, 14.5],
        ],
        farEnd: 'none',
        evidence: handsOnP1.relayed(
          'between 85" and 120". At the smallest screen size the unit sits 5.7" from the wall/screen surface. At 120" screen size that distance becomes 14.5".',
        ),
      },
    ],
    lightSource: [{ source: 'laser', evidence: handsOnP1.relayed('illuminated by a laser light source') }],
    numbers: {
      brightness: [
        {
          value: 2000,
          mode: 'movie',
          condition: 'calibrated, HDR',
          evidence: testP1.measured('the P1 musters up close to 2000 lumens calibrated (HDR)'),
        },
        { value: 3000, evidence: handsOnP1.relayed('Optoma advertises 3000-lumen ANSI lumen output') },
      ],
    },
  },
];
