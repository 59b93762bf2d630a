import { calculatorHref, feet, footLamberts, height, inches, throwFeet, whole, width } from '../figures.ts';
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
    'How to set up a screen, power and sound outdoors in one afternoon, and what to do when the wind picks up.',
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
    source(
      'dailyRange',
      'The high and the low of a day are often 15 to 30 °F apart, more under a clear, dry sky.',
    ),
    source('outdoorPower', 'Outlets used for work outdoors need ground-fault protection.'),
    source(
      'cordChains',
      'Extension cords are not plugged into one another, and stay away from standing water.',
    ),
    source('cordHeaters', 'A heater does not go on an extension cord.'),
    source('soundDistance', 'In the open, sound loses 6 decibels with every doubling of the distance.'),
    source(
      'rearProjection',
      'An image projected from behind has to pass through the screen, which takes some of its brightness.',
    ),
    source('bedsheet', 'A bedsheet lets a lot of light through, so the picture on it is dimmer.'),
    source(
      'bluetoothDelay',
      'A phone maker plans for a delay of 100 to 280 milliseconds over Bluetooth, for its own video to match.',
    ),
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
      'Your yard is the largest room you have, and the neighbors bring their own chairs. A theater out there takes less equipment than people think, and more care with water, wind and cables. This is a plan for one afternoon and one evening, with the figures you need to make it work.',
    ),
    h2("When it's dark enough"),
    p(
      `Plan the movie for half an hour after sunset, and the trailers for a little before. In June, when dusk is slow, wait 40 minutes if you live near the Canadian border; in September, 20 to 25 will do. Any earlier, the sky outshines a portable. With 500 ANSI lumens or more you can start at dusk if you keep the picture at 80 inches, where it gets ${whole(footLamberts(500, 80))} foot-lamberts, more than in a movie theater. At 120 inches the same lumens give ${whole(footLamberts(500, 120))}. For a large screen, wait for the dark or bring 3,000 lumens, which give ${whole(footLamberts(3000, 120))}.`,
    ),
    p(
      'Look up the time of sunset. In late June a movie in the north starts around ten and ends at midnight; in late September you can start before eight. A full moon does no harm. It gives a quarter of a lux, less than a lit window of the house.',
    ),
    callout(
      'tip',
      'Rehearse the light',
      'The evening before, stand where the screen will be, at the time the movie will start, and look around. Any light you can see from there will light your screen: the street lamp, the garage light with its motion sensor, the kitchen window.',
    ),
    h2('Where screen, seats and projector go'),
    p(
      'Screen, people and projector stand in a straight line, with the projector among the people or behind them. Find the longest line in your yard, and turn the front of the screen away from the street light and the western sky. Then check that the ground is level within a few inches, that the cable can follow a fence, and that the way to the bathroom stays clear of the beam.',
    ),
    figure(
      'hero-backyard',
      'The screen stands against the dark fence, with people on blankets and the portable on a low table between them.',
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
      `A portable stands in front of the chairs, ${feet(1.2 * width(100))} feet from a 100-inch screen. People sit to both sides of the beam or on blankets below it. With a long zoom the projector can stand behind the last row, on a table high enough to shine over heads. You can also put it behind the screen, where people can't get in its way. Rear projection takes a fabric made for it, though, and some of the light gets lost in the fabric. [Your own lawn in the calculator](${calculatorHref({ diagonal: 100, ratio: { min: 1.2, max: 1.2 } })}) begins with the portable's 100 inches.`,
    ),
    h2('The screen'),
    table(
      'Outdoor screens compared',
      ['Kind', 'Time to set up', 'Flatness', 'Wind', 'Price tier'],
      [
        ['White wall or garage door', 'None', 'Depends on the wall', 'No problem', 'Free'],
        ['Sheet on a line', '10 minutes', 'Waves', 'Poor', '$'],
        ['Tripod', '3 minutes', 'Good', 'Poor', '$$'],
        ['Inflatable', '10 minutes', 'Fair', 'Fair, with tethers', '$$'],
        ['Laced frame', '20 minutes, two people', 'Very good', 'Good, with guy lines', '$$'],
      ],
    ),
    p(
      'Choose a fabric in matte white with a black back. [Projector screens](@category-screens) has three kinds for the yard. A plain bedsheet lets a lot of the light through, so use two layers. Hang the lower edge about three feet up, so people on blankets look up a little and people in chairs look straight ahead.',
    ),
    h3('Wind'),
    p(
      `A screen is a sail. A 120-inch one measures ${inches(width(120))} by ${inches(height(120))} inches, and a breeze of 10 miles per hour pushes against it with about ${whole(windLoad(10, 120))} pounds. A wind of 20 pushes with ${whole(windLoad(20, 120))}, because the force grows with the square of the speed. After standing all evening, a screen can fall over in one gust.`,
    ),
    bullets(
      'Run guy lines from the upper corners, forward and backward, at 45 degrees. Use 10-inch stakes in soil and water jugs on a patio.',
      'Mark the lines with something white. Children run.',
      'Above 15 miles per hour, lower the screen or use the wall. Above 20, go inside.',
      "Never tie a screen to a car, a child's swing or a string light.",
    ),
    h2('Power without accidents'),
    bullets(
      'Use an outlet with a ground-fault interrupter, and press its test button before you start.',
      'Use one outdoor cord of 14 gauge or thicker, long enough to reach in one piece. If you join two on the lawn, water gets in where they meet.',
      'Run it along the fence, out of the way to the drinks. Where it has to cross a path, cover it.',
      'Lift every connection off the ground with a brick or a crate. [Weatherproofing](@ambiance-weatherproofing) has boxes for them.',
      'Add up the watts. Projector 250, speakers 100, string lights 50 and popcorn machine 300 make 700, no problem for a 15-ampere circuit. A 1,500-watt heater needs a circuit of its own and no extension cord.',
    ),
    p(
      "Far from the house, a power station of 300 watt-hours runs a 65-watt portable and a small speaker through a movie. It won't run a 300-watt home-cinema projector at all, because its inverter is at the limit before the lamp starts. [Power for the yard](@ambiance-power-solutions) has the math for both.",
    ),
    h2('Sound'),
    p(
      'Indoors, the walls send much of the sound back to you. Outdoors there are no walls, so small speakers sound smaller, and the bass goes first. Put two weatherproof speakers left and right of the screen, at ear height, and point them at the middle of the audience. Sound loses 6 decibels with every doubling of the distance, so two speakers close to the people bother the neighbors less than one loud box far away.',
    ),
    p(
      "Connect them by cable if you can. Bluetooth is 0.1 to 0.3 seconds late, a whole lip movement, and the delay setting of the player makes it worse because it delays the sound even more. If you need wireless, use a speaker set with its own low-delay transmitter on the projector's analog output.",
    ),
    productCard('product-speaker-outdoor'),
    bullets(
      '**Not for:** a street party, or more than about ten people.',
      '**Instead:** the [battery party speaker](@category-speakers), for bass in a large yard.',
    ),
    h2('Comfort'),
    p(
      'On a clear day the night often ends 15 to 30 °F below the afternoon, and sitting still makes it feel colder. Put the blankets out early. Low chairs go in front, high chairs behind, bean bags at the side for the children who fall asleep. Mosquitoes fly badly against a breeze, so a fan keeps them away better than most candles. Light the path with warm [string lights](@ambiance-string-lights) on a dimmer, and hang them behind the last row. There is more in [outdoor comfort](@ambiance-outdoor-comfort), [outdoor seating](@ambiance-outdoor-seating) and [outdoor decor](@ambiance-outdoor-decor).',
    ),
    h2('An afternoon, step by step'),
    numbers(
      'Four hours before: check the forecast for wind and dew point, charge everything, invite the neighbors on both sides.',
      'Three hours: choose the spot, put up the screen and tie it down completely.',
      "Two hours: place the projector by the table above, level it, switch it on and find the picture. It'll be pale, but you only need its corners.",
      'Next, connect power, signal and sound, in that order, and cover the cables on the grass.',
      'One hour: set out chairs, blankets, path lights, [snacks](@ambiance-refreshments) and a box for the remotes. Play five minutes of the movie to check sound and subtitles.',
      'At dusk: focus on text, set the volume from the last row, and switch off the kitchen light.',
      'Afterward: bring in the projector first, then the speakers, then the screen. On a dry night the cables can wait until morning.',
    ),
    callout(
      'warning',
      'Watch for dew by ten',
      'When the grass gets wet, so does everything on it. A running projector stays warm and dry. Once you switch it off, carry it in within minutes. If it got cold or damp, leave it in its closed case, or leave the lens cap on, until it is at room temperature. Never cover it while it runs.',
    ),
    h2('Neighbors, and the law'),
    p(
      "Tell your neighbors beforehand, finish before your town's quiet hours, and keep the volume below what you'd put up with from them. A movie at home with friends is private. To show one to the public, or to charge for it, you need a public performance license, which doesn't come with the disc or stream you bought. For a block party, ask a licensing agency; many libraries can tell you which one.",
    ),
    h2('What it costs'),
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
      'Start with the left column. If the garage door was fun, buy the middle one. If you use it more than six times a summer, the right column is worth the money.',
    ),
    productCard('product-portable-bright'),
    bullets(
      '**Not for:** a 120-inch screen before dark, or a long hike.',
      '**Instead:** the [smaller portable](@article-best-portable-projectors-backyard-2025) for 80 inches, or a projector you already have, on a cart by the outlet.',
    ),
    h2('When to stay inside'),
    p(
      'Watch indoors if it rains, if the wind is above 20 miles per hour, or if the temperature will reach the dew point before the movie ends. If you hear thunder, however far off, lightning can reach you. Go inside, and wait until half an hour after the last clap.',
    ),
  ],
});
