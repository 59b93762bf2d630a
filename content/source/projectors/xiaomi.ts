import { page, READ } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Xiaomi';

const techReport = page(
  'https://techreport.com/news/32183/xiaomi-lasers-in-on-home-theaters-with-a-short-throw-projector',
  READ,
);
const china2017 = page('https://dev.ireviews.com/news/2017/07/05/xiaomi-mi-laser-projector', READ);
const avMagazine = page(
  'https://www.avmagazine.it/articoli/stampa/4K/1286/mi-laser-projector-150_index.html',
  READ,
);
const heise = page(
  'https://www.heise.de/tests/Xiaomi-Mi-Projector-150-Kurzdistanzbeamer-mit-Lasertechnik-4579580.html?wt_mc=rss.red.ho.ho.rdf.beitrag_plus.beitrag_plus',
  READ,
);
const galeazzi = page('https://andreagaleazzi.com/recensione/recensione-proiettore-xiaomi-android-tv', READ);
const twentyMinutes = page(
  'https://www.20minutes.fr/high-tech/3235827-20220314-videoprojecteurs-valent-images-geantes-tout-petits-appareils-nomades-led-android-tv',
  READ,
);

export const xiaomi: ProjectorSource[] = [
  {
    brand,
    model: 'Mi Laser Projector 150',
    kind: 'ultraShortThrow',
    otherNames: ['Mi Laser Projector', 'Mi Projector 150'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: avMagazine.relayed('tecnologia DLP a singolo chip con risoluzione nativa full HD'),
      },
    ],
    pixelShift: [
      {
        shifts: false,
        evidence: avMagazine.relayed(
          "lasciando il compito di convertire risoluzione e gamma dinamica all'elettronica",
        ),
      },
    ],
    // The two sizes of the maker are rounded: a magazine has 22 cm at 100 inches.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'cm',
        step: 1,
        rows: [
          [50, 5],
          [150, 50],
        ],
        evidence: techReport.relayed(
          '50" image when it placed against 2" (5 cm) from the projection surface, and only needs to be 20" (50 cm) away to cast the full 150"',
        ),
      },
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'cm',
        step: 1,
        rows: [[100, 22]],
        evidence: heise.relayed('projiziert aus nur 22 Zentimeter Entfernung ein Bild mit 100 Zoll'),
      },
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'cm',
        step: 10,
        rows: [[100, 50]],
        evidence: avMagazine.relayed(
          'un\'immagine da 100" da una distanza tra obiettivo e schermo di circa 50 centimetri',
        ),
      },
    ],
    throwRatio: [
      {
        min: 0.233,
        max: 0.233,
        evidence: avMagazine.relayed('rapporto di tiro estremamente ridotto, pari a 0.233:1'),
      },
    ],
    lightSource: [{ source: 'laser', evidence: avMagazine.relayed('con laser blu e fosfori gialli') }],
    numbers: {
      year: [
        {
          value: 2017,
          evidence: china2017.relayed('Already available as of July 4th (2017) in China'),
        },
      ],
      // No standard is named, and the Italian test doubts it: a claim, not a rating.
      brightness: [
        {
          value: 5000,
          evidence: avMagazine.claim('Il flusso luminoso dichiarato è di ben 5.000 lumen'),
        },
      ],
      lightHours: [
        { value: 25_000, evidence: avMagazine.relayed('accreditato di una durata di 25.000 ore') },
      ],
    },
  },
  {
    brand,
    model: 'Mi Smart Projector 2',
    kind: 'portable',
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: twentyMinutes.relayed('Full HD, avec des images pouvant être projetées jusqu’à 3 mètres'),
      },
    ],
    numbers: {
      brightness: [
        {
          value: 500,
          evidence: twentyMinutes.relayed('Les 500 lumens ANSI embarqués par le Mi Smart Projector 2'),
        },
      ],
      weight: [{ value: 1.3, evidence: twentyMinutes.relayed('(115 x 150 x 150 mm pour 1,3 kg)') }],
    },
  },
  {
    brand,
    model: 'Mi Smart Compact Projector',
    kind: 'portable',
    otherNames: ['Mi Smart Projector'],
    resolution: [{ width: 1920, height: 1080, evidence: galeazzi.relayed('la risoluzione è full HD') }],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 1,
        rows: [[120, 3]],
        evidence: galeazzi.relayed('i 120″ si ottengono da 3 metri di distanza'),
      },
    ],
    throwRatio: [
      {
        min: 1.2,
        max: 1.2,
        evidence: galeazzi.relayed('Lo zoom è fisso e il rapporto di proiezione è 1,2'),
      },
    ],
    numbers: {
      weight: [{ value: 1.3, evidence: galeazzi.relayed('misura 115x150x150mm pesa 1,3 kg') }],
    },
  },
];
