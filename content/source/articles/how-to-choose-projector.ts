import {
  LENSES,
  diagonalAt,
  feet,
  footLamberts,
  inches,
  length,
  seat,
  throwFeet,
  whole,
  width,
} from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';

/** Distance in inches from the shelf to the wall of the worked example. */
const ROOM = 120;

/** Diagonal in whole inches that a lens of 1.2 fills from five feet. */
const BEDSIDE = Math.round(diagonalAt(60, 1.2));

export const howToChooseProjector = article({
  slug: 'how-to-choose-projector',
  aliases: ['how-to-choose-a-projector'],
  title: 'How to choose a projector that fits your room',
  seoTitle: 'How to choose a projector for your room',
  category: 'Buying Guides',
  description:
    'Start from the wall and the light, not from the box: six questions, in order, that leave a short list of projectors.',
  updatedOn: '2026-11-02',
  related: ['brightness-guide', 'projector-placement-guide'],
  faqs: ['brightness', 'resolution', 'lamp-life', 'budget'],
  body: [
    p(
      'Nobody regrets the projector that fits the room. The others are regretted in many ways: too dim, too far, too loud, too square. Spec sheets do not help, because every number on them is true somewhere and none of them knows your wall. So start with the room. Six questions, asked in this order, take a few thousand models down to a short list, and the first two can be answered before you open a shop.',
    ),
    h2('1. How dark does it get?'),
    p(
      'Light is the first filter, because nothing else repairs a washed-out picture. A projector cannot project black: the darkest thing on the screen is the screen itself, lit by whatever else is on. Sit in the room at the hour when you would watch and be honest about the lamp that somebody always leaves on.',
    ),
    table(
      'Brightness by room',
      ['Room', 'Lumens to look for'],
      [
        ['Dark room', '1,000 to 2,000'],
        ['Living room, evening, a lamp on', '2,000 to 3,000'],
        ['Bright room by day', '2,000 and more, with the curtains drawn'],
        ['Outdoors, not fully dark', '3,000 and more'],
        ['Yard at dusk, up to 80 inches', '500 ANSI lumens and more'],
      ],
    ),
    p(
      'Count only **ANSI** or **ISO** lumens. They are measured over the whole picture in a way that two makers share. "LED lumens", "light source lumens" and "lux" on the box are not; a portable that claims 9,000 of something is often a 300-lumen machine. If a product page does not say which lumens it means, assume the worst. The [brightness guide](@article-brightness-guide) shows how to turn lumens into what your eyes see.',
    ),
    figure(
      'scene-livingroom-dusk',
      'The hour that counts: sit where you will watch, with the lamp on that somebody always leaves on.',
    ),
    p(
      'More is not always better. In a small dark room 3,000 lumens make a black scene gray and tired eyes at midnight. Buy for the room that you have, then look for an eco mode that takes a third off.',
    ),
    h2('2. How far is the wall?'),
    p(
      'Measure from where the projector can stand to the wall, and divide by the width of the picture that you want. The result is the **throw ratio** you need. Every lens has one, fixed or as a range, and if yours is not on the spec sheet, the picture will not fit, however good it is.',
    ),
    callout(
      'example',
      'A shelf ten feet from the wall',
      `You want 100 inches, so the picture is ${inches(width(100))} inches wide. The shelf is ${ROOM} inches away: ${ROOM} ÷ ${inches(width(100))} = ${(ROOM / width(100)).toFixed(2)}. A zoom from 1.33 to 2.16 covers that, from ${throwFeet(LENSES.zoom, 100)}. A fixed lens of 1.2 does not: from the shelf it would fill ${whole(diagonalAt(ROOM, 1.2))} inches, and its place for 100 is ${feet(1.2 * width(100))} feet from the wall.`,
    ),
    p(
      'Around 1.2 is common for portables, 1.3 to 2.2 for home-cinema zooms, 0.5 for short throw and 0.19 to 0.25 for the ultra short throw models that stand on the cabinet. The [throw calculator](@throwCalculatorPage) tries your distance against any of them, and the [placement guide](@article-projector-placement-guide) goes into height and angle.',
    ),
    h2('3. How big, and from how far?'),
    p(
      `The wall sets the largest picture, the sofa sets the best one. Cinema practice puts the reference seat where the screen fills 30 to 40 degrees of your view. For 100 inches that is between ${length(seat(100, 40))} and ${length(seat(100, 30))}. Closer feels like the front row, and farther away you have bought a large television in a large frame.`,
    ),
    p(
      `Turn it around if the sofa cannot move. From nine feet, 30 degrees are ${whole((108 / seat(100, 30)) * 100)} inches and 40 degrees are ${whole((108 / seat(100, 40)) * 100)}. Bigger costs light, too: the same projector that gives ${whole(footLamberts(2000, 100))} foot-lamberts at 100 inches gives ${whole(footLamberts(2000, 120))} at 120, because the light spreads over 44 percent more wall.`,
    ),
    h2('4. What do you watch?'),
    h3('Films'),
    p(
      'Contrast and quiet come before lumens. Look for a contrast figure that is called native rather than dynamic, lens shift, and a fan below 28 decibels in eco mode. HDR is a bonus: a projector has a tenth of the brightness that HDR was graded for, so what matters is how well it maps the highlights down, not that the logo is on the box.',
    ),
    h3('Sports by day'),
    p(
      'Lumens first, because the curtains will be open. A laser of 3,000 lumens or more, and if the budget stretches, a screen that rejects ambient light. Motion matters more than black.',
    ),
    h3('Games'),
    p(
      'Input lag under 20 milliseconds at the resolution and frame rate that you play at. It is rarely the headline figure, so read the product description: a lag that is quoted at 1080p and 240 frames says nothing about 4K at 60. Keystone correction adds lag on many models, one more reason to place it square.',
    ),
    h3('Everything, everywhere'),
    p(
      'A portable with autofocus and streaming inside. It will lose every comparison of figures and get used three times as often. Whether that is your life is the subject of [portable or home theater](@article-portable-vs-home-theater).',
    ),
    h3('And how sharp?'),
    p(
      `True 1080p is the floor for films, and many budget models accept 4K while showing 720p, so read "native resolution" and nothing else. At 100 inches from ${feet(seat(100, 30))} feet, good eyes can just tell 4K from 1080p on fine detail. From farther back they cannot. On a screen of 120 inches and more, or from a seat closer than ten feet, 4K earns its price.`,
    ),
    h2('5. Lamp, LED or laser?'),
    table(
      'Light sources compared',
      ['Property', 'Lamp', 'LED', 'Laser'],
      [
        ['Life', '2,000 to 5,000 hours', 'About 20,000 hours and more', '20,000 to 30,000 hours'],
        [
          'At two hours an evening',
          '3 to 7 years, then a new lamp',
          'The life of the machine',
          '27 years and more',
        ],
        ['Light for the money', 'Most', 'Least', 'Middle'],
        ['Full brightness after', 'A minute or two', 'Seconds', 'Seconds'],
        ['Found in', 'Home cinema under $1,500', 'Portables', '4K, bright-room and ultra short throw'],
      ],
    ),
    p(
      'A lamp dims steadily and has lost a good part of its light by the end, so a lamp model that is just bright enough today will not be in two years. Laser and LED fade so slowly that few owners notice. On the other side, a new lamp makes an old projector new for the price of a dinner for four, and nobody replaces a laser.',
    ),
    h2('6. What may it cost?'),
    table(
      'What a budget buys',
      ['Budget', 'What you get', 'What you do without'],
      [
        ['$100 to $300', 'A small picture in the dark', 'Brightness, true 1080p, autofocus'],
        ['$300 to $800', 'Film nights that work, streaming inside', '4K, long zoom, lens shift'],
        ['$800 and more', '4K, lens shift, light for lit rooms, laser', 'The money, and a shelf'],
      ],
    ),
    callout(
      'tip',
      'Keep a fifth for the rest',
      'A screen, a cable that is long enough, a speaker and a blackout curtain change the evening more than the next model up. If the budget is $1,000, shop for a projector at $800.',
    ),
    p(
      'Then read the reviews for the two things that no spec sheet admits: how loud the fan is in a quiet scene, and how the colors look before anybody touches the menu. Both annoy daily, and both vary widely between models with the same figures.',
    ),
    h2('Three rooms, worked through'),
    h3('A rented bedroom'),
    p(
      `The bed stands ${feet(108)} feet from a white wall, it gets dark, and nothing may be drilled. A fixed lens of 1.2 from the nightstand fills ${whole(diagonalAt(108, 1.2))} inches; from the foot of the bed, five feet away, it fills ${BEDSIDE}. 550 ANSI lumens on ${BEDSIDE} inches are ${whole(footLamberts(550, BEDSIDE))} foot-lamberts, more than enough. A portable on a chair, and nothing else on the list.`,
    ),
    h3('A living room with a lamp'),
    p(
      `Sofa and shelf are thirteen feet from the wall, a lamp stays on, and everyone wants subtitles. At 30 degrees the picture should be ${whole((156 / seat(100, 30)) * 100)} inches. 2,500 lumens on that give ${whole(footLamberts(2500, 96))} foot-lamberts before losses. The throw ratio is 156 ÷ ${inches(width(96))} = ${(156 / width(96)).toFixed(2)}, so it takes a zoom; a fixed lens would have to stand in the middle of the carpet.`,
    ),
    h3('A basement that is always dark'),
    p(
      'Here 1,500 lumens are plenty and 3,000 would be wasted. Spend on contrast, lens shift and a fixed screen, and put the rest into speakers. This is the one room in which the more expensive lamp model beats the cheaper laser.',
    ),
    h2('When a projector is the wrong answer'),
    p(
      'If it will run all day with the curtains open, if the news at breakfast is what you watch most, or if the only wall is opposite a window that nobody will cover, buy a television and be happy. The longer version is in [projector or television](@article-projector-vs-tv).',
    ),
    h2('The short list on one sheet'),
    numbers(
      'Write down the light: dark, lamp on, or daylight, and the lumens that go with it.',
      'Write down the throw ratio: distance divided by picture width.',
      'Write down the picture size, from the seat and not from the wall.',
      'Write down what you watch most, and the one figure that belongs to it: contrast, lumens or lag.',
      'Cross out every model that misses one of the four. What is left, sort by price.',
      'Check the fan, the warranty and the return period, then order on a day when you can set it up.',
    ),
    p(
      'If you want one answer without doing any of this: for a room that gets dark, with a shelf somewhere behind the sofa, a lamp model with a long zoom and lens shift forgives the most mistakes per dollar.',
    ),
    productCard('product-home-cinema-lamp'),
    bullets(
      '**Room with a lamp on:** the [comparison](/#comparison) marks a laser that holds up.',
      '**No room at all:** a portable, and a friend with a white wall.',
    ),
  ],
});
