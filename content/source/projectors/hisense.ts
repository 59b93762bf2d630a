import { page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Hisense';

const reviewC1 = page('https://www.lesnumeriques.com/videoprojecteur/hisense-c1-p74713/test.html', READ);
const newsVidda = page(
  'https://dozenblogs.com/hisense-vidda-c1-proiettore-laser-rgb-ultra-hd-compatto-con-hdr10',
  READ,
);
const reviewPx1 = page(
  'https://xataka.com.mx/fotografia-y-video/130-pulgadas-android-tv-4k-brillo-que-maravilla-probamos-proyector-laser-px1-pro-hisense-que-tiene-imagen-precio-premium/amp',
  READ,
);
const shootoutPx1 = page(
  'https://www.ecoustics.com/articles/best-4k-ust-projector-revealed-2022-shootout/',
  READ,
);
const shopPx2 = page('https://nothingprojector.com/en-br/pages/test111', READ);

export const hisense: ProjectorSource[] = [
  {
    brand,
    model: 'C1',
    kind: 'portable',
    pixelShift: [
      {
        shifts: true,
        evidence: reviewC1.relayed('une image 4K (non native, mais par wobulation comment souvent)'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: reviewC1.relayed('fonctionne avec un trilaser DLP') }],
    numbers: {
      year: [
        {
          value: 2023,
          evidence: reviewC1.relayed('Si le vidéoprojecteur est sorti autour de 2300 € en 2023'),
        },
      ],
      brightness: [
        { value: 1600, evidence: reviewC1.relayed('Hisense annonce une luminosité de 1600 lumens') },
      ],
      lightHours: [{ value: 25_000, evidence: reviewC1.relayed('Vie de la lampe | 25000 h') }],
      noise: [{ value: 34, evidence: reviewC1.relayed('Niveau sonore | 34 dB') }],
    },
  },
  {
    brand,
    model: 'Vidda C1',
    kind: 'portable',
    throwRatio: [{ min: 1.2, max: 1.2, evidence: newsVidda.relayed('si parla di 1,2:1') }],
    pixelShift: [
      {
        shifts: true,
        evidence: newsVidda.relayed('capace di ricreare la risoluzione Ultra HD tramite XPR'),
      },
    ],
    // Its rows for 90, 140 and 150 inches contradict the page's own ratio by 6 to 29 cm: left out.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.01,
        rows: [
          [80, 2.13],
          [100, 2.65],
          [120, 3.19],
        ],
        evidence: newsVidda.relayed(
          '80″ una distanza di 2,13 metri … 100″ una distanza di 2,65 metri - 120″ una distanza di 3,19 metri',
        ),
      },
    ],
    lightSource: [
      { source: 'laser', evidence: newsVidda.relayed('La sorgente luminosa è costituita da Laser RGB') },
    ],
    numbers: {
      brightness: [{ value: 1350, evidence: newsVidda.relayed('un flusso luminoso di 1.350 ANSI lumen') }],
    },
  },
  {
    brand,
    model: 'PX2-Pro',
    kind: 'ultraShortThrow',
    throwRatio: [{ min: 0.25, max: 0.25, evidence: shopPx2.claim('Throw Ratio 0.25:1 0.23:1') }],
    lightSource: [{ source: 'laser', evidence: shopPx2.claim('Light Source RGB Triple Laser') }],
    numbers: {
      brightness: [{ value: 2400, evidence: shopPx2.claim('Brightness 2400 2800') }],
      inputLag: [
        {
          value: 38.1,
          condition: '4K at 60 Hz',
          evidence: shopPx2.claim('Input Lag 4K/60Hz: 38.1ms 4K/60Hz: 43ms'),
        },
      ],
    },
  },
  {
    brand,
    model: 'PX1-Pro',
    kind: 'ultraShortThrow',
    lightSource: [
      {
        source: 'laser',
        evidence: shootoutPx1.relayed('Hisense PX1-PRO Triple Laser 4K DLP UST Projector'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 2000,
          evidence: reviewPx1.relayed('2000 lúmenes, con pico de 2,200 lúmenes'),
        },
        {
          value: 2200,
          condition: 'peak',
          evidence: reviewPx1.relayed('2000 lúmenes, con pico de 2,200 lúmenes'),
        },
      ],
      weight: [{ value: 9.2, evidence: reviewPx1.relayed('Con peso de 9,2 kilos') }],
      power: [{ value: 200, evidence: reviewPx1.relayed('consumo de energía 200W') }],
    },
  },
];
