import {
  calculatorHref,
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
    source('sidewaysShift', 'A lens with shift moves the picture sideways by up to 32 percent of its width.'),
    source('keystone', 'Keystone correction maps the picture onto fewer pixels, and data is lost.'),
    source('clearance', 'A maker asks for 20 inches of open space around its projectors.'),
    source('zoomLoss', 'A 1.8× zoom took 36 percent of the light at its long end.'),
    source('ecoAndZoom', 'A 1.3× zoom took up to 27 percent of the light at its long end.'),
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
      'For every screen, a fixed lens has one distance that works, and a zoom has a short range. If you miss it, you end up with keystone correction, which costs sharpness. So work out the place before you order the screen, before the shelf is up, and long before you pick up the drill. You need a tape measure, the throw ratio from the spec sheet and a quiet half hour.',
    ),
    h2('Distance: throw ratio times width'),
    p(
      "The spec sheet gives a **throw ratio**: the distance from lens to screen divided by the width of the picture. Screens are sold by the diagonal, though, and it's easy to mix up the two. A 16:9 picture is 0.872 times as wide as its diagonal.",
    ),
    callout(
      'example',
      '100 inches with a throw ratio of 1.2',
      `The picture is ${inches(width(100))} inches wide and ${inches(height(100))} inches high. The lens stands 1.2 × ${inches(width(100))} = ${inches(1.2 * width(100))} inches away, which is ${length(1.2 * width(100))}. If you'd used the diagonal by mistake, you'd have drilled at ${feet(120)} feet, ${whole(120 - 1.2 * width(100))} inches too far back.`,
    ),
    p(
      `The calculator has this example filled in: [100 inches with a throw ratio of 1.2](${calculatorHref({ diagonal: 100, ratio: { min: 1.2, max: 1.2 } })}).`,
    ),
    table(
      'Distance from lens to screen, 16:9',
      ['Lens', ...TABLE_DIAGONALS.map((size) => `${size} inches`)],
      NAMED_LENSES.map(([name, lens]) => [name, ...TABLE_DIAGONALS.map((size) => throwFeet(lens, size))]),
    ),
    p(
      'Measure from the front of the lens. Behind the case, leave 4 inches for plugs and at least as much for air. Makers measure from slightly different points of the lens, and no two lenses are exactly alike, so allow five percent either way. Five percent of ten feet is six inches. Never plan a shelf for the very end of a zoom.',
    ),
    p(
      'For any other size, aspect ratio or lens, the [throw calculator](@throwCalculatorPage) does the same arithmetic in both directions.',
    ),
    h3('Working backward from a shelf'),
    p(
      `Often you know where the projector goes and want to know how big a screen it can fill. Say the only shelf is ${feet(SHELF)} feet from the wall and the lens has a zoom from 1.33 to 2.16. Divide the distance by each end of the range to get the widest and the narrowest picture: ${inches(SHELF / 1.33)} and ${inches(SHELF / 2.16)} inches. As diagonals, those are ${whole(diagonalAt(SHELF, 2.16))} to ${whole(diagonalAt(SHELF, 1.33))} inches. A 100-inch screen fits with room to spare, 110 inches works near the end of the zoom, and 120 inches is out. [This shelf in the calculator](${calculatorHref({ distance: SHELF, ratio: { min: 1.33, max: 2.16 } })}).`,
    ),
    h3('When the distance is wrong'),
    bullets(
      '**Too close with a fixed lens:** the picture is too small. Move back, or order a smaller screen and enjoy a brighter picture.',
      '**Too far with a fixed lens:** the picture spills over the frame. Move forward. Digital zoom shrinks the picture too, but it does so by leaving pixels unlit.',
      '**At the end of a zoom:** it works, but at the long end the lens passes less light, on some zooms a third less. If you can choose, stay in the closer half.',
    ),
    h2('Height: from the screen to the lens'),
    p(
      `Decide on the screen first. Seated eyes are about ${EYES} inches above the floor, and a picture is comfortable when the eyes meet its lower third. With a 100-inch screen, the lower edge ends up near ${whole(lowerEdge)} inches and the upper edge near ${whole(upperEdge)}. If that looks too low, it's because you'd hang a painting higher.`,
    ),
    p(
      `The lens comes next. Most living-room projectors throw the picture upward: on a table, they put its lower edge a little above the lens. The manual calls this the **offset** and gives it as a share of the picture's height. With an offset of 10 percent and a 100-inch screen, the lens belongs ${inches(OFFSET * height(100))} inches below the lower edge. Hang the same projector upside down, and the lens belongs just as far above the upper edge.`,
    ),
    callout(
      'example',
      'How long must the pole be?',
      `Upper edge of the picture at ${whole(upperEdge)} inches, offset ${inches(OFFSET * height(100))} inches: the lens hangs ${whole(hangingLens(ROOM))} inches above the floor. It sits about ${PLATE_TO_LENS} inches below the plate of the mount. Under a ceiling of ${LOW_CEILING} inches the pole is ${poleLength({ ...ROOM, ceiling: LOW_CEILING })} inches long, under one of ${HIGH_CEILING} inches it is ${poleLength({ ...ROOM, ceiling: HIGH_CEILING })}. Measure your projector, then compare the range of the mount: many adjustable poles don't go as short as a low ceiling needs.`,
    ),
    figure(
      'theater-two-rows',
      'A long pole puts the lens at the height its offset calls for, with the beam above every head.',
    ),
    p(
      'A lens with **vertical shift** slides the picture up or down without tilting the projector, at no cost in sharpness. Read the small print, because makers count it in two ways. Some give it as a percentage of the full height, where 50 percent brings the edge of the picture level with the lens. Others use half the height and call the same movement 100 percent. The drawing in the manual shows which. If a ceiling, a beam or a window limits where the projector can go, shop for lens shift first.',
    ),
    h2('Angle: square, or pay in pixels'),
    p(
      `Tilt the projector and the picture becomes a trapezoid. Keystone correction squeezes it back into a rectangle by drawing a smaller picture inside the chip. With a 1.2 lens tilted by 10 degrees, about ${whole(100 * pixelsAfterKeystone(10, 1.2))} percent of the pixels are left; at 20 degrees it is ${whole(100 * pixelsAfterKeystone(20, 1.2))} percent. The rest stay dark. The picture is also resampled, so thin lines and small text go soft. You can live with it for one night at a friend's house, but don't build it into a ceiling mount.`,
    ),
    p(
      "Sideways angles cost you, too, however convenient the bookshelf in the corner looks. Horizontal keystone works the same way and takes pixels. Autofocus can't help, because one side of the picture is farther away than the other. Only a lens with **horizontal shift** can stand off center, and at most by a quarter to a third of the width.",
    ),
    callout(
      'tip',
      'Find the center line first',
      'Mark the middle of the screen, run a string from there at a right angle to the wall, and keep the lens on the string. To check the angle, hold the corner of a sheet of paper between string and wall.',
    ),
    h2('Ceiling, shelf or table?'),
    table(
      'Three places compared',
      ['Place', 'In its favor', 'What to watch'],
      [
        [
          'Ceiling',
          "Out of the way; can't be bumped",
          'Joist, pole length, one long cable, lamp changes on a ladder',
        ],
        [
          'Shelf behind the sofa',
          'Easy to reach, and the projector can move',
          'Fan noise near ears, heads in the beam, air behind the case',
        ],
        [
          'Table in front',
          'No tools, gone in a minute',
          'Feet and glasses in the beam, and it gets bumped every evening',
        ],
        [
          'Cabinet below the screen',
          'No beam to walk through',
          'Ultra short throw only, needs a flat screen, lens within reach of children',
        ],
      ],
    ),
    p(
      "Wherever it stands, a projector has to move air. Leave at least 4 inches at every grille, or as much as the manual asks for: some makers call for 20 inches all around. A closed cabinet needs a fan of its own. Check where the exhaust points, too. Warm air blown across the lens makes the picture shimmer, and you don't want it in your face. [Media furniture](@ambiance-media-furniture) has open racks and shelves.",
    ),
    p(
      'Then plan the cable. A passive copper HDMI cable carries 4K at 60 frames over 10 to 25 feet, depending on the cable, and the full 48 gigabits of HDMI 2.1 over 10 to 16 feet. Look for the label **Ultra High Speed HDMI**, which only tested cables carry, with a code you can scan. For a longer ceiling run, pull an optical cable before you paint. [Mounts and cables](@category-mounts) has both, and [cable management](@ambiance-cable-management) hides them.',
    ),
    h2('Before you drill'),
    numbers(
      'Stack boxes and put the projector at the planned height and distance. If it will hang, turn it upside down now and flip the picture in its menu.',
      'Show a test picture with lines at all four edges, and wait ten minutes: lenses move as they warm up.',
      "Check the corners. Soft on one side means the projector isn't square to the wall.",
      "Put painter's tape at the four corners of the picture and measure both diagonals. If they're equal, the picture is a rectangle.",
      'Sit down, then walk through the room. Do you cross the beam? Is the fan next to an ear?',
      'Watch it there for an evening before you mark the holes.',
    ),
    callout(
      'warning',
      'Into wood, not into drywall',
      'A 10-pound projector on a pole pulls hard on its screws. Fasten the plate to a joist, or to a board across two joists, and hang a safety wire from a second point.',
    ),
    h2('When the room is short'),
    p(
      `Under eight feet of depth a standard lens stops short of 100 inches. A short throw of 0.5 fills 100 inches from ${feet(0.5 * width(100))} feet, close enough to hang above the screen or stand on a low table in front of it. Ultra short throw goes down to ${inches(0.19 * width(100))} inches, measured from its mirror, and stands on the cabinet.`,
    ),
    p(
      'Both are fussy about where they stand. At a ratio of 0.25, moving the projector by a quarter of an inch changes the width of the picture by a whole inch. Light comes in at such a flat angle that every ripple of a wall or a soft screen shows as a wave. Plan on a rigid screen made for it, and on an afternoon of turning the feet.',
    ),
    callout(
      'warning',
      'Eyes and lasers',
      "An ultra short throw projector shines upward from cabinet height, right where a small child can look in. Never look into the lens of any projector, and don't let children or pets play in front of one. Many home lasers are Risk Group 2 under IEC 62471-5, which means a glance is safe and staring isn't. Many dim the light when something comes close to the lens. Leave that sensor on, and read the safety page of the manual.",
    ),
    productCard('product-laser-ust'),
    bullets(
      '**Not for:** a bare or rippled wall, a soft screen, or a low cabinet in a playroom.',
      '**Instead:** a short throw model on a [wall arm](@category-mounts) above the screen, out of reach, or a standard lens if you can find ten feet.',
    ),
    h2('When you can skip all this'),
    p(
      'If you keep a portable in a drawer and take it out on Fridays, let it correct itself and accept a soft corner. Careful placement pays off for a projector that stays put for years.',
    ),
  ],
});
