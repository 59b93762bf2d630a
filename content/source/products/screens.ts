import { page } from '../projectors/evidence.ts';
import { products } from './product.ts';

const FABRICS = page(
  'https://www.home-theater-projector-guru.com/alr-clr-or-white-wall-which-screen-surface-handles-ambient-light-best',
  '2026-11-28',
);

/** A gray fabric for projectors that stand some way back. */
const CINEGREY_3D = {
  material: 'Elite Screens CineGrey 3D',
  gain: 1.2,
  rejectedPercent: 65,
  evidence: FABRICS.relayed(
    'CineGrey 3D material is rated at 1.2 gain with a 90° viewing cone and a published ambient light rejection of 65% from above',
  ),
};

/** The eight screens of /accessories/screens. */
export const screens = products('screen', 'category-screens', [
  {
    id: 'product-screen-tripod',
    name: 'Tripod pull-up screen, 100 inch',
    description:
      'Goes up in two minutes and comes down in one, on grass or on carpet. In any wind it needs a guy line, because the fabric is a sail.',
    image: 'screen-tripod',
    badge: 'Quickest to set up',
    features: ['16:9, 100 inches', 'Gain 1.1, matte white', 'Stands on any floor', '20 lb with its bag'],
    rating: 4.5,
    reviewsText: '3,100+ Reviews',
    priceTier: '$$',
    search: 'tripod projector screen 100 inch',
  },
  {
    id: 'product-screen-outdoor-frame',
    name: 'Outdoor folding-frame screen, 120 inch',
    description:
      'A washable sheet laced into an aluminum frame gives you the flattest picture you can put on a lawn. It takes two people twenty minutes to build, so leave it up for the weekend.',
    image: 'portable-foldable-frame',
    features: [
      '16:9, 120 inches',
      'Free of wrinkles once laced',
      'Stakes and guy lines included',
      'Machine washable',
    ],
    rating: 4.4,
    reviewsText: '2,700+ Reviews',
    priceTier: '$$',
    search: 'outdoor projector screen 120 inch frame',
  },
  {
    id: 'product-screen-inflatable',
    name: 'Inflatable yard screen, 14 ft',
    description:
      'Big enough for the whole block. The blower hums all evening, so keep people a few yards away, and tie down every tether before the first gust.',
    image: 'outdoor-inflatable',
    badge: 'For the block party',
    features: [
      'About 150 inches of picture',
      'Front and rear projection',
      'Up in ten minutes',
      'Tethers and stakes included',
    ],
    rating: 4.3,
    reviewsText: '4,000+ Reviews',
    priceTier: '$$',
    search: 'inflatable outdoor movie screen 14 ft',
  },
  {
    id: 'product-screen-fixed',
    name: 'Fixed-frame screen, 110 inch',
    description:
      'Stretched flat in a frame of black velvet, which swallows overspill. It gives you the best picture for the money here, if it can stay on the wall.',
    image: 'fixed-frame',
    badge: 'Best picture per dollar',
    features: [
      '16:9, 110 inches',
      'Gain 1.0, matte white',
      'Velvet border, 3 inches',
      'Stays flat for years',
    ],
    rating: 4.7,
    reviewsText: '1,900+ Reviews',
    priceTier: '$$',
    search: 'fixed frame projector screen 110 inch',
  },
  {
    id: 'product-screen-pull-down',
    name: 'Manual pull-down screen, 100 inch',
    description:
      'Works like a roller shade: pull it down until it clicks, and send it back up after the movie. Without side tension its edges curl a little over the years. You notice it less with a standard lens than with a short throw lens.',
    image: 'pull-down',
    features: [
      '1:1 with masking, 100 inches of 16:9',
      'Locks every few inches',
      'Wall or ceiling',
      'Slow return',
    ],
    rating: 4.2,
    reviewsText: '5,300+ Reviews',
    priceTier: '$',
    search: 'manual pull down projector screen 100 inch',
  },
  {
    id: 'product-screen-motorized',
    name: 'Motorized light-rejecting screen, 120 inch',
    description:
      'Comes down for the movie, even in front of a window, and disappears afterward. Its gray fabric keeps black darker while a ceiling lamp is on. It needs a projector some way back: with an ultra short throw it looks patchy.',
    image: 'motorized',
    features: [
      '16:9, 120 inches',
      'Tab-tensioned',
      '12 V trigger, remote and wall switch',
      'Rejects light from above',
    ],
    rating: 4.4,
    reviewsText: '2,200+ Reviews',
    priceTier: '$$$',
    search: 'motorized ALR projector screen 120 inch tab tensioned',
    surface: CINEGREY_3D,
  },
  {
    id: 'product-screen-alr-ust',
    name: 'Light-rejecting screen for ultra short throw, 100 inch',
    description:
      "Tiny slats reflect the light from below and turn away the light from the ceiling. It's made for laser TVs and looks dim with any other projector, so read the label twice before you buy one.",
    image: 'alr-ust',
    badge: 'For laser TVs only',
    features: [
      'For ultra short throw',
      'Gain 0.6',
      'Rejects most ceiling light',
      'Rigid, bezel under half an inch',
    ],
    rating: 4.6,
    reviewsText: '520+ Reviews',
    priceTier: '$$$$',
    search: 'ultra short throw ALR projector screen 100 inch',
  },
  {
    id: 'product-screen-floor-rising',
    name: 'Floor-rising screen, 80 inch',
    description:
      'Pull it up out of its slim box, and you need no wall at all. It suits renters, and rooms with art on the walls. Let it stop swaying before you focus.',
    image: 'floor-rising',
    features: ['16:9, 80 inches', 'Nothing to mount', 'Carrying handle, 24 lb', 'Black backing'],
    rating: 4.4,
    reviewsText: '850+ Reviews',
    priceTier: '$$$',
    search: 'floor rising projector screen 80 inch',
  },
]);
