import type { ProjectorSource } from './projector.ts';
export const projectorSources: ProjectorSource[] = [
  {
    brand: 'Epson',
    model: 'Home Cinema 2100',
    kind: 'homeTheater',
    otherNames: ['Home Cinema 2150'],
    numbers: {},
    distanceTables: [
      {
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
        evidence: {
          kind: 'maker',
          address:
            'https://files.support.epson.com/docid/cpd5/cpd53843/source/setup/reference/hc2100_2150/projection_distance_hc2100_2150.html',
          words: '100 inches 116.1 to 188.2 inches (295 to 478 cm)',
        },
      },
    ],
  },
  {
    brand: 'Epson',
    model: 'LS10000',
    kind: 'homeTheater',
    otherNames: [],
    numbers: {},
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'cm',
        step: 1,
        rows: [
          [40, 111, 240],
          [60, 169, 361],
          [80, 226, 482],
          [100, 283, 604],
        ],
        evidence: {
          kind: 'maker',
          address:
            'https://files.support.epson.com/docid/cpd4/cpd40298/source/setup/reference/projection_distance_ls10000.html',
          words: '100 pulg. (254 cm) 111,4 a 237,8 pulg. (283 a 604 cm)',
        },
      },
    ],
  },
  {
    brand: 'Epson',
    model: 'EpiqVision Ultra LS800',
    kind: 'ultraShortThrow',
    otherNames: ['LS800B'],
    numbers: {},
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'cm',
        step: 1,
        rows: [
          [110, 13.5],
          [120, 17.3],
          [130, 21],
          [150, 28.5],
        ],
        evidence: {
          kind: 'maker',
          address: 'https://esmanual.top/manual/731557/Epson-Ls800Batv.html?page=30',
          words: '120 pulg. (304,8 cm) 6,8 pulg. (17,3 cm)',
        },
      },
    ],
  },
  {
    brand: 'Epson',
    model: 'EF-11',
    kind: 'portable',
    otherNames: [],
    numbers: {},
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
        evidence: {
          kind: 'maker',
          address: 'https://www.easymanua.ls/epson/ef-11/manual?p=92',
          words: '100" 221 \u00d7 125 224 - 304 0',
        },
      },
    ],
  },
  {
    brand: 'Epson',
    model: 'EF-100W',
    kind: 'portable',
    otherNames: [],
    numbers: {},
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
        evidence: {
          kind: 'maker',
          address: 'https://www.easymanua.ls/epson/ef-100w/manual?p=87',
          words: '100" 215 \u00d7 135 226 - 305 -12',
        },
      },
    ],
  },
  {
    brand: 'Epson',
    model: 'EH-TW650',
    kind: 'homeTheater',
    otherNames: [],
    numbers: {
      brightness: [
        {
          value: 3100,
          evidence: {
            kind: 'maker',
            address:
              'https://www.rtl.be/info/magazine/hi-tech/les-videoprojecteurs-se-democratisent-et-se-simplifient-a-quoi-faut-il-faire-attention--1035907.aspx',
            words: 'une sortie de 3.100 lumen',
            relayed: true,
          },
        },
      ],
    },
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
        evidence: {
          kind: 'maker',
          address: 'https://www.easymanua.ls/epson/eh-tw650/manual?p=144',
          words: '100" 221 \u00d7 125 227 - 275 -8',
        },
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: {
          kind: 'maker',
          address:
            'https://www.rtl.be/info/magazine/hi-tech/les-videoprojecteurs-se-democratisent-et-se-simplifient-a-quoi-faut-il-faire-attention--1035907.aspx',
          words: "FULL HD, c'est-\u00e0-dire 1920 x 1080 pixels",
          relayed: true,
        },
      },
    ],
    lightSource: [
      {
        source: 'lamp',
        evidence: {
          kind: 'maker',
          address:
            'https://www.rtl.be/info/magazine/hi-tech/les-videoprojecteurs-se-democratisent-et-se-simplifient-a-quoi-faut-il-faire-attention--1035907.aspx',
          words: 'Sa lampe affiche une puissance de 210 W',
          relayed: true,
        },
      },
    ],
  },
  {
    brand: 'XGIMI',
    model: 'Horizon',
    kind: 'portable',
    otherNames: [],
    numbers: {
      brightness: [
        {
          value: 2200,
          evidence: {
            kind: 'maker',
            address: 'https://techpowerup.com/review/xgimi-horizon-1080p-led-projector/7.html',
            words: 'quite far from advertised 2200 ANSI Lumens',
            relayed: true,
          },
        },
        {
          value: 1650,
          evidence: {
            kind: 'measured',
            address: 'https://techpowerup.com/review/xgimi-horizon-1080p-led-projector/7.html',
            words: 'approx 1650 ANSI lumens',
          },
        },
      ],
    },
    distanceTables: [],
    lightSource: [
      {
        source: 'led',
        evidence: {
          kind: 'maker',
          address: 'https://techpowerup.com/review/xgimi-horizon-1080p-led-projector/7.html',
          words: 'XGIMI Horizon 1080p LED Projector Review',
          relayed: true,
        },
      },
    ],
  },
  {
    brand: 'XGIMI',
    model: 'Horizon 20 Max',
    kind: 'portable',
    otherNames: [],
    numbers: {
      brightness: [
        {
          value: 5700,
          evidence: {
            kind: 'maker',
            address: 'https://promo-sale.live/projectors/162693/xgimi-horizon-20-max',
            words: 'Rated Brightness | 5700',
            relayed: true,
          },
        },
        {
          value: 3500,
          evidence: {
            kind: 'measured',
            address:
              'https://www.projectorscreen.com/blogs/insights/xgimi-horizon-20-max-4k-lifestyle-projector-review',
            words: 'putting out over 3,500 lumens at D65 white',
          },
        },
      ],
      weight: [
        {
          value: 5.4,
          evidence: {
            kind: 'maker',
            address: 'https://promo-sale.live/projectors/162693/xgimi-horizon-20-max',
            words: 'Weight | 11.9',
            relayed: true,
          },
        },
      ],
    },
    distanceTables: [],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: {
          kind: 'maker',
          address: 'https://promo-sale.live/projectors/162693/xgimi-horizon-20-max',
          words: '3840 by 2160 using 1920 by 1080 DLP chip with XPR',
          relayed: true,
        },
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: {
          kind: 'maker',
          address: 'https://promo-sale.live/projectors/162693/xgimi-horizon-20-max',
          words: '1920 by 1080 DLP chip with XPR fast-shift pixel shifting',
          relayed: true,
        },
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: {
          kind: 'maker',
          address:
            'https://www.projectorscreen.com/blogs/insights/xgimi-horizon-20-max-4k-lifestyle-projector-review',
          words: 'rated for 20,000+ hours of laser life',
          relayed: true,
        },
      },
    ],
  },
  {
    brand: 'Samsung',
    model: 'The Premiere LSP9T',
    kind: 'ultraShortThrow',
    otherNames: ['SP-LSP9T', 'LSP9T'],
    numbers: {
      brightness: [
        {
          value: 2800,
          evidence: {
            kind: 'maker',
            address:
              'https://www.gadgetguy.com.au/samsung-premiers-the-samsung-premiere-two-new-laser-4k-smart-tv-projectors/',
            words: '2800 ANSI Lumen or 817 nits',
            relayed: true,
          },
        },
        {
          value: 2800,
          evidence: {
            kind: 'maker',
            address: 'https://www.projectorcentral.com/samsung-announces-the-premiere-UST.htm',
            words: 'The LSP9T (rated at 2,800 lumens)',
            relayed: true,
          },
        },
      ],
    },
    distanceTables: [],
    lightSource: [
      {
        source: 'laser',
        evidence: {
          kind: 'maker',
          address:
            'https://www.gadgetguy.com.au/samsung-premiers-the-samsung-premiere-two-new-laser-4k-smart-tv-projectors/',
          words: 'Triple red, green, blue laser',
          relayed: true,
        },
      },
    ],
    resolution: [
      {
        width: 2716,
        height: 1528,
        evidence: {
          kind: 'maker',
          address:
            'https://www.frandroid.com/marques/samsung/1602873_test-samsung-the-premiere-sp-lsp9t-le-videoprojecteur-ultra-courte-focale',
          words: 'd\u00e9finition native de 2716 \u00d7 1528 pixels',
          relayed: true,
        },
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: {
          kind: 'maker',
          address:
            'https://www.frandroid.com/marques/samsung/1602873_test-samsung-the-premiere-sp-lsp9t-le-videoprojecteur-ultra-courte-focale',
          words: 'Texas Instruments XPR qui affiche chaque image deux fois',
          relayed: true,
        },
      },
    ],
  },
  {
    brand: 'BenQ',
    model: 'X3000i',
    kind: 'gaming',
    otherNames: [],
    numbers: {
      brightness: [
        {
          value: 3000,
          evidence: {
            kind: 'maker',
            address:
              'http://potions.sg/gaming/news/the-benq-x3000i-is-a-4k-projector-for-gamers-seeking-a-large-display/',
            words: '3,000 lumens brightness',
            relayed: true,
          },
        },
      ],
    },
    distanceTables: [],
    lightSource: [
      {
        source: 'led',
        evidence: {
          kind: 'maker',
          address:
            'http://potions.sg/gaming/news/the-benq-x3000i-is-a-4k-projector-for-gamers-seeking-a-large-display/',
          words: 'The light source is rated for over 30,000 hours',
          relayed: true,
        },
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: {
          kind: 'maker',
          address: 'https://whathifi.com/reviews/benq-x3000i',
          words: 'full Ultra High Definition via four-flash DLP',
          relayed: true,
        },
      },
    ],
  },
  {
    brand: 'Anker',
    model: 'Nebula Capsule 2',
    kind: 'portable',
    otherNames: ['Nebula Capsule II'],
    numbers: {
      brightness: [
        {
          value: 189,
          evidence: {
            kind: 'measured',
            address: 'https://issuhub.com/view/index?id=32770&pageIndex=86',
            words: 'ANSI lumens: 189',
          },
        },
      ],
    },
    distanceTables: [],
    resolution: [
      {
        width: 1280,
        height: 720,
        evidence: {
          kind: 'maker',
          address: 'https://issuhub.com/view/index?id=32770&pageIndex=86',
          words: 'Resolution: 720p',
          relayed: true,
        },
      },
    ],
    lightSource: [
      {
        source: 'led',
        evidence: {
          kind: 'maker',
          address: 'https://issuhub.com/view/index?id=32770&pageIndex=86',
          words: 'Light source: LED',
          relayed: true,
        },
      },
    ],
  },
  {
    brand: 'Optoma',
    model: 'GT1080HDR',
    kind: 'shortThrow',
    otherNames: [],
    numbers: {
      brightness: [
        {
          value: 3800,
          evidence: {
            kind: 'maker',
            address: 'https://hometheaterreview.com/optoma-gt1080hdr-gaming-projector-review/',
            words: 'listed light output of 3,800 lumens',
            relayed: true,
          },
        },
      ],
    },
    distanceTables: [],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: {
          kind: 'maker',
          address: 'https://hometheaterreview.com/optoma-gt1080hdr-gaming-projector-review/',
          words: '1080p, 120Hz-capable projector',
          relayed: true,
        },
      },
    ],
    lightSource: [
      {
        source: 'lamp',
        evidence: {
          kind: 'maker',
          address: 'https://hometheaterreview.com/optoma-gt1080hdr-gaming-projector-review/',
          words: '245W traditional lamp acts as the light source',
          relayed: true,
        },
      },
    ],
  },
  {
    brand: 'Epson',
    model: 'Home Cinema 2040',
    kind: 'homeTheater',
    otherNames: [],
    numbers: {
      weight: [
        {
          value: 2.9,
          evidence: {
            kind: 'maker',
            address: 'https://www.projectorcentral.com/epson-home-cinema-2040-review.htm?print=1',
            words: 'Weight: 6.4 lbs',
            relayed: true,
          },
        },
        {
          value: 3.13,
          evidence: {
            kind: 'maker',
            address: 'https://referencehometheater.com/review/epson-2040-lcdojector-review/',
            words: 'Projector Weight: 6.9 lbs.',
            relayed: true,
          },
        },
      ],
      brightness: [
        {
          value: 2200,
          evidence: {
            kind: 'maker',
            address: 'https://referencehometheater.com/review/epson-2040-lcdojector-review/',
            words: 'Lumens: 2200',
            relayed: true,
          },
        },
      ],
    },
    distanceTables: [],
    lightSource: [
      {
        source: 'lamp',
        evidence: {
          kind: 'maker',
          address: 'https://www.projectorcentral.com/epson-home-cinema-2040-review.htm?print=1',
          words: 'Lamp Life:4,000 Hrs 7,500 (eco)',
          relayed: true,
        },
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: {
          kind: 'maker',
          address: 'https://referencehometheater.com/review/epson-2040-lcdojector-review/',
          words: 'Resolution: 1920x1080',
          relayed: true,
        },
      },
    ],
  },
];
