import {
  calculatorHref,
  LENSES,
  feet,
  footLamberts,
  largestDiagonal,
  throwFeet,
  whole,
  width,
} from '../figures.ts';
import {
  bullets,
  callout,
  figure,
  h2,
  h3,
  numbers,
  p,
  productCard,
  prosAndCons,
  table,
} from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

/** Foot-lamberts of the standard for digital cinemas, and the share of the lumens that picture modes and age leave. */
const CINEMA = 14;
const AFTER_LOSSES = 2 / 3;

export const portableVsHomeTheater = article({
  slug: 'portable-vs-home-theater',
  aliases: ['portable-vs-home-theater-projectors'],
  title: 'Portable or home theater?',
  category: 'Buying Guides',
  description:
    'Two kinds of projector for two kinds of evening: which one you will actually use, worked out with figures.',
  related: ['best-portable-projectors-backyard-2025', 'how-to-choose-projector'],
  faqs: ['portable-every-day', 'battery', 'no-sound', 'lamp-life'],
  sources: [
    source('cinemaLuminance', 'The standard for cinemas is 48 nits, or 14 foot-lamberts.'),
    source(
      'horizonLineup',
      'Triple-laser projectors of 2025 that move from room to room state 3,200 to 5,700 lumens.',
    ),
    source('horizonReview', 'One of them has an optical zoom and lens shift.'),
    source('portableBattery', 'The battery of a small portable lasts up to two and a half hours.'),
    source('throwRatio', 'Throw distance is the width of the picture times the throw ratio.'),
    source('keystone', 'Keystone correction maps the picture onto fewer pixels, and data is lost.'),
    source(
      'widevine',
      'A device has to be certified to the highest level of Widevine to stream HD and HDR from services like Netflix.',
    ),
    source(
      'pictureModes',
      'Most home projectors are 25 to 50 percent brighter in their brightest mode than in their best one.',
    ),
    source('fanNoise', 'How loud a projector sounds depends on how close to you it stands.'),
    source(
      'fanRatings',
      'Many projectors for the home are rated at 28 to 32 decibels, the quiet ones below 28.',
    ),
  ],
  body: [
    p(
      'You carry a portable to wherever you want to watch. A home-theater projector stays in one room and shows a better picture there. So which of the two will you switch on? The boxes use the same words for both kinds, so this guide compares them with figures.',
    ),
    h2('Side by side'),
    table(
      'Portable and home theater compared',
      ['Property', 'Portable', 'Home theater'],
      [
        ['Light', '250 to 900 ANSI lumens, a few lasers far more', '2,000 to 4,000 lumens'],
        ['Comfortable picture', '60 to 100 inches', '90 to 150 inches'],
        ['Ready in', 'Half a minute, anywhere', 'A minute or two, where it is mounted'],
        ['Placement', 'Corrects itself, some on a gimbal', 'Planned, with zoom and lens shift'],
        ['Lens', 'Mostly fixed, around 1.2', 'Zoom of 1.2× to 2.1×'],
        ['Resolution', '720p, 1080p or shifted 4K', '1080p or 4K'],
        ['Sound', 'Good enough for two', 'Needs its own speakers'],
        ['Weight', '2 to 15 pounds', '8 to 25 pounds'],
        ['Light source', 'LED, or triple laser', 'Lamp or laser'],
        ['Price', '$ to $$$', '$$$ to $$$$'],
      ],
    ),
    h2('Light matters more than sharpness'),
    p(
      `Put the same movie on 100 inches. A portable with 550 ANSI lumens gives you ${whole(footLamberts(550, 100))} foot-lamberts, one with 900 gives ${whole(footLamberts(900, 100))}, and a lamp model with 2,700 lumens gives ${whole(footLamberts(2700, 100))}, with two thirds or more of it left in movie mode. The cinema standard is 14 in a black room. So in full darkness you can watch all three. Switch on one lamp, and only the last one holds up. [2,700 lumens on 100 inches](${calculatorHref({ diagonal: 100, lumens: 2700 })}) in the calculator, with other lights to choose from.`,
    ),
    p(
      `A smaller picture helps. At 70 inches the same 550 lumens give ${whole(footLamberts(550, 70))} foot-lamberts, which can stand up to a reading light in the next room. With a portable you'll be happy at 70 inches and unhappy at 110. Ignore the largest size on the box.`,
    ),
    callout(
      'example',
      'How large can it be?',
      `Take 14 foot-lamberts, the cinema standard, as the floor for a dark room and a third of the light lost to picture modes and age. Then 550 lumens can fill ${whole(largestDiagonal(550 * AFTER_LOSSES, CINEMA))} inches, 900 can fill ${whole(largestDiagonal(900 * AFTER_LOSSES, CINEMA))}, and 2,700 can fill ${whole(largestDiagonal(2700 * AFTER_LOSSES, CINEMA))}. With a lamp on, divide each by one and a half.`,
    ),
    p(
      `There's more in between than there used to be. Triple-laser portables with a handle, a gimbal and sometimes an optical zoom claim 3,200 lumens and more. The best figure we know for one of them, the XGIMI Horizon 20 Max, is {projector-xgimi-horizon-20-max brightness}. By the same math as above, 3,200 can fill ${whole(largestDiagonal(3200 * AFTER_LOSSES, CINEMA))} inches in the dark. They cost as much as a home-theater projector, and you still have to check how much they weigh and whether they run without an outlet.`,
    ),
    h2('Where the portable wins'),
    h3("It's there when you want a movie"),
    p(
      "The best argument for a portable is a Friday at nine. You hadn't planned on a movie, and three minutes later there's one on the bedroom wall. The projector levels and focuses itself, and afterward it goes back on the bookshelf. A mounted projector is quicker still, but only in its own room. Before you count on the apps, check whether Netflix is licensed. If it isn't, add a streaming stick.",
    ),
    h3('It travels with you'),
    p(
      "You can take it to the bedroom, the yard, a vacation rental, your grandmother's living room, or a tent with a power station. For renters it's often the only choice, since there's no drilling and it leaves when you do. Our [backyard picks](@article-best-portable-projectors-backyard-2025) are all of this kind.",
    ),
    h3('It forgives a bad spot'),
    p(
      `With a fixed lens of 1.2, ${throwFeet(LENSES.portable, 80)} gives you 80 inches and ${throwFeet(LENSES.portable, 100)} gives you 100. If the table is at nine feet, the picture is ${whole(108 / 1.2 / width(1))} inches, and automatic keystone straightens it. You lose some pixels, but on a whim you don't care.`,
    ),
    productCard('product-portable-smart'),
    bullets(
      '**Not for:** a room with a lamp on, or a picture over 80 inches.',
      '**Instead:** the brighter portable, for 100 inches and an outlet.',
    ),
    h2('Where the home theater wins'),
    h3('The picture is better'),
    p(
      "You get three to five times the light, deeper native contrast, a lens that's sharp into the corners, and colors adjusted at the factory. The difference shows right away. Watch the first five minutes of any movie shot at night on both: where the portable shows you a gray shape, the other shows you a street.",
    ),
    figure('hero-theater', 'A room made for one picture.'),
    h3('It adapts to the room'),
    p(
      `A zoom from 1.33 to 2.16 makes 100 inches at any distance from ${throwFeet(LENSES.zoom, 100)}, and lens shift moves the picture up or down without tilting. So you can hang it behind the sofa, out of sight and nearly out of hearing. A portable only works from ${feet(1.2 * width(100))} feet, and in most rooms you'd find the coffee table there.`,
    ),
    h3("It's quieter, in practice"),
    p(
      'On paper, both can be rated near 28 decibels. But you hear the portable from three feet away and the large one from ten, and distance makes the difference.',
    ),
    productCard('product-laser-standard'),
    bullets(
      '**Not for:** a home where the projector has to move around, or a tight budget.',
      '**Instead:** a lamp model with the same kind of zoom, for less money and at 1080p.',
    ),
    h3('It stays set up'),
    p(
      'Once you set the focus, it stays set. The picture always lands on the screen, the sofa is in the best spot, and the [rack](@ambiance-media-furniture) holds the rest. After the first month you no longer think about the projector.',
    ),
    prosAndCons(
      'A portable as the only projector in the house',
      [
        'Works in every room, in the yard and away',
        'No drilling and no cable run',
        'Streaming, focus and keystone built in',
        'The cheapest way to find out how often you watch',
      ],
      [
        'Dark rooms only, and 80 inches rather than 120',
        'The fan is close to your ears',
        'One distance for each picture size',
        'Gray shadows in night scenes',
        'Some apps may be missing',
      ],
    ),
    h2('Sound'),
    p(
      'A portable has two speakers of 3 to 10 watts, and voices come from the table where it stands. For two people sitting close, that will do. A home-theater projector often has one small speaker or none, so you need a sound bar or a pair of speakers below the screen. Factor that into the price. [Speakers & Sound](@category-speakers) has options to suit any projector budget.',
    ),
    h2('The cost over five years'),
    table(
      'What the first five years cost, at two hours an evening',
      ['Part', 'Portable', 'Home theater, lamp', 'Home theater, laser'],
      [
        ['Machine', '$ to $$$', '$$$', '$$$$'],
        ['Screen', 'A wall will do', '$$', '$$'],
        ['Mount, cable, sound', '$', '$$', '$$'],
        ['Hours used', 'About 3,650', 'About 3,650', 'About 3,650'],
        ['Light source', 'None', 'One lamp, perhaps two', 'None'],
        ['Resale', 'Little', 'Some', 'Fair'],
      ],
    ),
    p(
      'Lamps last 2,000 to 5,000 hours and lasers 20,000 to 30,000, so at this pace you change a lamp once or twice in five years and a laser never. The first part of a portable to wear out is its battery.',
    ),
    h2('Six questions to ask yourself'),
    numbers(
      'Is there a room where the screen could stay up? If not, get a portable.',
      'Can you [darken that room](@ambiance-blackout-curtains) on an ordinary Tuesday? If not, think again about [a television](@article-projector-vs-tv).',
      'Do you watch more than two movies a week? Then the effort of setting up a home theater pays off within months.',
      "Will it ever leave the house? If it's once a year, borrow one.",
      'Do you notice black levels? Then get a home theater.',
      'Are you allowed to drill, and do you want to?',
    ),
    h2('Two households'),
    p(
      'Take a couple in a third-floor rental with white walls and thin curtains. They watch two movies a week, rarely in the same room, and go camping in summer. A home theater could only go on the wall opposite the balcony door, and it would get used in winter. A portable moves with them, from the bedroom to the tent, and its 80-inch picture is wider than their bed.',
    ),
    p(
      `Or take a family with a basement that has one small window and a sofa against the back wall. They watch on Friday and Saturday, and the children play games on Sunday. Their portable was fun for a year. But the sofa is ${feet(164)} feet from the wall, where 80 inches looks too small, and 100 is too dim with the stairs lit. A projector with a long zoom goes on the shelf behind the sofa and fills 110 inches. The portable moves out to the yard.`,
    ),
    p(
      "If you always watch in the same place, a home-theater projector is worth it. If you don't, get the portable.",
    ),
    h2('Mistakes with either kind'),
    bullets(
      '**Buying a portable for its largest size.** It reaches 120 inches the way a small car reaches its top speed: downhill.',
      '**Carrying a home-theater projector into the yard.** Twice a summer is fine. More often, the weight, the dew and the insects make it a chore.',
      '**Believing the battery.** The two and a half hours on the box are usually at reduced brightness. For a long movie you need an outlet or a power station.',
      '**Skipping the screen with a home theater.** You paid for contrast, and a white eggshell wall scatters some of it around the room.',
      "**Expecting a portable to replace the living-room television.** By day it can't.",
    ),
    callout(
      'tip',
      "Start with the one you'll keep anyway",
      'If in doubt, buy the portable first. Within a month you know how often you watch and how large a picture you like, and you can still take it outside when you have the big one.',
    ),
    h2('The short version'),
    p(
      'Buy a portable if you watch on the spur of the moment, or if you rent. Buy a home theater if you have a room you can darken and like to sit down for a movie.',
    ),
  ],
});
