import { again, doubted, foreign, page, READ, READ_AGAIN } from './evidence.ts';
import type { ProjectorSource } from './projector.ts';

const brand = 'Xiaomi';
const SEEN = '2026-11-27';
const TODAY = '2026-11-28';

const techReport = page(
  'https://techreport.com/news/32183/xiaomi-lasers-in-on-home-theaters-with-a-short-throw-projector',
  READ,
);
const avMagazine = page(
  'https://www.avmagazine.it/articoli/stampa/4K/1286/mi-laser-projector-150_index.html',
  READ,
);
const heise = page(
  'https://www.heise.de/tests/Xiaomi-Mi-Projector-150-Kurzdistanzbeamer-mit-Lasertechnik-4579580.html?wt_mc=rss.red.ho.ho.rdf.beitrag_plus.beitrag_plus',
  READ,
);
const test01net = page('https://01net.com/tests/test-du-xiaomi-mi-laser-projector-150-6037.html', SEEN);
const galeazzi = page('https://andreagaleazzi.com/recensione/recensione-proiettore-xiaomi-android-tv', READ);
const ddayCompact = page(
  'https://dday.it/redazione/34661/mi-smart-compact-projector-arriva-ufficialmente-in-italia-cinema-in-casa-a-599-euro',
  READ_AGAIN,
);
const twentyMinutes = page(
  'https://www.20minutes.fr/high-tech/3235827-20220314-videoprojecteurs-valent-images-geantes-tout-petits-appareils-nomades-led-android-tv',
  READ,
);
const catalog2 = page(
  'https://e-catalog.co.uk/cmp/105753/mi-smart-projector-2-vs-mi-smart-projector-2-pro',
  SEEN,
);
const matzav2 = page(
  'https://matzavreview.com/2021/09/16/xiaomi-formalizes-a-compact-video-projector-under-android-tv-with-dolby-atmos/',
  SEEN,
);
const cnet2 = page(
  'https://www.cnet.com/tech/home-entertainment/xiaomi-mi-smart-projector-2-high-style-low-brightness-high-price/',
  SEEN,
);
const frandroid2Pro = page(
  'https://www.frandroid.com/marques/xiaomi/889549_xiaomi-mi-smart-projector-2-pro-full-hd-hdr-10-avec-android-tv-un-projecteur-video-tres-complet',
  SEEN,
);
const dday2Pro = page(
  'https://dday.it/redazione/39012/mi-smart-projector-2-pro-arriva-a-maggio-a-999-euro-sale-il-prezzo-non-la-risoluzione',
  SEEN,
);
const afCinema2 = page(
  'https://afdigitale.it/proiettore-xiaomi-laser-cinema-2-fino-a-150-di-diagonale-e-ce-anche-il-dolby-vision',
  SEEN,
);
const frandroidCinema2 = page(
  'https://www.frandroid.com/marques/xiaomi/1119765_xiaomi-laser-cinema-2-4k-le-premier-video-projecteur-avec-dolby-vision',
  TODAY,
);
const fidelityCinema2 = page(
  'https://news.fidelityhouse.eu/hi-tech/xiaomi-laser-cinema-2-ufficiale-il-proiettore-premium-con-dolby-vision-4k-528993.html',
  READ_AGAIN,
);
const free2 = page(
  'https://www.universfreebox.com/article/499471/xiaomi-annonce-son-nouveau-smart-projector-2-compact-et-portable-avec-android-tv-et-dolby-audio',
  TODAY,
);
const tv3L1 = page(
  'https://www.tv3.lt/naujiena/mokslasirit/xiaomi-smart-projector-l1-projektorius-sugebes-nustebinti-ir-galbut-pakeisti-jusu-ziurejimo-iprocius-n1404747',
  TODAY,
);
const larazonL1 = page(
  'https://www.larazon.es/tecnologia-consumo/nuestra-eleccion/este-proyector-xiaomi-convierte-cualquier-habitacion-cine-cuesta-menos-que-esperas_20250519682b08b0f7f20a10d042011e.html',
  SEEN,
);
const frandroidRedmi = page(
  'https://www.frandroid.com/produits-android/2588223_ce-projecteur-video-xiaomi-coute-moins-de-100-euros-voici-ce-quil-propose-pour-ce-prix',
  '2026-11-29',
);
const frontumL1 = page('https://frontum.co.uk/projectors/xiaomi-smart-projector-l1', SEEN);

const italian = (words: string, gloss: string) => foreign(avMagazine.relayed(words), 'it', gloss);
const redmi = (words: string, gloss: string) => foreign(frandroidRedmi.relayed(words), 'fr', gloss);
const cinema2 = (words: string, gloss: string) => foreign(afCinema2.relayed(words), 'it', gloss);
const sizeL1 = foreign(
  larazonL1.relayed('mide 118 x 142 x 176 mm y pesa solo 1,2 kilos'),
  'es',
  'it measures 118 x 142 x 176 mm and weighs only 1.2 kg',
);

const lampCompact = foreign(
  ddayCompact.relayed('il classico sistema LED dei pico-proiettori con 20.000 ore di durata della lampada'),
  'it',
  'the usual LED system of pico projectors, with 20,000 hours of light',
);
// The page's two columns: the Projector 2, then the 2 Pro.
const sizes2 = again(catalog2.relayed('Size (HxWxD) 150x115x150 mm 143x215x201 mm'));
const distances2 = again(
  catalog2.relayed(
    'Throw distance, min 1.6 m 1.46 m … Throw distance, max 3.2 m 2.92 m … Image size 60 – 120 " 60 – 120 "',
  ),
);

export const xiaomi: ProjectorSource[] = [
  {
    brand,
    model: 'Laser Cinema 2',
    kind: 'ultraShortThrow',
    throwRatio: [
      {
        min: 0.23,
        max: 0.23,
        evidence: cinema2('rapporto di tiro pari a 0.23:1', 'a throw ratio of 0.23:1'),
      },
    ],
    pictureSizes: [
      {
        min: 80,
        max: 150,
        evidence: cinema2(
          'un range decisamente ampio compreso tra 80’’ e 150’’',
          'a wide range, from 80 to 150 inches',
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: cinema2(
          'un chip di ultima generazione da 0,47″ dotato di risoluzione Full HD',
          'a chip of the latest generation, 0.47 inches, of Full HD resolution',
        ),
      },
    ],
    pixelShift: [
      {
        shows: '4k',
        evidence: cinema2(
          '4K vobulato e luminosità di 2.400 ANSI lumen',
          '4K by shifting and a brightness of 2,400 ANSI lumens',
        ),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'cm',
        step: 1,
        rows: [[100, 20]],
        farEnd: 'unknown',
        evidence: cinema2(
          'da una distanza di 20 centimetri dal muro/telo, ricrea un’immagine con una diagonale da 100’’',
          'from 20 cm away from the wall or screen it makes a picture of 100 inches diagonal',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: foreign(
          again(
            afCinema2.relayed(
              'Grazie alla tecnologia ALPD (Advanced Laser Phosphor Display) RB+ di Appotronics',
            ),
          ),
          'it',
          'Thanks to the ALPD technology (Advanced Laser Phosphor Display) RB+ of Appotronics',
        ),
      },
    ],
    hdmi: [
      {
        count: 3,
        version: '2.0',
        evidence: foreign(
          again(frandroidCinema2.relayed('le projecteur apporte trois ports HDMI 2.0')),
          'fr',
          'the projector has three HDMI 2.0 ports',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'over2000',
        evidence: foreign(
          fidelityCinema2.relayed('per poi attestarsi a 14999 yuan, circa 2.029 euro'),
          'it',
          'later to settle at 14,999 yuan, about 2,029 euros',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2021,
          evidence: foreign(
            frandroidCinema2.relayed("date 2021-11 … Xiaomi vient d'annoncer le Laser Cinema 2 4K"),
            'fr',
            'November 2021: Xiaomi has just announced the Laser Cinema 2 4K',
          ),
        },
      ],
      brightness: [
        {
          value: 2400,
          evidence: cinema2(
            '4K vobulato e luminosità di 2.400 ANSI lumen',
            '4K by shifting and a brightness of 2,400 ANSI lumens',
          ),
        },
      ],
      ratedContrast: [
        {
          value: 3000,
          evidence: cinema2('un rapporto di contrasto pari a 3.000:1', 'a contrast ratio of 3,000:1'),
        },
      ],
      noise: [
        {
          value: 30,
          condition: 'below',
          evidence: cinema2(
            'la rumorosità operativa si attesta al di sotto dei 30 dB',
            'the noise in use is below 30 dB',
          ),
        },
      ],
      speakers: [
        {
          value: 30,
          evidence: foreign(
            fidelityCinema2.relayed('due speaker da 15W ciascuno, per un output sonoro da 30W complessivi'),
            'it',
            'two speakers of 15 W each, for 30 W of sound in all',
          ),
        },
      ],
    },
  },
  {
    brand,
    model: 'Mi Laser Projector 150',
    kind: 'ultraShortThrow',
    otherNames: ['Mi Laser Projector', 'Mi Projector 150'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: italian(
          'tecnologia DLP a singolo chip con risoluzione nativa full HD',
          'single-chip DLP of native full HD resolution',
        ),
      },
    ],
    pixelShift: [
      {
        shows: 'none',
        evidence: italian(
          "lasciando il compito di convertire risoluzione e gamma dinamica all'elettronica",
          'leaving it to the electronics to convert resolution and dynamic range',
        ),
      },
    ],
    // The maker's two distances are rounded so far that 100 inches would be off by 5 cm.
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'back',
        unit: 'cm',
        step: 1,
        rows: [[100, 22]],
        farEnd: 'none',
        evidence: foreign(
          heise.relayed('projiziert aus nur 22 Zentimeter Entfernung ein Bild mit 100 Zoll'),
          'de',
          'projects a picture of 100 inches from only 22 cm away',
        ),
      },
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'cm',
        step: 10,
        rows: [[100, 50]],
        farEnd: 'none',
        evidence: italian(
          'un\'immagine da 100" da una distanza tra obiettivo e schermo di circa 50 centimetri',
          'a picture of 100 inches with about 50 cm between lens and screen',
        ),
      },
    ],
    pictureSizes: [
      {
        min: 50,
        max: 150,
        evidence: techReport.relayed(
          '50" image when it placed against 2" (5 cm) from the projection surface, and only needs to be 20" (50 cm) away to cast the full 150"',
        ),
      },
    ],
    throwRatio: [
      {
        min: 0.233,
        max: 0.233,
        evidence: italian(
          'rapporto di tiro estremamente ridotto, pari a 0.233:1',
          'a very small throw ratio, 0.233:1',
        ),
      },
    ],
    lightSource: [
      {
        source: 'laser',
        evidence: italian('con laser blu e fosfori gialli', 'with a blue laser and yellow phosphors'),
      },
    ],
    system: [
      {
        name: 'Android 8.1',
        evidence: foreign(
          again(avMagazine.relayed('un completo set-top-box con sistema operativo Android 8.1')),
          'it',
          'a complete set-top box with the operating system Android 8.1',
        ),
      },
    ],
    hdmi: [
      {
        count: 3,
        evidence: again(
          techReport.relayed('studded with I/O connectivity, including three HDMI jacks, a USB 3.0 port'),
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: again(
          techReport.relayed('The device is priced at 9999¥, which is equivalent to about $1475'),
        ),
      },
    ],
    numbers: {
      // No standard is named for 5,000 lm, and the Italian test doubts them.
      brightness: [
        { value: 1600, evidence: test01net.relayed('1600 ANSI Lumens') },
        {
          value: 5000,
          evidence: foreign(
            doubted(avMagazine.claim('Il flusso luminoso dichiarato è di ben 5.000 lumen')),
            'it',
            'The stated light output is no less than 5,000 lumens',
          ),
        },
      ],
      lightHours: [
        {
          value: 25_000,
          evidence: italian('accreditato di una durata di 25.000 ore', 'rated for a life of 25,000 hours'),
        },
      ],
      nativeContrast: [
        {
          value: 3000,
          condition: 'as rated',
          evidence: foreign(
            again(
              avMagazine.relayed(
                'Tra le altre caratteristiche segnaliamo il rapporto di contrasto nativo pari a 3.000:1',
              ),
            ),
            'it',
            'Among the other features are the native contrast ratio of 3,000:1',
          ),
        },
      ],
      speakers: [
        {
          value: 30,
          evidence: again(
            techReport.relayed('Sound comes from four integrated speakers and a 30 W amplifier'),
          ),
        },
      ],
      ratedContrast: [
        {
          value: 3000,
          evidence: again(techReport.relayed('The manufacturer touts a 3000:1 figure for contrast ratio')),
        },
      ],
    },
  },
  {
    brand,
    model: 'Mi Smart Projector 2 Pro',
    kind: 'portable',
    throwRatio: [{ min: 1.1, max: 1.1, evidence: catalog2.relayed('Throw ratio 1.2:1 1.1:1') }],
    pictureSizes: [{ min: 60, max: 120, evidence: catalog2.relayed('Image size 60 – 120 " 60 – 120 "') }],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: catalog2.relayed('Real resolution 1920x1080 px 1920x1080 px'),
      },
    ],
    lightSource: [{ source: 'led', evidence: catalog2.relayed('Lamp type LED LED') }],
    hdmi: [{ count: 2, evidence: catalog2.relayed('HDMI inputs 1 2') }],
    system: [
      { name: 'Android TV 9', evidence: catalog2.relayed('Operating system Android TV 9.0 Android TV 9.0') },
    ],
    netflix: [
      {
        runs: true,
        evidence: foreign(
          dday2Pro.relayed('certificata per l’uso con Netflix'),
          'it',
          'certified for use with Netflix',
        ),
      },
    ],
    cabinet: [{ width: 21.5, height: 14.3, evidence: sizes2 }],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.01,
        rows: [
          [60, 1.46],
          [120, 2.92],
        ],
        farEnd: 'none',
        evidence: distances2,
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo2000',
        evidence: foreign(
          again(dday2Pro.relayed('arriverà in Italia solo a maggio di quest’anno ad un prezzo di 999 euro')),
          'it',
          'will come to Italy only in May of this year, at a price of 999 euros',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2021,
          evidence: matzav2.relayed('After announcing the Mi Smart Projector 2 Pro in March 2021'),
        },
      ],
      brightness: [
        {
          value: 1300,
          evidence: foreign(
            dday2Pro.relayed('un sistema ottico migliorato che porta la luminosità a 1300 ANSI Lumen'),
            'it',
            'improved optics that bring the brightness to 1300 ANSI lumens',
          ),
        },
        {
          value: 1300,
          evidence: foreign(
            frandroid2Pro.relayed('une source lumineuse LED d’une puissance de 1300 lumens'),
            'fr',
            'an LED light source of 1300 lumens',
          ),
        },
      ],
      lightHours: [{ value: 30_000, evidence: catalog2.relayed('Service life (energy-saving) 30000 h') }],
      noise: [{ value: 28, evidence: catalog2.relayed('Noise level (nominal) 28 dB 28 dB') }],
      weight: [{ value: 3.7, evidence: catalog2.relayed('Weight 1.3 kg 3.7 kg') }],
      speakers: [{ value: 20, evidence: catalog2.relayed('Sound power 10 W 20 W') }],
      depth: [{ value: 20.1, evidence: sizes2 }],
    },
  },
  {
    brand,
    model: 'Mi Smart Projector 2',
    kind: 'portable',
    otherNames: ['Smart Projector 2'],
    throwRatio: [
      { min: 1.2, max: 1.2, evidence: matzav2.relayed('with a throw ratio of 1.2: 1') },
      { min: 1.2, max: 1.2, evidence: catalog2.relayed('Throw ratio 1.2:1 1.1:1') },
    ],
    pictureSizes: [
      {
        min: 60,
        max: 120,
        evidence: matzav2.relayed(
          'an image up to 120 inches and 60 inches minimum (for 1.6 meters of setback)',
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(
          twentyMinutes.relayed('Full HD, avec des images pouvant être projetées jusqu’à 3 mètres'),
          'fr',
          'Full HD, with pictures that can be thrown up to 3 meters',
        ),
      },
    ],
    lightSource: [
      { source: 'led', evidence: matzav2.relayed('via an LED light source with a power of 500 lumens') },
    ],
    hdmi: [
      { count: 1, evidence: catalog2.relayed('HDMI inputs 1 2') },
      {
        count: 1,
        version: '2.0',
        evidence: foreign(
          again(free2.relayed('ainsi que des connectiques HDMI 2.0, USB et une prise jack')),
          'fr',
          'and connections for HDMI 2.0, USB and a headphone jack',
        ),
      },
    ],
    system: [
      { name: 'Android TV 9', evidence: catalog2.relayed('Operating system Android TV 9.0 Android TV 9.0') },
    ],
    cabinet: [{ width: 11.5, height: 15, evidence: catalog2.relayed('Size (HxWxD) 150x115x150 mm') }],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 0.1,
        rows: [
          [60, 1.6],
          [120, 3.2],
        ],
        farEnd: 'none',
        evidence: distances2,
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: foreign(
          again(free2.relayed('une solution relativement abordable, avec un prix annoncé à 599€')),
          'fr',
          'a fairly affordable solution, at an announced price of €599',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2021,
          evidence: foreign(
            free2.relayed('date 2021-09 Xiaomi annonce son nouveau Smart Projector 2'),
            'fr',
            'September 2021: Xiaomi announces its new Smart Projector 2',
          ),
        },
      ],
      brightness: [
        { value: 162, mode: 'other', evidence: cnet2.measured('However, I measured 162') },
        {
          value: 500,
          evidence: foreign(
            twentyMinutes.relayed('Les 500 lumens ANSI embarqués par le Mi Smart Projector 2'),
            'fr',
            'The 500 ANSI lumens of the Mi Smart Projector 2',
          ),
        },
      ],
      noise: [{ value: 28, evidence: catalog2.relayed('Noise level (nominal) 28 dB 28 dB') }],
      weight: [
        {
          value: 1.3,
          evidence: foreign(
            twentyMinutes.relayed('(115 x 150 x 150 mm pour 1,3 kg)'),
            'fr',
            '(115 x 150 x 150 mm and 1.3 kg)',
          ),
        },
      ],
      depth: [{ value: 15, evidence: catalog2.relayed('Size (HxWxD) 150x115x150 mm') }],
      speakers: [{ value: 10, evidence: catalog2.relayed('Sound power 10 W 20 W') }],
    },
  },
  {
    brand,
    model: 'Smart Projector L1',
    kind: 'portable',
    throwRatio: [{ min: 1.2, max: 1.2, evidence: frontumL1.relayed('Throw ratio: 1.2:1') }],
    resolution: [
      { width: 1920, height: 1080, evidence: frontumL1.relayed('Native panel resolution: 1920x1080') },
    ],
    priceClass: [
      {
        priceClass: 'upTo300',
        evidence: foreign(
          again(tv3L1.relayed('pirmasis kainuoja mažiau nei 250 eurų')),
          'lt',
          'the first costs less than 250 euros',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2025,
          evidence: foreign(
            tv3L1.relayed('date 2025-03 … naujų „Xiaomi Smart Projector L1“'),
            'lt',
            'March 2025: of the new Xiaomi Smart Projector L1',
          ),
        },
      ],
      brightness: [
        {
          value: 200,
          evidence: foreign(
            larazonL1.relayedIso('una resolución Full HD y un brillo de 200 lúmenes ISO'),
            'es',
            'Full HD resolution and a brightness of 200 ISO lumens',
          ),
        },
        {
          value: 200,
          evidence: foreign(
            again(tv3L1.relayedIso('„Xiaomi Smart Projector L1“ ryškumas yra 200 ISO liumenų')),
            'lt',
            'the brightness of the Xiaomi Smart Projector L1 is 200 ISO lumens',
          ),
        },
      ],
      weight: [{ value: 1.2, evidence: sizeL1 }],
    },
  },
  {
    brand,
    model: 'Redmi Projector 3 Lite',
    kind: 'portable',
    throwRatio: [
      {
        min: 1.2,
        max: 1.2,
        evidence: redmi(
          'Le rapport de projection (c’est la distance entre le projecteur et l’écran par rapport à la taille de l’image) est de 1,2:1',
          'The throw ratio (the distance between projector and screen against the size of the picture) is 1.2:1',
        ),
      },
    ],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: redmi(
          'on reste sur du Full HD (1920 x 1080 pixels)',
          'it stays at Full HD (1920 x 1080 pixels)',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo300',
        evidence: redmi(
          'annoncé à un prix équivalent à environ 84 euros en Chine',
          'announced in China at a price of about 84 euros',
        ),
      },
    ],
    numbers: {
      year: [
        {
          value: 2025,
          condition: 'in China',
          evidence: redmi(
            'date 2025-04 … Voici le Redmi Projector 3 Lite annoncé à un prix équivalent à environ 84 euros en Chine',
            'April 2025: here is the Redmi Projector 3 Lite, announced in China at about 84 euros',
          ),
        },
      ],
      brightness: [
        {
          value: 180,
          condition: 'not ANSI lumens',
          evidence: redmi(
            'Avec seulement 180 lumens CVIA (une unité chinoise pas tout à fait comparable aux lumens ANSI qu’on utilise ailleurs)',
            'With only 180 CVIA lumens (a Chinese unit that does not quite compare with the ANSI lumens of other places)',
          ),
        },
      ],
      weight: [{ value: 1.2, evidence: redmi('un poids plume de 1,2 kg', 'a featherweight of 1.2 kg') }],
    },
  },
  {
    brand,
    model: 'Mi Smart Compact Projector',
    kind: 'portable',
    otherNames: ['Mi Smart Projector'],
    resolution: [
      {
        width: 1920,
        height: 1080,
        evidence: foreign(galeazzi.relayed('la risoluzione è full HD'), 'it', 'the resolution is full HD'),
      },
    ],
    distanceTables: [
      {
        aspect: '16:9',
        measuredFrom: 'lens',
        unit: 'm',
        step: 1,
        rows: [[120, 3]],
        farEnd: 'none',
        evidence: foreign(
          galeazzi.relayed('i 120″ si ottengono da 3 metri di distanza'),
          'it',
          '120 inches are reached from 3 meters away',
        ),
      },
    ],
    throwRatio: [
      {
        min: 1.2,
        max: 1.2,
        evidence: foreign(
          galeazzi.relayed('Lo zoom è fisso e il rapporto di proiezione è 1,2'),
          'it',
          'The zoom is fixed and the throw ratio is 1.2',
        ),
      },
    ],
    pictureSizes: [
      {
        min: 60,
        max: 120,
        evidence: foreign(
          ddayCompact.relayed('riesce a gestire una parete da 60” a 120”'),
          'it',
          'can fill a wall from 60 to 120 inches',
        ),
      },
    ],
    lightSource: [{ source: 'led', evidence: lampCompact }],
    hdmi: [
      {
        count: 1,
        version: '1.4',
        evidence: foreign(
          again(galeazzi.relayed('come connettività presenta: HDMI 1.4, USB , jack per cuffie')),
          'it',
          'as connections it has HDMI 1.4, USB and a headphone jack',
        ),
      },
    ],
    system: [
      {
        name: 'Android TV',
        evidence: foreign(
          again(galeazzi.relayed('Essendoci dentro Android TV è compatibile con l’assistente Google')),
          'it',
          'With Android TV inside, it works with the Google assistant',
        ),
      },
      {
        name: 'Android 9',
        evidence: foreign(
          ddayCompact.relayed('per un sistema operativo Android 9 che gira sul processore Amlogic T962-X'),
          'it',
          'for an Android 9 operating system that runs on the Amlogic T962-X processor',
        ),
      },
    ],
    priceClass: [
      {
        priceClass: 'upTo800',
        evidence: foreign(
          ddayCompact.relayed(
            'forte di un listino di 599 euro permette a tutti di trasformare una parete in uno schermo da cinema',
          ),
          'it',
          'at a list price of 599 euros it lets everybody turn a wall into a movie screen',
        ),
      },
    ],
    numbers: {
      weight: [
        {
          value: 1.3,
          evidence: foreign(
            galeazzi.relayed('misura 115x150x150mm pesa 1,3 kg'),
            'it',
            'it measures 115x150x150 mm and weighs 1.3 kg',
          ),
        },
      ],
      lightHours: [{ value: 20_000, evidence: lampCompact }],
      speakers: [
        {
          value: 10,
          evidence: foreign(
            ddayCompact.relayed('Il sistema audio integrato sfrutta due diffusori da 5 watt'),
            'it',
            'The built-in sound has two 5-watt speakers',
          ),
        },
      ],
    },
  },
];
