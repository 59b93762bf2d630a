import { LENSES, feet, footLamberts, largestDiagonal, throwFeet, whole, width } from '../figures.ts';
import {
  bullets,
  callout,
  figure,
  h2,
  h3,
  numbers,
  p,
  productCard,
  prosAndCons,
  table,
} from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

/** Foot-lamberts of the standard for digital cinemas, and the share of the lumens that picture modes and age leave. */
const CINEMA = 14;
const AFTER_LOSSES = 2 / 3;

export const portableVsHomeTheater = article({
  slug: 'portable-vs-home-theater',
  aliases: ['portable-vs-home-theater-projectors'],
  title: 'Portable or home theater?',
  category: 'Buying Guides',
  description:
    'Two kinds of projector, two kinds of evening: which one will get used in your house, worked out with figures.',
  updatedOn: '2026-09-27',
  related: ['best-portable-projectors-backyard-2025', 'how-to-choose-projector'],
  faqs: ['portable-every-day', 'battery', 'no-sound', 'lamp-life'],
  sources: [
    source('cinemaLuminance', 'The standard for cinemas is 48 nits, or 14 foot-lamberts.'),
    source(
      'horizonLineup',
      'Triple-laser projectors of 2025 that move from room to room state 3,200 to 5,700 lumens.',
    ),
    source('horizonReview', 'One of them has an optical zoom and lens shift.'),
    source('portableBattery', 'The battery of a small portable lasts up to two and a half hours.'),
    source('throwRatio', 'Throw distance is the width of the picture times the throw ratio.'),
    source('keystone', 'Keystone correction can lower sharpness and resolution.'),
    source(
      'netflixLevels',
      'Netflix approves each device by itself, first for standard definition and then for HD.',
    ),
  ],
  body: [
    p(
      "A portable follows you around the house. A home-theater projector stays in one place and shows a better picture there. The question is which of the two you'll switch on. This guide puts figures to the difference, because the words on the boxes are the same on both.",
    ),
    h2('Side by side'),
    table(
      'Portable and home theater compared',
      ['Property', 'Portable', 'Home theater'],
      [
        ['Light', '250 to 900 ANSI lumens, a few lasers far more', '2,000 to 4,000 lumens'],
        ['Comfortable picture', '60 to 100 inches', '90 to 150 inches'],
        ['Ready in', 'Half a minute, anywhere', 'A minute or two, where it is mounted'],
        ['Placing', 'Corrects itself, some on a gimbal', 'Zoom and shift, by plan'],
        ['Lens', 'Mostly fixed, around 1.2', 'Zoom of 1.2× to 2.1×'],
        ['Resolution', '720p, 1080p or shifted 4K', '1080p or 4K'],
        ['Sound', 'Good enough for two', 'Needs its own speakers'],
        ['Weight', '2 to 15 pounds', '8 to 25 pounds'],
        ['Light source', 'LED, or triple laser', 'Lamp or laser'],
        ['Price', '$ to $$$', '$$$ to $$$$'],
      ],
    ),
    h2('Light decides more than sharpness'),
    p(
      `Put the same movie on 100 inches. A portable with 550 ANSI lumens gives ${whole(footLamberts(550, 100))} foot-lamberts, one with 900 gives ${whole(footLamberts(900, 100))}, and a lamp model with 2,700 lumens gives ${whole(footLamberts(2700, 100))}, of which movie mode leaves about two thirds. The cinema standard is 14 in a black room. So in full darkness you can watch all three. Switch on one lamp, and only the last one holds up.`,
    ),
    p(
      `Size moves the line. At 70 inches the same 550 lumens give ${whole(footLamberts(550, 70))} foot-lamberts, which can stand up to a reading light in the next room. So owners of portables are happy with 70 inches and unhappy with 110. Read the largest size on the box as a limit.`,
    ),
    callout(
      'example',
      'How large can it be?',
      `Take 14 foot-lamberts, the cinema standard, as the floor for a dark room and a third of the light lost to picture modes and age. 550 lumens then carry ${whole(largestDiagonal(550 * AFTER_LOSSES, CINEMA))} inches, 900 carry ${whole(largestDiagonal(900 * AFTER_LOSSES, CINEMA))}, and 2,700 carry ${whole(largestDiagonal(2700 * AFTER_LOSSES, CINEMA))}. With a lamp on, divide each by one and a half.`,
    ),
    p(
      'The middle ground has grown. Triple-laser portables with a handle, a gimbal and sometimes an optical zoom state 2,000 lumens and more. They cost as much as a home-theater projector. Check the weight, and whether they run without an outlet.',
    ),
    h2('Where the portable wins'),
    h3("It's there when you want it"),
    p(
      'The best argument for a portable is nine in the evening. Nobody planned anything, someone says "movie?", and three minutes later there is one on the bedroom wall. It levels and focuses itself, and when it\'s over it goes on the shelf beside the books. A mounted projector is quicker still, but only in its own room. Check one thing before you count on the apps: whether Netflix on it is licensed. If it isn\'t, add a streaming stick.',
    ),
    h3('It travels with you'),
    p(
      "Bedrooms, yards, vacation rentals, a grandmother's living room, a tent with a power station. For renters it's often the only kind, since you drill nothing and leave nothing behind. Our [backyard picks](@article-best-portable-projectors-backyard-2025) are all of this kind.",
    ),
    h3('It forgives'),
    p(
      `With a fixed lens of 1.2, ${throwFeet(LENSES.portable, 80)} make 80 inches and ${throwFeet(LENSES.portable, 100)} make 100. If the table is at nine feet, the picture is simply ${whole(108 / 1.2 / width(1))} inches, and the automatic keystone straightens what is crooked. You pay for it in pixels, but on a whim you don't care.`,
    ),
    productCard('product-portable-smart'),
    bullets(
      '**Not for:** a room with a lamp on, or a picture over 80 inches.',
      '**Instead:** the brighter portable, for 100 inches and an outlet.',
    ),
    h2('Where the home theater wins'),
    h3('The picture is in another class'),
    p(
      'Four to six times the light, deeper native contrast, a lens that is sharp into the corners, colors adjusted at the factory. You see it at once. Watch the first five minutes of any movie shot at night on both: the portable shows you a gray shape where the other shows a street.',
    ),
    figure('hero-theater', 'A room made for one picture.'),
    h3('It fits the room instead of the other way around'),
    p(
      `A zoom from 1.33 to 2.16 makes 100 inches at any distance from ${throwFeet(LENSES.zoom, 100)}, and lens shift moves the picture up or down without tilting. So it can hang behind the sofa, out of sight and out of hearing. A portable has one distance, ${feet(1.2 * width(100))} feet, and in most rooms that is the coffee table.`,
    ),
    h3("It's quieter, in practice"),
    p(
      'On paper both are rated near 28 decibels in eco mode. But the portable stands three feet from your ear, with a small fan that turns fast. The large one hangs ten feet away with a big fan that turns slowly.',
    ),
    productCard('product-laser-standard'),
    bullets(
      '**Not for:** a home in which the projector has to move, or a tight budget.',
      '**Instead:** a lamp model with the same kind of zoom, for about half the money and half the pixels.',
    ),
    h3('It keeps its place'),
    p(
      'Set the focus once and it stays set. The screen is where the picture is, the sofa is where the picture is best, and the [rack](@ambiance-media-furniture) holds the rest. After the first month, nobody thinks about the projector anymore.',
    ),
    prosAndCons(
      'A portable as the only projector in the house',
      [
        'Works in every room, in the yard and away',
        'Nothing to drill, no cable run',
        'Streaming, focus and keystone built in',
        'The cheapest way to find out how often you watch',
      ],
      [
        'Dark rooms only, and 80 inches rather than 120',
        'The fan is close to your ears',
        'One distance for each picture size',
        'Gray shadows in night scenes',
        'Some apps may be missing',
      ],
    ),
    h2('Sound'),
    p(
      'A portable has two speakers of 3 to 10 watts that sit where the projector sits, so voices come from the table and not from the mouths on the wall. For two people near it, that is fine. A home-theater projector often has one small speaker or none. That annoys people on the first evening, but its sound belongs below the screen, from a bar or a pair of speakers. Factor that into the price. [Speakers & Sound](@category-speakers) has options to suit any projector budget.',
    ),
    h2('The cost over five years'),
    table(
      'What the first five years cost, at two hours an evening',
      ['Part', 'Portable', 'Home theater, lamp', 'Home theater, laser'],
      [
        ['Machine', '$ to $$$', '$$$', '$$$$'],
        ['Screen', 'A wall will do', '$$', '$$'],
        ['Mount, cable, sound', '$', '$$', '$$'],
        ['Hours used', 'About 3,650', 'About 3,650', 'About 3,650'],
        ['Light source', 'Nothing', 'One lamp, perhaps two', 'Nothing'],
        ['Resale', 'Little', 'Some', 'Fair'],
      ],
    ),
    p(
      'Lamps last 2,000 to 5,000 hours and lasers 20,000 to 30,000, so at this pace you change a lamp once or twice in five years and a laser never. The battery of a portable ages first: count on four or five good years.',
    ),
    h2('Questions that settle it'),
    numbers(
      'Is there one room in which the screen could stay? If not, portable.',
      'Can you [darken that room](@ambiance-blackout-curtains) on an ordinary Tuesday? If not, think again about [a television](@article-projector-vs-tv).',
      'Do you watch more than two movies a week? Then the effort of setting up a home theater pays off within months.',
      "Will it ever leave the house? Once a year doesn't count; borrow one.",
      'Does anybody in the house notice black levels? They will be happier with a home theater.',
      'Can you drill, and do you want to?',
    ),
    h2('Two households'),
    p(
      'A couple rents a third-floor apartment with white walls and curtains but no blinds. They watch two movies a week, rarely in the same room, and go camping in summer. A home theater would have one possible wall, opposite the balcony door, and they would use it in winter. The portable moves with them, from the bedroom to the tent, and its 80 inches are wider than the bed.',
    ),
    p(
      `A family has a basement with one small window and a sofa against the back wall. They watch on Friday and Saturday, and the children play on Sunday. The portable was fun for a year. Then they measured: the sofa is ${feet(164)} feet from the wall. 80 inches are too small from there, and 100 are too dim with the stairs lit. A projector with a long zoom goes on the shelf behind the sofa and fills 110 inches. The portable moves into the yard.`,
    ),
    p(
      "Both follow the same rule. If the picture is always in the same place, the fixed projector wins within weeks. If it isn't, it never will.",
    ),
    h2('Mistakes with either kind'),
    bullets(
      '**Buying a portable for its largest size.** It reaches 120 inches the way a car reaches its top speed: downhill.',
      '**Carrying a home-theater projector into the yard.** You can do it twice a summer. Dew, insects and twelve pounds make it a chore.',
      '**Believing the battery.** Two and a half hours mean two and a half hours at half brightness. Long movies need an outlet or a power station.',
      '**Skipping the screen with a home theater.** You paid for contrast, and an eggshell wall scatters some of it around the room.',
      "**Expecting a portable to replace the living-room television.** By day it can't.",
    ),
    callout(
      'tip',
      "Start with the one you'll keep anyway",
      'If in doubt, buy the portable first. Within a month you know how often you watch and how large you like it, and it keeps its use when the big one arrives.',
    ),
    h2('Our short version'),
    p(
      "Buy a portable if evenings just happen in your house, or if the wall isn't yours. Buy a home theater if there is one room, one sofa and the habit of closing the door.",
    ),
  ],
});
