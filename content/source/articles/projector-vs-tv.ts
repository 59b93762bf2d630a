import { nits } from '@lumen-throw/throw/brightness';
import {
  angle,
  area,
  contrastInLight,
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

export const projectorVsTv = article({
  slug: 'projector-vs-tv',
  title: 'Projector or television?',
  category: 'Buying Guides',
  description:
    'Size, light, sound, price and patience: what each does better, with figures and without taking sides.',
  updatedOn: '2026-07-19',
  related: ['how-to-choose-projector', 'brightness-guide'],
  faqs: ['projector-as-tv', 'daylight', 'budget', 'power-use'],
  body: [
    p(
      'A television is a lamp that you look into; a projector is a lamp that looks at the wall with you. Everything else follows from that: why one is better at noon and the other at night, why one gets expensive with every inch and the other hardly does, and why people who own both rarely argue about it.',
    ),
    table(
      'Projector and television, feature by feature',
      ['Feature', 'Projector', 'Television'],
      [
        ['Picture size', '60 to 150 inches, one machine', '43 to 98 inches, one size each'],
        ['In daylight', 'Needs curtains or a bright laser', 'Fine'],
        ['Black', 'As dark as the room', 'Dark by itself'],
        ['HDR highlights', 'Suggested', 'Shown'],
        ['Price per inch', 'Falls with size', 'Rises steeply past 85 inches'],
        ['When it is off', 'Nothing on the wall', 'A black rectangle'],
        ['Ready in', 'Seconds to two minutes', 'Seconds'],
        ['Sound out of the box', 'Thin', 'Thin, a little louder'],
        ['Moving house', 'A bag', 'Two people and a van'],
        ['Lifetime', '2,000 to 30,000 hours of light', 'About 50,000 hours'],
      ],
    ),
    h2('Size: where the projector has no rival'),
    p(
      `Diagonals mislead, because area grows with their square. A 65-inch television shows ${inches(area(65))} square feet of picture. A 100-inch projection shows ${inches(area(100))}, which is ${(area(100) / area(65)).toFixed(1)} times as much, and 120 inches show ${(area(120) / area(65)).toFixed(1)} times as much. That is the difference between a large picture in your room and a room that disappears behind a picture.`,
    ),
    p(
      `Whether you get anything from it depends on the sofa. At ${feet(108)} feet, a 65-inch screen fills ${angle(65, 108)} degrees of your view and a 100-inch screen ${angle(100, 108)}. Cinema practice aims for 30 to 40. If you sit six feet away, a 65-inch television already gives you ${angle(65, 72)} degrees, and the case for a projector is weaker than the forums say.`,
    ),
    h2('Light: where the television has no rival'),
    p(
      `A good television shines at 600 to 1,500 nits and starts from a black panel. A 2,500-lumen projector on 100 inches gives ${whole(footLamberts(2500, 100))} foot-lamberts, about ${whole(nits(footLamberts(2500, 100)))} nits, and starts from a white wall. In a dark room that is plenty; a cinema makes do with 50 nits. With the curtains open it is hopeless.`,
    ),
    callout(
      'example',
      'The same film at three hours of the day',
      `2,500 lumens on 100 inches. At night with 1 lux at the screen, the picture reaches ${whole(contrastInLight(footLamberts(2500, 100), 1))} to 1. In the evening with every lamp on, 50 lux, ${whole(contrastInLight(footLamberts(2500, 100), 50))} to 1. At noon with open curtains, 300 lux, ${whole(contrastInLight(footLamberts(2500, 100), 300))} to 1, which looks like a photograph left in the sun.`,
    ),
    p(
      'So the honest question is not how bright the projector is. It is at what hours you watch, and whether you are willing to draw a curtain at those hours. People overestimate that willingness. If the picture is on while somebody cooks, irons or does homework, the lights will be on as well.',
    ),
    h2('Picture quality: closer than either side admits'),
    h3('Contrast and HDR'),
    p(
      'Within one frame a modern television wins clearly. It can dim the part that should be dark, or switch off single pixels, and it can push a reflection on a wave to a thousand nits. A projector maps the same film into a tenth of that range. Done well you miss the sparkle only when the two stand side by side; done badly the whole film looks dim.',
    ),
    h3('Ease on the eyes'),
    p(
      'A projected picture is reflected light, larger and softer, and most people find a long evening with it more restful. There is no medical miracle in that: the picture is dimmer, and the eyes rest on something farther away.',
    ),
    h3('Motion and games'),
    p(
      'Televisions lead in input lag, with 5 to 15 milliseconds as the rule. Gaming projectors have caught up to about 16 at 4K, and less at lower resolutions, but an average home-cinema projector is at 30 to 60. For a role-playing game that is fine, for a ranked shooter it is not.',
    ),
    h2('What it really costs'),
    p(
      'Up to 75 inches a television is cheaper, and no calculation changes that. Past 85 inches its price climbs fast, and at 98 inches you pay for the freight elevator, too. A projector costs the same at 80 inches and at 120. What it does need is company: count a screen, a mount or a shelf, a longer cable, a speaker, and curtains if the room has none.',
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
      'Running costs are close. A home-cinema projector draws 200 to 350 watts, a large bright television 150 to 300, a portable 50 to 100. At two hours an evening and 15 cents per kilowatt-hour, 300 watts are about $33 a year. The lamp weighs more: a replacement every four years or so adds the price of a few cinema visits to each of them.',
    ),
    h2('Sound: a draw, and a trap'),
    p(
      'Neither sounds good by itself. A flat television has nowhere to put a speaker, and a projector has one in the wrong place: behind or above you, beside its own fan. With a television you can live without a sound bar for a while. With a projector you cannot, because the larger the picture, the more a small voice from the back of the room feels wrong. Put the speakers below or beside the screen, and count them as part of the price.',
    ),
    h2('Living with it'),
    p(
      'A television may be on for sixteen hours a day and does not mind. A lamp that is rated for 4,000 hours would be through in eight months of that, so a projector as a background to family life only makes sense with a laser or an LED. On the other side, a projector cannot burn in, does not break when a ball hits the wall, and gives a second life to a small apartment: by day there is a wall with a picture on it, the other kind of picture.',
    ),
    prosAndCons(
      'A projector in an ordinary living room',
      [
        'A picture two to four times as large as the largest affordable television',
        'The wall is free by day',
        'Restful to watch, because it is reflected light',
        'Moves to another room or another home in a bag',
      ],
      [
        'Needs curtains, and the discipline to draw them',
        'Gray instead of black as soon as a lamp is on',
        'Wants speakers, a cable and a place of its own',
        'A fan that you hear in quiet scenes',
      ],
    ),
    h2('The room, and the people in it'),
    p(
      `A television of 85 inches is ${inches(width(85))} inches wide and ${inches(height(85))} high, and it stays there when it is off. A projector leaves the wall to you, with a screen that rolls up or simply with paint. In return it wants a clear line from lens to wall, a cable along it, and nobody walking through the beam. Ultra short throw removes the last of these: it stands on the cabinet right below the picture, costs as much as a large television, and needs its own rigid screen to look like one.`,
    ),
    p(
      'Then there is patience. A television is used by everybody in the house without a word of explanation. A projector asks for a curtain, a remote for sound, a minute of fan. Some families love the small ceremony. Others stop after three weeks, and the best sign of which family you are is whether you close the door when a film begins.',
    ),
    figure(
      'living-room-dusk',
      'An ultra short throw projector on the console: no beam to walk through, and a large plant instead of a black rectangle.',
    ),
    h2('A test that costs nothing'),
    p(
      'For one week, write down when the television is on and whether you sat down for it. Count the hours after dark that began with somebody saying "let us watch something". If they are more than half, a projector will be used. If most of the hours happened while somebody was doing something else, it will not, however much you like the idea.',
    ),
    h2('Choose the projector if'),
    bullets(
      'you watch in the evening, in a room that gets dark;',
      `you want more than 85 inches and sit ${feet(seat(100, 40))} feet away or more;`,
      'the wall should stay free by day;',
      'the picture should travel, to the yard, to the bedroom, to friends;',
      'films and big matches are what you watch, and you watch them on purpose.',
    ),
    h2('Choose the television if'),
    bullets(
      'it runs by day with the curtains open;',
      'several people switch it on in passing, for the news or for company;',
      'you play games in which milliseconds count;',
      'HDR highlights are what you love about a picture;',
      'nobody in the house wants to think about distance, ever.',
    ),
    callout(
      'tip',
      'Both is a real answer',
      'A medium television for the day and a projector with a drop-down screen in front of it for films cost less than one very large television, and each does what it is good at.',
    ),
    h2('Half-answers that disappoint'),
    p(
      'Three purchases come back more often than others. A bright but cheap projector used as a living-room television: the fan and the daylight wear everyone down. A 75-inch television for a room with a sofa fourteen feet away: it is too small for subtitles. And an ultra short throw model on a bare wall: every ripple of the plaster shows.',
    ),
    p(
      'If you lean toward the projector, check two things before you decide: the light, with the [brightness guide](@article-brightness-guide), and the place, with the [throw calculator](@throwCalculatorPage). If both come out well, this is the kind that replaces a television most convincingly.',
    ),
    productCard('product-google-tv-4k'),
  ],
});
