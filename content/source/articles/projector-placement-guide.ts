import { imageSize } from '../../../web/src/throw/image-size.ts';
import { throwDistance } from '../../../web/src/throw/throw-distance.ts';
import { bullets, callout, h2, h3, numbers, p, productCard, table } from '../portable-text.ts';
import { article } from './article.ts';

const SCREENS = [80, 100, 120];
const LENSES = [
  { name: 'Short throw, 0.5', ratio: { min: 0.5, max: 0.5 } },
  { name: 'Portable, 1.2', ratio: { min: 1.2, max: 1.2 } },
  { name: 'Zoom, 1.33 to 2.16', ratio: { min: 1.33, max: 2.16 } },
];

function feet(inches: number): string {
  return (inches / 12).toFixed(1);
}

/** Distances from the calculator's own functions, so that the guide cannot disagree with it. */
const distances = LENSES.map(({ name, ratio }) => [
  name,
  ...SCREENS.map((diagonal) => {
    const { min, max } = throwDistance(ratio, diagonal, '16:9');
    return min === max ? `${feet(min)} ft` : `${feet(min)} to ${feet(max)} ft`;
  }),
]);

const hundred = imageSize(100, '16:9');

export const projectorPlacementGuide = article({
  slug: 'projector-placement-guide',
  aliases: ['projector-placement-distance-guide'],
  title: 'Projector placement: distance, height and angle',
  category: 'Setup Guides',
  description:
    'Where the projector goes, worked out from the lens and the screen, with distances for 80, 100 and 120 inches.',
  cover: [
    'cover-theater.webp',
    'A small cinema with rows of seats in front of a lit screen; the projector glows above them.',
  ],
  updatedOn: '2026-10-28',
  related: ['how-to-choose-projector', 'diy-outdoor-theater'],
  faqs: ['throw-distance', 'wall-or-screen'],
  body: [
    p(
      'A projector has one right place for every screen, and a zoom has a short stretch of right places. Everything else is repaired afterwards with keystone, and keystone costs sharpness. So the place comes first: before the screen is ordered, before the shelf is up, and long before the drill.',
    ),
    h2('Distance: throw ratio times width'),
    p(
      'The maker prints a **throw ratio**: how far away the lens must stand for every unit of picture width. It is about width, not about the diagonal that screens are sold by. For a 16:9 picture the width is 0.872 times the diagonal.',
    ),
    callout(
      'example',
      '100 inches with a throw ratio of 1.2',
      `The picture is ${hundred.width.toFixed(1)} inches wide and ${hundred.height.toFixed(1)} inches high. The lens stands 1.2 × ${hundred.width.toFixed(1)} = ${(1.2 * hundred.width).toFixed(1)} inches away, or ${feet(1.2 * hundred.width)} feet.`,
    ),
    table(
      'Distance from lens to screen, 16:9',
      ['Lens', ...SCREENS.map((size) => `${size} inches`)],
      distances,
    ),
    p(
      'Makers measure from slightly different points of the lens, and mass production has its tolerance. Allow five per cent either way, and do not plan a shelf at the very end of a zoom.',
    ),
    h3('When the distance is wrong'),
    bullets(
      '**Too close, fixed lens:** the picture is too small. Move back, or buy a smaller screen and enjoy a brighter picture.',
      '**Too far, fixed lens:** the picture spills over the frame. Move forward: digital zoom shrinks the picture and throws pixels away.',
      '**Zoom at its end:** it works, but the wide end is usually the brighter one. Given the choice, stand near the close end of the range.',
    ),
    h2('Height: where the lens wants to be'),
    p(
      'Most living-room projectors throw the picture upwards: on a table, the lower edge of the picture stands a little above the lens. Hang the same machine upside down and the picture falls below it. The manual calls this the **offset**. A lens with vertical shift lets you move the picture without tilting anything, and is worth more than most features on the box.',
    ),
    p(
      'Hang the screen so that its middle is a little below eye level when you sit. Then put the lens where the offset asks, level with the floor and square to the wall.',
    ),
    h2('Angle: square, or pay in pixels'),
    p(
      'Tilt the projector and the picture becomes a trapezoid. Keystone correction squeezes it back into a rectangle by drawing a smaller picture inside the chip. Ten degrees cost roughly a tenth of the height, and text goes soft. Use it for a night at a friend’s house, not for a ceiling mount.',
    ),
    callout(
      'tip',
      'Find the centre line first',
      'Mark the middle of the screen, run a string from there at a right angle to the wall, and keep the lens on the string. Sideways keystone is the one that people forget.',
    ),
    h2('Before you drill'),
    numbers(
      'Stack boxes and put the projector at the planned height and distance.',
      'Open a test picture with lines at the edges, and wait ten minutes: lenses move as they warm up.',
      'Check the corners. Soft on one side means it is not square.',
      'Sit down. Walk through the room. Does anybody cross the beam? Is the fan next to an ear?',
      'Only then mark the holes.',
    ),
    h2('No room at all?'),
    p(
      'Under four feet of depth, look at ultra short throw: it stands on the cabinet below the screen. The distance then is a matter of centimetres, and the screen must be flat and made for it.',
    ),
    productCard('product-laser-ust'),
  ],
});
