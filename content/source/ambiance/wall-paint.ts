import type { ProductSource } from '../products/product.ts';
import { ambiancePage } from './page.ts';

const PAINTS: ProductSource[] = [
  {
    id: 'product-paint-screen-white',
    name: 'Matte white screen paint',
    description:
      "A neutral white made for projection, with a gain of about 1.0. It's for dark rooms, and for projectors with few lumens. Two thin coats with a short-nap roller look better than one thick one.",
    image: 'paint-matte-white',
    badge: 'For dark rooms',
    features: ['Gain about 1.0', 'Neutral, no blue tint', 'Covers 100 inches in two coats', 'Water-based'],
    tags: ['paint can'],
    rating: 4.5,
    reviewsText: '1,100+ Reviews',
    priceTier: '$$',
    search: 'projector screen paint matte white',
  },
  {
    id: 'product-paint-screen-gray',
    name: 'Matte gray screen paint',
    description:
      'A neutral gray with a gain of 0.8. Black gets darker, and so does white, a little. Choose it from 2,500 lumens up, or if a lamp stays on.',
    image: 'paint-matte-gray',
    features: ['Gain about 0.8', 'Better black in lit rooms', 'Neutral gray', 'Water-based'],
    tags: ['paint can'],
    rating: 4.6,
    reviewsText: '1,500+ Reviews',
    priceTier: '$$',
    search: 'projector screen paint gray matte high contrast',
  },
  {
    id: 'product-paint-screen-kit',
    name: 'Screen paint with roller',
    description:
      "A gray screen paint with the roller its maker recommends. It costs more than a plain can of paint, but you can't pick the wrong nap.",
    image: 'screen-paint-roller',
    badge: 'First-timer',
    features: [
      'One quart and a 6-inch roller',
      'For up to 120 inches',
      'Gain about 0.9',
      'Practice card included',
    ],
    rating: 4.4,
    reviewsText: '620+ Reviews',
    priceTier: '$$$',
    search: 'projector screen paint kit roller',
  },
  {
    id: 'product-paint-flat-charcoal',
    name: 'Flat charcoal wall paint',
    description:
      'For the walls around the screen. The darker and flatter the paint, the less light they throw back at the picture. Try one wall before you do four, because charcoal makes a room much darker by day, too.',
    image: 'paint-charcoal',
    features: ['Dead flat, under 3 percent sheen', 'Reflects about 8 percent', 'One gallon', 'Low odor'],
    tags: ['paint can'],
    rating: 4.6,
    reviewsText: '2,400+ Reviews',
    priceTier: '$$',
    search: 'flat matte charcoal interior paint gallon',
  },
  {
    id: 'product-paint-navy',
    name: 'Matte navy wall paint',
    description:
      'Nearly as dark as charcoal at night and much friendlier by day, so a living room still looks like one. With a white ceiling, expect a faint blue tint in bright scenes.',
    image: 'paint-navy',
    features: ['Matte, under 5 percent sheen', 'Reflects about 9 percent', 'One gallon', 'Washable'],
    tags: ['paint can'],
    rating: 4.5,
    reviewsText: '1,900+ Reviews',
    priceTier: '$',
    search: 'matte navy blue interior paint gallon',
  },
  {
    id: 'product-paint-ceiling',
    name: 'Matte dark ceiling paint',
    description:
      'The ceiling above the screen throws back more light than the other surfaces in the room. Painting the first six feet of it does more than painting the back wall.',
    image: 'paint-ceiling',
    features: ['Dead flat', 'Splatter-resistant', 'One gallon', 'One coat over primer'],
    tags: ['paint can'],
    rating: 4.3,
    reviewsText: '870+ Reviews',
    priceTier: '$',
    search: 'flat black ceiling paint gallon',
  },
];

const ACCESSORIES: ProductSource[] = [
  {
    id: 'product-paint-roller-kit',
    name: 'Roller kit with short nap',
    description:
      'A quarter-inch nap leaves a surface as even as paper. A long nap leaves orange peel, which shows up when the light comes in at a flat angle.',
    image: 'paint-roller-kit',
    features: ['Quarter-inch nap', '9-inch frame, three covers', 'Tray and liners', 'Lint-free'],
    tags: ['roller'],
    rating: 4.5,
    reviewsText: '3,300+ Reviews',
    priceTier: '$',
    search: 'paint roller kit 1/4 inch nap 9 inch',
  },
  {
    id: 'product-paint-brush-set',
    name: 'Brush set for edges',
    description:
      "Three angled brushes for the line along the tape. Paint the edge and roll into it while it's still wet, or the line will show.",
    image: 'paint-brush-set',
    features: ['1, 1.5 and 2 inches', 'Angled', 'For water-based paint', 'Wooden handles'],
    rating: 4.6,
    reviewsText: '5,700+ Reviews',
    priceTier: '$',
    search: 'angled paint brush set 3 piece',
  },
  {
    id: 'product-paint-tape',
    name: "Painter's tape",
    description:
      'For marking the picture on the wall, and then for painting a straight border. Pull it off while the last coat is still soft.',
    image: 'painters-tape',
    features: ['1.4 inches × 60 yards', 'Three rolls', 'Comes off after 14 days', 'No bleeding edge'],
    rating: 4.7,
    reviewsText: '18,000+ Reviews',
    priceTier: '$',
    search: "painter's tape 1.4 inch multi surface",
  },
  {
    id: 'product-paint-primer',
    name: 'Gray-tinted primer',
    description:
      'Under a dark or gray paint, a gray primer hides the old color and saves you the third coat. Sand it lightly, because every grain shows in a bright scene.',
    image: 'paint-primer',
    features: ['Tinted gray', 'One gallon', 'Fills hairline cracks', 'Dry in an hour'],
    tags: ['paint can'],
    rating: 4.5,
    reviewsText: '1,200+ Reviews',
    priceTier: '$',
    search: 'gray tinted primer interior gallon',
  },
];

export const wallPaint = ambiancePage(6, {
  slug: 'wall-paint',
  title: 'Wall Colors & Paint for Home Theaters',
  intro:
    'In a white room the picture lights the walls and the ceiling, and they light the picture. Black turns gray without a single lamp on. Dark matte paint around the screen brings the contrast back, and a smooth wall painted a neutral white or gray makes a cheap screen.',
  place: 'indoor',
  image: 'hero-theater',
  seoTitle: 'Wall Colors & Paint for Home Theaters',
  seoDescription:
    'Matte paints for home theater walls and painted screens: which white or gray for which lumens, what to paint first, and the tools for a smooth coat.',
  box: {
    heading: 'Why Matte Paint Matters',
    points: [
      [
        'Reduces reflection',
        'A flat, dark wall sends back less than 10 percent of the light. White eggshell sends back about 80 percent, and much of it lands on the picture.',
      ],
      [
        'Enhances contrast',
        'Dark walls send back too little light to turn black gray. In an otherwise dark room, the walls limit the contrast you see.',
      ],
      [
        'Theater atmosphere',
        'Once you stop seeing the walls, the picture stands out and the room seems larger. Many movie theaters are painted this way.',
      ],
      ['Eye comfort', "Without bright patches beside the picture, your eyes don't have to keep readjusting."],
    ],
  },
  shelves: [
    {
      heading: 'Six matte paints',
      intro: 'Three for the screen itself, three for what surrounds it.',
      products: PAINTS,
    },
    {
      heading: 'Painting accessories',
      intro: 'A painted screen is only as good as its surface. These four help.',
      products: ACCESSORIES,
    },
  ],
  tips: [
    'Paint in this order, and stop when you like the result: the wall with the screen, six feet of ceiling in front of it, six feet of the side walls, then the rest.',
    'Put the projector in place, mark the picture with tape, and paint the screen an inch larger. Then roll a three-inch border of flat black around it.',
    'Look at paint samples by the light of the projector. A gray can be neutral at noon and green at night.',
  ],
  related: [
    ['Brightness guide', '@article-brightness-guide'],
    ['Projector screens', '@category-screens'],
  ],
});
