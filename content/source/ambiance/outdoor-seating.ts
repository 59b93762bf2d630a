import { feet, seat, whole } from '../figures.ts';
import { ambiancePage } from './page.ts';

export const outdoorSeating = ambiancePage(8, {
  slug: 'outdoor-seating',
  title: 'Outdoor Seating',
  intro: `Put blankets in front, low chairs behind them and full-height chairs at the back, and all of you can see without a platform. With a 100-inch screen, the first row belongs about ${whole(seat(100, 40) / 12)} feet away, and the last no farther than ${feet(seat(100, 30))}. Hang the lower edge of the screen at three feet, above the heads of the first row.`,
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
            "Wood and canvas, upright enough for dinner and a two-hour movie. It's tall, so put it in the last row.",
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
            "Seven inches off the grass, with a reclining back. It's a good height for the second row, though getting out of it takes some effort.",
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
            "It seats three and can stay outside all year; bring in the cushions. It's heavy, so decide where the last row goes first.",
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
            'Children pick it first, and adults borrow it. The cover comes off to dry. Carry it in at night and the filling stays dry, too.',
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
            'Grass can be damp even before the dew. A coated back keeps the first row dry, with room for six if they squeeze.',
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
            "You fill it with two swings through the air, and it seats two. It's light enough for a backpack. Keep it off thorns.",
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
    'Leave an aisle two feet wide at the side, with a small light at each end, to keep people out of the beam.',
    'Before the guests come, sit in the last row with a helper in front of you. If a head is in the way, move the row.',
    'Put a blanket on every seat beforehand. People rarely get up for one in the middle of a movie.',
  ],
  related: [
    ['Outdoor comfort', '@ambiance-outdoor-comfort'],
    ['Build a theater in the yard', '@article-diy-outdoor-theater'],
  ],
});
