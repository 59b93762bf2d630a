import { nits } from '@lumen-throw/throw/brightness';
import {
  TABLE_DIAGONALS,
  ambientFootLamberts,
  area,
  contrastInLight,
  footLamberts,
  inches,
  whole,
} from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';

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

/** Lumens that are left of a box figure of 2,000 in film mode with a lamp at half of its life. */
const HONEST = 2000 * 0.7 * 0.75;

export const brightnessGuide = article({
  slug: 'brightness-guide',
  aliases: ['projector-brightness-guide'],
  title: 'Projector brightness, explained with your own room',
  seoTitle: 'Projector brightness, explained',
  category: 'Technical Guides',
  description:
    'Lumens, foot-lamberts and the lamp in the corner: how bright is bright enough, and which numbers to distrust.',
  updatedOn: '2026-10-11',
  related: ['how-to-choose-projector', 'projector-vs-tv'],
  faqs: ['brightness', 'daylight', 'ansi-lumens', 'too-bright'],
  body: [
    p(
      'Lumens say how much light leaves the lens. Your eye sees how much of it lands on each square foot of screen, and how much other light lands there with it. That is why the same projector is brilliant at 80 inches in the basement and tired at 120 in the living room. Two short calculations tell you in advance, and neither needs more than a phone.',
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
      'What do the numbers feel like? A commercial cinema shows films at 14 to 16 foot-lamberts in a black room, and nobody complains. A dark bedroom is comfortable from 12 to 22. A living room with a lamp or two on wants about 28 and more, and a television in a shop window runs at a hundred and more. Your eyes adapt, so the same 16 foot-lamberts are dazzling at midnight and dull at four in the afternoon.',
    ),
    h3('The losses that the box leaves out'),
    p(
      'The figure on the box is measured in the brightest mode, in which most projectors look green. Film mode takes 20 to 40 percent. A lamp loses a quarter in the first third of its life and about half by the end. Eco mode takes another 25 to 35 percent, the long end of a zoom up to a third, and a wide film in 2.35:1 leaves a quarter of the chip dark above and below.',
    ),
    callout(
      'example',
      '2,000 lumens on 100 inches',
      `A 100-inch screen is ${inches(area(100))} square feet. 2,000 ÷ ${inches(area(100))} = ${whole(footLamberts(2000, 100))} foot-lamberts on paper. Film mode leaves 70 percent and a lamp at a third of its life 75 percent of that: ${whole(footLamberts(HONEST, 100))} foot-lamberts, or ${whole(nits(footLamberts(HONEST, 100)))} nits. Still twice what a cinema shows, so in a dark room there is room for eco mode.`,
    ),
    p(
      'A useful habit: halve the lumens on the box, do the division, and see whether you still like the result. If you do, you will like it in five years as well.',
    ),
    h2('The minimum, by place'),
    table(
      'Minimum brightness by environment',
      ['Environment', 'Lumens', 'Why'],
      [
        ['Dark room', '1,000 to 2,000', 'Nothing competes; more only strains the eyes'],
        ['Living room', '2,000 to 3,000', 'A lamp or a street light lifts the black'],
        ['Bright room', '2,000 and more', 'Only with the curtains drawn'],
        ['Outdoor', '3,000 and more', 'Large screens, a sky that is not dark yet'],
        ['Outdoor at dusk, up to 80 inches', '500 and more (ANSI)', 'A small picture, after the sun is down'],
      ],
    ),
    p(
      `The two outdoor lines look as if they disagree. They do not: they describe different screens and different minutes. 500 lumens on 80 inches are ${whole(footLamberts(500, 80))} foot-lamberts, cinema brightness with a reserve, as long as the sky is nearly dark. On the 120 inches that a yard full of neighbors wants, the same light is spread to ${whole(footLamberts(500, 120))}. To begin while the sky is still blue takes ${whole(footLamberts(3000, 120))}, which is what 3,000 lumens give.`,
    ),
    h2('The other half: light in the room'),
    p(
      'Black on a screen is not made by the projector. It is the light of the room on a white surface, and the picture is added on top. So the contrast that reaches you is the picture plus the room, divided by the room. Light in a room is measured in **lux**, and a phone with a free meter app is accurate enough: hold it against the screen, facing the room, with the projector off. On a white screen 10.8 lux make one foot-lambert.',
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
      'As a rule of thumb, below 10 to 1 a film looks foggy and dark scenes disappear. Between 15 and 50 to 1 sports, shows and cartoons are fine. Above 100 to 1 a film begins to look like film. Notice what the table says about money: going from open to drawn curtains multiplies the contrast by more than ten. No projector at any price does that.',
    ),
    callout(
      'example',
      'Twice the lumens or a darker lamp?',
      `With every lamp on and 50 lux at the screen, ${inches(ambientFootLamberts(50))} foot-lamberts of black, a 2,000-lumen projector reaches ${whole(contrastInLight(footLamberts(2000, 100), 50))} to 1. With 4,000 lumens it is ${whole(contrastInLight(footLamberts(4000, 100), 50))}. Dim the lamps to 5 lux instead and the old projector reaches ${whole(contrastInLight(footLamberts(2000, 100), 5))}. The dimmer costs $20.`,
    ),
    h3('Measure your own room in five minutes'),
    numbers(
      'At the hour when you would watch, switch on what is usually on and switch the projector off.',
      'Hold the phone with the meter app flat against the middle of the screen, facing the room, and note the lux.',
      'Divide by 10.8. That is your black, in foot-lamberts.',
      'Work out your white: half of the lumens on the box, divided by the area of the screen.',
      'Add the two and divide by the black. Below 15, work on the room first; above 100, stop reading about brightness.',
    ),
    h2('What to do about the room, in order of effect'),
    numbers(
      'Cover the window. Blackout curtains with a wrap-around rail beat any screen.',
      'Move the lamp. Light from behind the screen wall does no harm; light from behind the sofa goes straight onto the picture.',
      'Darken what the screen shines on. A white ceiling throws the picture back at itself; a matte, darker one does not. See [wall colors](@ambiance-wall-paint).',
      'Then think about a screen that rejects light from the side or from above. It buys contrast, not brightness, and costs gain.',
      'Only then pay for more lumens.',
    ),
    h2('Why twice the lumens never look twice as bright'),
    p(
      `Eyes do not count light, they compare it. Perceived lightness grows roughly with the cube root, so a picture with twice the light looks about a quarter brighter, and to look twice as bright it would need eight times as much. That cuts both ways. A jump from 2,000 to 2,500 lumens is hardly visible, and never worth giving up a better lens or a quieter fan. And the loss of half the light over the life of a lamp creeps up unnoticed, until the day the new lamp goes in and everyone asks what you did.`,
    ),
    p(
      'It also tells you how to compare. Look for steps of at least one half: 1,000, 1,500, 2,200, 3,300. Anything between is the same class, and the choice should fall on something else.',
    ),
    h2('Numbers to distrust'),
    bullets(
      '**"9,000 lux" or "9,000 L":** measured at the lens, or invented. Lux without a distance means nothing.',
      '**"LED lumens":** multiplied by how colorful the light seems, usually by 2 or more.',
      '**"Light source lumens":** what the lamp makes before the optics swallow most of it.',
      '**"20,000:1 dynamic":** the brightest moment of one scene against the darkest moment of another. What you see within one frame is the native figure, and in a real room a tenth of that.',
      '**Center brightness:** the middle of a picture is brighter than its corners. ANSI and ISO average nine points, and that is why they are lower.',
    ),
    p(
      'Look for **ANSI lumens** or **ISO 21118** in the specifications, not in the headline. Color brightness, which some makers print beside it, is worth a look on projectors with a color wheel: where it is much lower than the white figure, colors look dull on a bright picture.',
    ),
    h2('When it is too bright'),
    p(
      `It happens more often than the forums admit. 3,000 lumens on 80 inches in a dark bedroom are ${whole(footLamberts(3000, 80))} foot-lamberts, ten times a cinema. Black scenes glow, white ones hurt, and the fan runs for nothing. Use eco mode, choose a gray screen, or make the picture bigger: at 120 inches the same light is ${whole(footLamberts(3000, 120))}.`,
    ),
    figure(
      'scene-livingroom-night',
      'Light behind the screen rests the eyes; the lamp stands where it does not face the picture.',
    ),
    p(
      'A small lamp behind the screen helps, too. It rests the eyes without touching the picture, because the wall is lit and the screen is not. Set it dim and neutral white, about a tenth as bright as the picture; colored light behind a film makes faces look ill.',
    ),
    h2('Black is half of the picture'),
    p(
      'Put the two calculations together and a plan appears. Size and lumens decide whether white is bright enough; the room decides whether black is black. Fix the cheaper of the two first. Nearly always it is the room, and when the room is done, a modest projector is enough for it.',
    ),
    p(
      'Where the curtains must stay open, for sports on a Sunday afternoon, buy the light knowingly: a laser with 4,000 lumens, a screen of no more than 100 inches, and the understanding that films will wait for the evening.',
    ),
    productCard('product-laser-bright'),
  ],
});
