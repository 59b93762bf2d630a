import { nits } from '@lumen-throw/throw/brightness';
import {
  ELECTRICITY,
  angle,
  area,
  contrastInLight,
  LUX,
  dollarsPerYear,
  footLamberts,
  height,
  inches,
  seat,
  whole,
  width,
} from '../figures.ts';
import { bullets, callout, figure, h2, h3, p, productCard, prosAndCons, table } from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

export const projectorVsTv = article({
  slug: 'projector-vs-tv',
  title: 'Projector or television?',
  category: 'Buying Guides',
  description:
    'Size, light, sound, price and patience: what each does better in 2026, with figures, and when to buy which.',
  related: ['how-to-choose-projector', 'brightness-guide'],
  faqs: ['projector-as-tv', 'daylight', 'budget', 'power-use'],
  sources: [
    source(
      'televisionPrices',
      'A 98-inch mini-LED television of 2025 costs so little that it spells trouble for projectors.',
    ),
    source(
      'largeTelevisions',
      'Televisions of 2025 reach 116 inches and more; at 110 inches, they cost about $15,000.',
    ),
    source('televisionNits', 'Two bright mini-LED televisions were measured at about 2,700 and 4,000 nits.'),
    source('cinemaLuminance', 'The standard for cinemas is 48 nits, or 14 foot-lamberts.'),
    source('burnIn', 'DLP projectors are immune to burn-in; LCD projectors rarely get it.'),
    source('viewingAngle', 'SMPTE puts the viewing angle at 30 degrees or more, THX at 40 or more.'),
    source(
      'inputLag',
      'The fastest 4K projectors are at 16 to 20 milliseconds of input lag, others at 33 to 50.',
    ),
    source(
      'televisionLag',
      'In game mode most televisions on the list have 10 to 18 milliseconds of input lag at 4K.',
    ),
    source(
      'electricity',
      'Homes in the United States paid an average of 18.05 cents per kilowatt-hour in February 2026.',
    ),
  ],
  body: [
    p(
      'This used to be easy: televisions stopped at 85 inches, and projectors took over. Now a 98-inch television costs no more than many laser projectors, and sizes go past 110. So the choice comes down to other things. When do you watch? Can the room get dark? Do you want the wall back during the day?',
    ),
    table(
      'Projector and television, feature by feature',
      ['Feature', 'Projector', 'Television'],
      [
        ['Picture size', '60 to 150 inches from one machine', '43 to 116 inches, one size each'],
        ['In daylight', 'Needs curtains', 'Fine'],
        ['Black', 'As dark as the room', 'Dark in any room'],
        ['HDR highlights', 'Dimmed to fit', 'At full brightness'],
        ['Price per inch', 'Falls with size', 'Rises steeply past 100 inches'],
        ["When it's off", 'An empty wall', 'A black rectangle'],
        ['Ready in', 'Seconds to two minutes', 'Seconds'],
        ['Streaming', 'Check the apps, or add a stick', 'Built in'],
        ['Sound out of the box', 'Thin', 'Thin, a little louder'],
        ['Moving', 'A bag', 'Two to four people and a van'],
        ['Light source', 'Rated for 2,000 to 30,000 hours', 'No part to replace'],
      ],
    ),
    h2('Size: the gap is smaller than it was'),
    p(
      `Diagonals mislead, because area grows with their square. A 65-inch television shows ${inches(area(65))} square feet of picture. A 100-inch projection shows ${inches(area(100))}, or ${(area(100) / area(65)).toFixed(1)} times as much, and 120 inches gives you ${(area(120) / area(65)).toFixed(1)} times as much. Against a 98-inch television, though, 120 inches is only ${(area(120) / area(98)).toFixed(1)} times as large, and 100 inches is no gain at all. Size alone is a reason to buy a projector from about 110 inches up.`,
    ),
    p(
      `Whether you notice depends on the sofa. At nine feet, a 65-inch screen fills ${angle(65, 108)} degrees of your view and a 100-inch screen ${angle(100, 108)}. Movie theaters aim for 30 to 40. If you sit six feet away, a 65-inch television already gives you ${angle(65, 72)} degrees, and you don't need a projector.`,
    ),
    h2('Light: where the television has no rival'),
    p(
      `The brightest mini-LED televisions reach 2,700 to 4,000 nits in small highlights, on a panel that is black to begin with. A projector with 2,500 lumens in movie mode gives on 100 inches ${whole(footLamberts(2500, 100))} foot-lamberts, about ${whole(nits(footLamberts(2500, 100)))} nits, on a wall that is white to begin with. In a dark room that's plenty: the cinema standard is 48 nits. With the curtains open it isn't enough.`,
    ),
    callout(
      'example',
      'The same movie at three times of day',
      `Take those 2,500 lumens on 100 inches. At night with ${LUX.dark} lux at the screen, the picture reaches ${whole(contrastInLight(footLamberts(2500, 100), LUX.dark))} to 1. In the evening with a lamp or two on, ${LUX.living} lux, it's ${whole(contrastInLight(footLamberts(2500, 100), LUX.living))} to 1. At noon with open curtains, ${LUX.open} lux, it's ${whole(contrastInLight(footLamberts(2500, 100), LUX.open))} to 1, and the picture looks like a photograph left in the sun.`,
    ),
    p(
      "So the lumens matter less than your habits. Ask yourself when you watch, and whether you'll really close [the curtains](@ambiance-blackout-curtains) every time. If the picture is on while people cook, iron or do homework, the lights will be on as well.",
    ),
    h2('Picture quality'),
    h3('Contrast and HDR'),
    p(
      'Within a single frame, a modern television clearly wins. It can dim the dark parts, or switch off single pixels, and push a glint on a wave past a thousand nits. A projector has to squeeze the same movie into far less light. If it does a good job, you only miss the sparkle with the two side by side. If it does a bad one, the whole movie looks dim.',
    ),
    h3('Ease on the eyes'),
    p(
      'Many people find a long evening with a projector more restful. Reflected light has nothing to do with it: the picture is dimmer, and your eyes rest on something farther away. A television with its brightness turned down, across a larger room, does the same.',
    ),
    h3('Motion and games'),
    p(
      'In game mode, most televisions have 10 to 18 milliseconds of input lag at 4K. Gaming projectors have caught up, at about 16. Other projectors are at 33 to 50, which is fine for a role-playing game and too slow for a ranked shooter.',
    ),
    h2('What each one costs'),
    p(
      `Up to 85 inches a television is cheaper. At 98 to 100 inches the two cost about the same, and past 110 the television costs many times as much. Measure your stairs before you fall for one: a 98-inch set is ${inches(width(98))} inches wide without its box. A projector costs the same at 80 inches and at 120. But budget for what goes with it: a screen, a mount or a shelf, a longer cable, a speaker, and curtains if the room has none.`,
    ),
    table(
      'What to add up',
      ['Part', 'Projector', 'Television'],
      [
        ['The machine', '$ to $$$$', '$$ to $$$$'],
        ['Screen', '$ to $$$, or a wall for free', 'Included'],
        ['Mount and cable', '$ to $$', '$'],
        ['Sound', '$$, needed', '$$, recommended'],
        ['Curtains', '$ to $$', 'Not needed'],
        ['After some years', 'A lamp every 2,000 to 5,000 hours; none with laser', 'None'],
      ],
    ),
    p(
      `It costs about the same to run either one. A home-cinema projector draws 200 to 350 watts, a large bright television 150 to 300, a portable 50 to 100. Homes in the United States paid an average of ${ELECTRICITY.centsPerKilowattHour} cents per kilowatt-hour in ${ELECTRICITY.when}. At that price and two hours an evening, 300 watts come to about $${dollarsPerYear(300)} a year. A new lamp every four years or so adds the price of a few movie tickets a year.`,
    ),
    h2('Sound: plan for speakers either way'),
    p(
      "Neither sounds good by itself. A flat television has no room for a real speaker, and a projector's is behind or above you, next to its fan. With a television you can live without a sound bar for a while. With a projector you can't: the larger the picture, the odder a small voice from the back of the room sounds. Put [speakers](@category-speakers) below or beside the screen, and count them as part of the price.",
    ),
    h2('Living with it'),
    p(
      "A television can run sixteen hours a day. At that pace a lamp rated for 4,000 hours is used up in eight months, so a projector that's always on only makes sense with a laser or an LED. On the other hand, a still picture doesn't burn into a DLP projector and rarely into one with LCD panels, and nothing breaks when a ball hits the wall. In a small apartment it also leaves you a wall to hang a picture on during the day.",
    ),
    prosAndCons(
      'A projector in an ordinary living room',
      [
        'More than 100 inches for the price of a 98-inch television or less',
        'The wall is free by day',
        'One machine for 80 inches and for 120',
        'Moves to another room or another home in a bag',
      ],
      [
        'Needs curtains, and you have to draw them',
        'Gray instead of black as soon as a lamp is on',
        'Needs speakers, a cable and a spot of its own',
        'A fan you hear in quiet scenes',
      ],
    ),
    h2('The room, and the people in it'),
    p(
      `An 85-inch television is ${inches(width(85))} inches wide and ${inches(height(85))} high, and it stays there when it's off. A projector gives the wall back, with a screen that rolls up or simply with [paint](@ambiance-wall-paint). In return it needs a clear line from lens to wall, a cable along the way, and a beam you don't have to walk through. An ultra short throw model solves the last of these. It sits on the cabinet right below the picture, costs as much as a large television, and needs its own rigid screen to look like one.`,
    ),
    p(
      "Then there's patience. Guests can use a television without being told how. A projector takes a curtain, a second remote for sound and a minute to get going. Some families enjoy the ritual and others give up after three weeks. If you close the door when a movie begins, you'll probably enjoy it.",
    ),
    figure(
      'scene-livingroom-neutral',
      'An ultra short throw projector on the console leaves no beam to walk through, and no black rectangle by day.',
    ),
    h2('A test that costs nothing'),
    p(
      "For one week, write down when the television is on and whether you sat down to watch it. Count the hours after dark when you did. If they're more than half, you'll use a projector. If the picture mostly ran while you were doing something else, you won't.",
    ),
    h2('Choose the projector if'),
    bullets(
      'you watch in the evening, in a room that gets dark;',
      `you want more than 100 inches and sit at least ${whole(seat(100, 40) / 12)} feet away;`,
      'you want the wall back during the day;',
      'you want to take it to the yard, to the bedroom or to friends;',
      'you mostly sit down to watch movies and big games.',
    ),
    h2('Choose the television if'),
    bullets(
      'it runs by day with the curtains open;',
      '85 to 100 inches is enough, and the set fits up your stairs;',
      'your family switches it on in passing, for the news or for company;',
      'you play games where milliseconds count;',
      'you love HDR highlights;',
      'you never want to think about distance.',
    ),
    callout(
      'tip',
      'Or get both',
      'Use a mid-size television by day, and for movies a projector with a drop-down screen in front of it. Together they cost less than one of the largest televisions.',
    ),
    h2('Three purchases that disappoint'),
    p(
      'Three purchases sound clever in the store and disappoint at home. One is a cheap projector bought as a living-room television: you can hear the fan, and by day you can hardly see the picture. Another is a 75-inch television for a sofa fourteen feet away, where the subtitles are too small. The third is an ultra short throw model on a bare wall, which shows every ripple in the plaster.',
    ),
    p(
      'If you lean toward the projector, check two things before you decide: the light, with the [brightness guide](@article-brightness-guide), and the distance, with the [throw calculator](@throwCalculatorPage). If both work out, this is the kind that comes closest to a television.',
    ),
    productCard('product-google-tv-4k'),
    bullets(
      "**Not for:** a room that's bright while you watch. With 2,000 lumens you have to turn the lamps down.",
      '**Instead:** an ultra short throw laser with its own screen if the console is the only place, or a 98-inch television if the curtains stay open.',
    ),
  ],
});
