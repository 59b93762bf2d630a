import { contrastInLight, feet, footLamberts, inches, length, whole, width } from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';

/**
 * Light of a clear sky in lux, by minutes after sunset at mid-latitudes: about 400 with the sun at the
 * horizon and 3.4 at the end of civil twilight (tables of natural illuminance).
 */
const DUSK = [
  ['Sunset', 400],
  ['10 minutes later', 100],
  ['20 minutes later', 11],
  ['30 minutes later', 3],
] as const;

export const bestPortableProjectors = article({
  slug: 'best-portable-projectors-backyard-2025',
  title: 'Best portable projectors for the backyard in 2025',
  seoTitle: 'Best portable backyard projectors in 2025',
  category: 'Buying Guides',
  description: 'Three portables for three kinds of yard, chosen by light, battery and how fast they are up.',
  updatedOn: '2026-08-30',
  related: ['diy-outdoor-theater', 'portable-vs-home-theater'],
  faqs: ['brightness', 'battery', 'outdoor-rain', 'no-sound'],
  body: [
    p(
      'For a yard, three things decide: whether the picture survives the last light, whether the power survives the film, and whether you are still smiling when it is set up. Resolution comes fourth. We chose by those three, and we name the yard that each pick is wrong for, because there is no portable that is right for all of them.',
    ),
    h2('The short answer'),
    table(
      'Three portables for the yard',
      ['Model', 'ANSI lumens', 'Comfortable size', 'Power', 'For'],
      [
        ['Portable smart', '550', '80 inches', 'Power bank or outlet', 'Most families'],
        ['Brighter portable', '900', '100 inches', 'Battery, 2.5 hours dimmed', 'Dusk, guests, long lawns'],
        ['Budget portable', '250', '60 inches', 'Outlet', 'A first try in full darkness'],
      ],
    ),
    h2('How we chose'),
    p(
      'We did not rank fifty boxes by their headlines. We started from three sizes of yard and asked what each needs: the lumens that its picture takes, worked out in foot-lamberts; a lens that fits on its lawn; power for two hours and a quarter; and a setup that one person can do while the other one lights the grill. Then we looked for the least machine that does it. A larger one would work as well, but you would carry it less often, and a projector that stays in the closet has no contrast at all.',
    ),
    p(
      'Two things we left out on purpose. Anything above $1,500, because at that price a home-cinema projector on a cart does more. And anything that does not state its ANSI lumens, because for those no honest sum can be made.',
    ),
    h2('What a yard does to a picture'),
    p(
      "A living room has a switch. A yard has a sunset. On a clear evening the sky still throws about 400 lux on a screen when the sun touches the horizon. Half an hour later, around the end of civil twilight, it is about 3, and after that the neighbors' porch light matters more than the sky.",
    ),
    table(
      'Contrast of a portable at dusk: white against black, on a white screen',
      ['When', 'Light on the screen', '550 lumens, 80 inches', '900 lumens, 100 inches'],
      DUSK.map(([when, lux]) => [
        when,
        `about ${lux} lux`,
        `${whole(contrastInLight(footLamberts(550, 80), lux))} to 1`,
        `${whole(contrastInLight(footLamberts(900, 100), lux))} to 1`,
      ]),
    ),
    p(
      `Anything below 10 to 1 is fog, so neither of them shows a film at sunset and both do twenty minutes later. The second thing to see is that the two columns are nearly the same: 900 lumens on 100 inches are as bright per square foot as 550 on 80, ${whole(footLamberts(900, 100))} and ${whole(footLamberts(550, 80))} foot-lamberts. The third is how fast it goes: between the tenth and the twentieth minute the sky loses nine tenths of its light, so doubling the lumens moves the start of the film by three or four minutes. Lumens do not buy time. They buy size.`,
    ),
    p(
      'The rule that follows: 500 ANSI lumens are the floor for dusk, with a picture of up to 80 inches. For 120 inches before it is dark you need 3,000 lumens, and no portable has them.',
    ),
    h2('The one that comes along'),
    p(
      `550 ANSI lumens at 80 inches are ${whole(footLamberts(550, 80))} foot-lamberts, about twice what a cinema shows. It focuses and straightens itself, the apps are inside, and it runs from a power bank of the kind that charges a laptop, so the lawn needs no outlet. One of 100 watt-hours is not quite a film; two are. On the grass it stands in its own handle; put it on a crate or a [tripod with a tray](@category-mounts) all the same, because dew rises from below.`,
    ),
    productCard('product-portable-smart'),
    p(
      '**Right for:** small yards, balconies, vacations, families who decide at eight and watch at nine. **Wrong for:** more than ten people, or a screen larger than a bedsheet.',
    ),
    h2('The one for dusk'),
    p(
      `900 ANSI lumens carry 100 inches, or give ${whole(footLamberts(900, 80))} foot-lamberts at 80, which forgives the porch light that nobody wants to switch off. With a second row of chairs that is what you need. The built-in battery lasts two and a half hours, but the projector halves its light to get there, and half of 900 is less than the smaller model on its power bank. Bring the [outdoor cord](@category-mounts) and keep the battery for the campsite.`,
    ),
    productCard('product-portable-bright'),
    p(
      '**Right for:** a yard with an outlet, guests, and people who cannot wait. **Wrong for:** a backpack; it fits, but you will notice.',
    ),
    h2('The one to try it with'),
    p(
      `If you do not know yet whether film nights will become a habit, start small. 250 ANSI lumens at 60 inches give ${whole(footLamberts(250, 60))} foot-lamberts in full darkness, which is a real picture for four people on a blanket. At 100 inches it would be ${whole(footLamberts(250, 100))}, which is not. Focus is by hand, there are no apps inside, and it needs an outlet and a streaming stick.`,
    ),
    productCard('product-portable-budget'),
    p("**Right for:** a first summer, a teenager's room afterward. **Wrong for:** dusk, ever."),
    figure(
      'backyard-wide-detail',
      'The portable stands between the chairs, not behind them: with a lens of 1.2 the lawn decides.',
    ),
    h2('How far away it stands'),
    p(
      'Two of the three have a fixed lens of 1.2 and the small one has 1.4. There is no zoom, so the lawn decides: measure before you plant the screen.',
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
      `The picture is ${inches(width(100))} inches wide. With a lens of 1.2 the projector stands ${length(1.2 * width(100))} from the screen, in front of the first row and not behind the last. Chairs go left and right of the beam, or people sit on blankets below it.`,
    ),
    h2('Power: do the sum before the film'),
    p(
      "A film takes two hours, and so should the battery, with a reserve for the cold: below 50 degrees (10 °C) a lithium battery gives a tenth to a fifth less. Look up the projector's draw in watts and divide the capacity of the power bank or power station, in watt-hours, by it. Then take 15 percent off for conversion.",
    ),
    callout(
      'example',
      'Will the power bank last?',
      `A 65-watt portable on a power bank of 100 watt-hours: 100 × 0.85 ÷ 65 = ${((100 * 0.85) / 65).toFixed(1)} hours. That is a short film. A 300 watt-hour power station gives ${((300 * 0.85) / 65).toFixed(1)} hours, enough for the film, the speaker and the credits. Check, too, that the power bank delivers the voltage that the projector asks for; 65 watts usually mean USB-C at 20 volts.`,
    ),
    h2('What to look for in any other model'),
    h3('Worth paying for'),
    bullets(
      '**ANSI lumens on the spec sheet.** Without the word, divide by three.',
      '**Autofocus that works at dusk.** Some need a camera and light; the ones with a distance sensor do not.',
      '**A tripod thread.** Grass is never level.',
      '**An analog audio output.** A cabled speaker has no delay.',
      '**A fan that stays below 30 decibels.** You sit closer to it than indoors.',
    ),
    h3('Not worth paying for'),
    bullets(
      '**4K input on a 1080p chip.** It accepts the signal and shows 1080p.',
      '**A maximum size of 200 inches.** The lumens are the same.',
      '**A built-in battery, if the yard has an outlet.** It ages whether you use it or not.',
      '**Water resistance against splashes.** It does not mean rain, and the lens fogs first.',
    ),
    h2('Ten minutes on the lawn'),
    numbers(
      'Plant the screen with its back to the street lamp, lower edge at three feet.',
      'Pace off the distance from the table above and put down the crate or tripod.',
      'Level by eye, switch on, let the projector focus and straighten itself once, then switch automatic correction off. Otherwise a moth in the beam sets it going in the middle of a scene.',
      'Connect the speaker by cable, play one minute, walk to the last chair.',
      'Download the film beforehand. The Wi-Fi that is fine in the kitchen rarely reaches the apple tree.',
    ),
    h2('What to buy with it'),
    p(
      'Every portable sounds like a portable, and outdoors there are no walls to help. A weatherproof speaker costs a tenth of the projector and makes half of the evening. After that, in order: something flat and white that does not flap, a cord or a power station, a bag. The [outdoor theater guide](@article-diy-outdoor-theater) has the afternoon step by step.',
    ),
    numbers(
      '**Speaker:** one large in front, or two paired left and right of the screen.',
      '**Screen:** a laced frame if it stays for the weekend, a tripod if it stays for the film.',
      '**Power:** an outdoor cord of 14 gauge, or 300 watt-hours.',
      '**Comfort:** blankets before cushions; it gets colder than you think at ten.',
    ),
    h2('Making it last'),
    p(
      'Portables die of three things: drops, damp and full batteries. Carry it in a padded case, bring it in while it is still warm, and store it at half charge in a room and not in the shed. Clean the air grille with a soft brush twice a summer; pollen sticks, and a portable has no filter to catch it. Handled like that, the LED will outlast the battery by a decade.',
    ),
    h2('When not to buy a portable for the yard'),
    p(
      'If you will watch four times a summer, with thirty people, on the largest screen that the fence allows, rent a 4,000-lumen projector for those evenings. It costs less than a good portable and looks better than three of them. And if there is a home-theater projector in the house already, carry it out once and see how you like it before you buy anything.',
    ),
  ],
});
