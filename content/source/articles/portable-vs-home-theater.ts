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

/** Foot-lamberts of a cinema, and the share of the lumens that picture modes and age leave. */
const CINEMA = 16;
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
  body: [
    p(
      'A portable makes any wall a cinema. A home-theater projector makes one wall a better one. Both sentences are true, and they hardly overlap, so the question is not which is better but which you will switch on. This guide puts figures to the difference, because the words on the boxes are the same on both.',
    ),
    h2('Side by side'),
    table(
      'Portable and home theater compared',
      ['Property', 'Portable', 'Home theater'],
      [
        ['Light', '250 to 900 ANSI lumens', '2,000 to 4,000 lumens'],
        ['Comfortable picture', '60 to 100 inches', '90 to 150 inches'],
        ['Ready in', 'Half a minute, anywhere', 'A minute or two, where it is mounted'],
        ['Placing', 'Corrects itself', 'Zoom and shift, by plan'],
        ['Lens', 'Fixed, around 1.2', 'Zoom of 1.2× to 2.1×'],
        ['Resolution', '720p or 1080p', '1080p or 4K'],
        ['Sound', 'Good enough for two', 'Wants its own speakers'],
        ['Weight', '2 to 8 pounds', '8 to 25 pounds'],
        ['Light source', 'LED', 'Lamp or laser'],
        ['Price', '$ to $$$', '$$$ to $$$$'],
      ],
    ),
    h2('Light decides more than sharpness'),
    p(
      `Put the same film on 100 inches. A portable with 550 ANSI lumens gives ${whole(footLamberts(550, 100))} foot-lamberts, one with 900 gives ${whole(footLamberts(900, 100))}, and a lamp model with 2,700 lumens gives ${whole(footLamberts(2700, 100))}, of which film mode leaves about two thirds. A cinema runs at 14 to 16 in a black room. So in full darkness all three are watchable. Switch on one lamp, and only the last one is.`,
    ),
    p(
      `Size moves the line. At 70 inches the same 550 lumens give ${whole(footLamberts(550, 70))} foot-lamberts, which stands a reading light in the next room. This is why owners of portables are happy with 70 inches and unhappy with 110, and why the largest size on the box should be read as a limit, not as an invitation.`,
    ),
    callout(
      'example',
      'How large may it be?',
      `Take 16 foot-lamberts as the floor for a dark room and a third of the light lost to picture modes and age. 550 lumens then carry ${whole(largestDiagonal(550 * AFTER_LOSSES, CINEMA))} inches, 900 carry ${whole(largestDiagonal(900 * AFTER_LOSSES, CINEMA))}, and 2,700 carry ${whole(largestDiagonal(2700 * AFTER_LOSSES, CINEMA))}. With a lamp on, divide each by one and a half.`,
    ),
    h2('Where the portable wins'),
    h3('It is there when you want it'),
    p(
      'The best argument for a portable is nine in the evening. Nobody planned anything, someone says "film?", and three minutes later there is one on the bedroom wall. It levels and focuses itself, the apps are inside, and when it is over it goes on the shelf beside the books. A mounted projector is quicker still, but only in its own room.',
    ),
    h3('It goes along'),
    p(
      "Bedrooms, yards, vacation rentals, a grandmother's living room, a tent with a power station. For renters it is often the only kind, since nothing is drilled and nothing stays behind. Our [backyard picks](@article-best-portable-projectors-backyard-2025) are all of this kind.",
    ),
    h3('It forgives'),
    p(
      `With a fixed lens of 1.2, ${throwFeet(LENSES.portable, 80)} make 80 inches and ${throwFeet(LENSES.portable, 100)} make 100. If the table stands at nine feet, the picture is simply ${whole(108 / 1.2 / width(1))} inches, and the automatic keystone straightens what is crooked. You pay for it in pixels, but on a whim you do not care.`,
    ),
    productCard('product-portable-smart'),
    h2('Where the home theater wins'),
    h3('The picture is in another class'),
    p(
      'Four to six times the light, deeper native contrast, a lens that is sharp into the corners, colors that were adjusted at the factory. None of it is subtle. Watch the first five minutes of any film shot at night on both, and the portable shows you a gray shape where the other shows a street.',
    ),
    figure(
      'hero-theater',
      'A room that was made for one picture: nothing in it shines, and nobody sees the projector.',
    ),
    h3('It fits the room instead of the other way round'),
    p(
      `A zoom from 1.33 to 2.16 makes 100 inches at any distance from ${throwFeet(LENSES.zoom, 100)}, and lens shift moves the picture up or down without tilting. That is why it can hang behind the sofa, out of sight and out of hearing. A portable has one distance, ${feet(1.2 * width(100))} feet, and in most rooms that is the coffee table.`,
    ),
    h3('It is quieter, in practice'),
    p(
      'On paper both are rated near 28 decibels in eco mode. But the portable stands three feet from your ear, with a small fan that turns fast, and the large one hangs ten feet away with a big fan that turns slowly.',
    ),
    productCard('product-laser-standard'),
    h3('It keeps its place'),
    p(
      'Focus set once stays set. The screen is where the picture is, the sofa is where the picture is best, and the remote is on the table. After the first month nobody thinks about the projector any more, which is the highest praise there is for one.',
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
      ],
    ),
    h2('Sound, the forgotten half'),
    p(
      'A portable has two speakers of 3 to 10 watts that sit where the projector sits, so voices come from the table and not from the mouths on the wall. For two people near it, that is fine. A home-theater projector often has one small speaker or none, which annoys people on the first evening and is right: its sound belongs below the screen, from a bar or a pair of speakers. Put the money for that into the comparison. [Speakers & Sound](@category-speakers) starts at a price that any projector can carry.',
    ),
    h2('The cost over five years'),
    table(
      'What the first five years ask for, at two hours an evening',
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
      'Lamps last 2,000 to 5,000 hours and lasers 20,000 to 30,000, so at this pace a lamp is changed once or twice in five years and a laser never. A battery, where the portable has one, is the part that ages: count on four or five good years.',
    ),
    h2('Questions that settle it'),
    numbers(
      'Is there one room in which the screen could stay? If not, portable.',
      'Can that room be made dark on an ordinary Tuesday? If not, think again about [a television](@article-projector-vs-tv).',
      'Do you watch more than two films a week? Then the setup of a home theater is repaid within months.',
      'Will it ever leave the house? Once a year does not count; borrow one.',
      'Does anybody in the house notice black levels? That person will not be happy with a portable.',
      'Is drilling allowed, and do you want to?',
    ),
    h2('Two households'),
    p(
      'A couple in a rented apartment, third floor, white walls, curtains but no blinds. They watch two films a week, rarely in the same room, and go camping in summer. A home theater would have one possible wall, opposite the balcony door, and would be used in winter. The portable moves with them, from the bedroom to the tent, and its 80 inches are wider than the bed. Nobody here will miss black levels, because nobody has seen any.',
    ),
    p(
      `A family with a basement, one small window, a sofa against the back wall. They watch on Friday and Saturday, and the children play on Sunday. The portable was fun for a year, then the sofa turned out to be ${feet(164)} feet from the wall: 80 inches are too small from there, and 100 are too dim with the stairs lit. A lamp model with a long zoom goes on the shelf behind the sofa and fills 110. The portable moves into the yard, where it is happier.`,
    ),
    p(
      'The pattern behind both is worth more than any table: where a picture is always in the same place, the fixed projector wins within weeks; where it is not, it never will.',
    ),
    h2('Mistakes that both kinds invite'),
    bullets(
      '**Buying a portable for its largest size.** It reaches 120 inches as a car reaches its top speed: somewhere, downhill.',
      '**Carrying a home-theater projector into the yard.** It can be done twice a summer. Dew, insects and a twelve-pound lens barrel make it a chore.',
      '**Believing the battery.** Two and a half hours mean two and a half hours at half brightness. Long films want an outlet or a power station.',
      '**Skipping the screen with a home theater.** You paid for contrast, and a wall in eggshell paint gives a tenth of it back to the ceiling.',
      '**Expecting a portable to replace the living-room television.** By day it cannot.',
    ),
    callout(
      'tip',
      'Start with the one you can return to',
      'If in doubt, buy the portable first. It shows within a month how often you watch and how large you like it, and it keeps its use when the big one arrives.',
    ),
    h2('Our short version'),
    p(
      'A portable if evenings just happen in your house, or if the wall is not yours. A home theater if there is one room, one sofa and the habit of closing the door. Once it hangs it is no effort at all, and a portable in the yard is the best excuse for leaving it there.',
    ),
  ],
});
