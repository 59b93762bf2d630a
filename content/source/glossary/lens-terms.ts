import { LENSES, feet, height, inches, pixelsAfterKeystone, throwFeet, whole, width } from '../figures.ts';
import { READ, terms } from './term.ts';

/** Terms about lenses, distances and angles. */
export const lensTerms = terms([
  {
    term: 'throw ratio',
    definition: `The distance from lens to screen divided by the width of the picture. At a ratio of 1.2 a 100-inch screen, ${inches(width(100))} inches wide, needs the lens ${feet(1.2 * width(100))} feet away. A zoom lens has a range, like 1.33 to 2.16.`,
    spellings: ['throw ratios'],
    more: READ.calculator,
  },
  {
    term: 'throw distance',
    definition:
      'How far the lens stands from the screen: throw ratio times picture width. Measure from the front of the lens, and allow five percent either way, because makers measure from slightly different points.',
    more: READ.placement,
  },
  {
    term: 'short throw',
    definition: `A lens with a throw ratio of about 0.4 to 1. At 0.5 it fills 100 inches from ${feet(0.5 * width(100))} feet, so people don't walk through the beam. It needs a flat screen, because light at that angle shows every ripple.`,
    spellings: ['short-throw'],
    more: READ.placement,
  },
  {
    term: 'ultra short throw',
    definition: `A lens with a throw ratio below 0.4, usually with a mirror, in a low projector that sits on the cabinet. At 0.19 to 0.25 it fills 100 inches from ${throwFeet(LENSES.ultraShort, 100)}. It needs a rigid screen made for it, and a spot where small children can't look into the lens.`,
    spellings: ['UST', 'laser TV'],
    more: READ.placement,
  },
  {
    term: 'keystone correction',
    definition: `A setting that straightens the trapezoid of a tilted projector by drawing a smaller, distorted picture on the chip. At 10 degrees of tilt about ${whole(100 * pixelsAfterKeystone(10, 1.2))} percent of the pixels are left. It's fine for an evening and a poor choice for a ceiling mount.`,
    spellings: ['keystone', 'keystoning'],
    more: READ.placement,
  },
  {
    term: 'lens shift',
    definition:
      'Moving the lens to slide the picture up, down or sideways, without tilting the projector or losing sharpness. Some makers state it as a percentage of the full height of the picture, others of half the height. The drawing in the manual shows which.',
    spellings: ['vertical shift', 'horizontal shift'],
    more: READ.placement,
  },
  {
    term: 'offset',
    definition: `How far below or above the picture the lens belongs, as a share of the picture's height. With an offset of 10 percent and a 100-inch screen it stands ${inches(0.1 * height(100))} inches below the lower edge, or hangs just as far above the upper one.`,
    spellings: ['vertical offset'],
    more: READ.placement,
  },
  {
    term: 'optical zoom',
    definition:
      'A lens with a zoom can change the size of the picture from the same distance, at no cost in pixels. At the long end of the range it passes less light, on some models a third less.',
    spellings: ['zoom'],
    more: READ.placement,
  },
  {
    term: 'digital zoom',
    definition:
      'A smaller picture drawn in the middle of the chip. It fits the screen, but the pixels around it go to waste and still glow a little on the wall.',
    more: READ.placement,
  },
  {
    term: 'autofocus',
    definition:
      "A sensor or camera finds the sharpest focus by itself. It's useful on a portable you move every evening. On a fixed projector, switch it off once the lens has warmed up.",
    more: READ.portable,
  },
  {
    term: 'aspect ratio',
    definition:
      'The width of a picture compared with its height. Television and games are 16:9, many laptops 16:10, and old shows 4:3. Wide movies are about 2.35:1, with black bars above and below on a 16:9 screen.',
    spellings: ['16:9', '2.35:1'],
    more: READ.calculator,
  },
  {
    term: 'screen diagonal',
    definition: `The size screens are sold by: from corner to opposite corner, in inches. A 16:9 screen of 100 inches is ${inches(width(100))} inches wide and ${inches(height(100))} high. Area grows with the square of the diagonal, so 120 inches is 44 percent more picture than 100.`,
    spellings: ['diagonal'],
    more: READ.calculator,
  },
  {
    term: 'viewing angle',
    definition:
      'How much of your view the screen fills, seen from your seat. Movie theaters aim for 30 to 40 degrees, which you get at 1.6 to 1.2 times the diagonal of a 16:9 screen. On the spec sheet of a screen, it means how far to the side the picture stays bright.',
    more: READ.choose,
  },
  {
    term: 'rear projection',
    definition:
      "The projector stands behind a translucent screen, where people can't walk through the beam. You mirror the picture in the menu. The space behind has to be as deep as the throw distance, and the screen takes some of the light.",
    more: READ.outdoor,
  },
  {
    term: 'gimbal',
    definition:
      'A built-in stand to tilt and turn the projector, even toward the ceiling. You aim it by hand instead of stacking books. Aim it square to the wall all the same, or keystone correction takes its share of the pixels.',
    spellings: ['gimbal stand'],
    more: READ.portable,
  },
]);
