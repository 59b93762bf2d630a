import { LATITUDE, SUN, duskLux } from '../dusk.ts';
import {
  calculatorHref,
  contrastInLight,
  feet,
  footLamberts,
  inches,
  length,
  whole,
  width,
} from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

/** Minutes after sunset, and the light of a clear sky in lux by then: the longest dusk of the year. */
const MINUTES = [0, 10, 20, 30] as const;
const JUNE_LUX = MINUTES.map((minutes) => duskLux(minutes, LATITUDE.middle, SUN.june));
const DUSK = MINUTES.map((minutes, index): [when: string, lux: number] => [
  minutes === 0 ? 'Sunset' : `${minutes} minutes later`,
  JUNE_LUX[index] ?? Number.NaN,
]);
const NORTH_LUX = duskLux(30, LATITUDE.north, SUN.june);

export const bestPortableProjectors = article({
  slug: 'best-portable-projectors-backyard-2025',
  title: 'Best portable projectors for the backyard',
  seoTitle: 'Best portable backyard projectors',
  category: 'Buying Guides',
  description:
    'Three kinds of portable for three kinds of yard, chosen by light, battery and how fast they set up.',
  related: ['diy-outdoor-theater', 'portable-vs-home-theater'],
  faqs: ['brightness', 'battery', 'outdoor-rain', 'no-sound'],
  sources: [
    source(
      'twilight',
      'On a clear evening level ground gets about 400 to 600 lux at sunset and 2 to 3.5 lux at the end of civil twilight.',
    ),
    source('cinemaLuminance', 'The standard for cinemas is 48 nits, or 14 foot-lamberts.'),
    source('ledLumens', '1,000 ANSI lumens are sold as 2,400 LED lumens.'),
    source(
      'horizonLineup',
      'Triple-laser projectors of 2025 that move from room to room state 3,200 to 5,700 lumens.',
    ),
    source('portableBattery', 'The battery of a small portable lasts up to two and a half hours.'),
    source(
      'batteryStorage',
      'Stored for a year at room temperature, a lithium battery at 40 percent keeps more of its capacity than a full one.',
    ),
    source(
      'batteryCold',
      'Cold lowers the capacity of a battery: one that gives all it has at 80 °F typically gives 50 percent at 0 °F.',
    ),
    source(
      'widevine',
      'A device has to be certified to the highest level of Widevine to stream HD and HDR from services like Netflix.',
    ),
    source(
      'fanRatings',
      'Many projectors for the home are rated at 28 to 32 decibels, the quiet ones below 28.',
    ),
  ],
  body: [
    p(
      'Out in a yard, three things matter: whether the picture holds up against the last light, whether the power lasts through the movie, and how long it takes to set up. Resolution comes fourth. We chose three kinds of portable by these three, and we say which yard each one is wrong for.',
    ),
    h2('The short answer'),
    table(
      'Three portables for the yard',
      ['Kind', 'ANSI lumens', 'Comfortable size', 'Power', 'For'],
      [
        ['Portable smart', '550', '80 inches', 'Power bank or outlet', 'Most families'],
        ['Brighter portable', '900', '100 inches', 'Battery, 2.5 hours dimmed', 'Guests, long lawns'],
        ['Budget portable', '250', '60 inches', 'Outlet', 'A first try in full darkness'],
      ],
    ),
    h2('How we chose'),
    p(
      "We haven't tested these projectors, and we don't rank boxes by their headlines. We started with three sizes of yard and worked out what each one needs: enough lumens for its picture, a lens that fits on its lawn, and power for two and a quarter hours. Then we looked for the smallest projector that does it. A larger one works as well, but you'll carry it out less often.",
    ),
    p(
      "We left two groups out on purpose. One is anything above $1,500, because for that money a home-cinema projector on a cart does more. The other is anything with no ANSI lumens on its spec sheet, because without them you can't do the math.",
    ),
    h2('What dusk does to a picture'),
    p(
      `On a clear evening in June, level ground still gets about ${JUNE_LUX[0]} lux when the sun touches the horizon. Half an hour later it is about ${JUNE_LUX[3]}, and from then on a neighbor's porch light matters more than the sky.`,
    ),
    table(
      'Contrast of a portable at dusk in June, at 40 degrees north: white against black, on a white screen',
      ['When', 'Light from the sky', '550 lumens, 80 inches', '900 lumens, 100 inches'],
      DUSK.map(([when, lux]) => [
        when,
        `about ${lux} lux`,
        `${whole(contrastInLight(footLamberts(550, 80), lux))} to 1`,
        `${whole(contrastInLight(footLamberts(900, 100), lux))} to 1`,
      ]),
    ),
    p(
      `Anything below 10 to 1 looks foggy, and 15 to 1 is enough for cartoons. So in June neither of them is ready 20 minutes after sunset, and both are ready after 30. Dusk is quicker in fall: in late September 20 minutes are down to ${duskLux(20, LATITUDE.middle, SUN.september)} lux. It's slower in the north. In Seattle or Duluth in June, 30 minutes still leave ${NORTH_LUX} lux, or ${whole(contrastInLight(footLamberts(550, 80), NORTH_LUX))} to 1 for the smaller one, so wait 40 minutes for a dark movie.`,
    ),
    p(
      `The two columns are nearly the same, because 900 lumens on 100 inches is about as bright per square foot as 550 on 80: ${whole(footLamberts(900, 100))} and ${whole(footLamberts(550, 80))} foot-lamberts. Between the tenth and the twentieth minute the sky loses nearly four fifths of its light, so twice the lumens let you start only about five minutes sooner. What more lumens get you is a bigger picture.`,
    ),
    p(
      'These figures are for level ground. A screen stands upright and faces one way, so it gets less light than this if you turn it away from the western sky, and more if you turn it toward the glow.',
    ),
    p(
      'In short, 500 ANSI lumens is the minimum for dusk, with a picture of up to 80 inches. For 120 inches before dark you need 3,000 lumens. Among portables only triple-laser models have that many, and the brightest claim more. They cost several times as much as these three. Check their weight, and whether they run without an outlet.',
    ),
    h2('The one you take anywhere'),
    p(
      `Here 550 ANSI lumens at 80 inches give ${whole(footLamberts(550, 80))} foot-lamberts, twice the cinema standard. This portable focuses and straightens itself, has its apps built in, and runs from the kind of power bank you'd charge a laptop with, so the lawn needs no outlet. One power bank of 100 watt-hours won't last through a movie; two will. It stands on its own handle, but put it on a crate or a [tripod with a tray](@category-mounts) to keep wet grass out of the vents.`,
    ),
    productCard('product-portable-smart'),
    p(
      '**Right for:** small yards, balconies, vacations, and families who decide at eight to watch at nine. **Wrong for:** more than ten people, or a screen larger than a bedsheet. Get the brighter one instead.',
    ),
    h2('The brighter one, for guests'),
    p(
      `With 900 ANSI lumens you can fill 100 inches, or get ${whole(footLamberts(900, 80))} foot-lamberts at 80, enough to cope with a porch light. You need it once there's a second row of chairs. The built-in battery lasts two and a half hours, but the projector halves its light to get there, and half of 900 is less than the smaller model gives on its power bank. Bring the [outdoor cord](@category-mounts) and save the battery for the campsite.`,
    ),
    productCard('product-portable-bright'),
    p(
      "**Right for:** a yard with an outlet, and guests. **Wrong for:** a long hike; it fits in a backpack, but it's heavy. Get the smaller one instead.",
    ),
    h2('The one to try it with'),
    p(
      `If you don't know yet whether movie nights will become a habit, start small. In full darkness, 250 ANSI lumens at 60 inches give ${whole(footLamberts(250, 60))} foot-lamberts, a real picture for four people on a blanket. At 100 inches it would be ${whole(footLamberts(250, 100))}, which is too dim. You focus by hand, and it needs an outlet and a streaming stick.`,
    ),
    productCard('product-portable-budget'),
    p(
      "**Right for:** a first summer, and a teenager's room afterward. **Wrong for:** dusk. If you already know you like movie nights, get the first one.",
    ),
    figure('backyard-wide-detail', 'With a lens of 1.2 the portable stands between the chairs.'),
    h2('How far away it stands'),
    p(
      'Two of the three have a fixed lens of 1.2, and the small one has 1.4. None has a zoom, so measure the lawn before you put up the screen.',
    ),
    table(
      'Distance from lens to screen on the lawn',
      ['Picture', 'Lens of 1.2', 'Lens of 1.4'],
      [60, 80, 100].map((size) => [
        `${size} inches`,
        `${feet(1.2 * width(size))} ft`,
        `${feet(1.4 * width(size))} ft`,
      ]),
    ),
    callout(
      'example',
      'A 100-inch picture in a narrow yard',
      `The picture is ${inches(width(100))} inches wide. With a lens of 1.2 the projector stands ${length(1.2 * width(100))} from the screen, in front of the first row. Chairs go left and right of the beam, or people sit on blankets below it.`,
    ),
    p(
      `Try it with your own lawn: [100 inches from a lens of 1.2 and 900 lumens](${calculatorHref({ diagonal: 100, ratio: { min: 1.2, max: 1.2 }, lumens: 900 })}), filled into the calculator.`,
    ),
    h2('Power: do the math before the movie'),
    p(
      'A movie takes two hours, and the battery should last as long, with a reserve because any battery holds less in the cold. Look up how many watts the projector draws, and divide the watt-hours of the power bank or power station by it. Then take 15 percent off for conversion.',
    ),
    callout(
      'example',
      'Will the power bank last?',
      `A 65-watt portable on a power bank of 100 watt-hours: 100 × 0.85 ÷ 65 = ${((100 * 0.85) / 65).toFixed(1)} hours, a short movie at best. A 300 watt-hour power station lasts ${((300 * 0.85) / 65).toFixed(1)} hours, enough for the movie and the speaker. Check, too, that the power bank delivers the voltage the projector needs; 65 watts usually means USB-C at 20 volts.`,
    ),
    h2('What to look for in any other model'),
    h3('Worth paying for'),
    bullets(
      '**ANSI lumens on the spec sheet.** Divide "LED lumens" by 2.4, and don\'t trust a bare "lumens" at all.',
      '**Licensed Netflix, or a free HDMI port.** Some portables come without the app. A streaming stick makes up for it.',
      "**Autofocus for dusk.** A camera needs light to focus; a distance sensor doesn't.",
      '**A gimbal stand or a tripod thread.** Grass is never level.',
      '**An analog audio output.** A cabled speaker has no delay.',
      '**A fan rated below 30 decibels.** You sit closer to it than indoors.',
    ),
    h3('Not worth paying for'),
    bullets(
      '**4K input on a 1080p chip without pixel shifting.** You still see 1080p.',
      "**A maximum size of 200 inches.** The lumens don't grow with it.",
      '**A built-in battery, if the yard has an outlet.** It ages whether you use it or not.',
      "**Splash resistance.** It won't get you through rain, and dew fogs the lens anyway.",
    ),
    h2('Ten minutes on the lawn'),
    numbers(
      'Put up the screen facing away from the street lamp, with its lower edge at three feet.',
      'Pace off the distance from the table above and put down the crate or tripod.',
      'Level it by eye, switch it on, let it focus and straighten itself once, then turn automatic correction off. Otherwise a moth in the beam sets it off in the middle of a scene.',
      'Connect the speaker by cable, play a minute of the movie, and walk to the last chair.',
      'Download the movie beforehand. The Wi-Fi may not reach the lawn.',
    ),
    h2('What to buy with it'),
    p(
      'Every portable sounds small, and outdoors there are no walls to help. A weatherproof speaker costs little next to the projector and makes half the evening. After that, buy a screen, then a cord or a [power station](@ambiance-power-solutions), then a [bag](@category-cases). The [outdoor theater guide](@article-diy-outdoor-theater) goes through the afternoon step by step.',
    ),
    numbers(
      '**Speaker:** one large one in front, or a pair left and right of the screen.',
      '**Screen:** a laced frame if it stays up for the weekend, a tripod if it comes down after the movie.',
      '**Power:** an outdoor cord of 14 gauge, or 300 watt-hours.',
      "**Comfort:** [blankets](@ambiance-outdoor-comfort) before cushions; by ten o'clock it's colder than you expect.",
    ),
    h2('Making it last'),
    p(
      'Drops, damp and storage at full charge all shorten the life of a portable. Carry it in a padded case, bring it in while it is still warm, and store it indoors at half charge. Clean the air grille with a soft brush twice a summer: pollen sticks, and many portables have no filter to catch it.',
    ),
    h2('When not to buy a portable for the yard'),
    p(
      "If you'll watch four times a summer, with thirty people, on the largest screen the fence allows, rent a 4,000-lumen projector for those evenings. If you already own a home-theater projector, carry it out once and see how you like it before you buy another.",
    ),
  ],
});
