import { nits } from '@lumen-throw/throw/brightness';
import {
  calculatorHref,
  TABLE_DIAGONALS,
  ambientFootLamberts,
  area,
  contrastInLight,
  footLamberts,
  inches,
  lumensForContrast,
  LUX,
  whiteInLight,
  whole,
} from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

/** The site's named lights, as the guide calls them. */
const ROOM_LIGHT = [
  ['A dark room', LUX.dark],
  ['A living room with a lamp or two on', LUX.living],
  ['By day, curtains drawn', LUX.living],
  ['By day, blinds half closed', LUX.daylight],
  ['By day, curtains open', LUX.open],
] as const;

/** What movie mode leaves of the brightest mode, and what 250 hours leave of a new lamp; the guide's sources say so. */
const MOVIE_MODE = 0.75;
const LAMP_AT_250_HOURS = 0.7;
/** Lumens that both leave of a box figure of 2,000. */
const HONEST = 2000 * MOVIE_MODE * LAMP_AT_250_HOURS;

export const brightnessGuide = article({
  slug: 'brightness-guide',
  aliases: ['projector-brightness-guide'],
  title: 'Projector brightness, explained with your own room',
  seoTitle: 'Projector brightness, explained',
  category: 'Technical Guides',
  description:
    'Lumens, foot-lamberts and the lamp in the corner: how bright is bright enough, and which numbers not to trust.',
  related: ['how-to-choose-projector', 'projector-vs-tv'],
  faqs: ['brightness', 'daylight', 'ansi-lumens', 'too-bright'],
  sources: [
    source('cinemaLuminance', 'The standard for digital cinemas is 48 nits, or 14 foot-lamberts.'),
    source(
      'pictureModes',
      'Most home projectors are 25 to 50 percent brighter in their brightest mode than in their best one; on a few it is two or three times.',
    ),
    source('lampRating', 'The rated life of a lamp is the time until half its light is gone.'),
    source('lampFade', 'The light of two lamp projectors fell by about 30 percent in some 250 hours.'),
    source(
      'ecoAndZoom',
      'The eco modes of five projectors took 26 to 34 percent of the light, and a 1.3× zoom up to 27 percent at its long end.',
    ),
    source('zoomLoss', 'A 1.8× zoom took 36 percent of the light at its long end.'),
    source('ansiLumen', 'ANSI lumens are an average of nine fields of a white picture.'),
    source(
      'ledLumens',
      '1,000 ANSI lumens are sold as 2,400 LED lumens, and light source lumens are a third kind.',
    ),
    source(
      'ansiContrast',
      'ANSI contrast is measured on a checkerboard of eight white and eight black fields, and takes in the light that scatters in projector and room.',
    ),
    source('lightness', 'Twice the light makes only a modest difference in how bright something looks.'),
    source(
      'biasLighting',
      'A light behind the screen should be about as neutral as 6,500 kelvin and no brighter than a tenth of the picture.',
    ),
  ],
  body: [
    p(
      'Lumens tell you how much light leaves the lens. What you see is how much of it lands on each square foot of screen, and how much other light lands there, too. So the same projector can be brilliant at 80 inches in the basement and dull at 120 in the living room. You can find out in advance with two short calculations and a phone.',
    ),
    h2('From lumens to what you see'),
    p(
      'Divide the lumens by the area of the screen in square feet, multiply by the gain of the screen, and you get **foot-lamberts**. A matte white screen has a gain of 1.0, a gray one 0.6 to 0.9, a bright one 1.1 to 1.3. Television makers use **nits** instead. One foot-lambert is 3.4 nits.',
    ),
    table(
      'Foot-lamberts on a screen of gain 1.0, before losses',
      ['Lumens', ...TABLE_DIAGONALS.map((size) => `${size} inches`)],
      [500, 1000, 2000, 3000].map((lumens) => [
        whole(lumens),
        ...TABLE_DIAGONALS.map((size) => whole(footLamberts(lumens, size))),
      ]),
    ),
    p(
      `What do these numbers look like? Digital cinemas aim for 14 foot-lamberts in a black room. In a dark bedroom, 12 to 22 is comfortable. A living room with a lamp or two on needs ${whole(Math.ceil(whiteInLight(15, LUX.living)))} or more. Your eyes adapt, so the same 14 foot-lamberts can dazzle at midnight and look dull at four in the afternoon.`,
    ),
    h3('What the box leaves out'),
    p(
      'The figure on the box is measured in the brightest mode, which looks green on many projectors. Movie mode takes a fifth to a third off, and on a few models more than half. A lamp has lost half its light by the end of its rated life, and much of that early: two lamps that reviewers measured were down by 30 percent after some 250 hours. Eco mode takes another 25 to 35 percent, and the long end of a zoom about as much. A wide movie in 2.35:1 leaves a quarter of the chip dark above and below.',
    ),
    callout(
      'example',
      '2,000 lumens on 100 inches',
      `A 100-inch screen is ${inches(area(100))} square feet. 2,000 ÷ ${inches(area(100))} = ${whole(footLamberts(2000, 100))} foot-lamberts on paper. Say movie mode leaves ${100 * MOVIE_MODE} percent, and a lamp with 250 hours on it ${100 * LAMP_AT_250_HOURS} percent of the rest. You're down to ${whole(footLamberts(HONEST, 100))} foot-lamberts, or ${whole(nits(footLamberts(HONEST, 100)))} nits. It's still more than twice the cinema standard, so in a dark room you can use eco mode.`,
    ),
    p(
      `The calculator has the same figures filled in: [2,000 lumens on 100 inches](${calculatorHref({ diagonal: 100, lumens: 2000 })}).`,
    ),
    p('So halve the lumens on the box, do the division, and see whether you still like the result.'),
    h2('The minimum, by place'),
    table(
      'Minimum brightness by environment',
      ['Environment', 'Lumens', 'Why'],
      [
        ['Dark room', '1,000 to 2,000', 'No light competes; more only strains your eyes'],
        ['Living room', '2,000 to 3,000', 'A lamp or a street light lifts the black'],
        ['Bright room', '2,000 and more', 'Only with the curtains drawn'],
        ['Outdoor', '3,000 and more', "Large screens, a sky that isn't dark yet"],
        ['Outdoor at dusk, up to 80 inches', '500 and more (ANSI)', 'A small picture, after sunset'],
      ],
    ),
    p(
      `The two outdoor lines seem to disagree, but they describe different screens at different times. On 80 inches, 500 lumens give you ${whole(footLamberts(500, 80))} foot-lamberts, more than a movie theater, once the sky is nearly dark. A yard full of neighbors needs 120 inches, and there the same light is down to ${whole(footLamberts(500, 120))}. To start while the sky is still blue, you need ${whole(footLamberts(3000, 120))}, which takes 3,000 lumens.`,
    ),
    h2('Light in the room'),
    p(
      "A projector can't make a screen black. Black is whatever light the room puts on a white surface, plus the little that the projector itself lets through, and the picture is added on top. Most home projectors leak about a thousandth of their white, so we count with that. The lumens here are those of movie mode: of the number on a box, take three quarters. Room light is measured in **lux**, and a phone with a free meter app is accurate enough. Hold it against the screen, facing the room, with the projector off. On a white screen, 10.8 lux make one foot-lambert.",
    ),
    table(
      `What the room leaves of the contrast: 2,000 lumens on 100 inches`,
      ['Light at the screen', 'Lux', 'White to black'],
      ROOM_LIGHT.map(([name, lux]) => [
        name,
        `about ${lux}`,
        `${whole(contrastInLight(footLamberts(2000, 100), lux))} to 1`,
      ]),
    ),
    p(
      'As a rule of thumb, a movie looks foggy below 10 to 1, and dark scenes disappear. Between 15 and 50 to 1, sports, shows and cartoons are fine. Above 100 to 1, dark scenes begin to work. Before you spend more on a projector, compare the two daytime lines: closing the curtains multiplies the contrast by more than ten.',
    ),
    callout(
      'example',
      'Twice the lumens or a drawn curtain?',
      `With the blinds half closed and ${LUX.daylight} lux at the screen, the room puts ${inches(ambientFootLamberts(LUX.daylight))} foot-lamberts on black, and a 2,000-lumen projector reaches ${whole(contrastInLight(footLamberts(2000, 100), LUX.daylight))} to 1. A projector with 4,000 lumens gets you to ${whole(contrastInLight(footLamberts(4000, 100), LUX.daylight))}. Draw the curtains, for the price of a curtain, and at ${LUX.living} lux the old projector reaches ${whole(contrastInLight(footLamberts(2000, 100), LUX.living))}.`,
    ),
    p(
      `See both in the calculator: [2,000 lumens with ${LUX.daylight} lux at the screen](${calculatorHref({ diagonal: 100, lumens: 2000, lux: LUX.daylight })}), and [the same with ${LUX.living}](${calculatorHref({ diagonal: 100, lumens: 2000, lux: LUX.living })}).`,
    ),
    h3('Measure your own room in five minutes'),
    numbers(
      "At the hour you'd watch, switch on the usual lights and switch the projector off.",
      'Hold the phone with the meter app flat against the middle of the screen, facing the room, and note the lux.',
      'Divide by 10.8 to get your black, in foot-lamberts.',
      'Work out your white: divide half the lumens on the box by the area of the screen.',
      'Add the two and divide by the black. Below 15, work on the room first. Above 100, your projector is bright enough.',
    ),
    h2('What to change in the room, in order of effect'),
    numbers(
      'Cover the window. [Blackout curtains](@ambiance-blackout-curtains) on a wrap-around rod do more than any screen.',
      'Move or dim the lamp. Light from behind the screen does no harm; a lamp facing the screen does. A [smart dimmer](@ambiance-smart-lighting) makes it easy.',
      'Darken what the screen shines on. A white ceiling throws the light of the picture back at the screen. See [wall colors](@ambiance-wall-paint).',
      'Then consider a [screen](@category-screens) that rejects light from the side or from above. It adds contrast and costs some brightness.',
      'Pay for more lumens last.',
    ),
    h2("Why twice the lumens don't look twice as bright"),
    p(
      "Perceived lightness grows roughly with the cube root of the light, so a picture with twice the light looks about a quarter brighter. To look twice as bright it would need eight times as much. You can hardly see the step from 2,000 to 2,500 lumens, so don't give up a better lens or a quieter fan for it. It's also why you don't notice a lamp losing half its light over the years.",
    ),
    p(
      'When you compare projectors, treat 1,000, 1,500, 2,200 and 3,300 lumens as classes. Within a class, decide by other things.',
    ),
    h2('Numbers not to trust'),
    bullets(
      '**"9,000 lux" or "9,000 L":** measured at the lens, or invented. Lux without a distance has no meaning.',
      '**"LED lumens":** multiplied by how colorful the light seems to the eye. Divide by 2.4 to compare them with ANSI.',
      '**"Lumens" with no standard, or "light source lumens":** on a no-name box, the true figure can be 3 to 30 times lower.',
      '**"20,000:1 dynamic":** a bright scene compared with a dark one, with the light source dimmed for the second.',
      '**Center brightness:** the middle of a picture is brighter than its corners. ANSI and ISO average nine points, so their figures are lower.',
    ),
    p(
      "Look for **ANSI lumens** or **ISO 21118** in the small print of the specifications. Some makers add a figure for color brightness, which matters on projectors with a color wheel. If it's much lower than the white figure, colors look dull in a bright picture.",
    ),
    h3('Native contrast and ANSI contrast'),
    p(
      "There are two honest contrast figures. **Native contrast** compares a full white screen with a full black one, with no dimming in between. **ANSI contrast** puts both on the screen at once, as a checkerboard of sixteen fields. It's far lower, because light scatters in the lens and bounces off your walls. Native contrast tells you about the darkest scenes, ANSI contrast about all the others.",
    ),
    h2("When it's too bright"),
    p(
      `A projector can be too bright. In a dark bedroom, 3,000 lumens on 80 inches give ${whole(footLamberts(3000, 80))} foot-lamberts, more than ten times the cinema standard. Black scenes glow and white ones hurt. Use eco mode, choose a gray screen, or make the picture bigger: at 120 inches the same light is ${whole(footLamberts(3000, 120))}.`,
    ),
    figure('bias-strip', 'A glow behind the screen is easy on the eyes, and none of it reaches the picture.'),
    p(
      'A small lamp behind the screen helps, too. It lights only the wall, so it rests your eyes and costs hardly any contrast. Set it to a dim neutral white, about 10 percent as bright as the picture. Colored light makes faces look ill. [LED lighting](@ambiance-led-lighting) has strips made for this.',
    ),
    h2('Put the two calculations together'),
    p(
      'Size and lumens decide whether white is bright enough, and the room decides whether black is black. Fix the room first. It nearly always costs less, and once it is dark, a modest projector will do.',
    ),
    p(
      `What if the curtains have to stay open for sports on a Sunday afternoon? Don't expect much. With 4,000 lumens on 100 inches at ${LUX.open} lux, you get ${whole(contrastInLight(footLamberts(4000, 100), LUX.open))} to 1, and for 15 to 1 you'd need about ${whole(Math.round(lumensForContrast(15, LUX.open, 100) / 100) * 100)} lumens. A bright laser needs a light-rejecting screen and no direct sun, and the picture still looks washed out. Save movies for the evening.`,
    ),
    productCard('product-laser-bright'),
    bullets(
      '**Not for:** movies in a dark room, where its black is too gray.',
      '**Instead:** close the curtains and buy the compact laser, for less. If the room stays bright all day, buy [a television](@article-projector-vs-tv).',
    ),
  ],
});
