import { nits } from '@lumen-throw/throw/brightness';
import {
  ELECTRICITY,
  angle,
  area,
  contrastInLight,
  dollarsPerYear,
  feet,
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
    'Size, light, sound, price and patience: what each does better in 2026, with figures and without taking sides.',
  updatedOn: '2026-07-19',
  related: ['how-to-choose-projector', 'brightness-guide'],
  faqs: ['projector-as-tv', 'daylight', 'budget', 'power-use'],
  sources: [
    source('televisionPrices', 'A 100-inch television was listed at $1,999, one of 115 inches at $16,999.'),
    source(
      'largeTelevisions',
      'Televisions of 2025 reach 116 inches and more; one of 110 inches cost about $15,000 and was measured at about 3,000 nits.',
    ),
    source('televisionNits', 'Two bright mini-LED televisions were measured at about 2,700 and 4,000 nits.'),
    source('cinemaLuminance', 'The standard for cinemas is 48 nits, or 14 foot-lamberts.'),
    source('viewingAngle', 'SMPTE puts the viewing angle at 30 degrees or more, THX at 40 or more.'),
    source(
      'inputLag',
      'The fastest 4K projectors are at 16 to 20 milliseconds of input lag, others at 33 to 50.',
    ),
    source(
      'electricity',
      'Homes in the United States paid an average of 18.05 cents per kilowatt-hour in February 2026.',
    ),
  ],
  body: [
    p(
      'This used to be easy: televisions ended at 85 inches, and projectors began there. Now 98-inch televisions cost no more than many laser projectors, and sizes go past 110. So the choice has moved to other things. Which hours do you watch? Can the room get dark? Do you want the wall back during the day?',
    ),
    table(
      'Projector and television, feature by feature',
      ['Feature', 'Projector', 'Television'],
      [
        ['Picture size', '60 to 150 inches, one machine', '43 to 116 inches, one size each'],
        ['In daylight', 'Needs curtains', 'Fine'],
        ['Black', 'As dark as the room', 'Dark by itself'],
        ['HDR highlights', 'Suggested', 'Shown'],
        ['Price per inch', 'Falls with size', 'Rises steeply past 100 inches'],
        ['When it is off', 'Nothing on the wall', 'A black rectangle'],
        ['Ready in', 'Seconds to two minutes', 'Seconds'],
        ['Streaming', 'Check the apps, or add a stick', 'Built in'],
        ['Sound out of the box', 'Thin', 'Thin, a little louder'],
        ['Moving house', 'A bag', 'Two to four people and a van'],
        ['Lifetime', '2,000 to 30,000 hours of light', 'About 50,000 hours'],
      ],
    ),
    h2('Size: the gap is smaller than it was'),
    p(
      `Diagonals mislead, because area grows with their square. A 65-inch television shows ${inches(area(65))} square feet of picture. A 100-inch projection shows ${inches(area(100))}, which is ${(area(100) / area(65)).toFixed(1)} times as much, and 120 inches show ${(area(120) / area(65)).toFixed(1)} times as much. Against a 98-inch television the same 120 inches are only ${(area(120) / area(98)).toFixed(1)} times as large, and 100 inches are no gain at all. Size alone is a reason for a projector from about 110 inches up.`,
    ),
    p(
      `Whether you get anything from it depends on the sofa. At ${feet(108)} feet, a 65-inch screen fills ${angle(65, 108)} degrees of your view and a 100-inch screen ${angle(100, 108)}. Cinema practice aims for 30 to 40. If you sit six feet away, a 65-inch television already gives you ${angle(65, 72)} degrees, and you don't need a projector.`,
    ),
    h2('Light: where the television has no rival'),
    p(
      `A basic large television reaches about 500 nits, and the best mini-LED sets 2,000 to 4,000 in small highlights, all from a black panel. A 2,500-lumen projector on 100 inches gives ${whole(footLamberts(2500, 100))} foot-lamberts, about ${whole(nits(footLamberts(2500, 100)))} nits, and starts from a white wall. In a dark room that is plenty: the cinema standard is 48 nits. With the curtains open it isn't enough.`,
    ),
    callout(
      'example',
      'The same movie at three hours of the day',
      `2,500 lumens on 100 inches. At night with 1 lux at the screen, the picture reaches ${whole(contrastInLight(footLamberts(2500, 100), 1))} to 1. In the evening with every lamp on, 50 lux, ${whole(contrastInLight(footLamberts(2500, 100), 50))} to 1. At noon with open curtains, 300 lux, ${whole(contrastInLight(footLamberts(2500, 100), 300))} to 1, which looks like a photograph left in the sun.`,
    ),
    p(
      "So don't ask how bright the projector is. Ask what hours you watch, and whether you'll draw [a curtain](@ambiance-blackout-curtains) at those hours. People overestimate that. If the picture is on while somebody cooks, irons or does homework, the lights will be on as well.",
    ),
    h2('Picture quality'),
    h3('Contrast and HDR'),
    p(
      'Within one frame a modern television wins clearly. It can dim the part that should be dark, or switch off single pixels, and it can push a reflection on a wave to a thousand nits. A projector maps the same movie into a tenth of that range. When it does that well, you only miss the sparkle with the two side by side. When it does that badly, the whole movie looks dim.',
    ),
    h3('Ease on the eyes'),
    p(
      "Many people find a long evening with a projector more restful. The reason isn't that its light is reflected. The picture is dimmer, and your eyes rest on something farther away. A television with its brightness turned down, across a larger room, does the same.",
    ),
    h3('Motion and games'),
    p(
      "Televisions lead in input lag, with 5 to 15 milliseconds as the rule. Gaming projectors have caught up to about 16 at 4K, and less at lower resolutions. An average home-cinema projector is at 30 to 60. That's fine for a role-playing game and too slow for a ranked shooter.",
    ),
    h2('What it really costs'),
    p(
      `Up to 85 inches a television is cheaper. At 98 to 100 inches the two cost about the same, and past 110 the television costs many times as much. Measure your stairs before you fall for one: a 98-inch set is ${inches(width(98))} inches wide without its box. A projector costs the same at 80 inches and at 120, but it needs company. Count a screen, a mount or a shelf, a longer cable, a speaker, and curtains if the room has none.`,
    ),
    table(
      'What belongs on the bill',
      ['Part', 'Projector', 'Television'],
      [
        ['The machine', '$ to $$$$', '$$ to $$$$'],
        ['Screen', '$ to $$$, or a wall for nothing', 'Included'],
        ['Mount and cable', '$ to $$', '$'],
        ['Sound', '$$, needed', '$$, recommended'],
        ['Curtains', '$ to $$', 'Not needed'],
        ['After some years', 'A lamp every 2,000 to 5,000 hours, or nothing with laser', 'Nothing'],
      ],
    ),
    p(
      `Running costs are close. A home-cinema projector draws 200 to 350 watts, a large bright television 150 to 300, a portable 50 to 100. Homes in the United States paid an average of ${ELECTRICITY.centsPerKilowattHour} cents per kilowatt-hour in ${ELECTRICITY.when}. At that price and two hours an evening, 300 watts come to about $${dollarsPerYear(300)} a year. A lamp costs more: a new one every four years or so adds the price of a few movie tickets to each of them.`,
    ),
    h2('Sound: plan for speakers either way'),
    p(
      "Neither sounds good by itself. A flat television has nowhere to put a speaker, and a projector has one in the wrong place: behind or above you, beside its own fan. With a television you can live without a sound bar for a while. With a projector you can't. The larger the picture, the more wrong a small voice from the back of the room sounds. Put [speakers](@category-speakers) below or beside the screen, and count them as part of the price.",
    ),
    h2('Living with it'),
    p(
      "A television can run sixteen hours a day. A lamp rated for 4,000 hours would be used up in eight months of that, so a projector in the background of family life only makes sense with a laser or an LED. On the other hand, a projector can't burn in and doesn't break when a ball hits the wall. In a small apartment it also gives you a wall to hang a picture on during the day.",
    ),
    prosAndCons(
      'A projector in an ordinary living room',
      [
        'More than 100 inches at the price of a 98-inch television or less',
        'The wall is free by day',
        'One machine for 80 inches and for 120',
        'Moves to another room or another home in a bag',
      ],
      [
        'Needs curtains, and the discipline to draw them',
        'Gray instead of black as soon as a lamp is on',
        'Needs speakers, a cable and a place of its own',
        'A fan you hear in quiet scenes',
      ],
    ),
    h2('The room, and the people in it'),
    p(
      `A television of 85 inches is ${inches(width(85))} inches wide and ${inches(height(85))} high, and it stays there when it is off. A projector leaves the wall to you, with a screen that rolls up or simply with [paint](@ambiance-wall-paint). In return it needs a clear line from lens to wall, a cable along it, and nobody walking through the beam. Ultra short throw removes the last of these. It stands on the cabinet right below the picture, costs as much as a large television, and needs its own rigid screen to look like one.`,
    ),
    p(
      "Then there is patience. Everybody in the house can use a television without a word of explanation. A projector needs a curtain, a remote for sound and a minute of fan. Some families enjoy that and others stop after three weeks. If you close the door when a movie begins, you'll probably enjoy it.",
    ),
    figure(
      'living-room-dusk',
      'An ultra short throw projector on the console: no beam to walk through, and no black rectangle by day.',
    ),
    h2('A test that costs nothing'),
    p(
      'For one week, write down when the television is on and whether you sat down for it. Count the hours after dark that began with somebody saying "let\'s watch something". If they are more than half, you will use a projector. If the picture mostly ran while somebody was doing something else, you won\'t.',
    ),
    h2('Choose the projector if'),
    bullets(
      'you watch in the evening, in a room that gets dark;',
      `you want more than 100 inches and sit ${feet(seat(100, 40))} feet away or more;`,
      'you want the wall back during the day;',
      'the picture should travel, to the yard, to the bedroom, to friends;',
      'movies and big matches are what you watch, and you watch them on purpose.',
    ),
    h2('Choose the television if'),
    bullets(
      'it runs by day with the curtains open;',
      '85 to 100 inches are enough, and the set fits up your stairs;',
      'several people switch it on in passing, for the news or for company;',
      'you play games in which milliseconds count;',
      'HDR highlights are what you love about a picture;',
      'nobody in the house wants to think about distance, ever.',
    ),
    callout(
      'tip',
      'Both is a real answer',
      "Use a mid-size television by day and a projector with a drop-down screen in front of it for movies. Together they cost less than one of the largest televisions, and each does what it's good at.",
    ),
    h2('Three purchases that disappoint'),
    p(
      'Three purchases sound clever and disappoint. A cheap projector used as a living-room television: the fan and the daylight wear everyone down. A 75-inch television for a room with a sofa fourteen feet away: the subtitles are too small. And an ultra short throw model on a bare wall: every ripple of the plaster shows.',
    ),
    p(
      'If you lean toward the projector, check two things before you decide: the light, with the [brightness guide](@article-brightness-guide), and the place, with the [throw calculator](@throwCalculatorPage). If both come out well, this is the kind that works most like a television.',
    ),
    productCard('product-google-tv-4k'),
    bullets(
      '**Not for:** a room that is bright while you watch. 2,000 lumens need the lamps turned down.',
      '**Instead:** an ultra short throw laser with its own screen if the console is the only place, or a 98-inch television if the curtains stay open.',
    ),
  ],
});
