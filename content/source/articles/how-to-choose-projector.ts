import {
  LENSES,
  contrastInLight,
  diagonalAt,
  feet,
  footLamberts,
  inches,
  length,
  lumensForContrast,
  seat,
  throwFeet,
  whole,
  width,
} from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

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
    'Start from your wall and your light: six questions, in order, that leave you with a short list of projectors.',
  updatedOn: '2026-11-02',
  related: ['brightness-guide', 'projector-placement-guide'],
  faqs: ['brightness', 'resolution', 'lamp-life', 'budget'],
  sources: [
    source('ansiLumen', 'ANSI lumens are an average of nine fields of a white picture.'),
    source('ledLumens', '1,000 ANSI lumens are sold as 2,400 LED lumens.'),
    source('throwRatio', 'Throw distance is the width of the picture times the throw ratio.'),
    source('viewingAngle', 'SMPTE puts the viewing angle at 30 degrees or more, THX at 40 or more.'),
    source('ansiContrast', 'ANSI contrast is measured with black and white on screen together.'),
    source(
      'inputLag',
      'The fastest 4K projectors are at 16 to 20 milliseconds of input lag, and 33 to 40 is fine for most games.',
    ),
    source(
      'netflixLevels',
      'Netflix approves each device by itself, first for standard definition and then for HD.',
    ),
    source(
      'pixelShifting',
      'Most 4K projectors with one DLP chip move the pixels of a 1080p chip to show 8.3 million of them.',
    ),
    source(
      'lifetime',
      'The hours of a light source often count to half of its light, though not every maker counts alike.',
    ),
    source('speckle', 'Triple-laser projectors can show a fine sparkle, called speckle.'),
  ],
  body: [
    p(
      "Spec sheets won't choose a projector for you. Every number on them is true somewhere, and none of them knows your wall. Start with the room instead. These six questions, asked in this order, take a few thousand models down to a short list, and you can answer the first two before you open a shop. The wrong projector gives you plenty to regret: it's too dim, too loud, or too far from the wall.",
    ),
    h2('1. How dark does it get?'),
    p(
      "Light is the first filter, because nothing else repairs a washed-out picture. A projector can't project black. The darkest thing on the screen is the screen itself, lit by whatever else is on. Sit in the room at the hour you'd watch, and be honest about the lamp your family leaves on.",
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
      'Count only **ANSI** or **ISO** lumens. They are measured across the whole picture, by one method that every maker follows. Divide "LED lumens" by 2.4. A bare "lumens" on a no-name box can be 3 to 30 times too high: a portable that claims 9,000 of something is often a 300-lumen machine. The [brightness guide](@article-brightness-guide) shows how to turn lumens into what your eyes see.',
    ),
    figure('scene-livingroom-dusk', "The hour that counts: sit where you'll watch, with the usual lamp on."),
    p(
      "More isn't always better. In a small dark room, 3,000 lumens turn black scenes gray and tire your eyes. Buy for the room you have, then look for an eco mode that takes a third off. And before you pay for more light, price [blackout curtains](@ambiance-blackout-curtains): they do more for the picture.",
    ),
    h2('2. How far is the wall?'),
    p(
      "Measure from the place where the projector can stand to the wall, and divide by the width of the picture you want. The result is the **throw ratio** you need. Every lens has one, fixed or as a range. If the ratio you need isn't on the spec sheet, the picture won't fit.",
    ),
    callout(
      'example',
      'A shelf ten feet from the wall',
      `You want 100 inches, so the picture is ${inches(width(100))} inches wide. The shelf is ${ROOM} inches away: ${ROOM} ÷ ${inches(width(100))} = ${(ROOM / width(100)).toFixed(2)}. A zoom from 1.33 to 2.16 covers that, from ${throwFeet(LENSES.zoom, 100)}. A fixed lens of 1.2 doesn't: from the shelf it would fill ${whole(diagonalAt(ROOM, 1.2))} inches, and its place for 100 is ${feet(1.2 * width(100))} feet from the wall.`,
    ),
    p(
      'Around 1.2 is common for portables, 1.3 to 2.2 for home-cinema zooms, and 0.5 for short throw. Ultra short throw models stand on the cabinet at 0.19 to 0.25. The [throw calculator](@throwCalculatorPage) checks your distance against any of them, and the [placement guide](@article-projector-placement-guide) covers height and angle.',
    ),
    h2('3. How big, and from how far?'),
    p(
      `The wall sets the largest picture; the sofa sets the best one. Cinema practice puts the reference seat where the screen fills 30 to 40 degrees of your view. For 100 inches that is between ${length(seat(100, 40))} and ${length(seat(100, 30))}. Closer feels like the front row. Farther back, a big television gives you the same view.`,
    ),
    p(
      `Turn it around if the sofa can't move. From nine feet, 30 degrees are ${whole((108 / seat(100, 30)) * 100)} inches and 40 degrees are ${whole((108 / seat(100, 40)) * 100)}. A bigger picture also costs light. The projector that gives ${whole(footLamberts(2000, 100))} foot-lamberts at 100 inches gives ${whole(footLamberts(2000, 120))} at 120, because the light spreads over 44 percent more wall.`,
    ),
    h2('4. What do you watch?'),
    h3('Movies'),
    p(
      "Contrast and quiet come before lumens. Look for a contrast figure called native rather than dynamic, lens shift, and a fan below 28 decibels in eco mode. If a review gives **ANSI contrast**, compare that too: it's measured with black and white on screen together. HDR is a bonus. A projector has a tenth of the brightness HDR was graded for, so what counts is how well it maps the highlights down.",
    ),
    h3('Sports by day'),
    p(
      `Lumens first, and then the curtains. At 300 lux, the light of a room with open curtains, a 4,000-lumen laser on 100 inches reaches only ${whole(contrastInLight(footLamberts(4000, 100), 300))} to 1. A game needs about 15 to 1, which would take some ${whole(Math.round(lumensForContrast(15, 300, 100) / 100) * 100)} lumens. Keep the sun off the screen, add one that rejects ambient light, and expect it to look washed out even so.`,
    ),
    h3('Games'),
    p(
      "Look for an input lag under 20 milliseconds at the resolution and frame rate you play at. The headline figure is rarely that one: a lag quoted at 1080p and 240 frames says nothing about 4K at 60. Ask what the input takes, too. A port called HDMI 2.1 doesn't have to carry 4K at 120. Keystone correction adds lag on many models, so place the projector square.",
    ),
    h3('Streaming'),
    p(
      'Check the app before the picture. Netflix and other services only play in full quality on devices they have approved, and on some smart projectors the app is missing or limited. Look for "licensed Netflix" in the specifications, or plan on a streaming stick.',
    ),
    h3('A bit of everything, all over the house'),
    p(
      "A portable with autofocus and streaming inside. It loses every comparison of figures, and it's the one you'll pick up on a whim. [Portable or home theater](@article-portable-vs-home-theater) weighs the two.",
    ),
    h3('And how sharp?'),
    p(
      `True 1080p is the floor for movies. Many budget models "support 4K" and show 720p, so look for the native resolution, or for 4K by **pixel shifting**. Most 4K projectors work that way: the chip has fewer pixels and moves them, many times a second, until all 8.3 million have been shown. That's fine. A signal that is merely accepted isn't. At 100 inches from ${feet(seat(100, 30))} feet, good eyes can just tell 4K from 1080p. At 120 inches and up, or closer than ten feet, 4K earns its price.`,
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
        ['Found in', 'Older and cheaper home cinema', 'Portables', '4K, bright-room and ultra short throw'],
      ],
    ),
    p(
      "All three fade, and the hours on the box are usually the time until half the light is gone. A lamp gets there in a few years, so one that's just bright enough today won't be in two. Laser and LED fade slowly and evenly. A lamp can be replaced, though, and a laser can't. A **triple laser** (red, green and blue) shows the widest range of colors; some viewers see a fine sparkle on it, called **speckle**, so watch one first.",
    ),
    h2('6. What should you spend?'),
    table(
      'What a budget buys',
      ['Budget', 'What you get', 'What you do without'],
      [
        ['$100 to $300', 'A small picture in the dark', 'Brightness, true 1080p, autofocus'],
        ['$300 to $800', 'Movie nights that work, streaming inside', '4K, long zoom, lens shift'],
        ['$800 and more', '4K, lens shift, light for lit rooms, laser', 'Money for the rest of the room'],
      ],
    ),
    callout(
      'tip',
      'Keep a fifth for the rest',
      'A screen, a long enough cable, a speaker and a blackout curtain change the evening more than the next model up. If the budget is $1,000, shop for a projector at $800.',
    ),
    p(
      'Then read reviews for two things spec sheets leave out: how loud the fan is in a quiet scene, and how the colors look before you touch the menu. Both vary widely between models with the same figures.',
    ),
    h2('Three rooms, worked through'),
    h3('A rented bedroom'),
    p(
      `The bed is ${feet(108)} feet from a white wall, it gets dark, and you can't drill. A fixed lens of 1.2 on the nightstand fills ${whole(diagonalAt(108, 1.2))} inches. From the foot of the bed, five feet away, it fills ${BEDSIDE}. 550 ANSI lumens on ${BEDSIDE} inches are ${whole(footLamberts(550, BEDSIDE))} foot-lamberts, more than enough. Buy a portable and put it on a chair.`,
    ),
    h3('A living room with a lamp'),
    p(
      `Sofa and shelf are thirteen feet from the wall, a lamp stays on, and everyone wants subtitles. At 30 degrees the picture should be ${whole((156 / seat(100, 30)) * 100)} inches. 2,500 lumens on that give ${whole(footLamberts(2500, 96))} foot-lamberts before losses. The throw ratio is 156 ÷ ${inches(width(96))} = ${(156 / width(96)).toFixed(2)}, so you need a zoom. A fixed lens would have to stand in the middle of the carpet.`,
    ),
    h3('A basement that is always dark'),
    p(
      'Here 1,500 lumens are plenty. Spend on contrast, lens shift and a fixed screen, and put the rest into [speakers](@category-speakers). In this room a better lens is worth more than more light.',
    ),
    h2('When a projector is the wrong answer'),
    p(
      "Will it run all day with the curtains open? Is breakfast news most of what you watch? Is the only wall opposite a window you won't cover? Then buy a television. [Projector or television](@article-projector-vs-tv) has the longer version.",
    ),
    h2('The short list on one sheet'),
    numbers(
      'Write down the light: dark, lamp on, or daylight, and the lumens that go with it.',
      'Write down the throw ratio: distance divided by picture width.',
      'Write down the picture size, from the seat and not from the wall.',
      'Write down what you watch most, and the one figure that goes with it: contrast, lumens or lag.',
      'Cross out every model that misses one of the four. Sort what is left by price.',
      'Check the fan, the apps, the warranty and the return period. Order when you have time to set it up.',
    ),
    p(
      'Want one answer without the homework? For a room that gets dark, with a shelf behind the sofa, get a 4K laser with a long zoom and lens shift. It fits most rooms and forgives a shelf in the wrong place.',
    ),
    productCard('product-laser-standard'),
    bullets(
      '**Not for:** a room with no fixed place, or a budget under $1,500.',
      '**For less money:** a [lamp model](/#comparison) with the same kind of zoom, at 1080p. Many makers have moved on to laser, so make sure spare lamps are on sale.',
      '**No room at all:** a portable, and a friend with a white wall.',
    ),
  ],
});
