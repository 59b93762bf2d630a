import { bullets, callout, h2, numbers, p, productCard } from '../portable-text.ts';
import { article } from './article.ts';

export const diyOutdoorTheater = article({
  slug: 'diy-outdoor-theater',
  aliases: ['diy-outdoor-theater-build'],
  title: 'Build a theater in the yard',
  category: 'Setup Guides',
  description:
    'Screen, power, sound and dew: an outdoor cinema in one afternoon, and what to do when the wind gets up.',
  cover: [
    'cover-backyard.webp',
    'A drawing of a backyard at dusk: string lights, two chairs, a screen with mountains.',
  ],
  updatedOn: '2026-09-14',
  related: ['best-portable-projectors-backyard-2025', 'projector-placement-guide'],
  faqs: ['brightness', 'wall-or-screen'],
  body: [
    p(
      'A yard is the largest room you have, and the only one where the neighbours bring chairs. It asks for less equipment than people think, and for more care with water and cables.',
    ),
    h2('When it is dark enough'),
    p(
      'Film time is about forty minutes after sunset. With 500 ANSI lumens or more you can start the trailers at dusk, at 80 inches. For 120 inches wait for the dark, or bring 3,000 lumens.',
    ),
    h2('The screen'),
    p(
      'A laced frame screen is the flattest, an inflatable one the quickest, a white wall the cheapest. Whatever it is, tie it down before the first gust and not after. Turn it away from the street lamp and from the place where the moon will rise.',
    ),
    h2('Power without accidents'),
    bullets(
      'Use an outdoor cord of the right gauge, plugged into a socket with a residual-current breaker.',
      'Run it along the fence, not across the path to the drinks.',
      'Lift every connection off the ground: a brick under it is enough.',
    ),
    h2('Sound'),
    p(
      'Outdoors nothing reflects, so small speakers sound smaller. Two waterproof speakers left and right of the screen, pointing at the chairs, beat one loud box. Connect them by cable if the lips do not match the words.',
    ),
    h2('An afternoon, step by step'),
    numbers(
      'Choose the line: screen, chairs, projector behind or between them.',
      'Put up the screen and tie it down.',
      'Place the projector from the throw table and level it.',
      'Lay power, then signal, then tape both down.',
      'Wait for dusk, focus, and adjust the sound from the last row.',
    ),
    callout(
      'warning',
      'Dew comes at ten',
      'Electronics and dew do not mix. Put a towel over the speaker, a hood over the projector only while it is off, and carry everything in when the grass gets wet.',
    ),
    productCard('product-portable-bright'),
  ],
});
