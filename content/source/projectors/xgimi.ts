import { page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'XGIMI';

const review20 = page('https://promo-sale.live/projectors/162693/xgimi-horizon-20-max', READ);
const test20 = page(
  'https://www.projectorscreen.com/blogs/insights/xgimi-horizon-20-max-4k-lifestyle-projector-review',
  READ,
);
const comparison2023 = page(
  'http://www.thesmarthomehookup.com/best-4k-living-room-projectors-to-replace-your-tv-2023/',
  READ,
);
const testHorizon = page('https://techpowerup.com/review/xgimi-horizon-1080p-led-projector/7.html', READ);
const reviewAura = page(
  'https://geekymag.it/news/questo-proiettore-a-tiro-ultra-corto-puo-quasi-sostituire-un-televisore/',
  READ,
);
const everyeyeAura = page(
  'https://tech.everyeye.it/articoli/recensione-xgimi-aura-videoproiettore-laser-sfida-smart-tv-60537.html',
  READ,
);
const slashgearMogo = page(
  'https://www.slashgear.com/1269397/xgimi-mogo-2-pro-review-smaller-lighter-cheaper-smarter/',
);
const pledgetimesMogo = page('https://pledgetimes.com/small-film-format-xgimi-mini-projector-tested/', READ);
const belgianMogo = page(
  'https://www.rtl.be/actu/magazine/hi-tech/les-tests-de-mathieu-ce-petit-projecteur-tout-en-un-500eu-fait-des-merveilles/2023-06-21/article/559054',
  READ,
);

export const xgimi: ProjectorSource[] = [
  {
    brand,
    model: 'Horizon 20 Max',
    kind: 'portable',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: review20.relayed('3840 by 2160 using 1920 by 1080 DLP chip with XPR'),
      },
    ],
    pixelShift: [
      {
        shifts: true,
        evidence: review20.relayed('1920 by 1080 DLP chip with XPR fast-shift pixel shifting'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: test20.relayed('rated for 20,000+ hours of laser life') }],
    numbers: {
      brightness: [
        {
          value: 3500,
          condition: 'at D65 white',
          evidence: test20.measured('putting out over 3,500 lumens at D65 white'),
        },
        {
          value: 5700,
          condition: 'brightest mode',
          evidence: review20.relayedIso('it claims a 5,700 ISO lumen brightness'),
        },
      ],
      lightHours: [{ value: 20_000, evidence: test20.relayed('rated for 20,000+ hours of laser life') }],
    },
  },
  {
    brand,
    model: 'Horizon Pro',
    kind: 'portable',
    pixelShift: [
      {
        shifts: true,
        evidence: comparison2023.relayed('uses DLP technology with pixel shifting to achieve 4K resolution'),
      },
    ],
    lightSource: [{ source: 'led', evidence: comparison2023.relayed('but uses a triple LED light source') }],
    numbers: {
      brightness: [
        {
          value: 2200,
          evidence: comparison2023.relayed('which XGIMI claims can generate 2200 ANSI lumens'),
        },
      ],
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
    model: 'MoGo 2 Pro',
    kind: 'portable',
    throwRatio: [{ min: 1.2, max: 1.2, evidence: slashgearMogo.relayed('1080p picture at a 1:1.2 ratio') }],
    resolution: [
      { width: 1920, height: 1080, evidence: slashgearMogo.relayed('1080p picture at a 1:1.2 ratio') },
    ],
    numbers: {
      brightness: [
        {
          value: 400,
          evidence: pledgetimesMogo.relayedIso('the manufacturer calls the value 400 iso lumens'),
        },
      ],
      weight: [{ value: 1.1, evidence: belgianMogo.relayed("l'emporter où vous voulez: 1,1 kg") }],
    },
  },
  {
    brand,
    model: 'Aura',
    kind: 'ultraShortThrow',
    lightSource: [
      {
        source: 'laser',
        evidence: everyeyeAura.relayed('Questa sorgente luminosa ibrida laser-fosfori'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2400,
          evidence: reviewAura.relayed('è in grado di gettare 2400 lumen sulle mie pareti bianche'),
        },
      ],
      weight: [{ value: 14.9, evidence: reviewAura.relayed('pesa 14,9 kg') }],
    },
  },
];
