import { products } from './product.ts';

/** The eight screens of /accessories/screens. */
export const screens = products('screen', 'category-screens', [
  {
    id: 'product-screen-tripod',
    name: 'Tripod pull-up screen, 100 inch',
    description:
      'Up in two minutes, gone in one. The tripod stands on grass and on carpet alike. In any wind it needs a guy line, because the fabric is a sail.',
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
      'A washable sheet laced into an aluminum frame: the flattest picture you can put on a lawn. Building it takes two people and twenty minutes, so leave it up for the weekend.',
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
      'The whole street sees the movie. The blower runs all evening and hums, so keep people a few yards away, and tie down every tether before the first gust.',
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
      'Stretched flat in a frame of black velvet that swallows overspill. The best picture for the money on this page, if it can stay on the wall.',
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
      'Works like a roller blind: pull it down, let it click, send it back up after the movie. Without side tension its edges curl a little over the years. A standard lens shows that less than a short throw lens.',
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
    name: 'Motorized drop-down screen, 120 inch',
    description:
      'Comes out of its case for the movie and leaves the window alone for the rest of the week. Side cords keep the fabric flat, and a trigger cable lets the projector call it down.',
    image: 'motorized',
    features: ['16:9, 120 inches', 'Tab-tensioned', '12 V trigger, remote and wall switch', 'Gain 1.1'],
    rating: 4.4,
    reviewsText: '2,200+ Reviews',
    priceTier: '$$$',
    search: 'motorized tab tensioned projector screen 120 inch',
  },
  {
    id: 'product-screen-alr-ust',
    name: 'Light-rejecting screen for ultra short throw, 100 inch',
    description:
      "Tiny slats take the light from below and turn away the light from the ceiling. It's made for laser TVs and looks dim with anything else, so read the label twice before you buy one.",
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
      'Sits in a slim box, rises from the floor in one pull, and needs no wall at all. For renters, and for rooms with art on the walls. Let it stand still for a moment before you focus.',
    image: 'floor-rising',
    features: ['16:9, 80 inches', 'Nothing to mount', 'Carrying handle, 24 lb', 'Black backing'],
    rating: 4.4,
    reviewsText: '850+ Reviews',
    priceTier: '$$$',
    search: 'floor rising projector screen 80 inch',
  },
]);
