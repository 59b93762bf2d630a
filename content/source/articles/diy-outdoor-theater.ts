import { feet, footLamberts, height, inches, throwFeet, whole, width } from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

const OUTDOOR_SIZES = [80, 100, 120, 150] as const;

/**
 * Force of the wind on a flat screen in pounds: half the density of air × speed² × area × drag
 * coefficient 1.2. @param milesPerHour speed of the wind @param diagonal of the screen in inches
 */
function windLoad(milesPerHour: number, diagonal: number): number {
  const squareMeters = width(diagonal) * height(diagonal) * 0.0254 ** 2;
  const newtons = 0.5 * 1.2 * (milesPerHour * 0.44704) ** 2 * squareMeters * 1.2;
  return newtons / 4.448;
}

export const diyOutdoorTheater = article({
  slug: 'diy-outdoor-theater',
  aliases: ['diy-outdoor-theater-build'],
  title: 'Build a theater in the yard',
  category: 'Setup Guides',
  description:
    'Screen, power, sound and dew: an outdoor theater in one afternoon, and what to do when the wind picks up.',
  updatedOn: '2026-09-14',
  related: ['best-portable-projectors-backyard-2025', 'projector-placement-guide'],
  faqs: ['outdoor-brightness', 'outdoor-rain', 'mounting', 'bluetooth-delay'],
  sources: [
    source(
      'publicly',
      'A showing is public at a place open to the public, or where many people outside of family and friends gather.',
    ),
    source(
      'homeUse',
      'A movie that you bought, rented or stream is for watching at home; a public showing needs a license, with or without admission.',
    ),
    source(
      'twilight',
      'The light of a clear evening falls from about 400 to 600 lux at sunset to 2 to 3.5 lux at the end of civil twilight.',
    ),
    source('outdoorPower', 'Outlets used for work outdoors need ground-fault protection.'),
    source(
      'cordChains',
      'Extension cords are not plugged into one another, and stay away from standing water.',
    ),
    source('cordHeaters', 'A heater does not go on an extension cord.'),
    source('soundDistance', 'In the open, sound loses 6 decibels with every doubling of the distance.'),
    source(
      'mosquitoes',
      'Mosquitoes fly badly, so a fan helps; citronella candles do little more than other candles.',
    ),
    source(
      'lightning',
      'If you hear thunder, lightning can reach you: go inside, and wait 30 minutes after the last clap.',
    ),
  ],
  body: [
    p(
      'A yard is the largest room you have, and the only one the neighbors bring their own chairs to. It takes less equipment than people think, and more care with water, wind and cables. This is a plan for one afternoon and one evening, with the figures that decide whether the evening works.',
    ),
    h2('When it is dark enough'),
    p(
      `Plan the movie for half an hour after sunset, and the trailers for a little before. In June, when dusk is slow, wait 40 minutes if you live near the Canadian border; in September, 20 to 25 will do. Earlier than that the sky outshines a portable. With 500 ANSI lumens or more you can start at dusk as long as the picture stays at 80 inches: that is ${whole(footLamberts(500, 80))} foot-lamberts, more than a cinema shows. At 120 inches the same lumens give ${whole(footLamberts(500, 120))}. For a large screen wait for the dark or bring 3,000 lumens, which give ${whole(footLamberts(3000, 120))}.`,
    ),
    p(
      'Look up the sunset for the date. In late June a movie in the north starts near ten and ends at midnight; in late September you can start before eight. A full moon does no harm: it gives a quarter of a lux, less than one window of the house.',
    ),
    callout(
      'tip',
      'Rehearse the light',
      'The evening before, stand where the screen will be, at the hour when the movie will start, and look around. The street lamp, the motion sensor of the garage, the kitchen window: what you can see from there lights your screen.',
    ),
    h2('Choose the line before the screen'),
    p(
      'An outdoor theater is a straight line: screen, people, and the projector between them or behind. Find the longest one in your yard, and turn the front of the screen away from the street light and the western sky. Then check three things along the line. The ground is level within a few inches, the cable can follow a fence, and nobody has to cross the beam on the way to the bathroom.',
    ),
    figure(
      'hero-backyard',
      'One line: screen against the dark fence, people on blankets, the portable on a low table between them.',
    ),
    table(
      'Distance from lens to screen on the lawn, 16:9',
      ['Picture', 'Portable, 1.2', 'Gaming zoom, 1.13 to 1.46', 'Home-cinema zoom, 1.33 to 2.16'],
      OUTDOOR_SIZES.map((size) => [
        `${size} inches`,
        throwFeet({ min: 1.2, max: 1.2 }, size),
        throwFeet({ min: 1.13, max: 1.46 }, size),
        throwFeet({ min: 1.33, max: 2.16 }, size),
      ]),
    ),
    p(
      `A portable stands in front of the chairs, ${feet(1.2 * width(100))} feet from a 100-inch screen. People sit to both sides of the beam or on blankets below it. With a long zoom the projector can stand behind everybody, on a table high enough to shine over heads. Rear projection puts it behind the screen, with nobody in the way, but the fabric must be made for it and costs half the light.`,
    ),
    h2('The screen'),
    table(
      'Outdoor screens compared',
      ['Kind', 'Time to set up', 'Flatness', 'Wind', 'Price tier'],
      [
        ['White wall or garage door', 'None', 'As it is', 'No problem', 'Free'],
        ['Sheet on a line', '10 minutes', 'Waves', 'Poor', '$'],
        ['Tripod', '3 minutes', 'Good', 'Poor', '$$'],
        ['Inflatable', '10 minutes', 'Fair', 'Fair, with tethers', '$$'],
        ['Laced frame', '20 minutes, two people', 'Very good', 'Good, with guy lines', '$$'],
      ],
    ),
    p(
      'Whatever it is, the fabric should be matte white with a black back. [Projector screens](@category-screens) has three kinds for the yard. A plain bedsheet lets a third of the light through; two layers or a coat of white primer help. Hang the lower edge about three feet up. People on blankets look up a little, people in chairs look straight ahead.',
    ),
    h3('Wind'),
    p(
      `A screen is a sail. On 120 inches, ${inches(width(120))} by ${inches(height(120))}, a breeze of 10 miles per hour pushes with about ${whole(windLoad(10, 120))} pounds and one of 20 with ${whole(windLoad(20, 120))}, because the force grows with the square of the speed. A screen that stood all evening can fall in one gust.`,
    ),
    bullets(
      'Guy lines from the upper corners, forward and backward, at 45 degrees. Pegs of 10 inches for soil, water canisters for a patio.',
      'Mark the lines with something white. Someone will run.',
      'Above 15 miles per hour, lower the screen or use the wall. Above 20, go inside.',
      "Never tie a screen to a car, a child's swing or a string light.",
    ),
    h2('Power without accidents'),
    bullets(
      'Use an outlet with a ground-fault interrupter, and press its test button before you start.',
      'Use one outdoor cord of 14 gauge or thicker, long enough to reach in one piece. Two cords joined on the lawn are where the water gets in.',
      'Run it along the fence, not across the path to the drinks. Where it must cross, cover it.',
      'Lift every connection off the ground: a brick under it is enough. [Weatherproofing](@ambiance-weatherproofing) has boxes for them.',
      'Add up the watts. Projector 250, speakers 100, string lights 50, popcorn machine 300: together 700, no problem for a 15-ampere circuit. A 1,500-watt heater needs a circuit of its own and no extension cord.',
    ),
    p(
      "Far from the house, a power station of 300 watt-hours runs a 65-watt portable and a small speaker for a movie and its credits. It won't run a 300-watt home-cinema projector at all: the inverter is at its limit before the lamp starts. [Power for the yard](@ambiance-power-solutions) has the math for both.",
    ),
    h2('Sound'),
    p(
      'Indoors, half of what you hear comes back from the walls. Outdoors nothing does, so small speakers sound smaller, and bass disappears first. Put two weatherproof speakers left and right of the screen, at ear height, and point them at the middle of the audience. They beat one loud box, and you can keep the level down at the fence. Sound loses 6 decibels with every doubling of the distance, so speakers close to the people are kinder to the neighbors.',
    ),
    p(
      "Connect them by cable if you can. Bluetooth is a tenth of a second or more behind, which is a whole lip movement, and the delay setting of the player can't fix that: it delays the sound further. If you need wireless, use a speaker set with its own low-delay transmitter on the projector's analog output.",
    ),
    productCard('product-speaker-outdoor'),
    bullets(
      '**Not for:** a street party, or more than about ten people.',
      '**Instead:** the [battery party speaker](@category-speakers), for bass in a large yard.',
    ),
    h2('Comfort'),
    p(
      'The temperature falls by 10 to 15 °F between sunset and midnight, and sitting still makes it feel like more. Put blankets out before anyone asks. Low chairs go in front, high chairs behind, bean bags at the side for the children who fall asleep. A fan keeps mosquitoes away better than most candles, because they fly badly against a breeze. Light the path, not the audience: warm [string lights](@ambiance-string-lights) on a dimmer, behind the row rather than beside the screen. There is more in [outdoor comfort](@ambiance-outdoor-comfort), [outdoor seating](@ambiance-outdoor-seating) and [outdoor decor](@ambiance-outdoor-decor).',
    ),
    h2('An afternoon, step by step'),
    numbers(
      'Four hours before: check the forecast for wind and dew point, charge everything, invite the neighbors on both sides.',
      'Three hours: choose the line, put up the screen and tie it down completely.',
      "Two hours: place the projector by the table above, level it, switch it on and find the picture. It'll be pale; you only need its corners.",
      'Then power, then signal, then sound, and tape down what crosses the grass.',
      'One hour: chairs, blankets, path lights, [snacks](@ambiance-refreshments), a box for remote controls. Play five minutes of the movie to check sound and subtitles.',
      'At dusk: focus on text, set the level from the last row, switch off the kitchen light.',
      'Afterward: projector in first, then speakers, then the screen. Cables can wait until morning if it is dry.',
    ),
    callout(
      'warning',
      'Watch for dew by ten',
      "Electronics and dew don't mix. When the grass gets wet, so does everything on it. A projector that runs stays warm and dry; one that was switched off outside doesn't. Carry it in while it is warm. If it got cold or damp, leave it in its closed case, or leave the lens cap on, until it is at room temperature. Never cover it while it runs.",
    ),
    h2('Neighbors, and the law'),
    p(
      "Tell people beforehand, end by the hour your town calls quiet, and keep the sound below what you'd accept from them. A movie at home with friends is private. Showing one to the public, or charging for it, needs a public performance license, and the disc or stream you bought doesn't include one. For a street party, ask a licensing agency; many libraries can tell you which one.",
    ),
    h2('What it costs, from nothing to proper'),
    table(
      'Three outdoor theaters',
      ['Part', 'Tonight', 'This summer', 'Every summer'],
      [
        [
          'Picture',
          'Borrowed projector, garage door',
          'Portable, 550 to 900 ANSI lumens',
          'Laser, 3,000 lumens',
        ],
        ['Screen', 'The door', 'Tripod, 100 inches', 'Laced frame, 120 inches'],
        [
          'Sound',
          'Any speaker with a cable',
          'Two paired outdoor speakers',
          'Two weatherproof speakers on stands',
        ],
        ['Power', 'Extension cord', 'Outdoor cord, 14 gauge', 'An outlet by the fence'],
        ['Price tier', 'Free', '$$', '$$$$'],
      ],
    ),
    p(
      'Start with the left column. If the garage door was fun, buy the middle one. If you use that more than six times a summer, the right one is worth its money.',
    ),
    productCard('product-portable-bright'),
    bullets(
      '**Not for:** a 120-inch screen before dark, or a long hike.',
      '**Instead:** the [smaller portable](@article-best-portable-projectors-backyard-2025) for 80 inches, or a projector you already have, on a cart by the outlet.',
    ),
    h2('When to stay inside'),
    p(
      'Rain, obviously. Wind above 20 miles per hour. Thunder, however far off: if you can hear it, lightning can reach you, so wait indoors until half an hour after the last clap. And a night when the temperature reaches the dew point before the movie ends. Open the living-room windows and start there instead.',
    ),
  ],
});
