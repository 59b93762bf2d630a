import { nits } from '@lumen-throw/throw/brightness';
import {
  TABLE_DIAGONALS,
  ambientFootLamberts,
  area,
  contrastInLight,
  footLamberts,
  inches,
  lumensForContrast,
  whole,
} from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

/** Light that reaches the screen in lux, by situation: order of magnitude, for worked examples. */
const ROOM_LIGHT = [
  ['One candle across the room', 1],
  ['A dimmed lamp behind the sofa', 5],
  // The calculator's living room: two foot-candles.
  ['A living room with a lamp or two on', 20],
  ['By day, curtains drawn', 20],
  ['Every lamp of the room on', 50],
  ['By day, curtains open', 300],
] as const;

/** Lumens that are left of a box figure of 2,000 in movie mode with a lamp at half of its life. */
const HONEST = 2000 * 0.7 * 0.75;

export const brightnessGuide = article({
  slug: 'brightness-guide',
  aliases: ['projector-brightness-guide'],
  title: 'Projector brightness, explained with your own room',
  seoTitle: 'Projector brightness, explained',
  category: 'Technical Guides',
  description:
    'Lumens, foot-lamberts and the lamp in the corner: how bright is bright enough, and which numbers not to trust.',
  updatedOn: '2026-10-11',
  related: ['how-to-choose-projector', 'projector-vs-tv'],
  faqs: ['brightness', 'daylight', 'ansi-lumens', 'too-bright'],
  sources: [
    source('cinemaLuminance', 'The standard for digital cinemas is 48 nits, or 14 foot-lamberts.'),
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
      "Lumens say how much light leaves the lens. Your eye sees how much of it lands on each square foot of screen, and how much other light lands there with it. That's why the same projector is brilliant at 80 inches in the basement and dull at 120 in the living room. Two short calculations tell you in advance, and all you need is a phone.",
    ),
    h2('From lumens to what you see'),
    p(
      'Divide the lumens by the area of the screen in square feet, multiply by the gain of the screen, and you have **foot-lamberts**. A matte white screen has a gain of 1.0, a gray one 0.6 to 0.9, a bright one 1.1 to 1.3. Television makers count in **nits** instead: one foot-lambert is 3.4 nits.',
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
      'What do the numbers feel like? The standard for digital cinemas is 14 foot-lamberts in a black room, and nobody complains. A dark bedroom is comfortable from 12 to 22. A living room with a lamp or two on needs about 28 and more, and a television in a shop window runs at a hundred and more. Your eyes adapt, so the same 14 foot-lamberts dazzle at midnight and look dull at four in the afternoon.',
    ),
    h3('The losses the box leaves out'),
    p(
      'The figure on the box is measured in the brightest mode, which looks green on most projectors. Movie mode takes 20 to 40 percent. A lamp loses a quarter in the first third of its life and about half by the end. Eco mode takes another 25 to 35 percent, and the long end of a zoom up to a third. A wide movie in 2.35:1 leaves a quarter of the chip dark above and below.',
    ),
    callout(
      'example',
      '2,000 lumens on 100 inches',
      `A 100-inch screen is ${inches(area(100))} square feet. 2,000 ÷ ${inches(area(100))} = ${whole(footLamberts(2000, 100))} foot-lamberts on paper. Movie mode leaves 70 percent, and a lamp at a third of its life 75 percent of that: ${whole(footLamberts(HONEST, 100))} foot-lamberts, or ${whole(nits(footLamberts(HONEST, 100)))} nits. That's still more than twice the cinema standard, so in a dark room you can use eco mode.`,
    ),
    p(
      "A useful habit: halve the lumens on the box, do the division, and see whether you still like the result. If you do, you'll like it in five years, too.",
    ),
    h2('The minimum, by place'),
    table(
      'Minimum brightness by environment',
      ['Environment', 'Lumens', 'Why'],
      [
        ['Dark room', '1,000 to 2,000', 'Nothing competes; more only strains the eyes'],
        ['Living room', '2,000 to 3,000', 'A lamp or a street light lifts the black'],
        ['Bright room', '2,000 and more', 'Only with the curtains drawn'],
        ['Outdoor', '3,000 and more', "Large screens, a sky that isn't dark yet"],
        ['Outdoor at dusk, up to 80 inches', '500 and more (ANSI)', 'A small picture, after the sun is down'],
      ],
    ),
    p(
      `The two outdoor lines seem to disagree. They describe different screens at different minutes. 500 lumens on 80 inches are ${whole(footLamberts(500, 80))} foot-lamberts, more than a cinema, as long as the sky is nearly dark. On the 120 inches a yard full of neighbors needs, the same light spreads to ${whole(footLamberts(500, 120))}. To begin while the sky is still blue takes ${whole(footLamberts(3000, 120))}, which is what 3,000 lumens give.`,
    ),
    h2('The other half: light in the room'),
    p(
      "A projector doesn't make the black on a screen. Black is the light of the room on a white surface, and the picture is added on top. So the contrast you see is the picture plus the room, divided by the room. Light in a room is measured in **lux**, and a phone with a free meter app is accurate enough. Hold it against the screen, facing the room, with the projector off. On a white screen 10.8 lux make one foot-lambert.",
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
      'As a rule of thumb, below 10 to 1 a movie looks foggy and dark scenes disappear. Between 15 and 50 to 1, sports, shows and cartoons are fine. Above 100 to 1, dark scenes begin to work. Look at what the table says about money: going from open to drawn curtains multiplies the contrast by more than ten. No projector can match that.',
    ),
    callout(
      'example',
      'Twice the lumens or a darker lamp?',
      `With every lamp on and 50 lux at the screen, ${inches(ambientFootLamberts(50))} foot-lamberts of black, a 2,000-lumen projector reaches ${whole(contrastInLight(footLamberts(2000, 100), 50))} to 1. With 4,000 lumens it is ${whole(contrastInLight(footLamberts(4000, 100), 50))}. Dim the lamps to 5 lux instead and the old projector reaches ${whole(contrastInLight(footLamberts(2000, 100), 5))}. A plug-in dimmer does that for the price of a pizza.`,
    ),
    h3('Measure your own room in five minutes'),
    numbers(
      "At the hour you'd watch, switch on what is usually on and switch the projector off.",
      'Hold the phone with the meter app flat against the middle of the screen, facing the room, and note the lux.',
      'Divide by 10.8. That is your black, in foot-lamberts.',
      'Work out your white: half the lumens on the box, divided by the area of the screen.',
      'Add the two and divide by the black. Below 15, work on the room first. Above 100, you have enough light.',
    ),
    h2('What to do about the room, in order of effect'),
    numbers(
      'Cover the window. [Blackout curtains](@ambiance-blackout-curtains) on a wrap-around rod do more than any screen.',
      'Move or dim the lamp. Light behind the screen wall does no harm; light behind the sofa lands on the picture. A [smart dimmer](@ambiance-smart-lighting) makes it easy.',
      'Darken what the screen shines on. A white ceiling throws the picture back at itself. See [wall colors](@ambiance-wall-paint).',
      'Then think about a [screen](@category-screens) that rejects light from the side or from above. It buys contrast, not brightness, and it costs gain.',
      'Only then pay for more lumens.',
    ),
    h2('Why twice the lumens never look twice as bright'),
    p(
      "Eyes don't count light, they compare it. Perceived lightness grows roughly with the cube root, so a picture with twice the light looks about a quarter brighter. To look twice as bright it would need eight times as much. A jump from 2,000 to 2,500 lumens is hardly visible, and not worth giving up a better lens or a quieter fan. The loss of half the light over the life of a lamp creeps up unnoticed for the same reason.",
    ),
    p(
      'So compare in steps of at least one half: 1,000, 1,500, 2,200, 3,300. Anything between is the same class. Let something else decide.',
    ),
    h2('Numbers to distrust'),
    bullets(
      '**"9,000 lux" or "9,000 L":** measured at the lens, or invented. Lux without a distance means nothing.',
      '**"LED lumens":** multiplied by how colorful the light seems to the eye. Divide by 2.4 to compare them with ANSI.',
      '**"Lumens" with no standard, or "light source lumens":** on a no-name box, divide by anything from 3 to 30. The figure tells you nothing.',
      '**"20,000:1 dynamic":** a bright scene against a dark one, with the light source dimmed in between.',
      '**Center brightness:** the middle of a picture is brighter than its corners. ANSI and ISO average nine points, so their figures are lower.',
    ),
    p(
      "Look for **ANSI lumens** or **ISO 21118** in the specifications, not in the headline. Color brightness, which some makers print beside it, matters on projectors with a color wheel. Where it's much lower than the white figure, colors look dull in a bright picture.",
    ),
    h3('Native contrast and ANSI contrast'),
    p(
      "Even an honest contrast figure needs a second look. **Native contrast** compares a full white screen with a full black one, with no dimming in between. **ANSI contrast** puts both on the screen at once, as a checkerboard of sixteen fields. It's far lower, because light scatters in the lens and bounces off your walls. Native contrast tells you about the darkest scenes, ANSI contrast about all the others.",
    ),
    h2("When it's too bright"),
    p(
      `It happens. 3,000 lumens on 80 inches in a dark bedroom are ${whole(footLamberts(3000, 80))} foot-lamberts, more than ten times the cinema standard. Black scenes glow, white ones hurt, and the fan runs for nothing. Use eco mode, choose a gray screen, or make the picture bigger. At 120 inches the same light is ${whole(footLamberts(3000, 120))}.`,
    ),
    figure(
      'scene-livingroom-night',
      'A glow behind the screen rests the eyes, and none of it faces the picture.',
    ),
    p(
      'A small lamp behind the screen helps, too. It lights the wall and not the screen, so your eyes rest and the picture keeps its contrast. Set it dim and neutral white, about a tenth as bright as the picture. Colored light makes faces look ill. [LED lighting](@ambiance-led-lighting) has strips made for this.',
    ),
    h2('Put the two calculations together'),
    p(
      'Size and lumens decide whether white is bright enough. The room decides whether black is black. Fix the cheaper of the two first. Nearly always that is the room, and once it is dark, a modest projector will do.',
    ),
    p(
      `What if the curtains have to stay open, for sports on a Sunday afternoon? Then know what you are buying. 4,000 lumens on 100 inches at 300 lux give ${whole(contrastInLight(footLamberts(4000, 100), 300))} to 1. Fifteen to one would take about ${whole(Math.round(lumensForContrast(15, 300, 100) / 100) * 100)} lumens. A bright laser needs a light-rejecting screen and no direct sun, and even then the picture looks washed out. Movies have to wait for the evening.`,
    ),
    productCard('product-laser-bright'),
    bullets(
      '**Not for:** movies in a dark room. Its black is too gray.',
      '**Instead:** close the curtains and buy the compact laser, for less. Or, for a room that stays bright all day, buy [a television](@article-projector-vs-tv).',
    ),
  ],
});
