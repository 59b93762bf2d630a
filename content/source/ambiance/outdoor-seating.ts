import { feet, seat } from '../figures.ts';
import { ambiancePage } from './page.ts';

export const outdoorSeating = ambiancePage(8, {
  slug: 'outdoor-seating',
  title: 'Outdoor Seating',
  intro: `Put blankets in front, low chairs behind and real chairs at the back, and everyone sees without a platform. The first row of a 100-inch screen belongs about ${feet(seat(100, 40))} feet away, the last no farther than twice that. Hang the lower edge of the screen at three feet, above the heads of the first row.`,
  place: 'outdoor',
  image: 'backyard-wide-detail',
  seoDescription:
    'Chairs, bean bags, benches and blankets for a backyard cinema: rows that see over one another, and what stays comfortable for two hours.',
  shelves: [
    {
      heading: 'Chairs and benches',
      products: [
        {
          id: 'product-seat-director',
          name: "Folding director's chair",
          description:
            "Wood and canvas, upright enough for two hours and for dinner before. It's tall, so put it in the last row.",
          image: 'folding-chair',
          features: ['Beech and canvas', 'Folds flat', 'Holds 265 lb', 'Seat at 18 inches'],
          rating: 4.5,
          reviewsText: '1,400+ Reviews',
          priceTier: '$$',
          search: 'folding directors chair wood canvas',
        },
        {
          id: 'product-seat-low-chair',
          name: 'Low festival chair',
          description:
            'Seven inches off the grass, with a back that leans. The right height for the second row, though getting out of it takes some effort.',
          image: 'low-chair',
          features: ['Seat at 7 inches', 'Reclining mesh back', 'Cup pocket', '8 lb with bag'],
          tags: ['low chair'],
          rating: 4.4,
          reviewsText: '5,800+ Reviews',
          priceTier: '$',
          search: 'low beach festival chair folding mesh',
        },
        {
          id: 'product-seat-bench',
          name: 'Teak garden bench with cushions',
          description:
            "Three seats that stay outside all year while the cushions don't. It's heavy, so decide first where the last row is.",
          image: 'garden-bench',
          features: ['Solid teak, 60 inches', 'Two cushions', 'Holds 700 lb', 'Grays in the sun if unoiled'],
          rating: 4.6,
          reviewsText: '980+ Reviews',
          priceTier: '$$$',
          search: 'teak garden bench 60 inch with cushions',
        },
      ],
    },
    {
      heading: 'On the ground',
      products: [
        {
          id: 'product-seat-bean-bag',
          name: 'Outdoor bean bag',
          description:
            'The seat children choose and adults borrow. The cover comes off and dries; the filling stays dry if you carry it in at night.',
          image: 'bean-bag',
          features: ['38 inches across', 'Water-repellent cover', 'Handle', 'Washable'],
          rating: 4.4,
          reviewsText: '2,300+ Reviews',
          priceTier: '$$',
          search: 'outdoor bean bag chair waterproof',
        },
        {
          id: 'product-seat-picnic-blanket',
          name: 'Waterproof picnic blanket',
          description:
            'Grass is damp before the dew falls. A coated back keeps the first row dry, and there is room for six if they like each other.',
          image: 'picnic-blanket',
          features: ['80 × 79 inches', 'Coated back', 'Folds with handle', 'Machine washable'],
          tags: ['blanket'],
          rating: 4.6,
          reviewsText: '10,000+ Reviews',
          priceTier: '$',
          search: 'waterproof picnic blanket extra large',
        },
        {
          id: 'product-seat-air-sofa',
          name: 'Air lounger',
          description:
            "Fills with two swings and seats two until somebody gets up suddenly. Light enough for the backpack. Don't put it on thistles.",
          image: 'air-lounger',
          features: ['2.5 lb', 'Fills in a minute', 'Holds 440 lb', 'Side pockets'],
          tags: ['sofa'],
          rating: 4.1,
          reviewsText: '3,500+ Reviews',
          priceTier: '$',
          search: 'inflatable air lounger outdoor',
        },
      ],
    },
  ],
  tips: [
    'Leave one aisle, two feet wide, at the side, with a small light at each end, so nobody walks through the beam.',
    'Sit in the last row before the guests come. If you see the top of a head, move that row, not the screen.',
    'Bring one blanket for each seat and put it on the seat. People rarely get up for one in the middle of a movie.',
  ],
  related: [
    ['Outdoor comfort', '@ambiance-outdoor-comfort'],
    ['Build a theater in the yard', '@article-diy-outdoor-theater'],
  ],
});
