import { imageSize } from '../../../web/src/throw/image-size.ts';
import { callout, h2, p, table } from '../portable-text.ts';
import { article } from './article.ts';

/** Foot-lamberts: lumens × gain ÷ area in square feet. */
function footLamberts(lumens: number, diagonal: number): string {
  const { width, height } = imageSize(diagonal, '16:9');
  return ((lumens * 144) / (width * height)).toFixed(0);
}

const SIZES = [80, 100, 120];

export const brightnessGuide = article({
  slug: 'brightness-guide',
  aliases: ['projector-brightness-guide'],
  title: 'Projector brightness, explained with your own room',
  category: 'Technical Guides',
  description:
    'Lumens, foot-lamberts and the lamp in the corner: how bright is bright enough, and which numbers to distrust.',
  cover: [
    'scene-livingroom-dusk.webp',
    'A living room at dusk; a mountain valley fills the wall behind the lamp.',
  ],
  updatedOn: '2026-10-11',
  related: ['how-to-choose-projector', 'projector-vs-tv'],
  faqs: ['brightness', 'daylight'],
  body: [
    p(
      'Lumens say how much light leaves the lens. Your eye sees how much of it lands on each square foot of screen. That is why the same projector is brilliant at 80 inches and tired at 120.',
    ),
    h2('From lumens to what you see'),
    p(
      'Divide the lumens by the area of the screen in square feet, multiply by the gain of the screen, and you have **foot-lamberts**. A cinema shows films at 16. A living room with a lamp on wants 30 to 40.',
    ),
    table(
      'Foot-lamberts on a screen of gain 1.0, before losses',
      ['Lumens', ...SIZES.map((size) => `${size} inches`)],
      [500, 1000, 2000, 3000].map((lumens) => [
        lumens.toLocaleString('en-US'),
        ...SIZES.map((size) => footLamberts(lumens, size)),
      ]),
    ),
    callout(
      'example',
      '2,000 lumens on 100 inches',
      `A 100 inch screen is 29.7 square feet. 2,000 ÷ 29.7 = ${footLamberts(2000, 100)} foot-lamberts on paper. Film mode and a lamp at half of its life leave about half of that: still twice what a cinema shows.`,
    ),
    h2('The minimum, by place'),
    table(
      'Minimum brightness by environment',
      ['Environment', 'Lumens'],
      [
        ['Dark room', '1,000 to 2,000'],
        ['Living room', '2,000 to 3,000'],
        ['Outdoor', '3,000 and more'],
        ['Outdoor at dusk, small screen', '500 and more (ANSI)'],
        ['Bright room', '2,000 and more, with curtains'],
      ],
    ),
    h2('Numbers to distrust'),
    p(
      '“9,000 lux” on a small box is measured at the lens. “LED lumens” multiply by how colourful the light seems. Only **ANSI** or **ISO 21118** lumens are measured over the whole picture in a way that two makers share.',
    ),
    h2('Black is half of the picture'),
    p(
      'A brighter projector does not make black blacker; the room does. Before you pay for lumens, draw the curtain, paint the wall around the screen, and switch off the lamp behind you. It is the cheapest contrast there is.',
    ),
  ],
});
