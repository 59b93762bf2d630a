import { bullets, callout, h2, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';

export const howToChooseProjector = article({
  slug: 'how-to-choose-projector',
  aliases: ['how-to-choose-a-projector'],
  title: 'How to choose a projector that fits your room',
  category: 'Buying Guides',
  description:
    'Start from the wall and the light, not from the box: four questions that decide which projector fits.',
  cover: ['hero-theater.webp', 'A dark home theater with leather seats; a planet rises on the screen.'],
  updatedOn: '2026-11-02',
  related: ['brightness-guide', 'projector-placement-guide'],
  faqs: ['brightness', 'budget', 'lamp-life'],
  body: [
    p(
      'Nobody regrets the projector that fits the room. The others are regretted in many ways: too dim, too far, too loud, too square. Four questions, in this order, leave a short list.',
    ),
    h2('How dark does it get?'),
    p(
      'Light is the first filter, because nothing else repairs a washed-out picture. Be honest about the lamp that somebody always leaves on.',
    ),
    table(
      'Brightness by room',
      ['Room', 'Lumens'],
      [
        ['Dark room', '1,000 to 2,000'],
        ['Living room, evening', '2,000 to 3,000'],
        ['Outdoors, not fully dark', '3,000 and more'],
        ['Yard at dusk, 80 inches', '500 ANSI lumens'],
      ],
    ),
    p(
      'ANSI lumens are measured over the whole picture. “LED lumens” and “lux” on the box are not; divide them by at least four before you compare. More in the [brightness guide](@article-brightness-guide).',
    ),
    h2('How far is the wall?'),
    p(
      'Measure from the place where the projector can stand to the wall. Divide by the width of the picture that you want: that is the throw ratio you need. Around 1.2 is common for portables, 1.3 to 2.2 for home-cinema zooms, 0.5 for short throw, and under 0.4 for the ones that stand on the cabinet. The [placement guide](@article-projector-placement-guide) has a table.',
    ),
    h2('What do you watch?'),
    bullets(
      '**Films:** contrast and quiet before lumens. A long zoom and lens shift save the weekend.',
      '**Sport by day:** lumens first; laser if you can.',
      '**Games:** input lag under 20 milliseconds; the comparison table says nothing about lag, so read the product.',
      '**Everything, everywhere:** a portable with autofocus. You will use it three times as often as you think.',
    ),
    h2('What may it cost?'),
    table(
      'What a budget buys',
      ['Budget', 'What you get', 'What you do without'],
      [
        ['$100 to $300', 'A small picture in the dark', 'Brightness, true 1080p, autofocus'],
        ['$300 to $800', 'Film nights that work, streaming inside', '4K, long zoom'],
        ['$800 and more', '4K, lens shift, light for lit rooms, laser', 'Nothing but the money'],
      ],
    ),
    callout(
      'tip',
      'Keep a tenth for the rest',
      'A screen, a cable that is long enough and a speaker change the evening more than the next model up.',
    ),
    h2('Lamp, LED or laser?'),
    p(
      'A lamp gives the most light per dollar and is changed after 2,000 to 5,000 hours. LED lasts the life of the machine and suits portables. Laser runs 20,000 to 30,000 hours, starts at once and costs more on the day you buy it.',
    ),
    p('If you want one answer without reading further: for a room that gets dark, this is it.'),
    productCard('product-home-cinema-lamp'),
  ],
});
