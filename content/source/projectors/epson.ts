import { again, doubted, foreign, page, READ } from './evidence.ts';
import type { DistanceTable, ProjectorSource } from './projector.ts';

const brand = 'Epson';

const popularMechanics = page('https://issuhub.com/view/index/32770?pageIndex=84', READ);
const portableTest = page('https://issuhub.com/view/index?id=32770&pageIndex=86', READ);
const versus4010 = page('https://www.projectorcentral.com/Epson-Home-Cinema-4010-vs-5040.htm?print=1', READ);
const pro4050 = page('https://cybertechbiz.com/wp/?p=520565', READ);
const pro4050Forum = page(
  'https://www.avsforum.com/threads/epson-pro-cinema-4050-4k-pro-uhd-hdr-projector-review.3050318/',
  READ,
);
const faceOff5050 = page('https://www.projectorcentral.com/Epson-HC5050UB-vBenQ-HT5550.htm', '2026-11-30');
const laser11000 = page(
  'https://www.cnet.com/tech/home-entertainment/epson-home-cinema-ls11000-4k-laser-projector-review-big-tech-promises/',
  READ,
);
const review5040 = page('https://www.projectorcentral.com/epson-5040ub-review.htm', READ);
const review2250 = page('https://www.projectorcentral.com/Epson-Home-Cinema-2250-Projector-Review.htm', READ);
const review2040 = page(
  'https://www.projectorcentral.com/epson-home-cinema-2040-review.htm?print=1',
  '2026-11-28',
);
const reference2040 = page(
  'https://referencehometheater.com/review/epson-2040-lcdojector-review/',
  '2026-11-28',
);
const manual2100 = page(
  'https://files.support.epson.com/docid/cpd5/cpd53843/source/setup/reference/hc2100_2150/projection_distance_hc2100_2150.html',
  '2026-11-30',
);
const review1040 = page(
  'https://www.projectorcentral.com/epson-home-cinema-1040-projector-review.htm',
  '2026-11-30',
);
const news1450 = page('https://www.cnet.com/reviews/epson-home-cinema-1450-preview/', READ);
const manualTw650 = page('https://www.easymanua.ls/epson/eh-tw650/manual?p=144', '2026-11-30');
const guideTw650 = page(
  'https://www.rtl.be/info/magazine/hi-tech/les-videoprojecteurs-se-democratisent-et-se-simplifient-a-quoi-faut-il-faire-attention--1035907.aspx',
  '2026-11-30',
);
const reviewTw7100 = page('https://gadget.co.za/projectors-1/', READ);
const reviewTw6250 = page(
  'https://www.telegraphindia.com/t2/review-epson-tw-6250-delivers-theatre-worthy-images-with-great-contrast-brightness-detail-and-colour-prnt/cid/2102262',
  READ,
);
const manualLs100 = page(
  'https://files.support.epson.com/docid/cpd5/cpd54355/source/setup/reference/projection_distance_hcls100.html',
  READ,
);
const handsOnLs100 = page(
  'https://thedigitallifestyle.com/w/2017/09/hands-epson-ls100-ultra-short-throw-projector/?share=skype',
  READ,
);
const testLs100 = page(
  'https://www.projectorreviews.com/epson/epson-home-cinema-ls100-laser-projector-review-performance/',
  READ,
);
const pradLs650 = page(
  'https://www.prad.de/testberichte/test-epson-eh-ls650b-4k-beamer-als-tv-alternative/4',
  READ,
);
const reviewLs650 = page(
  'https://www.projectorcentral.com/Epson-LS650-Smart-Laser-TV-UST-Projector-Review.htm',
  '2026-11-27',
);
const manualLs800 = page('https://esmanual.top/manual/731557/Epson-Ls800Batv.html?page=30', READ);
const shootoutLs800 = page(
  'https://www.ecoustics.com/articles/best-4k-ust-projector-revealed-2022-shootout/',
  READ,
);
const ifaLs500 = page('https://online.stereosound.co.jp/_ct/17301430?o=12&tg=epson', READ);
const listLs500 = page('https://projectortop.com/best-ultra-short-throw-projector/', READ);
const manualEf11 = page('https://www.easymanua.ls/epson/ef-11/manual?p=92', '2026-11-30');
const manualEf12 = page(
  'https://files.support.epson.com/docid/cpd5/cpd59722/source/setup/reference/projection_distance_ef12.html',
  '2026-11-30',
);
const manualEf100 = page('https://www.easymanua.ls/epson/ef-100w/manual?p=87', '2026-11-30');
const newsEf100 = page(
  'https://projectorreviews.com/epson/look-out-competition-its-fun-time-epson-is-shipping-their-first-smart-under-1000-home-entertainment-projector-laser-light-engine-hd-res-and-2000-lumens',
  READ,
);

// The words are those of a table of figures that names the manual.
const manual12000 = page('https://files.support.epson.com/docid/cpd6/cpd61119.pdf', '2026-11-27');
const guide12000 = page('https://worldofsoftware.org/?p=467591', '2026-11-27');
const specifications6000 = page(
  'https://epson.com/For-Home/Projectors/Home-Cinema/Home-Cinema-LS6000-4K-HDR-Laser-Projector/p/V11HC38020',
  '2026-11-27',
);
const picks2350 = page('https://www.giftedpicks.com/picks/best-4k-projectors-home-theater', '2026-11-27');
const price5050 = page('https://www.projectorcentral.com/Epson-HC5050UB-vBenQ-HT5550.htm', '2026-11-27');

/** One manual for both: the 2100 and the 2150 have the same lens. */
const distances2100: DistanceTable = {
  aspect: '16:9',
  measuredFrom: 'lens',
  unit: 'cm',
  step: 1,
  rows: [
    [60, 176, 286],
    [80, 235, 382],
    [100, 295, 478],
    [150, 443, 719],
  ],
  evidence: manual2100.maker('100 inches 116.1 to 188.2 inches (295 to 478 cm)'),
};

export const epson: ProjectorSource[] = [
  {
    brand,
    model: 'Pro Cinema LS12000',
    kind: 'homeTheater',
    otherNames: ['LS12000', 'Home Cinema LS12000B', 'EH-LS12000', 'EH-LS12000B', 'EH-LS12000W'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: manual12000.relayed("'width': 1920, 'height': 1080"),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: manual12000.relayed(
          '4K PRO-UHD output is produced by pixel shift; the physical panels are 1920x1080',
        ),
      },
    ],
    pictureSizes: [
      {
        min: 50,
        max: 300,
        evidence: manual12000.relayed("'image_size_min_inches', 50 … 'image_size_max_inches', 300"),
      },
    ],
    lightSource: [{ source: 'laser', evidence: guide12000.relayed('dark blacks for a laser model') }],
    hdmi: [{ count: 2, evidence: manual12000.relayed("'hdmi_input_count', 2") }],
    numbers: {
      brightness: [
        {
          value: 2700,
          evidence: manual12000.relayedIso(
            "'rated_brightness_lumens', 2700 … ISO 21118 / IDMS 15.4 white and color output",
          ),
        },
        {
          value: 2700,
          evidence: guide12000.relayed('Engine Type LCD Rated Brightness 2700 ANSI lumens'),
        },
      ],
      ratedContrast: [
        {
          value: 2_500_000,
          condition: 'Dynamic mode, Dynamic Contrast on',
          evidence: manual12000.relayed('2500000:1 … with Dynamic Contrast on'),
        },
      ],
      zoom: [{ value: 2.1, evidence: manual12000.relayed("'optical_zoom_ratio', 2.1") }],
      noise: [
        {
          value: 30,
          condition: 'normal mode',
          evidence: manual12000.relayed("'fan_noise_db', {'normal': 30.0, 'quiet': 22.0}"),
        },
        {
          value: 22,
          condition: 'quiet mode',
          evidence: manual12000.relayed("'fan_noise_db', {'normal': 30.0, 'quiet': 22.0}"),
        },
      ],
    },
  },
  {
    brand,
    model: 'Home Cinema LS11000',
    kind: 'homeTheater',
    otherNames: ['LS11000', 'EH-LS11000', 'EH-LS11000W'],
    lightSource: [
      {
        source: 'laser',
        evidence: laser11000.relayed(
          'The Epson Home Cinema LS11000 is a higher-end 4K projector powered by lasers',
        ),
      },
    ],
  },
  {
    brand,
    model: 'Home Cinema LS6000',
    kind: 'homeTheater',
    otherNames: ['LS6000'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: specifications6000.relayed('4K display technology 3840 x 2160 (dual axis 1920 x 1080)'),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: specifications6000.relayed('4K display technology 3840 x 2160 (dual axis 1920 x 1080)'),
      },
    ],
    throwRatio: [{ min: 1.32, max: 2.15, evidence: specifications6000.relayed('1.32 to 2.15') }],
    pictureSizes: [{ min: 40, max: 300, evidence: specifications6000.relayed('40" to 300"') }],
    lightSource: [{ source: 'laser', evidence: specifications6000.relayed('True laser diode array') }],
    cabinet: [
      {
        width: 43.9,
        height: 16,
        evidence: specifications6000.relayed('17.3 x 12.4 x 6.3 in (W x D x H) including feet'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 3400,
          evidence: specifications6000.relayedIso(
            'Colour brightness 3,400 lm (IDMS 15.4); white brightness 3,400 lm (ISO 21118)',
          ),
        },
      ],
      ratedContrast: [
        {
          value: 800_000,
          condition: 'dynamic, normal mode',
          evidence: specifications6000.relayed(
            'Up to 800,000:1 with dynamic contrast in Normal and auto iris on',
          ),
        },
      ],
      lightHours: [
        {
          value: 20_000,
          condition: 'normal mode',
          evidence: specifications6000.relayed('Up to 20,000 hours (Normal mode)'),
        },
      ],
      depth: [
        {
          value: 31.5,
          evidence: specifications6000.relayed('17.3 x 12.4 x 6.3 in (W x D x H) including feet'),
        },
      ],
    },
  },
  {
    brand,
    model: 'Home Cinema 2350',
    kind: 'homeTheater',
    otherNames: ['HC2350'],
    numbers: {
      brightness: [
        {
          value: 2800,
          evidence: picks2350.claim(
            'Get the Epson Home Cinema 2350. 2800 lumens is the highest brightness in the under-$1500 tier',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'EH-TW6250',
    kind: 'homeTheater',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: reviewTw6250.relayed(
          'taking a native resolution of 1080p and enhancing the on-screen pixel count in real time',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: reviewTw6250.relayed('4K image enhancements via pixel shifting to produce emulated 4K'),
      },
    ],
    lightSource: [
      {
        source: 'lamp',
        evidence: reviewTw6250.relayed('3LCD video projector with lamp life up to 7500 hours'),
      },
    ],
    system: [
      {
        name: 'Google TV',
        evidence: again(reviewTw6250.relayed('then you will go through setting up Google TV')),
      },
    ],
    numbers: {
      brightness: [{ value: 2800, evidence: reviewTw6250.relayed('Brightness is 2800 lumens') }],
      lightHours: [
        {
          value: 7500,
          condition: 'longest of its modes',
          evidence: reviewTw6250.relayed('3LCD video projector with lamp life up to 7500 hours'),
        },
      ],
    },
  },
  {
    brand,
    model: 'EH-TW7100',
    kind: 'homeTheater',
    otherNames: ['TW7100'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: again(
          reviewTw7100.relayed('uses pixel-shifting technology, which expands 1080p high-res display'),
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: reviewTw7100.relayed(
          'uses pixel-shifting technology, which expands 1080p high-res display',
        ),
      },
    ],
    numbers: {
      brightness: [
        { value: 3000, evidence: reviewTw7100.relayed('The brightness is rated at 3,000 lumens') },
      ],
    },
  },
  {
    brand,
    model: 'Home Cinema 5050UB',
    kind: 'homeTheater',
    otherNames: ['5050UB'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: faceOff5050.relayed(
          'some form of pixel-shifting to put more pixels on screen than their native 1080p chips',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: faceOff5050.relayed(
          'some form of pixel-shifting to put more pixels on screen than their native 1080p chips',
        ),
      },
    ],
    lightSource: [
      {
        source: 'lamp',
        evidence: laser11000.relayed("A lamp happens to power Epson's own Home Cinema 5050 too"),
      },
    ],
    priceClass: [
      { priceClass: 'over2000', evidence: price5050.relayed('the $2,999 Epson Home Cinema 5050UB') },
    ],
  },
  {
    brand,
    model: 'Pro Cinema 4050',
    kind: 'homeTheater',
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: again(pro4050.relayed('Epson’s $2,399 Pro Cinema 4050 4K Pro-UHD Projector')),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: pro4050.relayed('uses three 1080p LCD imaging chips and pixel-shifting technology'),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: pro4050.relayed('uses three 1080p LCD imaging chips and pixel-shifting technology'),
      },
    ],
    numbers: {
      brightness: [{ value: 2400, evidence: pro4050.relayed('plus sufficient brightness—2,400 lumens') }],
      zoom: [
        {
          value: 2.1,
          evidence: pro4050Forum.relayed('a sharp, 2.1X power zoom lens featuring lens memory'),
        },
      ],
    },
  },
  {
    brand,
    model: 'Home Cinema 4010',
    kind: 'homeTheater',
    pixelShift: [
      {
        shows: '4k',
        evidence: versus4010.relayed('the improved pixel shifting and HDR in the 4010'),
      },
    ],
    lightSource: [{ source: 'lamp', evidence: popularMechanics.relayed('Light source: Bulb') }],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: again(popularMechanics.relayed('EPSON HOME CINEMA 4010 Price: $2,000')),
      },
      {
        priceClass: 'over2000',
        evidence: again(versus4010.relayed('With its $2199 list price and $1799 street price')),
      },
    ],
    numbers: {
      year: [
        {
          value: 2018,
          evidence: versus4010.relayed(
            'November 21, 2018 … The release just a few weeks later of the Epson Home Cinema 4010',
          ),
        },
      ],
      brightness: [{ value: 1704, mode: 'other', evidence: popularMechanics.measured('ANSI lumens: 1,704') }],
      zoom: [
        {
          value: 2.1,
          evidence: popularMechanics.relayed('2.1x zoom makes finding the right spot easier'),
        },
      ],
    },
  },
  {
    brand,
    model: 'Home Cinema 2250',
    kind: 'homeTheater',
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: again(review2250.relayed('With an MSRP and current street price of $999')),
      },
    ],
    system: [
      {
        name: 'Android TV',
        evidence: again(
          review2250.relayed('which provides built in Android TV and access to multiple popular apps'),
        ),
      },
    ],
    netflix: [
      {
        runs: true,
        evidence: again(review2250.relayed('Built-in Android platform with authorized Netflix app')),
      },
    ],
    status: [{ status: 'discontinued', evidence: review2250.relayed('$999 MSRP Discontinued') }],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: review2250.relayed('The 1080p HC2250 utilizes 3LCD technology'),
      },
    ],
    lightSource: [
      {
        source: 'lamp',
        evidence: review2250.relayed("Epson's UHE (ultra-high efficiency) projector lamp"),
      },
    ],
    numbers: {
      lightHours: [
        {
          value: 4500,
          condition: 'normal mode',
          evidence: review2250.relayed(
            'roughly 4,500 to 7,500 hours of life, with the latter being for ECO mode',
          ),
        },
        {
          value: 7500,
          condition: 'eco mode',
          evidence: review2250.relayed(
            'roughly 4,500 to 7,500 hours of life, with the latter being for ECO mode',
          ),
        },
      ],
    },
  },
  { brand, model: 'Home Cinema 2150', kind: 'homeTheater', distanceTables: [distances2100] },
  { brand, model: 'Home Cinema 2100', kind: 'homeTheater', distanceTables: [distances2100] },
  {
    brand,
    model: 'EH-TW650',
    kind: 'homeTheater',
    otherNames: ['TW650'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          guideTw650.relayed("FULL HD, c'est-à-dire 1920 x 1080 pixels"),
          'fr',
          'Full HD, that is, 1920 x 1080 pixels',
        ),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'cm',
        step: 1,
        rows: [
          [30, 67, 81],
          [40, 90, 109],
          [50, 113, 136],
          [60, 135, 164],
          [80, 181, 219],
          [100, 227, 275],
          [150, 342, 413],
          [200, 457, 551],
          [250, 571, 690],
          [300, 686, 828],
        ],
        evidence: manualTw650.maker('100" 221 × 125 227 - 275 -8'),
      },
    ],
    // Base of the picture 8 cm below the lens at 100 inches, 124.5 cm high.
    offset: [{ percent: -6.4, evidence: manualTw650.maker('100" 221 × 125 227 - 275 -8') }],
    lightSource: [
      {
        source: 'lamp',
        evidence: foreign(
          guideTw650.relayed('Sa lampe affiche une puissance de 210 W'),
          'fr',
          'Its lamp has a power of 210 W',
        ),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 3100,
          evidence: foreign(
            guideTw650.relayed('une sortie de 3.100 lumen'),
            'fr',
            'an output of 3,100 lumens',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'Home Cinema 1450',
    kind: 'homeTheater',
    priceClass: [
      { priceClass: 'upTo2000', evidence: again(news1450.relayed('The Home Cinema 1450 ($1,500)')) },
    ],
    numbers: {
      brightness: [
        {
          value: 4200,
          evidence: news1450.relayed('boasts a light output of 4,200 lumens'),
        },
      ],
    },
  },
  {
    brand,
    model: 'Home Cinema 5040UB',
    kind: 'homeTheater',
    otherNames: ['5040UB', '5040UBe'],
    priceClass: [
      { priceClass: 'over2000', evidence: again(review5040.relayed('its recent drop to $2,699')) },
    ],
    status: [{ status: 'discontinued', evidence: review5040.relayed('$2,299 MSRP Discontinued') }],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: review5040.relayed(
          "Built around three 1080p LCD chips and Epson's 4K-Enhancement pixel-shifting technology",
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: review5040.relayed(
          "Built around three 1080p LCD chips and Epson's 4K-Enhancement pixel-shifting technology",
        ),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2500,
          evidence: review5040.relayed('Epson rates it at 2,500 lumens for both white and color brightness'),
        },
      ],
      zoom: [{ value: 2.1, evidence: review5040.relayed('the all-glass, 16-piece 2.1x zoom lens') }],
    },
  },
  {
    brand,
    model: 'Home Cinema 2040',
    kind: 'homeTheater',
    priceClass: [
      { priceClass: 'upTo800', evidence: again(review2040.relayed('releases soon with an MSRP of $799')) },
    ],
    hdmi: [{ count: 2, evidence: again(reference2040.relayed('Inputs: 2x HDMI, 1x RCA, 1x VGA, 1x WiFi')) }],
    resolution: [{ width: 1920, height: 1080, evidence: reference2040.relayed('Resolution: 1920x1080') }],
    shift: [{ up: 0, down: 0, sideways: 0, evidence: review2040.relayed('Lens Shift:No') }],
    lightSource: [{ source: 'lamp', evidence: review2040.relayed('Lamp Life:4,000 Hrs 7,500 (eco)') }],
    numbers: {
      year: [
        {
          value: 2015,
          evidence: again(review2040.relayed('September 2, 2015 … The Home Cinema 2040 releases soon')),
        },
      ],
      warranty: [{ value: 2, evidence: again(review2040.relayed('Warranty:2 year')) }],
      brightness: [{ value: 2200, evidence: reference2040.relayed('Lumens: 2200') }],
      lightHours: [
        {
          value: 4000,
          condition: 'normal mode',
          evidence: review2040.relayed('Lamp Life:4,000 Hrs 7,500 (eco)'),
        },
        {
          value: 7500,
          condition: 'eco mode',
          evidence: review2040.relayed('Lamp Life:4,000 Hrs 7,500 (eco)'),
        },
        {
          value: 7000,
          condition: 'eco mode',
          evidence: reference2040.relayed('4000 hours in Normal mode and 7000 hours in Eco mode'),
        },
      ],
      zoom: [{ value: 1.2, evidence: review2040.relayed('Lens:1.2x manual') }],
      weight: [
        { value: 2.9, evidence: review2040.relayed('Weight: 6.4 lbs') },
        { value: 3.13, evidence: reference2040.relayed('Projector Weight: 6.9 lbs.') },
      ],
    },
  },
  {
    brand,
    model: 'PowerLite Home Cinema 1040',
    kind: 'homeTheater',
    otherNames: ['Home Cinema 1040'],
    status: [{ status: 'discontinued', evidence: again(review1040.relayed('$549 MSRP Discontinued')) }],
    lightSource: [
      {
        source: 'lamp',
        evidence: again(review1040.relayed('It also has a lamp life of 10,000 hours in Eco mode')),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: again(review1040.relayed('gives you a bright HD image for a low price of $749')),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1200,
        evidence: review1040.relayed('The HC 1040 has native resolution of 1920x1200 (WUXGA)'),
      },
    ],
    numbers: {
      lightHours: [
        {
          value: 10_000,
          condition: 'eco mode',
          evidence: again(review1040.relayed('It also has a lamp life of 10,000 hours in Eco mode')),
        },
      ],
      brightness: [
        {
          value: 3000,
          evidence: review1040.relayed(
            "Epson's new 3000-lumen HC 1040 projector gives you a bright HD image",
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'EH-LS650',
    kind: 'ultraShortThrow',
    otherNames: ['EH-LS650B', 'LS650', 'EpiqVision Ultra LS650'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: reviewLs650.relayed(
          "The LS650's imaging chips are native 1080p, and the projector utilizes two-phase pixel shifting",
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: reviewLs650.relayed(
          "The LS650's imaging chips are native 1080p, and the projector utilizes two-phase pixel shifting",
        ),
      },
    ],
    priceClass: [{ priceClass: 'over2000', evidence: reviewLs650.relayed('the LS650, priced at $2,799') }],
    system: [{ name: 'Android TV', evidence: reviewLs650.relayed('Built-in Android TV') }],
    netflix: [{ runs: false, evidence: reviewLs650.relayed('No Netflix support') }],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          pradLs650.relayed('Epson hat dem EH-LS650B eine Laserlichtquelle implementiert'),
          'de',
          'Epson has given the EH-LS650B a laser light source',
        ),
      },
    ],
    numbers: {
      ansiContrast: [
        {
          value: 102,
          condition: 'Cinema mode',
          evidence: foreign(
            pradLs650.measured(
              'Im Farbmodus „Kino“ ermitteln wir native Kontrastwerte von 775:1 (On/Off) und 102:1 (ANSI)',
            ),
            'de',
            'In the color mode “Cinema” we find native contrasts of 775:1 (on/off) and 102:1 (ANSI)',
          ),
        },
      ],
      brightness: [
        {
          value: 3400,
          mode: 'brightest',
          condition: 'Vivid mode',
          evidence: foreign(
            pradLs650.measured('werden noch ordentliche 3400 Lumen erzielt'),
            'de',
            'a decent 3400 lumens are still reached',
          ),
        },
        {
          value: 3090,
          mode: 'movie',
          condition: 'Cinema mode',
          evidence: foreign(
            pradLs650.measured('verbleiben davon noch sehr gute 3090 Lumen'),
            'de',
            'a very good 3090 lumens of them remain',
          ),
        },
        {
          value: 3600,
          evidence: reviewLs650.relayedIso(
            'specified to provide 3,600 lumens, measured in accordance with the ISO 21118 standard',
          ),
        },
        {
          value: 3600,
          evidence: foreign(
            pradLs650.relayed('Die beworbene Lichtausbeute von 3600 Lumen'),
            'de',
            'The advertised light output of 3600 lumens',
          ),
        },
      ],
      nativeContrast: [
        {
          value: 775,
          condition: 'Cinema mode, on/off',
          evidence: foreign(
            pradLs650.measured(
              'Im Farbmodus „Kino“ ermitteln wir native Kontrastwerte von 775:1 (On/Off) und 102:1 (ANSI)',
            ),
            'de',
            'In the color mode “Cinema” we find native contrasts of 775:1 (on/off) and 102:1 (ANSI)',
          ),
        },
      ],
      ratedContrast: [
        {
          value: 2_500_000,
          condition: 'with the laser off in black',
          evidence: foreign(
            again(
              pradLs650.relayed(
                'Epson beziffert den Kontrast mit 2 500 000:1, den wir im Farbmodus „Dynamisch“ bestätigen können. Dafür schaltet der EH-LS650B seine Laserdioden einfach aus',
              ),
            ),
            'de',
            'Epson gives the contrast as 2,500,000:1, which we can confirm in Dynamic. For that, the EH-LS650B simply switches its laser diodes off',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'EpiqVision Ultra LS800',
    kind: 'ultraShortThrow',
    otherNames: ['LS800', 'LS800B'],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'cm',
        step: 0.1,
        rows: [
          [110, 13.5],
          [120, 17.3],
          [130, 21],
          [150, 28.5],
        ],
        farEnd: 'none',
        rises: [16.9, 19, 21, 25.1],
        evidence: foreign(
          manualLs800.maker('120 pulg. (304,8 cm) 6,8 pulg. (17,3 cm)'),
          'es',
          '120 in (304.8 cm) 6.8 in (17.3 cm)',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: shootoutLs800.relayed('Epson LS800 3-Chip LCD Laser Lit 4Ke UST Projector'),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: reviewLs650.relayed('It is positioned just below the LS800 at $3,499'),
      },
    ],
  },
  {
    brand,
    model: 'EH-LS500',
    kind: 'ultraShortThrow',
    otherNames: ['EpiqVision Ultra LS500', 'LS500'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: again(listLs500.claim('Epson LS500 … Resolution 1920x1080 4K w/pixel shifting')),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: again(listLs500.claim('Epson LS500 … Resolution 1920x1080 4K w/pixel shifting')),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: again(pro4050.relayed('the $4,999 Epson EpiqVision Ultra LS500 4K')),
      },
    ],
    // Ranges without their reference: by their size they begin at the cabinet, not at the lens.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'ft',
        step: 0.1,
        rows: [
          [70, 0.7],
          [130, 1.9],
        ],
        farEnd: 'none',
        evidence: listLs500.claim('Throw Distance 0.7\' - 1.9\' … Screen size 70" - 130"'),
      },
    ],
    numbers: {
      ratedContrast: [
        { value: 2_500_000, evidence: again(listLs500.claim('Epson LS500 … Contrast ratio 2,500,000:1')) },
      ],
      brightness: [
        {
          value: 4000,
          evidence: foreign(
            ifaLs500.relayed('輝度は最大4,000ルーメン'),
            'ja',
            'Brightness is up to 4,000 lumens',
          ),
        },
      ],
      inputLag: [{ value: 21, evidence: listLs500.claim('Input Lag 21ms') }],
    },
  },
  {
    brand,
    model: 'Home Cinema LS100',
    kind: 'ultraShortThrow',
    otherNames: ['LS100'],
    distanceTables: [
      {
        aspect: '16:10',
        measuredFrom: 'lens',
        unit: 'cm',
        step: 0.1,
        rows: [
          [70, 40.5, 55.8],
          [75, 43.6, 60.1],
          [80, 46.7, 64.3],
          [90, 53, 72.8],
          [100, 59.3],
          [110, 65.6],
          [120, 71.9],
          [130, 78.1],
        ],
        rises: [12.9, 14.3, 15.7, 18.6, 21.4, 24.2, 27, 29.8],
        evidence: foreign(
          manualLs100.maker('100 pulg. (254 cm) 23,3 pulg. (59,3 cm)*'),
          'es',
          '100 in (254 cm) 23.3 in (59.3 cm)*',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: handsOnLs100.relayed('the use of laser technology rather than the usual lamp'),
      },
    ],
    // The test says that it has no good way to measure ultra short throw: ±10 % at best.
    numbers: {
      brightness: [
        {
          value: 6992,
          mode: 'brightest',
          condition: 'Dynamic',
          evidence: doubted(testLs100.measured('Dynamic 6992 6678K')),
        },
        {
          value: 5168,
          mode: 'movie',
          condition: 'Cinema',
          evidence: doubted(testLs100.measured('Cinema 5168 6763K')),
        },
        {
          value: 3192,
          mode: 'eco',
          condition: 'Game, calibrated, eco mode',
          evidence: again(
            doubted(
              testLs100.measured('placing the LS100 in its eco mode, Eric’s measurement was 3192 lumens'),
            ),
          ),
        },
        {
          value: 4000,
          evidence: handsOnLs100.relayed('a claimed 4,000 lumens of brightness'),
        },
      ],
      lightHours: [
        {
          value: 20_000,
          condition: 'highest brightness',
          evidence: handsOnLs100.relayed(
            'should last for 20,000 hours at its highest brightness before needing a service',
          ),
        },
      ],
      ratedContrast: [
        {
          value: 2_500_000,
          evidence: again(
            handsOnLs100.relayed('a claimed 4,000 lumens of brightness with a 2,500,000:1 contrast ratio'),
          ),
        },
      ],
      warranty: [
        {
          value: 5,
          condition: 'United Kingdom',
          evidence: again(
            handsOnLs100.relayed('with the LS100 coming in at under £2500 with a 5 year warranty'),
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'EpiqVision Mini EF12',
    kind: 'portable',
    otherNames: ['EF-12'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: portableTest.relayed('1080p HD (but can display 4K, HDR10)'),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'cm',
        step: 1,
        rows: [
          [30, 65],
          [40, 88],
          [50, 110],
          [60, 133],
          [70, 156],
          [80, 179],
          [90, 202],
          [100, 224],
          [120, 270],
          [150, 338],
        ],
        farEnd: 'none',
        evidence: foreign(
          manualEf12.maker('100 pol. 88 pol. (224 cm) 0 cm'),
          'pt',
          '100 in 88 in (224 cm) 0 cm',
        ),
      },
    ],
    offset: [
      {
        percent: 0,
        evidence: foreign(
          manualEf12.maker('100 pol. 88 pol. (224 cm) 0 cm'),
          'pt',
          '100 in 88 in (224 cm) 0 cm',
        ),
      },
    ],
    lightSource: [{ source: 'laser', evidence: portableTest.relayed('Light source: Laser') }],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: again(portableTest.relayed('EPSON EPIQVISION MINI EF12 Price: $1,000')),
      },
    ],
    numbers: {
      brightness: [{ value: 816, mode: 'other', evidence: portableTest.measured('ANSI lumens: 816') }],
      speakers: [{ value: 10, evidence: again(portableTest.relayed('Speakers: Tw o 5 - w a t t')) }],
    },
  },
  {
    brand,
    model: 'EF-11',
    kind: 'portable',
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'cm',
        step: 1,
        rows: [
          [30, 65, 89],
          [40, 88, 120],
          [50, 110, 150],
          [60, 133, 181],
          [70, 156, 212],
          [80, 179, 243],
          [90, 202, 273],
          [100, 224, 304],
          [120, 270],
          [150, 338],
        ],
        evidence: manualEf11.maker('100" 221 × 125 224 - 304 0'),
      },
    ],
    offset: [{ percent: 0, evidence: manualEf11.maker('100" 221 × 125 224 - 304 0') }],
  },
  {
    brand,
    model: 'EF-100',
    kind: 'portable',
    otherNames: ['EF-100W'],
    distanceTables: [
      {
        aspect: '16:10',
        measuredFrom: 'lens',
        unit: 'cm',
        step: 1,
        rows: [
          [30, 65, 88],
          [40, 88, 119],
          [50, 111, 150],
          [60, 134, 181],
          [80, 180, 243],
          [90, 203, 274],
          [100, 226, 305],
          [120, 272, 368],
          [130, 295, 399],
          [150, 341, 461],
        ],
        evidence: manualEf100.maker('100" 215 × 135 226 - 305 -12'),
      },
    ],
    // Base of the picture 12 cm below the lens at 100 inches, 134.6 cm high.
    offset: [{ percent: -8.9, evidence: manualEf100.maker('100" 215 × 135 226 - 305 -12') }],
    lightSource: [
      {
        source: 'laser',
        evidence: newsEf100.relayed(
          'using the laser light engine to lower overall brightness on dark scenes',
        ),
      },
    ],
    numbers: {
      // The page's title, as its address has it.
      brightness: [{ value: 2000, evidence: newsEf100.relayed('laser-light-engine-hd-res-and-2000-lumens') }],
    },
  },
];
