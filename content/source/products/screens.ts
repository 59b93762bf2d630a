import { products } from './product.ts';

export const screens = products('screen', 'category-screens', [
  {
    id: 'product-screen-tripod',
    name: 'Tripod pull-up screen, 100 inch',
    description:
      'Up in two minutes, gone in one. The tripod stands on grass and on carpet; in wind it wants a guy line.',
    image: ['screen-tripod.webp', 'A white screen on a black tripod, showing a mountain valley.'],
    features: ['16:9, 100 inches', 'Gain 1.1', 'Stands on any floor', '9 kg with bag'],
    rating: 4.5,
    reviewsText: '3,100+ Reviews',
    priceTier: '$$',
    search: 'tripod projector screen 100 inch',
  },
  {
    id: 'product-screen-outdoor-frame',
    name: 'Outdoor frame screen, 120 inch',
    description:
      'A washable sheet laced into an aluminium frame: the flattest picture you can put on a lawn. Building it takes two people and a quarter of an hour.',
    features: ['16:9, 120 inches', 'Wrinkle-free when laced', 'Pegs and lines included', 'Machine washable'],
    rating: 4.4,
    reviewsText: '2,700+ Reviews',
    priceTier: '$$',
    search: 'outdoor projector screen 120 inch frame',
  },
  {
    id: 'product-screen-inflatable',
    name: 'Inflatable yard screen, 14 ft',
    description:
      'A fan, an hour of fun, and the whole street sees the film. The blower runs all the time and hums; seat people a few metres away.',
    features: [
      'About 150 inches of picture',
      'Front and rear projection',
      'Up in three minutes',
      'Tethers and stakes included',
    ],
    rating: 4.3,
    reviewsText: '4,000+ Reviews',
    priceTier: '$$',
    search: 'inflatable outdoor movie screen 14 ft',
  },
  {
    id: 'product-screen-fixed',
    name: 'Fixed frame screen, 110 inch',
    description:
      'Tensioned like a drum and framed in black velvet that swallows overspill. The best picture per dollar on this page, if the wall may keep it.',
    features: ['16:9, 110 inches', 'Gain 1.0, matte white', 'Velvet border', 'Flat for years'],
    rating: 4.7,
    reviewsText: '1,900+ Reviews',
    priceTier: '$$',
    search: 'fixed frame projector screen 110 inch',
  },
  {
    id: 'product-screen-motorized',
    name: 'Motorized drop-down screen, 120 inch',
    description:
      'Comes out of its case for the film and leaves the window alone the rest of the week. A trigger cable lets the projector call it.',
    features: ['16:9, 120 inches', 'Remote and wall switch', '12 V trigger', 'Gain 1.1'],
    rating: 4.4,
    reviewsText: '2,200+ Reviews',
    priceTier: '$$$',
    search: 'motorized projector screen 120 inch',
  },
  {
    id: 'product-screen-alr',
    name: 'Ambient-light-rejecting screen, 100 inch',
    description:
      'Throws the lamp beside the sofa back at the lamp instead of at you. It needs the projector in front of it, not below: read the label before you buy.',
    features: ['Gain 0.8, grey', 'For standard throw', 'Slim aluminium frame', 'Contrast in lit rooms'],
    rating: 4.5,
    reviewsText: '700+ Reviews',
    priceTier: '$$$$',
    search: 'ambient light rejecting projector screen 100 inch',
  },
  {
    id: 'product-screen-ust',
    name: 'Ultra short throw screen, 100 inch',
    description:
      'A lenticular surface that takes light from below and ignores the ceiling. Made for laser TVs, and dim with anything else.',
    features: ['For ultra short throw only', 'Gain 0.6', 'Rejects ceiling light', 'Thin 1 cm bezel'],
    rating: 4.6,
    reviewsText: '520+ Reviews',
    priceTier: '$$$$',
    search: 'ultra short throw projector screen 100 inch clr',
  },
  {
    id: 'product-screen-floor-rising',
    name: 'Floor-rising screen, 80 inch',
    description:
      'Lives in a slim box, rises from the floor in one pull, and needs no wall at all. For renters and for rooms with art on the walls.',
    features: ['16:9, 80 inches', 'No mounting', 'Carrying handle', 'Black backing'],
    rating: 4.4,
    reviewsText: '850+ Reviews',
    priceTier: '$$$',
    search: 'floor rising projector screen 80 inch',
  },
]);
