import {
  calculatorHref,
  LENSES,
  contrastInLight,
  diagonalAt,
  feet,
  footLamberts,
  inches,
  length,
  lumensForContrast,
  LUX,
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
    'Start with your wall and your light. Six questions, in order, get you down to a short list of projectors.',
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
      'widevine',
      'A device has to be certified to the highest level of Widevine to stream HD and HDR from services like Netflix.',
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
    source(
      'fanRatings',
      'Many projectors for the home are rated at 28 to 32 decibels, the quiet ones below 28.',
    ),
    source('fanNoise', 'How loud a projector sounds depends on how close to you it stands.'),
    source('ecoAndZoom', 'The eco modes of five projectors took 26 to 34 percent of the light.'),
  ],
  body: [
    p(
      "A spec sheet can't choose a projector for you, because it doesn't know your room. So start there. These six questions, asked in order, cut a few thousand models down to a short list, and you can answer the first two before you look at a single product. The wrong projector gives you plenty to regret: it's too dim, too loud, or too far from the wall.",
    ),
    h2('1. How dark does it get?'),
    p(
      "Start with light, because no other feature can fix a washed-out picture. A projector can't project black. The darkest thing on the screen is the screen itself, lit by whatever else is on. Sit in the room at the hour you'd watch, and be honest about the lamp your family leaves on.",
    ),
    table(
      'Brightness by room',
      ['Room', 'Lumens to look for'],
      [
        ['Dark room', '1,000 to 2,000'],
        ['Living room in the evening, a lamp on', '2,000 to 3,000'],
        ['Bright room by day', '2,000 or more, with the curtains drawn'],
        ['Outdoors, not fully dark', '3,000 or more'],
        ['Yard at dusk, up to 80 inches', '500 ANSI lumens or more'],
      ],
    ),
    p(
      'Go only by **ANSI** or **ISO** lumens, which are measured across the whole picture by one method every maker follows. Divide "LED lumens" by 2.4. A bare "lumens" on a no-name box can be 3 to 30 times too high: a portable advertised at 9,000 is often a 300-lumen machine. The [brightness guide](@article-brightness-guide) shows how to turn lumens into what your eyes see.',
    ),
    figure('scene-livingroom-dusk', "Judge the light at the hour you'd watch, with the usual lamp on."),
    p(
      "More isn't always better. In a small dark room, 3,000 lumens turn black scenes gray and tire your eyes. Buy for the room you have, with an eco mode that takes a third off. And before you pay for more light, look up what [blackout curtains](@ambiance-blackout-curtains) cost: they do more for the picture.",
    ),
    h2('2. How far is the wall?'),
    p(
      "Measure from the spot where the projector can stand to the wall, and divide by the width of the picture you want. The result is the **throw ratio** you need. Every lens has one, either fixed or as a range. If yours isn't within the range on the spec sheet, the picture won't fit.",
    ),
    callout(
      'example',
      'A shelf ten feet from the wall',
      `You want 100 inches, so the picture is ${inches(width(100))} inches wide. The shelf is ${ROOM} inches away: ${ROOM} ÷ ${inches(width(100))} = ${(ROOM / width(100)).toFixed(2)}. A zoom from 1.33 to 2.16 covers it, from ${throwFeet(LENSES.zoom, 100)}. A fixed lens of 1.2 doesn't: from the shelf it would fill ${whole(diagonalAt(ROOM, 1.2))} inches, and for 100 it has to stand ${feet(1.2 * width(100))} feet from the wall.`,
    ),
    p(
      `[This shelf and this zoom](${calculatorHref({ distance: ROOM, ratio: LENSES.zoom })}) are filled into the calculator; put in your own.`,
    ),
    p(
      'Portables are commonly around 1.2, home-cinema zooms 1.3 to 2.2, and short throw models 0.5. Ultra short throw models, at 0.19 to 0.25, stand on the cabinet. The [throw calculator](@throwCalculatorPage) checks your distance against any of them, and the [placement guide](@article-projector-placement-guide) covers height and angle.',
    ),
    h2('3. How big, and from how far?'),
    p(
      `The wall decides how big the picture can be, and the sofa how big it should be. Movie theaters put the reference seat where the screen fills 30 to 40 degrees of your view. For 100 inches that's between ${length(seat(100, 40))} and ${length(seat(100, 30))}. Closer feels like the front row. Farther back, a big television gives you the same view.`,
    ),
    p(
      `If the sofa can't move, work backward. From nine feet, 30 degrees gives you ${whole((108 / seat(100, 30)) * 100)} inches and 40 degrees ${whole((108 / seat(100, 40)) * 100)}. A bigger picture also costs light: ${whole(footLamberts(2000, 100))} foot-lamberts at 100 inches become ${whole(footLamberts(2000, 120))} at 120, because the same light spreads over 44 percent more wall.`,
    ),
    h2('4. What do you watch?'),
    h3('Movies'),
    p(
      "Contrast and quiet come before lumens. Look for lens shift, a fan rated below 28 decibels in eco mode, and a contrast figure the maker calls native; ignore the dynamic one. If a review gives **ANSI contrast**, compare it too: it's measured with black and white on screen together. HDR is a bonus. It's graded for far more light than a projector has, so what counts is how well the projector maps the highlights down.",
    ),
    h3('Sports by day'),
    p(
      `Lumens come first here, and curtains right after. At ${LUX.open} lux, the light of a room with open curtains, a laser with 4,000 lumens in movie mode reaches on 100 inches only ${whole(contrastInLight(footLamberts(4000, 100), LUX.open))} to 1. A game needs about 15 to 1, which would take some ${whole(Math.round(lumensForContrast(15, LUX.open, 100) / 100) * 100)} lumens. Keep the sun off the screen, choose one that rejects ambient light, and expect a washed-out picture even so.`,
    ),
    h3('Games'),
    p(
      "Look for an input lag under 20 milliseconds at the resolution and frame rate you play at. Don't trust the headline figure: a lag quoted at 1080p and 240 frames tells you little about 4K at 60. Check what the input takes, too, because a port called HDMI 2.1 doesn't have to carry 4K at 120. And place the projector square to the screen, since keystone correction adds lag on many models.",
    ),
    h3('Streaming'),
    p(
      'Check the apps before the picture. Netflix and other services only stream HD to certified devices, and on some smart projectors the app is missing or stuck at low resolution. Look for "licensed Netflix" in the specifications, or plan on a streaming stick.',
    ),
    h3('A bit of everything, all over the house'),
    p(
      "Get a portable with autofocus and streaming inside. It loses every comparison on paper, and it's the one you'll pick up on a whim. [Portable or home theater](@article-portable-vs-home-theater) weighs the two.",
    ),
    h3('And how sharp?'),
    p(
      `For movies, don't go below true 1080p. Many budget models "support 4K" and show 720p, so look for the native resolution, or for 4K by **pixel shifting**. Most 4K projectors use it: the chip has fewer pixels and moves them, many times a second, until all 8.3 million have been shown. Pixel shifting is fine. Merely accepting a 4K signal isn't. At 100 inches from ${feet(seat(100, 30))} feet, good eyes can just tell 4K from 1080p. At 120 inches and up, or closer than ten feet, 4K earns its price.`,
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
      "All three fade, and the hours on the box usually run until half the light is gone. A lamp gets there in a few years, so one that's barely bright enough today won't be in two. Laser and LED fade slowly and evenly, but you can't replace them the way you replace a lamp. A **triple laser** (red, green and blue) shows the widest range of colors. Some viewers see a fine sparkle on it, called **speckle**, so watch one before you buy.",
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
      'Then read reviews for two things spec sheets leave out: how loud the fan gets in a quiet scene, and how the colors look before you touch the menu. Models with the same specs differ widely in both.',
    ),
    h2('Three rooms, worked through'),
    h3('A rented bedroom'),
    p(
      `The bed is nine feet from a white wall, the room gets dark, and you can't drill. A fixed lens of 1.2 on the nightstand fills ${whole(diagonalAt(108, 1.2))} inches. From a chair at the foot of the bed, five feet from the wall, it fills ${BEDSIDE}. There, 550 ANSI lumens on ${BEDSIDE} inches give ${whole(footLamberts(550, BEDSIDE))} foot-lamberts, more than enough. Buy a portable.`,
    ),
    h3('A living room with a lamp'),
    p(
      `Sofa and shelf are thirteen feet from the wall, a lamp stays on, and you read subtitles. At 30 degrees the picture should be ${whole((156 / seat(100, 30)) * 100)} inches. At that size, 2,500 lumens give ${whole(footLamberts(2500, 96))} foot-lamberts before losses. The throw ratio is 156 ÷ ${inches(width(96))} = ${(156 / width(96)).toFixed(2)}, so you need a zoom. A fixed lens would have to stand in the middle of the carpet.`,
    ),
    h3('A dark basement'),
    p(
      'Here 1,500 lumens is plenty. Spend on contrast, lens shift and a fixed screen, and put the rest into [speakers](@category-speakers). In this room a better lens is worth more than extra light.',
    ),
    h2('When a projector is the wrong answer'),
    p(
      "If it will run all day with the curtains open, if you mostly watch the morning news, or if the only wall faces a window you won't cover, buy a television. [Projector or television](@article-projector-vs-tv) has the longer version.",
    ),
    h2('The short list on one sheet'),
    numbers(
      'Write down the light (dark, lamp on, or daylight) and the lumens for it.',
      'Write down the throw ratio: distance divided by picture width.',
      'Write down the picture size, worked out from the seat.',
      'Write down what you watch most, and the figure it depends on: contrast, lumens or lag.',
      'Cross out every model that misses one of the four, and sort the rest by price.',
      'Check the fan, the apps, the warranty and the return period. Order in a week when you can set it up.',
    ),
    p(
      'Want one answer without the homework? If your room gets dark and there is a shelf behind the sofa, get a 4K laser with a long zoom and lens shift. It fits most rooms, even with the shelf a little off.',
    ),
    productCard('product-laser-standard'),
    bullets(
      '**Not for:** a room with no fixed place, or a budget under about $3,500.',
      '**For less money:** a [lamp model](/#comparison) with the same kind of zoom, at 1080p. Many makers have moved on to laser, so make sure spare lamps are on sale.',
      '**No room for a screen:** a portable, and a friend with a white wall.',
    ),
  ],
});
