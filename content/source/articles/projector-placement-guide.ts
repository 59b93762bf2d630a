import {
  LENSES,
  PLATE_TO_LENS,
  TABLE_DIAGONALS,
  diagonalAt,
  feet,
  hangingLens,
  height,
  inches,
  length,
  pixelsAfterKeystone,
  poleLength,
  throwFeet,
  whole,
  width,
} from '../figures.ts';
import { bullets, callout, figure, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';
import { source } from './source-pages.ts';

const NAMED_LENSES = [
  ['Ultra short throw, 0.19 to 0.25', LENSES.ultraShort],
  ['Short throw, 0.5', LENSES.short],
  ['Portable, 1.2', LENSES.portable],
  ['Gaming zoom, 1.13 to 1.46', LENSES.gaming],
  ['Home-cinema zoom, 1.33 to 2.16', LENSES.zoom],
] as const;

/** A shelf at this distance, a seated eye at this height and two ceilings, in inches. */
const SHELF = 132;
const EYES = 42;
const LOW_CEILING = 96;
const HIGH_CEILING = 108;
/** Offset of a common living-room lens, as a share of the picture's height. */
const OFFSET = 0.1;
const ROOM = { eyes: EYES, diagonal: 100, offset: OFFSET };

const lowerEdge = EYES - height(100) / 3;
const upperEdge = lowerEdge + height(100);

export const projectorPlacementGuide = article({
  slug: 'projector-placement-guide',
  aliases: ['projector-placement-distance-guide'],
  title: 'Projector placement: distance, height and angle',
  seoTitle: 'Projector placement: distance and height',
  category: 'Setup Guides',
  description:
    'Where the projector goes, worked out from the lens and the screen, with distances for 80, 100 and 120 inches.',
  updatedOn: '2026-10-28',
  related: ['how-to-choose-projector', 'diy-outdoor-theater'],
  faqs: ['throw-distance', 'throw-ratio', 'mounting', 'keystone'],
  sources: [
    source('throwRatio', 'Throw distance is the width of the picture times the throw ratio.'),
    source(
      'screenHeight',
      'Seated eyes are 42 to 50 inches above the floor and should meet the lower third of the picture.',
    ),
    source(
      'ceilingOffset',
      'A projector throws its picture above the lens; under a ceiling it hangs upside down, and the offset counts from the upper edge.',
    ),
    source('keystone', 'Keystone correction can lower sharpness and resolution, so the place comes first.'),
    source('clearance', 'A maker asks for 20 inches of open space around its projectors.'),
    source('hdmiLength', 'Passive HDMI cables reach about 25 feet at best, and about 10 with 4K.'),
    source(
      'hdmiLabel',
      'Every Ultra High Speed HDMI cable has to pass a test and carries a label that can be scanned.',
    ),
    source(
      'riskGroups',
      'Under IEC 62471-5, projectors for the home are in Risk Group 2 at most; Risk Group 3 is hazardous at a glance.',
    ),
  ],
  body: [
    p(
      'A projector has one right place for every screen, and a zoom lens has a short stretch of right places. Anything else gets repaired with keystone correction, and keystone costs sharpness. So work out the place first: before you order the screen, before the shelf is up, and long before you pick up the drill. You need a tape measure, the throw ratio from the spec sheet and a quiet half hour.',
    ),
    h2('Distance: throw ratio times width'),
    p(
      "The maker prints a **throw ratio**: how far away the lens stands for every unit of picture width. It's about the width, not the diagonal that screens are sold by. Mixing up the two is the most common mistake in planning a room. A 16:9 picture is 0.872 times as wide as its diagonal.",
    ),
    callout(
      'example',
      '100 inches with a throw ratio of 1.2',
      `The picture is ${inches(width(100))} inches wide and ${inches(height(100))} inches high. The lens stands 1.2 × ${inches(width(100))} = ${inches(1.2 * width(100))} inches away, which is ${length(1.2 * width(100))}. With the diagonal instead of the width you'd have drilled at ${feet(120)} feet, ${whole(120 - 1.2 * width(100))} inches too far back.`,
    ),
    table(
      'Distance from lens to screen, 16:9',
      ['Lens', ...TABLE_DIAGONALS.map((size) => `${size} inches`)],
      NAMED_LENSES.map(([name, lens]) => [name, ...TABLE_DIAGONALS.map((size) => throwFeet(lens, size))]),
    ),
    p(
      'Measure from the front of the lens, not from the back of the case. The back needs room too: 4 inches for plugs and at least as much for air. Makers measure from slightly different points of the lens, and mass production has its tolerance. Allow five percent either way. Five percent of ten feet is six inches, so never plan a shelf for the very end of a zoom.',
    ),
    p(
      'For any other size, aspect ratio or lens, the [throw calculator](@throwCalculatorPage) does the same arithmetic in both directions.',
    ),
    h3('Working backward from a shelf'),
    p(
      `Often you know the place and the screen is the question. Say the only shelf is ${feet(SHELF)} feet from the wall and the lens has a zoom from 1.33 to 2.16. Divide the distance by each end of the range and you have the widest and the narrowest picture: ${inches(SHELF / 1.33)} and ${inches(SHELF / 2.16)} inches. As diagonals that is ${whole(diagonalAt(SHELF, 2.16))} to ${whole(diagonalAt(SHELF, 1.33))} inches. A 100-inch screen fits with room to spare, 110 inches works near the end of the zoom, and 120 inches is out.`,
    ),
    h3('When the distance is wrong'),
    bullets(
      '**Too close with a fixed lens:** the picture is too small. Move back, or order a smaller screen and enjoy a brighter picture.',
      '**Too far with a fixed lens:** the picture spills over the frame. Move forward. Digital zoom does shrink the picture, but only by leaving pixels unlit.',
      '**A zoom at its end:** it works, though the two ends are not equal. At the long end the lens passes less light, on some zooms a third less. Given the choice, stand in the closer half of the range.',
    ),
    h2('Height: where the lens needs to be'),
    p(
      `Decide on the screen first. Seated eyes are about ${EYES} inches above the floor, and a picture is comfortable when the eyes meet its lower third. For 100 inches that puts the lower edge near ${whole(lowerEdge)} inches and the upper edge near ${whole(upperEdge)}. Most people hang screens too high, the way they would hang a painting.`,
    ),
    p(
      `Now the lens. Most living-room projectors throw the picture upward: on a table, they put its lower edge a little above the lens. The manual calls this the **offset** and gives it as a share of the picture's height. With an offset of 10 percent and a 100-inch screen, the lens belongs ${inches(OFFSET * height(100))} inches below the lower edge. Hang the same projector upside down and everything is mirrored: the lens belongs that much above the upper edge.`,
    ),
    callout(
      'example',
      'How long must the pole be?',
      `Upper edge of the picture at ${whole(upperEdge)} inches, offset ${inches(OFFSET * height(100))} inches: the lens hangs ${whole(hangingLens(ROOM))} inches above the floor. It sits about ${PLATE_TO_LENS} inches below the plate of the mount. Under a ceiling of ${LOW_CEILING} inches the pole is ${poleLength({ ...ROOM, ceiling: LOW_CEILING })} inches long, under one of ${HIGH_CEILING} inches it is ${poleLength({ ...ROOM, ceiling: HIGH_CEILING })}. Measure your projector, then compare the range of the mount: many adjustable poles don't go as short as a low ceiling needs.`,
    ),
    figure(
      'theater-two-rows',
      'A long pole, a lens at the height its offset asks for, and the beam above every head.',
    ),
    p(
      'A lens with **vertical shift** slides the picture up or down without tilting the projector, at no cost in sharpness. Read the small print, because makers count it in two ways. Some give it as a percentage of the full height, where 50 percent brings the edge of the picture level with the lens. Others use half the height, and call the same movement 100 percent. The drawing in the manual settles it. If a ceiling, a beam or a window limits where the projector can go, look for shift before anything else.',
    ),
    h2('Angle: square, or pay in pixels'),
    p(
      `Tilt the projector and the picture becomes a trapezoid. Keystone correction squeezes it back into a rectangle by drawing a smaller picture inside the chip. With a 1.2 lens tilted by 10 degrees, about ${whole(100 * pixelsAfterKeystone(10, 1.2))} percent of the pixels are left; at 20 degrees it is ${whole(100 * pixelsAfterKeystone(20, 1.2))} percent. The rest stay dark. The picture is also resampled, so thin lines and small text go soft. That's a fair price for one night at a friend's house and a bad one for a ceiling mount.`,
    ),
    p(
      "People forget sideways angles, because a bookshelf in the corner looks so convenient. Horizontal keystone works the same way and costs pixels, too. Autofocus can't help: one side of the picture is simply farther away than the other. Only a lens with **horizontal shift** can stand off center, and on most models by less than a quarter of the width.",
    ),
    callout(
      'tip',
      'Find the center line first',
      'Mark the middle of the screen, run a string from there at a right angle to the wall, and keep the lens on the string. A folded sheet of paper in the corner between string and wall is square enough.',
    ),
    h2('Ceiling, shelf or table?'),
    table(
      'Three places compared',
      ['Place', 'In its favor', 'What to watch'],
      [
        [
          'Ceiling',
          "Out of the way, can't be bumped",
          'Joist, pole length, one long cable, lamp changes on a ladder',
        ],
        [
          'Shelf behind the sofa',
          'Easy to reach, projector stays movable',
          'Fan noise near ears, heads in the beam, air behind the case',
        ],
        [
          'Table in front',
          'No tools, gone in a minute',
          'Feet and glasses in the beam, moved a little every evening',
        ],
        [
          'Cabinet below the screen',
          'No beam to walk through',
          'Ultra short throw only, needs a flat screen, lens within reach of children',
        ],
      ],
    ),
    p(
      "Wherever it stands, a projector moves air. Give every grille a hand's width of space, or as much as the manual asks for: some makers want 20 inches all around. A closed cabinet needs a fan of its own. Look at where the exhaust points: warm air blown across the lens makes the picture shimmer, and nobody wants it in the face. [Media furniture](@ambiance-media-furniture) has open racks and shelves.",
    ),
    p(
      'Then the cable. A passive copper HDMI cable carries 4K at 60 frames over 10 to 25 feet, depending on the cable, and the full 48 gigabits of HDMI 2.1 over 10 to 16 feet. The label to look for is **Ultra High Speed HDMI**: only cables that passed the test carry it, with a code you can scan. For a longer ceiling run, pull an optical cable before you paint. [Mounts and cables](@category-mounts) has both, and [cable management](@ambiance-cable-management) hides them.',
    ),
    h2('Before you drill'),
    numbers(
      'Stack boxes and put the projector at the planned height and distance. If it will hang, turn it upside down now and switch the picture in its menu.',
      'Open a test picture with lines at all four edges, and wait ten minutes: lenses move as they warm up.',
      "Check the corners. Soft on one side means the projector isn't square to the wall.",
      "Put painter's tape at the four corners of the picture and measure both diagonals. If they are equal, the picture is a rectangle.",
      'Sit down, then walk through the room. Does anybody cross the beam? Is the fan next to an ear?',
      'Leave it there for one evening. Only then mark the holes.',
    ),
    callout(
      'warning',
      'Into wood, not into drywall',
      'A projector of 10 pounds on a pole is a lever. Screw the plate to a joist, or to a board that spans two of them, and hang a safety wire from a second point.',
    ),
    h2('When the room is short'),
    p(
      `Under eight feet of depth a standard lens stops short of 100 inches. A short throw of 0.5 fills 100 inches from ${feet(0.5 * width(100))} feet, close enough to hang above the screen or stand on a low table in front. Ultra short throw goes down to ${inches(0.19 * width(100))} inches, measured from its mirror, and stands on the cabinet.`,
    ),
    p(
      'Both are strict about their place. At a ratio of 0.25, moving the projector by a quarter of an inch changes the width of the picture by a whole inch. Every ripple of a wall or a soft screen shows as a wave, because the light arrives at such a flat angle. Plan on a rigid screen made for it, and on an afternoon of adjusting feet by half turns.',
    ),
    callout(
      'warning',
      'Eyes and lasers',
      "An ultra short throw projector shines upward from cabinet height, right where a small child looks in. Never look into the lens of any projector, and don't let children or pets play in front of one. Many home lasers are Risk Group 2 under IEC 62471-5: safe to glance at, not to stare into. Many dim the light when something comes close to the lens. Leave that sensor on, and read the safety page of the manual.",
    ),
    productCard('product-laser-ust'),
    bullets(
      '**Not for:** a bare or rippled wall, a soft screen, or a low cabinet in a playroom.',
      '**Instead:** a short throw model on a [wall arm](@category-mounts) above the screen, out of reach, or a standard lens if you can find ten feet.',
    ),
    h2('When not to bother'),
    p(
      'A portable that lives in a drawer and comes out on Fridays needs none of this. Let it correct itself and accept the soft corner. Careful placement pays where a projector stays for years.',
    ),
  ],
});
